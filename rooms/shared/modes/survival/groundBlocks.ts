import type { TileGrid } from '../../maps/tileGrid.ts'

/** The ground shakes in square blocks with sides of this many tiles. */
export const blockSide = 3

type Sized = Pick<TileGrid, 'width' | 'height'>

const blocksAcross = ({ width }: Sized) => Math.ceil(width / blockSide)
export const blockCount = (size: Sized): number => blocksAcross(size) * Math.ceil(size.height / blockSide)

export function placesOfBlock(size: Sized, block: number): number[] {
  const [left, top] = [(block % blocksAcross(size)) * blockSide, Math.floor(block / blocksAcross(size)) * blockSide]
  const places: number[] = []
  for (let row = top; row < Math.min(top + blockSide, size.height); row++)
    for (let column = left; column < Math.min(left + blockSide, size.width); column++)
      places.push(row * size.width + column)
  return places
}

const unrestOfPlainGround = 0.5
const unrestOfDanger = 5

/**
 * How much more, or less, a block shakes than the average ground: the more danger is drawn into it, the more. A block
 * that is all danger cannot shake.
 */
export function unrestOf(field: Sized & { ground: string }): number[] {
  return Array.from({ length: blockCount(field) }, (_, block) => {
    const places = placesOfBlock(field, block)
    const danger = places.filter((place) => field.ground[place] === '~').length / places.length
    return danger === 1 ? 0 : Math.round(100 * (unrestOfPlainGround + unrestOfDanger * danger)) / 100
  })
}
