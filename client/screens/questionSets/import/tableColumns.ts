import { readNumbers } from '../../../../rooms/shared/questions/numberReading.ts'
import { type QuestionKind, strictnesses } from '../../../../rooms/shared/questions/question.ts'
import { questionKinds } from '../../../../rooms/shared/questions/questionKinds.ts'
import { secondsMax, secondsMin } from '../../../../rooms/shared/questions/questionLimits.ts'
import type { QuestionDraft } from '../draftFields.ts'
import { filled } from './candidate.ts'
import { isOtherAside, wordsFor } from './languages/leadingWords.ts'
import { withOurHeads } from './languages/tableLetters.ts'
import { headsStatements } from './trueOrFalse.ts'

export interface Columns {
  question: number
  answers: number[]
  correct: number
  explanation: number
  time: number
  kind: number
  within: number
  nearly: number
  unit: number
  strict: number
  image: number
  language: number
}

export const noColumns = {
  explanation: -1,
  time: -1,
  kind: -1,
  within: -1,
  nearly: -1,
  unit: -1,
  strict: -1,
  image: -1,
  language: -1,
}

const isAside = (line: string): boolean =>
  isOtherAside(line) || /^(?:difficulty|level|points?|marks?|topic|category|tags?|number):/.test(line)

const headOf = (cells: readonly string[]): string[] =>
  withOurHeads(cells.map((cell) => cell.normalize('NFC').toLowerCase().replace(/\s+/g, ' ').trim()))

const [asked, answered, right, key, why] = (['question', 'answer', 'right', 'answers', 'why'] as const).map(wordsFor)

const whyHead = new RegExp(`^(?:(?:answer )?explanation|(?:${why})(?:$| ?[([（]))`, 'u')

/** Headings in English and in other languages. */
const questionHead = new RegExp(
  String.raw`^(?:question|${asked})(?!n? ?(?:#|typ|tip|no\b|nr\b|number|numer|numar|nummer|id\b|№|номер|тип|型|类型|編號|编号|番号|번호|유형))`,
  'u',
)
const answerHead = new RegExp(
  String.raw`^(?:(?:answer|option|choice|${answered}) ?(?:10|[1-9]|[a-j])\b|(?:[1-9]|[a-j])[).]? (?:answer|option|choice|${answered})(?!\p{L}{4}))`,
  'u',
)
const letterHead = /^\(?[a-j][).]?$/
const wrongHead = /^(?:wrong|incorrect|false|falsch|mauvaise|fausse|incorrecta|distractor)/
const rightHead = new RegExp(
  `^(?:correct|right(?: (?:answer|option|choice))?$|(?:answer )?key$|answer$|solution$|richtig|korrekt|lösung|bonne|juist|réponse (?:correcte|juste)|respuesta correcta|risposta corretta|(?:${right}|${key})(?:$| ?[([（]))`,
  'u',
)

/** Headings of a list with two columns. */
const termHead = new RegExp(
  `^(?:terms?|words?|vocab(?:ulary)?|questions?|statements?|front|begriff|wort|aussage|affirmation|afirmación|affermazione|afirmação|stelling|утверждение|твердження|vorderseite|terme|mot|término|palabra|termine|parola|woord|${asked})$`,
  'u',
)
const definitionHead = new RegExp(
  `^(?:definitions?|meanings?|translations?|answers?|back|bedeutung|übersetzung|rückseite|définition|traduction|definición|significado|traducción|definizione|traduzione|betekenis|vertaling|correct|solution|${answered}|${right}|${key})$`,
  'u',
)

const isDefinition = (text: string): boolean => definitionHead.test(text) || headsStatements(text)

/** Whether a row is the heading of a table of cards, and not a card. */
export const isHeadOfCards = (cells: readonly string[]): boolean => {
  const [term = '', definition = ''] = headOf(cells)
  return termHead.test(term) && isDefinition(definition)
}

export type CardColumns = Pick<Columns, 'question' | 'correct' | 'explanation'>

/** Of a table whose questions have one answer each: `No | Question | Answer | Explanation`. */
export const findCardColumns = (cells: readonly string[]): CardColumns | undefined => {
  const head = headOf(cells)
  const term = head.findIndex((text) => termHead.test(text))
  // A key has the numbers alone.
  const question = term < 0 && /^(?:#|n[ºo°r]\.?|№|number|nummer)$/.test(head[0] ?? '') ? 0 : term
  const correct = head.findIndex((text, column) => column > question && isDefinition(text))
  const explanation = head.findIndex((text) => whyHead.test(text))
  // Beside other columns it is a table of another kind.
  const areKnown = head.every(
    (text, column) => [question, correct, explanation].includes(column) || text.length < 5 || isAside(`${text}:`),
  )
  return question < 0 || correct < 0 || !areKnown ? undefined : { question, correct, explanation }
}

const headWord = new RegExp(
  String.raw`(?:^|[^\p{L}])(?:n[ºo°r]|number|nummer|question|term|word|vocab|front|statement|begriff|wort|aussage|affirma|afirma|afferma|stelling|утвержд|тверд|vorderseite|mot|término|palabra|parola|woord|${asked})`,
  'iu',
)
/** A quick look at a line: without such a word it heads no table. */
export const mayBeHead = (line: string): boolean => line.length < 1_000 && headWord.test(line.normalize('NFC'))

const answersIn = (head: readonly string[], correct: number): { answers: number[]; isRightFirst: boolean } => {
  const places = (pattern: RegExp) => head.flatMap((text, column) => (pattern.test(text) ? [column] : []))
  const wrong = places(wrongHead)
  if (correct >= 0 && wrong.length > 0) return { answers: [correct, ...wrong], isRightFirst: true }
  const named = places(answerHead)
  if (named.length > 1) return { answers: named, isRightFirst: false }
  // "Question: Which are vowels: a, b, c or d?" is no heading.
  return { answers: head.some((text) => /: ?\S/.test(text)) ? [] : places(letterHead), isRightFirst: false }
}

export const findColumns = (cells: readonly string[]): Columns | undefined => {
  const head = headOf(cells)
  const at = (pattern: RegExp) => head.findIndex((text) => pattern.test(text))
  const question = at(questionHead)
  const correct = at(rightHead)
  const { answers, isRightFirst } = answersIn(head, correct)
  if (question < 0 || answers.length < 2) return undefined
  return {
    ...noColumns,
    question,
    answers,
    // Where no column says what is right, a row has to, or nobody knows.
    correct: isRightFirst ? -1 : correct < 0 ? cells.length : correct,
    explanation: at(whyHead),
    time: at(/^(time limit|time in|seconds)/),
    kind: at(/^(kind|question type)/),
    within: head.indexOf('within'),
    nearly: head.indexOf('nearly'),
    unit: head.indexOf('unit'),
    strict: head.indexOf('strict'),
    image: at(/^(image|picture|media)/),
    language: head.indexOf('language'),
  }
}

/** What other products call our kinds. */
const kindNames: readonly [RegExp, QuestionKind][] = [
  [/^(multiple choice|true|mcq)/, 'choice'],
  [/^(checkbox|multi-?select|multiple answers|multiple select)/, 'several'],
  [/^(fill|short answer|type|typing)/, 'typed'],
  [/^(numeric|number)/, 'number'],
  [/^(reorder|ordering|order)/, 'order'],
  [/^poll/, 'opinion'],
]

export const namedKind = (cell: string): QuestionKind | undefined => {
  const name = cell.toLowerCase().trim()
  return questionKinds.find((kind) => kind === name) ?? kindNames.find(([pattern]) => pattern.test(name))?.[1]
}

/** From a column of times. A longer time than allowed becomes the longest one. */
export const secondsIn = (cell: string): number | undefined => {
  const seconds = Number.parseInt(cell, 10)
  return seconds >= secondsMin ? Math.min(seconds, secondsMax) : undefined
}

/** A number in a table. A program has written 1.234, a decimal number. A person has written 1.234,5. */
export const numberText = (cell: string): string => {
  const text = cell.trim()
  return text === '' || Number.isFinite(Number(text)) ? text : String(readNumbers(text)[0] ?? text)
}

/** The cells of one row, by their columns. */
interface RowCells {
  answers: readonly string[]
  /** The places of the answers marked as right. */
  rights: readonly number[]
  within: string
  nearly: string
  unit: string
  strict: string
}

/** Which fields of the editor a row fills, for each kind. */
const kinds: { [Kind in QuestionKind]: (cells: RowCells) => Partial<QuestionDraft> } = {
  choice: ({ answers, rights }) => ({ answers: filled(answers), correct: rights[0] ?? -1 }),
  several: ({ answers, rights }) => ({ answers: filled(answers), rights: [...rights] }),
  typed: ({ answers, strict }) => ({
    accept: answers.filter(Boolean),
    strict: strictnesses.filter((one) => strict.includes(one)),
  }),
  number: ({ answers, within, nearly, unit }) => ({
    value: numberText(answers[0] ?? ''),
    within: numberText(within),
    nearly: numberText(nearly),
    unit,
  }),
  order: ({ answers }) => ({ answers: filled(answers) }),
  opinion: ({ answers }) => ({ answers: filled(answers) }),
  slide: () => ({}),
}

export const fieldsOf = (kind: QuestionKind, cells: RowCells): Partial<QuestionDraft> => ({
  kind,
  ...kinds[kind](cells),
})
