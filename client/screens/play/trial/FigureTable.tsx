import { trialTexts as texts } from '../../../texts/maps/trial.ts'
import { percentText } from '../../../texts/parts.ts'
import styles from './FigureTable.module.css'
import type { MapFigures } from './mapFigures.ts'

const rounded = (figure: number): string => figure.toFixed(1)

/** What fifty games have shown of a map, in words for the author of the map. */
export const FigureTable = ({ figures }: { figures: MapFigures }) => {
  const { steps, heap, share, events, points, unused, tower, games } = figures
  const rows: [string, string][] = [
    [texts.figures.steps, rounded(steps)],
    [texts.figures.heap, rounded(heap)],
    [texts.figures.share, percentText(share)],
    [texts.figures.events, rounded(events)],
    ...(points ? [[texts.figures.points, texts.pointsText(points)] satisfies [string, string]] : []),
    [texts.figures.unused, String(unused.length)],
  ]
  if (tower)
    rows.push(
      [texts.figures.spots, rounded(tower.spots)],
      [texts.figures.lives, rounded(tower.lives)],
      [texts.figures.held, percentText(tower.held)],
    )
  return (
    <section className={styles.figures} aria-label={texts.inGames(games)}>
      <h2>{texts.inGames(games)}</h2>
      <dl>
        {rows.map(([what, figure]) => (
          <div key={what}>
            <dt>{what}</dt>
            <dd>{figure}</dd>
          </div>
        ))}
      </dl>
    </section>
  )
}
