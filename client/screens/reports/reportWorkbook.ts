import type { Pupil } from '../../../rooms/shared/contract/classes.ts'
import type { Report, ReportAnswer, ReportPlayer } from '../../../rooms/shared/contract/reports.ts'
import { isMapMode } from '../../../rooms/shared/maps/tileTypes.ts'
import { isScored, screenNumbers } from '../../../rooms/shared/match/screenNumbers.ts'
import { cutText } from '../../../rooms/shared/names/shortName.ts'
import { modes } from '../../modes/modes.ts'
import { type Sheet, type WorkbookCell, workbookOf } from '../../parts/files/workbook.ts'
import { mapPointsTexts } from '../../texts/school/reportReasons.ts'
import { reportSheetTexts as texts } from '../../texts/school/reportSheets.ts'
import { reportTexts } from '../../texts/school/reports.ts'
import { mapPointsOf } from './mapPoints.ts'
import { averageTimeOf, overallShare, questionFigures } from './reportFigures.ts'

/** Who is who in the class of a game, as far as its teacher knows. */
export type Named = Pick<Pupil, 'id' | 'name' | 'username'>

type ReportQuestion = Report['questions'][number]

/** Somebody who played, or a pupil of the class who did not. */
type Row = { name: string; username: string; player: ReportPlayer | undefined }

const rowsOf = ({ players }: Report, pupils: readonly Named[]): Row[] => {
  const names = new Map(pupils.map(({ id, name }) => [id, name]))
  const played = new Set(players.map(({ userId }) => userId))
  const missing = pupils.filter(({ id }) => !played.has(id))
  return [
    ...players.map((player) => ({ name: names.get(player.userId ?? '') ?? '', username: player.username, player })),
    ...missing.map(({ name, username }) => ({ name, username, player: undefined })),
  ]
}

const secondsCell = (ms: number | null): WorkbookCell => (ms === null ? '' : { seconds: Math.round(ms / 100) / 10 })

/** What somebody said to a question, in words. */
const saidCell = (answer: ReportAnswer | null, { kind, answers }: ReportQuestion): WorkbookCell => {
  if (answer === null || kind === 'slide') return ''
  if (answer.choice === null || answer.choice < 0) return reportTexts.noAnswer
  return answer.given ?? answers[answer.choice] ?? ''
}

/** Columns in all sheets that have a row for each player: who it is. */
const whoOf = (rows: readonly Row[]) => {
  const isNamed = rows.some(({ name }) => name !== '')
  return {
    head: [...(isNamed ? [texts.name] : []), reportTexts.player],
    cells: ({ name, username }: Row) => [...(isNamed ? [name] : []), username],
    widths: [...(isNamed ? [24] : []), 22],
  }
}

type Who = ReturnType<typeof whoOf>

/** The host took it out. What was said to it is told, but nobody was right or wrong. */
const isTakenOut = (question: ReportQuestion): boolean => question.voided && isScored(question)

const markCell = (question: ReportQuestion, answer: ReportAnswer | null): WorkbookCell =>
  answer === null || question.voided || !isScored(question) ? '' : { mark: answer.correct ? 1 : (answer.share ?? 0) }

const shareCell = (share: number | null): WorkbookCell => (share === null ? '' : { share })

/** The heads of columns for questions, made of their numbers. */
const numberHeads = (
  questions: readonly ReportQuestion[],
  headOf: (number: number | null, question: ReportQuestion) => WorkbookCell,
): WorkbookCell[] => {
  const numbers = screenNumbers(questions)
  return questions.map((question, at) => headOf(numbers[at] ?? null, question))
}

const numberHead = (number: number | null, question: ReportQuestion): WorkbookCell =>
  isTakenOut(question) ? texts.notCounted(String(number)) : (number ?? '')

const studentsSheet = (report: Report, rows: readonly Row[], who: Who): Sheet => {
  const isOnMap = isMapMode(report.gameMode)
  const pointsOnMap = (player: ReportPlayer) => {
    const { gave, took } = mapPointsOf(report, player)
    return gave - took
  }
  const hasGuests = report.players.some(({ userId }) => userId === null)
  const told = (player: ReportPlayer): WorkbookCell[] => [
    player.place,
    player.score,
    ...(isOnMap ? [pointsOnMap(player)] : []),
    player.correctCount,
    shareCell(overallShare({ ...report, players: [player] })),
    secondsCell(averageTimeOf(report, [player])),
    player.currency,
    ...(hasGuests ? [player.userId === null ? reportTexts.guest : ''] : []),
    ...report.questions.map((question, at) => markCell(question, player.answers[at] ?? null)),
  ]
  const head = [
    reportTexts.place,
    reportTexts.score,
    ...(isOnMap ? [mapPointsTexts.tab] : []),
    reportTexts.correctColumn,
    texts.share,
    texts.seconds,
    texts.coins,
    ...(hasGuests ? [reportTexts.guest] : []),
  ]
  return {
    name: reportTexts.studentsTab,
    stays: who.head.length,
    widths: [...who.widths, ...head.map(() => 10), ...report.questions.map((one) => (isTakenOut(one) ? 10 : 6)), 6],
    rows: [
      [...who.head, ...head, ...numberHeads(report.questions, numberHead)],
      ...rows.map((row) => [...who.cells(row), ...(row.player ? told(row.player) : [])]),
    ],
  }
}

/** A head stays in sight: a whole long question in it would leave no room for the rows. The sheet of questions has it all. */
const mostInHead = 60

const cut = (question: string): string => cutText(question.replace(/\s+/g, ' '), mostInHead)

const questionHead = (number: number | null, question: ReportQuestion): string => {
  const head = number === null ? cut(question.question) : texts.numbered(number, cut(question.question))
  return isTakenOut(question) ? texts.notCounted(head) : head
}

/** A row for each player and a column for each question. */
const answersSheet = (
  { questions }: Report,
  rows: readonly Row[],
  who: Who,
  told: {
    name: string
    width: number
    cellOf: (answer: ReportAnswer | null, question: ReportQuestion) => WorkbookCell
  },
): Sheet => ({
  name: told.name,
  stays: who.head.length,
  widths: [...who.widths, told.width],
  rows: [
    [...who.head, ...numberHeads(questions, questionHead)],
    ...rows.map((row) => [
      ...who.cells(row),
      ...questions.map((question, at) => told.cellOf(row.player?.answers[at] ?? null, question)),
    ]),
  ],
})

const questionsSheet = (report: Report): Sheet => ({
  name: reportTexts.questionsTab,
  stays: 1,
  widths: [6, 60, 30, 10, 10, 12, 16],
  rows: [
    ['', texts.question, texts.rightAnswer, texts.share, texts.seconds, reportTexts.noAnswer, ''],
    ...questionFigures(report).map(({ number, question, answers, correct, accepted, ...figures }) => [
      number ?? '',
      question,
      [answers[correct] ?? '', ...accepted].filter(Boolean).join(' / '),
      figures.isScored && !figures.voided ? shareCell(figures.correctShare) : '',
      secondsCell(figures.averageMs),
      figures.isSlide ? '' : figures.unanswered,
      figures.isOpinion ? reportTexts.opinion : figures.isScored && figures.voided ? reportTexts.voided : '',
    ]),
  ],
})

const gameSheet = (report: Report): Sheet => ({
  name: texts.game,
  widths: [24, 40],
  rows: [
    [texts.set, report.title],
    [texts.mode, modes[report.gameMode].words.name],
    [texts.played, { moment: report.finishedAt }],
    [texts.code, report.gameCode],
    [reportTexts.playersLabel, report.players.length],
    [reportTexts.average, shareCell(overallShare(report))],
  ],
})

/** A report as an Excel file. `pupils`: those of its class, with their names; none where it was for no class. */
export const reportWorkbook = (report: Report, pupils: readonly Named[]): Uint8Array<ArrayBuffer> => {
  const rows = rowsOf(report, pupils)
  const who = whoOf(rows)
  return workbookOf([
    studentsSheet(report, rows, who),
    answersSheet(report, rows, who, {
      name: reportTexts.answersColumn,
      width: 30,
      cellOf: saidCell,
    }),
    answersSheet(report, rows, who, {
      name: texts.seconds,
      width: 14,
      // Where nothing came at all nobody has thought for as long as the question had: an average of the column would say so.
      cellOf: (answer) => secondsCell(answer === null || answer.choice === null ? null : answer.ms),
    }),
    questionsSheet(report),
    gameSheet(report),
  ])
}
