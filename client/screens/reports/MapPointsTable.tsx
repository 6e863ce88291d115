import type { Report } from '../../../rooms/shared/contract/reports.ts'
import type { MapMode } from '../../../rooms/shared/maps/tileTypes.ts'
import { Avatar } from '../../parts/Amounts.tsx'
import { Card } from '../../parts/Card.tsx'
import { EmptyState } from '../../parts/feedback/Notice.tsx'
import { amountText } from '../../texts/parts.ts'
import { isolated } from '../../texts/saying.ts'
import { reasonNames, mapPointsTexts as texts } from '../../texts/school/reportReasons.ts'
import { reportTexts } from '../../texts/school/reports.ts'
import { mapPointsOf, type ReasonSum } from './mapPoints.ts'
import styles from './Reports.module.css'

const signed = (points: number): string => (points > 0 ? `+${amountText(points)}` : `−${amountText(-points)}`)

const Reason = ({ mode, sum }: { mode: MapMode; sum: ReasonSum }) => {
  const names: Readonly<Record<string, string>> = reasonNames[mode]
  return (
    <li data-kind={sum.by < 0 ? 'taken' : 'given'}>
      {sum.times > 1 && <span>{texts.times(sum.times)} </span>}
      {names[sum.reason] ?? sum.reason}
      {sum.others.length > 0 && <small> {texts.with(sum.others.map(isolated).join(', '))}</small>}{' '}
      <b>{signed(sum.by)}</b>
    </li>
  )
}

/** What the mode gave and took from each player, and why, beside the points for answers. */
export const MapPointsTable = ({ report, mode }: { report: Report; mode: MapMode }) => {
  if (report.players.length === 0) return <EmptyState title={reportTexts.nobody} />
  return (
    <Card tight className={styles.students}>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a wide table must be scrollable by keyboard */}
      <section className={styles.scroll} tabIndex={0} aria-label={texts.tab}>
        <table>
          <thead>
            <tr>
              <th scope="col" data-stays>
                {reportTexts.player}
              </th>
              <th scope="col">{texts.gave}</th>
              <th scope="col">{texts.took}</th>
              <th scope="col">{texts.why}</th>
            </tr>
          </thead>
          <tbody>
            {report.players.map((player) => {
              const { gave, took, reasons } = mapPointsOf(report, player)
              return (
                <tr key={player.playerId}>
                  <th scope="row" data-stays>
                    <span className={styles.student}>
                      <Avatar slime={player.slime} size={38} /> <span translate="no">{player.username}</span>
                    </span>
                  </th>
                  <td>{gave > 0 ? signed(gave) : '–'}</td>
                  <td>{took > 0 ? signed(-took) : '–'}</td>
                  <td>
                    {reasons.length === 0 ? (
                      texts.nothing
                    ) : (
                      <ul className={styles.reasons}>
                        {reasons.map((sum) => (
                          <Reason key={sum.reason} mode={mode} sum={sum} />
                        ))}
                      </ul>
                    )}
                  </td>
                </tr>
              )
            })}
          </tbody>
        </table>
      </section>
    </Card>
  )
}
