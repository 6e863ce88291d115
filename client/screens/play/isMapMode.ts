import type { GameMode } from '../../../rooms/shared/contract/gameModes.ts'
import type { MapMode } from '../../../rooms/shared/maps/tileTypes.ts'

const withoutMap: Record<Exclude<GameMode, MapMode>, true> = { classic: true }

/** As `tileTypes.ts` knows it, without bringing all tiles to a phone that draws none. */
export const isMapMode = (mode: GameMode): mode is MapMode => !Object.hasOwn(withoutMap, mode)
