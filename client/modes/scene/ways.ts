import type { TileGrid } from '../../../rooms/shared/maps/tileGrid.ts'
import type { Way } from '../../texts/game/scene.ts'

type Wide = Pick<TileGrid, 'width'>

/** As on the screen: `down` grows with the row. */
export const wayBetween = ({ width }: Wide, from: number, to: number): Way => ({
  across: (to % width) - (from % width),
  down: Math.floor(to / width) - Math.floor(from / width),
})

export const lengthOf = ({ across, down }: Way): number => Math.abs(across) + Math.abs(down)

/** The nearest first. */
export const byLength = <Thing extends { way: Way }>(things: readonly Thing[]): Thing[] =>
  [...things].sort((a, b) => lengthOf(a.way) - lengthOf(b.way))
