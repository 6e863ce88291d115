import { useId, useMemo } from 'react'
import { sizeOfMap, type Tile } from '../../../rooms/shared/contract/maps.ts'
import { isTileOf, type MapMode, type TileType } from '../../../rooms/shared/maps/tileTypes.ts'
import styles from './MapPreview.module.css'
import { tileBox, tileMarkup } from './tileMarkup.ts'

const previewTiles = 100

type MapPreviewProps = {
  mode: MapMode
  tiles: readonly Tile[] /** Every tile instead of the first hundred. */
  whole?: boolean
}

type Places = { type: TileType; d: string }

/** One path per type, however many tiles there are. */
const placesByType = (mode: MapMode, tiles: readonly Tile[]): Places[] => {
  const paths = new Map<TileType, string>()
  for (const { x, y, type } of tiles)
    if (isTileOf(mode, type))
      paths.set(type, `${paths.get(type) ?? ''}M${x * tileBox} ${y * tileBox}h${tileBox}v${tileBox}h-${tileBox}z`)
  return [...paths].map(([type, d]) => ({ type, d }))
}

const inOrder = (tiles: readonly Tile[]): Tile[] => [...tiles].sort((a, b) => a.y - b.y || a.x - b.x)

const Tiles = ({ places, id }: { places: Places[]; id: string }) =>
  places.map(({ type, d }) => <path key={type} d={d} fill={`url(#${id}${type})`} />)

/** A map from above, drawn small. A preview shows the first hundred tiles; what follows is only hinted at. */
export const MapPreview = ({ mode, tiles, whole }: MapPreviewProps) => {
  const id = useId()
  const { width, height } = sizeOfMap(tiles)
  const { crisp, faded } = useMemo(() => {
    const shown = inOrder(tiles)
    const end = whole ? shown.length : previewTiles
    return { crisp: placesByType(mode, shown.slice(0, end)), faded: placesByType(mode, shown.slice(end)) }
  }, [mode, tiles, whole])
  const used = new Set([...crisp, ...faded].map(({ type }) => type))
  return (
    <svg aria-hidden="true" className={styles.preview} viewBox={`0 0 ${width * tileBox} ${height * tileBox}`}>
      <defs>
        {[...used].map((type) => (
          <pattern
            key={type}
            id={`${id}${type}`}
            width={tileBox}
            height={tileBox}
            patternUnits="userSpaceOnUse"
            // biome-ignore lint/security/noDangerouslySetInnerHtml: our own drawings, made of no text of anybody's
            dangerouslySetInnerHTML={{ __html: tileMarkup(mode, type) }}
          />
        ))}
      </defs>
      <Tiles places={crisp} id={id} />
      <g opacity={0.5}>
        <Tiles places={faded} id={id} />
      </g>
    </svg>
  )
}
