import type { TileType } from '../../rooms/shared/maps/tileTypes.ts'
import { tileLooks } from '../parts/maps/tileLooks.ts'

/** What is drawn on a tile, so that it is known without its colour. */
export const TileSign = ({ type }: { type: TileType }) => {
  const { sign } = tileLooks[type]
  if (!sign) return null
  return (
    <svg aria-hidden="true" viewBox="0 0 10 10">
      <path
        d={sign.d}
        fill={sign.solid ? sign.colour : 'none'}
        stroke={sign.solid ? 'none' : sign.colour}
        strokeWidth={1.2}
        strokeLinecap="round"
        strokeLinejoin="round"
      />
    </svg>
  )
}
