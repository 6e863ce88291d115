import type { MapGround } from '../../maps/mapGround.ts'

export const towerGround = {
  tiles: [
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
  base: 'sky',
  wishes: ['tower-zone', 'checkpoint', 'enemy-weak', 'enemy-medium', 'enemy-strong'],
} as const satisfies MapGround
