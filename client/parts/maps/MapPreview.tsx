import { sizeOfMap, type Tile } from '../../../rooms/shared/contract/maps.ts'
import { isTileOf, type MapMode } from '../../../rooms/shared/maps/tileTypes.ts'
import styles from './MapPreview.module.css'
import { tileLooks } from './tileLooks.ts'

const previewTiles = 100

type MapPreviewProps = {
  mode: MapMode
  tiles: readonly Tile[] /** Every tile instead of the first hundred. */
  whole?: boolean
}

const inOrder = (tiles: readonly Tile[]): Tile[] => [...tiles].sort((a, b) => a.y - b.y || a.x - b.x)

/** A map from above, drawn small. A preview shows the first hundred tiles; what follows is only hinted at. */
export const MapPreview = ({ mode, tiles, whole }: MapPreviewProps) => {
  const { width, height } = sizeOfMap(tiles)
  const ordered = inOrder(tiles)
  const crisp = whole ? ordered.length : previewTiles
  return (
    <svg aria-hidden="true" className={styles.preview} viewBox={`0 0 ${width * 10} ${height * 10}`}>
      {ordered.map(({ x, y, type }, index) => {
        const look = isTileOf(mode, type) ? tileLooks[type] : undefined
        return (
          <g key={`${x},${y}`} transform={`translate(${x * 10} ${y * 10})`} opacity={index < crisp ? 1 : 0.5}>
            <rect width="10.1" height="10.1" fill={look?.fill ?? '#ccc'} />
            {look?.sign && (
              <path
                d={look.sign.d}
                fill={look.sign.solid ? look.sign.colour : 'none'}
                stroke={look.sign.solid ? 'none' : look.sign.colour}
                strokeWidth={1.2}
                strokeLinecap="round"
                strokeLinejoin="round"
              />
            )}
          </g>
        )
      })}
    </svg>
  )
}
