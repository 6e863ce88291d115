import { gameModes } from '../contract/gameModes.ts'
import { battleGround } from '../modes/battle/battleGround.ts'
import { goldQuestGround } from '../modes/goldQuest/goldQuestGround.ts'
import { racingGround } from '../modes/racing/racingGround.ts'
import { survivalGround } from '../modes/survival/survivalGround.ts'
import { towerGround } from '../modes/tower/towerGround.ts'
import type { MapGround } from './mapGround.ts'

/** The modes that are played on a map. Classic has none. */
const grounds = {
  racing: racingGround,
  battle: battleGround,
  'gold-quest': goldQuestGround,
  tower: towerGround,
  survival: survivalGround,
} as const satisfies Record<string, MapGround>

export type MapMode = keyof typeof grounds
export type TileType<Mode extends MapMode = MapMode> = (typeof grounds)[Mode]['tiles'][number]

export const isMapMode = (mode: string): mode is MapMode => Object.hasOwn(grounds, mode)

export const mapModes: readonly MapMode[] = gameModes.filter(isMapMode)

export const tilesOf = (mode: MapMode): readonly TileType[] => grounds[mode].tiles

export const isTileOf = (mode: MapMode, type: string): type is TileType =>
  (tilesOf(mode) as readonly string[]).includes(type)

/** The tiles that a class can be asked to build. */
export const wishesOf = (mode: MapMode): readonly TileType[] => grounds[mode].wishes

export const groundOf = (mode: MapMode): TileType => grounds[mode].base
