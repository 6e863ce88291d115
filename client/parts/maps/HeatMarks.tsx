import { useEffect, useMemo, useState } from 'react'
import { gridOfMap, type Tile } from '../../../rooms/shared/maps/tileGrid.ts'
import type { MapMode } from '../../../rooms/shared/maps/tileTypes.ts'
import { worldPainters } from '../../modes/worldPainters.ts'
import { boxOf } from '../../stage/world/mapLayout.ts'
import type { WorldPainter } from '../../stage/world/paintWorld.ts'
import type { Traces, Trail } from '../../state/trial.ts'
import styles from './HeatMarks.module.css'
import { tileBoxes } from './tileBoxes.ts'

/** The share of the warmest tile's colour that the coldest has. */
const faintest = 0.25

type Size = { width: number; height: number }

/** The more often slimes walked on a tile, the warmer its colour. */
export const TrailMarks = ({ trail, size: { width, height } }: { trail: Trail; size: Size }) => {
  const most = Math.max(1, ...trail.values())
  return (
    <g data-trail className={styles.trail}>
      {[...trail].map(
        ([place, visits]) =>
          place < width * height && (
            <rect
              key={place}
              x={place % width}
              y={Math.floor(place / width)}
              width={1}
              height={1}
              fillOpacity={faintest + (1 - faintest) * Math.sqrt(visits / most)}
            />
          ),
      )}
    </g>
  )
}

/** Special tiles at which nothing has happened. */
export const UnusedMarks = ({ unused, size: { width, height } }: { unused: readonly number[]; size: Size }) => (
  <path
    data-unused
    className={styles.unused}
    d={tileBoxes(
      unused.filter((place) => place < width * height),
      width,
      0.1,
    )}
  />
)

/** The traces of a trial, over a painted map. The trial has been played in the same world, so its painter is here already. */
export const HeatMarks = ({ traces, mode, tiles }: { traces: Traces; mode: MapMode; tiles: readonly Tile[] }) => {
  const grid = useMemo(() => gridOfMap({ tiles }), [tiles])
  const [painter, setPainter] = useState<WorldPainter | null>(null)
  useEffect(() => {
    worldPainters[mode]().then(
      ({ world }) => setPainter(world),
      () => {},
    )
  }, [mode])
  if (!painter) return null
  const { left, top, width, height } = boxOf(grid, painter.beyond?.(grid))
  const flatness = painter.tile.height / painter.tile.width
  const view = [left, top * flatness, width, height * flatness].join(' ')
  return (
    <svg aria-hidden="true" className={styles.over} viewBox={view}>
      <g transform={`scale(1 ${flatness})`}>
        <TrailMarks trail={traces.trail} size={grid} />
        <UnusedMarks unused={traces.unused} size={grid} />
      </g>
    </svg>
  )
}
