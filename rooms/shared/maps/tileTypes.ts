import { gameModes } from '../contract/gameModes.ts'

/** What the tiles of a map can be, by mode, in the order the palette shows them. Classic has no map. */
export const tileTypes = {
  racing: ['track', 'grass', 'water', 'boost', 'obstacle', 'enemy-weak', 'enemy-medium', 'enemy-strong'],
  battle: ['arena', 'wall', 'powerup', 'spawn', 'enemy-weak', 'enemy-medium', 'enemy-strong', 'enemy-boss'],
  'gold-quest': ['path', 'gold', 'wall', 'trap', 'enemy-weak', 'enemy-medium', 'enemy-strong'],
  tower: [
    'platform',
    'sky',
    'ladder',
    'checkpoint',
    'enemy-path-start',
    'enemy-path',
    'enemy-path-end',
    'tower-zone',
    'enemy-weak',
    'enemy-medium',
    'enemy-strong',
  ],
  survival: ['safe', 'danger', 'moving', 'enemy-weak', 'enemy-medium', 'enemy-strong', 'enemy-swarm'],
} as const

export type MapMode = keyof typeof tileTypes
export type TileType<Mode extends MapMode = MapMode> = (typeof tileTypes)[Mode][number]

export const isMapMode = (mode: string): mode is MapMode => Object.hasOwn(tileTypes, mode)

export const mapModes: readonly MapMode[] = gameModes.filter(isMapMode)

export const isTileOf = (mode: MapMode, type: string): type is TileType =>
  (tileTypes[mode] as readonly string[]).includes(type)

/** What a new map and a cleared one are made of. */
export const groundOf = {
  racing: 'grass',
  battle: 'arena',
  'gold-quest': 'path',
  tower: 'sky',
  survival: 'safe',
} as const satisfies { [Mode in MapMode]: TileType<Mode> }
