import { setImmediate } from 'node:timers/promises'
import type { Report, ReportAnswer, ReportPlayer } from '../../rooms/shared/contract/reports.ts'
import { csvCell } from '../../rooms/shared/csvCell.ts'
import { isMapMode } from '../../rooms/shared/maps/tileTypes.ts'
import { screenNumbers } from '../../rooms/shared/match/screenNumbers.ts'

/** How many rows are written at a time. A game of a thousand has a hundred thousand cells, and games go on meanwhile. */
const rowsAtOnce = 50

/** A mark at the start, without which spreadsheets read umlauts wrongly. */
const mark = '\ufeff'

/** A report as a table, in pieces: a row for each player, a group of columns for each question. */
export async function* reportCsv(report: Report): AsyncGenerator<string> {
  const isOnMap = isMapMode(report.gameMode)
  yield `${mark}${lineOf(headOf(report, isOnMap))}`
  for (let from = 0; from < report.players.length; from += rowsAtOnce) {
    yield report.players
      .slice(from, from + rowsAtOnce)
      .map((player) => lineOf(rowOf(report, player, isOnMap)))
      .join('')
    await setImmediate()
  }
}

type Cell = string | number

const lineOf = (row: readonly Cell[]): string => `${row.map(csvCell).join(',')}\r\n`

const headOf = (report: Report, isOnMap: boolean): Cell[] => {
  const numbers = screenNumbers(report.questions)
  const heads = report.questions.flatMap(({ question, kind, voided }, index) => {
    const number = numbers[index] ?? null
    // No two columns may have the same head, so the opinions and the slides are counted, too.
    const ofKind = () => report.questions.slice(0, index + 1).filter((one) => one.kind === kind).length
    const name = number === null ? `${kind === 'slide' ? 'Slide' : 'Opinion'} ${ofKind()}` : `Q${number}`
    return [`${name}${number !== null && voided ? ' (void)' : ''}: ${question}`, `${name} correct`, `${name} seconds`]
  })
  return ['Place', 'Player', 'Account', 'Score', ...(isOnMap ? ['On the map'] : []), 'Correct', 'Currency', ...heads]
}

const rowOf = (report: Report, player: ReportPlayer, isOnMap: boolean): Cell[] => [
  player.place,
  player.username,
  player.userId === null ? 'guest' : 'logged in',
  player.score,
  ...(isOnMap ? [onMap(report, player)] : []),
  player.correctCount,
  player.currency,
  ...report.questions.flatMap((question, index) => answerCells(player.answers[index] ?? null, question)),
]

/** What the mode gave and took, beside the points for answers. */
const onMap = ({ questions }: Report, { answers, paidAtEnd = [] }: ReportPlayer): number => {
  const counted = answers.flatMap((answer, index) => (questions[index]?.voided ? [] : (answer?.changes ?? [])))
  return [...counted, ...paidAtEnd].reduce((sum, { by }) => sum + by, 0)
}

/** With the apostrophe of a text, half of the answers of a lesson with numbers below zero would look mistyped. */
const asNumber = (said: string): Cell => (/^-\d/.test(said) && String(Number(said)) === said ? Number(said) : said)

const answerCells = (answer: ReportAnswer | null, { kind, answers, voided }: Report['questions'][number]) => {
  if (answer === null || kind === 'slide') return ['', '', '']
  const chosen =
    answer.choice === null || answer.choice < 0 ? '(no answer)' : (answer.given ?? answers[answer.choice] ?? '')
  const partly = answer.share === undefined ? 'no' : `${Math.round(answer.share * 100)} %`
  // Who counts the yes of a row has to come to the number under "Correct".
  const judged = voided ? '' : answer.correct ? 'yes' : partly
  // Without any answer the time stays empty: the whole limit would spoil an average of the column.
  const seconds = answer.choice === null ? '' : (answer.ms / 1000).toFixed(1)
  return [asNumber(chosen), judged, seconds]
}
