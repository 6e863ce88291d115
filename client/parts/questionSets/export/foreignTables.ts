import type { KeyedQuestion } from '../../../../rooms/shared/questions/question.ts'
import {
  type ByKind,
  type Carried,
  carriedIn,
  type ExportFormat,
  isMisfit,
  kindsIn,
  type Room,
  sayByKind,
} from './carrying.ts'
import { type Cell, csvOf, xlsxOf, xlsxType } from './sheetWriting.ts'

/** The cells for answers, and the one with the numbers of the right ones. */
interface Told {
  answers: readonly string[]
  right: Cell
  type?: string
}

const numbers = (places: readonly number[]): string => places.map((place) => place + 1).join(',')

const marked: ByKind<Told> = {
  choice: ({ answers, correct }) => ({ answers, right: correct + 1 }),
  several: ({ answers, correct }) => ({ answers, right: numbers(correct) }),
}

const inColumns = (answers: readonly string[], count: number): string[] =>
  Array.from({ length: count }, (_, place) => answers[place] ?? '')

/** In these sheets a question has several right answers only if more than one is marked, so a single one becomes a choice. */
const withoutKind = (carried: Carried): Carried => {
  if (isMisfit(carried) || carried.kind !== 'several') return carried
  const [only, ...more] = carried.correct
  if (only === undefined || more.length > 0) return carried
  const { kind: _, ...rest } = carried
  return { ...rest, correct: only }
}

/** Sets the time that the sheet demands. */
const timed = (carried: Carried, times: (seconds: number | undefined) => number): Carried =>
  isMisfit(carried) ? carried : { ...carried, seconds: times(carried.seconds) }

const tellIn = (table: ByKind<Told>, question: KeyedQuestion): Told =>
  sayByKind(table, question) ?? { answers: [], right: '' }

const kahootTimes = [5, 10, 20, 30, 60, 90, 120]
const kahootRoom: Room = {
  kinds: kindsIn(marked),
  keeps: ['seconds'],
  mostAnswers: 4,
  questionLength: 120,
  answerLength: 75,
}
const kahootHead = [
  '',
  'Question - max 120 characters',
  ...[1, 2, 3, 4].map((number) => `Answer ${number} - max 75 characters`),
  'Time limit (sec) – 5, 10, 20, 30, 60, 90, 120, or 240 secs',
  'Correct answer(s) - choose at least one',
]

export const kahoot: ExportFormat = {
  ending: 'xlsx',
  type: xlsxType,
  carried: (question) =>
    timed(withoutKind(carriedIn(kahootRoom, question)), (seconds = 20) =>
      kahootTimes.reduce((best, time) => (Math.abs(time - seconds) < Math.abs(best - seconds) ? time : best)),
    ),
  // Its questions begin in the ninth row of the template.
  write: (questions) =>
    xlsxOf([
      [],
      ['', 'Quiz template'],
      ...Array.from({ length: 5 }, () => []),
      kahootHead,
      ...questions.map((question, at) => {
        const { answers, right } = tellIn(marked, question)
        return [at + 1, question.question, ...inColumns(answers, 4), question.seconds ?? 20, right]
      }),
    ]),
}

const blooketRoom: Room = { kinds: kindsIn(marked), keeps: ['seconds'], mostAnswers: 4 }

export const blooket: ExportFormat = {
  ending: 'csv',
  type: 'text/csv',
  carried: (question) => timed(withoutKind(carriedIn(blooketRoom, question)), (seconds = 20) => seconds),
  write: (questions) =>
    csvOf([
      ['Blooket\nImport Template', ...Array.from({ length: 7 }, () => '')],
      [
        'Question #',
        'Question Text',
        'Answer 1',
        'Answer 2',
        'Answer 3\n(Optional)',
        'Answer 4\n(Optional)',
        'Time Limit (sec)\n(Max: 300 seconds)',
        'Correct Answer(s)\n(Only include Answer #)',
      ],
      ...questions.map((question, at) => {
        const { answers, right } = tellIn(marked, question)
        return [at + 1, question.question, ...inColumns(answers, 4), question.seconds ?? 20, right]
      }),
    ]),
}

const waygroundKinds: ByKind<Told> = {
  choice: ({ answers, correct }) => ({ answers, right: correct + 1, type: 'Multiple Choice' }),
  several: ({ answers, correct }) => ({ answers, right: numbers(correct), type: 'Checkbox' }),
  typed: ({ accept }) => ({ answers: accept, right: '', type: 'Fill-in-the-Blank' }),
}
const waygroundRoom: Room = { kinds: kindsIn(waygroundKinds), keeps: ['seconds', 'explanation'], mostAnswers: 5 }

export const wayground: ExportFormat = {
  ending: 'xlsx',
  type: xlsxType,
  carried: (question) => timed(carriedIn(waygroundRoom, question), (seconds = 30) => seconds),
  write: (questions) =>
    xlsxOf([
      [
        'Question Text',
        'Question Type',
        ...[1, 2, 3, 4, 5].map((number) => `Option ${number}`),
        'Correct Answer',
        'Time in seconds',
        'Image Link',
        'Answer explanation',
      ],
      ...questions.map((question) => {
        const { answers, right, type = '' } = tellIn(waygroundKinds, question)
        const { seconds = 30, explanation = '' } = question
        return [question.question, type, ...inColumns(answers, 5), right, seconds, '', explanation]
      }),
    ]),
}
