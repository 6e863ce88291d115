import { useId } from 'react'
import { joinClasses } from '../../parts/joinClasses.ts'
import { TrailMarks, UnusedMarks } from '../../parts/maps/HeatMarks.tsx'
import { tileBoxes } from '../../parts/maps/tileBoxes.ts'
import styles from './RuleMarks.module.css'
import type { RuleView } from './useRuleView.ts'

/** With more starts than this they are everywhere, and their marks would hide the map. */
const mostStarts = 40

/** The numbers on tiles: how hard towers fire there, or what a tile pays. */
const numbersOf = ({ guards, worth }: RuleView['reading']): (readonly [at: number, number: number])[] => [
  ...(guards?.towers.map(({ at, power }) => [at, power] as const) ?? []),
  ...(worth?.map(({ at, pays }) => [at, pays] as const) ?? []),
]

/** Ways, starts and idle tiles as the rule book sees them, drawn over the tiles. */
export const RuleMarks = ({ view }: { view: RuleView }) => {
  const id = useId()
  const { drawing, reading, isShown, pointed, traces } = view
  const { width, height } = drawing
  const middle = (place: number) => [(place % width) + 0.5, Math.floor(place / width) + 0.5] as const
  const lineOf = (way: readonly number[]) => way.map((place) => middle(place).join(' ')).join('L')
  const strikes = (places: readonly number[]) =>
    places.map((place) => `M${(place % width) + 0.15} ${Math.floor(place / width) + 0.85}l.7-.7`).join('')
  const idle = reading.notes.flatMap(({ mending, places }) => (mending ? places : []))
  const ends = reading.ways.filter(({ length }) => length > 1)
  return (
    <svg
      aria-hidden="true"
      data-marks
      className={styles.marks}
      viewBox={`0 0 ${width} ${height}`}
      preserveAspectRatio="none"
    >
      <marker id={`${id}arrow`} viewBox="0 0 4 4" refX="2" refY="2" markerWidth="3" markerHeight="3" orient="auto">
        <path className={styles.arrow} d="M.6.4 3.6 2 .6 3.6z" />
      </marker>
      {isShown && (
        <>
          {reading.guards && <path data-reach className={styles.reach} d={tileBoxes(reading.guards.reach, width, 0)} />}
          {traces && <TrailMarks trail={traces.trail} size={drawing} />}
          {ends.map((way) => (
            <g key={way.join()}>
              <path className={styles.wayEdge} d={`M${lineOf(way)}`} />
              <path className={styles.way} d={`M${lineOf(way)}`} markerEnd={`url(#${id}arrow)`} />
              <circle className={styles.start} cx={middle(way[0] ?? 0)[0]} cy={middle(way[0] ?? 0)[1]} r={0.26} />
            </g>
          ))}
          {reading.starts.length <= mostStarts &&
            reading.starts.map((place) => (
              <circle key={place} className={styles.start} cx={middle(place)[0]} cy={middle(place)[1]} r={0.2} />
            ))}
          {numbersOf(reading).map(([at, number]) => (
            <text key={at} className={styles.power} x={middle(at)[0]} y={middle(at)[1] + 0.4}>
              {number}
            </text>
          ))}
          <path className={joinClasses(styles.strike, styles.edge)} d={strikes(idle)} />
          <path className={styles.strike} d={strikes(idle)} />
        </>
      )}
      {isShown && traces && <UnusedMarks unused={traces.unused} size={drawing} />}
      {pointed && <path className={styles.pointed} d={tileBoxes(pointed.places, width, 0.06)} />}
    </svg>
  )
}
