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

/** The traces of a trial, over a painted map. */
export const HeatMarks = ({ traces, size }: { traces: Traces; size: Size }) => (
  <svg aria-hidden="true" className={styles.over} viewBox={`0 0 ${size.width} ${size.height}`}>
    <TrailMarks trail={traces.trail} size={size} />
    <UnusedMarks unused={traces.unused} size={size} />
  </svg>
)
