import { strictnesses } from '../../../../../rooms/shared/questions/question.ts'
import { spokenText } from '../../../../parts/formulas/spokenText.ts'
import { checkedRow, type Found, type ImportedRow, type WrittenLine } from '../candidate.ts'
import { isNumber, waysIn } from '../cardPairs.ts'
import { rightsNamed } from '../rightMarks.ts'
import { numberText, secondsIn } from '../tableColumns.ts'
import { toldBehind, trueOrFalse } from '../trueOrFalse.ts'
import { type Label, listed } from './pastedLines.ts'
import { type RemarkBelow, verdictsOf, withRemarks } from './remarks.ts'
import { keyedRow } from './tabled.ts'

/** A question as it is read. */
export interface Block {
  row: number
  /** As it is written before the question, or else one more than before. */
  number: number
  question: string
  answers: string[]
  /** The answers as they were written, with their letters or numbers. */
  lines: string[]
  /** The sign behind the numbers of the answers. Empty if they have letters. */
  numbered: string
  /** The right answers, marked in place or named by letters later. */
  marked: number[]
  said: Map<Label, string>
  parts: string[]
  remarks: RemarkBelow[]
  /** Where a reason stands right below an answer, which may be about that one alone. */
  whyBelow?: { row: number; answer: number }
  /** The line above it that asks whether it is true. */
  heading: string
  isOfTable?: true
  /** As a table has it, with all its answers. */
  tabled?: ImportedRow
}

export const startBlock = (row: number, number: number, question: string): Block => ({
  row,
  number,
  question,
  answers: [],
  lines: [],
  numbered: '',
  marked: [],
  said: new Map(),
  parts: [],
  remarks: [],
  heading: '',
})

export const hasMore = ({ answers, said, tabled }: Block): boolean =>
  answers.length > 0 || said.size > 0 || tabled !== undefined

/** A word in brackets behind an answer is about it: nobody would type it. */
const withoutRemark = (key: string): string => key.replace(/\s+\([^()]*\p{L}{2}[^()]*\)$/u, '')

/** Whether a right answer is the sign of one that stands in the question, in a way that we do not read: nobody is to type it. */
const isSignIn = (question: string, key: string): boolean => {
  const [, sign] = /^\(?([a-f]|[ivx]{1,4}|[1-6])[).]?$/i.exec(key) ?? []
  return sign !== undefined && new RegExp(`(?:^|\\s)\\(?${sign}[)\\]]\\s|[Ⓐ-ⓩ①-⑥]`, 'i').test(question)
}

const toType = (written: string): Partial<Found> => {
  const key = withoutRemark(asTyped(written))
  return isNumber(key) ? { kind: 'number', value: key } : { kind: 'typed', accept: listed(key).flatMap(waysIn) }
}

/** What pupils type, or must match: nobody can type a formula as it is written in TeX. */
export const isTyped = (name: Label): boolean => /^(?:type|number|within|nearly|unit)$/.test(name)
export const asTyped = (written: string): string => {
  const [, alone = ''] = /^\$([^$]+)\$$/.exec(written) ?? []
  return isNumber(alone) ? alone : spokenText(written)
}

/** In China the letter of the right answer stands between brackets in the question, with blanks or at its end. Pupils must not see it. */
const keyInside = /(?<=[(（])(?:\s+[A-F]{1,6}\s*|[A-F]{1,6}\s+|[A-F]{1,6}(?=[)）][。．.？?！!：:]?$))(?=[)）][^(（]*$)/

/** `politically - correct` has no mark if a key says that it is wrong. */
const contradicted = /^\(?[A-F][.):\]]\s+(.*\s[–—-]\s+(?:(correct)|incorrect|wrong)(?: answer)?)$/i

const withoutFalseMarks = ({ answers, lines }: Block, rights: readonly number[]): string[] =>
  answers.map((answer, place) => {
    const [, whole, isRight] = (lines.length === answers.length && contradicted.exec(lines[place] ?? '')) || []
    return whole !== undefined && rights.length > 0 && rights.includes(place) !== (isRight !== undefined)
      ? whole
      : answer
  })

function keyedFields(block: Block): Partial<Found> {
  const { question, numbered, marked, said } = block
  const right = said.get('right')
  const [inside] =
    (/\p{sc=Han}/u.test(question) && right === undefined && marked.length === 0 && keyInside.exec(question)) || []
  const named = rightsNamed(right ?? inside?.trim() ?? '', block.answers, numbered !== '')
  const rights = [named, marked].find(({ length }) => length > 0) ?? verdictsOf(block)
  const answers = withoutFalseMarks(block, rights)
  const isSeveral = rights.length > 1 || /^several/i.test(said.get('kind') ?? '')
  return {
    ...(isSeveral ? { kind: 'several', answers, rights } : { answers, correct: rights[0] ?? -1 }),
    ...(inside !== undefined && rights.length > 0 && { question: question.replace(keyInside, '　') }),
  }
}

/** `Q: … A: …` is a card with two sides. A `B)` that stands alone has lost its neighbours, and so has an `A)` with a `B)` below. */
function sideOfCard({ answers, lines, said }: Block, next: Block | undefined): string | undefined {
  const key = said.get('right')
  if (answers.length === 0) return key
  const goesOn = /^\P{L}*B[).:\]]/iu.test(next?.lines[0] ?? '')
  return !goesOn && answers.length === 1 && key === undefined && /^\P{L}*A\P{L}/iu.test(lines[0] ?? '')
    ? answers[0]
    : undefined
}

function fieldsOf(block: Block, next: Block | undefined): Partial<Found> {
  const { question, answers, said, parts, heading } = block
  const kind = said.get('kind')?.trim().toLowerCase()
  if (kind === 'slide') return { kind }
  if (kind === 'opinion') return { kind, answers }
  const order = said.get('order')
  if (order !== undefined) return { kind: 'order', answers: order === '' ? parts : listed(order) }
  const number = said.get('number')
  if (number !== undefined) {
    const [value = '', within = said.get('within') ?? ''] = number.split(/\s*(?:±|\+\/-)\s*/)
    const nearly = numberText(said.get('nearly') ?? '')
    return {
      kind: 'number',
      value: numberText(value),
      within: numberText(within),
      nearly,
      unit: said.get('unit') ?? '',
    }
  }
  const typed = said.get('type')
  const strict = strictnesses.filter((one) => said.get('strict')?.includes(one))
  if (typed !== undefined) return { kind: 'typed', accept: typed === '' ? parts : listed(typed), strict }
  const alone = sideOfCard(block, next)
  if (alone !== undefined)
    return trueOrFalse(question, alone, heading) ?? (isSignIn(question, alone) ? {} : toType(alone))
  return (answers.length > 0 ? undefined : toldBehind(question, heading)) ?? keyedFields(block)
}

/** A question, and what was said about its answers and is told nowhere. */
export function readBlock(block: Block, next?: Block): { row: ImportedRow; unread: WrittenLine[] } {
  const { row, question, said, tabled } = block
  if (tabled) return { row: keyedRow(tabled, said.get('right'), said.get('why') ?? ''), unread: [] }
  const seconds = secondsIn(said.get('seconds') ?? '')
  const fields = fieldsOf(block, next)
  const rights = fields.rights ?? (fields.correct === undefined || fields.correct < 0 ? [] : [fields.correct])
  const { why, unread } = withRemarks(block, rights)
  return {
    row: checkedRow(row, { question, explanation: why, ...(seconds !== undefined && { seconds }), ...fields }),
    unread,
  }
}
