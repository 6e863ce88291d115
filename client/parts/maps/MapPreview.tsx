import { useId, useMemo } from 'react'
import { sizeOfMap } from '../../../rooms/shared/maps/mapSize.ts'
import type { Tile } from '../../../rooms/shared/maps/tileGrid.ts'
import { isTileOf, type MapMode, type TileType } from '../../../rooms/shared/maps/tileTypes.ts'
import styles from './MapPreview.module.css'
import { tileBox, tileMarkup } from './tileMarkup.ts'

type MapPreviewProps = {
  mode: MapMode
  tiles: readonly Tile[]
  /** Set if no painted picture follows and the user has to see every tile. */
  whole?: boolean
}

/** A number from the specification: a preview is there at once, however large the map and long the list. */
const previewTiles = 100

type Places = { type: TileType; d: string }

/** One path per type, however many tiles there are. */
const placesByType = (mode: MapMode, tiles: readonly Tile[]): Places[] => {
  const paths = new Map<TileType, string>()
  for (const { x, y, type } of tiles)
    if (isTileOf(mode, type))
      paths.set(type, `${paths.get(type) ?? ''}M${x * tileBox} ${y * tileBox}h${tileBox}v${tileBox}h-${tileBox}z`)
  return [...paths].map(([type, d]) => ({ type, d }))
}

/** A map from above, at any size: its first tiles in their places, with room for the others. */
export const MapPreview = ({ mode, tiles, whole = false }: MapPreviewProps) => {
  const id = useId()
  const { width, height } = sizeOfMap(tiles)
  const places = useMemo(() => placesByType(mode, whole ? tiles : tiles.slice(0, previewTiles)), [mode, tiles, whole])
  return (
    <svg aria-hidden="true" className={styles.preview} viewBox={`0 0 ${width * tileBox} ${height * tileBox}`}>
      <defs>
        {places.map(({ type }) => (
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
      {places.map(({ type, d }) => (
        <path key={type} d={d} fill={`url(#${id}${type})`} />
      ))}
    </svg>
  )
}
