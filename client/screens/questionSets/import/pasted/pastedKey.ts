import { asks, headsKey } from '../languages/leadingWords.ts'
import { rightsNamed, sameAnswer } from '../rightMarks.ts'
import { verdictWords } from '../trueOrFalse.ts'
import type { Block } from './pastedQuestion.ts'

/** A line of a key at the end, which lists the right answers by the numbers of their questions. */
export interface KeyEntry {
  number: number
  text: string
}

const head =
  /^(?:the )?(?:answer key|key|answers|right answers|correct answers|solutions?)(?: (?:with|and|&) (?:explanations?|reasons?))?(?:\s*:\s*|\s*$)(.*)$/i

/** The letter of an answer, or what a statement is. */
const short = new RegExp(
  String.raw`\(?(\d{1,3})\s*[.):=–-]?\s*\(?(${verdictWords}|\p{L})(?!\p{L})\)?\s*(?:[,;.|،]\s*|\s+|$)`,
  'giu',
)

/** Of answers with numbers. */
const counted = /(\d{1,3})\s*[–—-]\s*([1-6])\s*(?:[,;.]\s*|\s+|$)/g

/** `1b, 2c`, `1. B  2. C`, `1-3, 2-1` */
const shortEntries = (line: string): KeyEntry[] => {
  const found = [...line.matchAll(/^\d+\s*[–—-]\s*\d/.test(line) ? counted : short)]
  const isWhole = found.map(([all]) => all).join('') === line
  return isWhole ? found.map(([, number, letter = '']) => ({ number: Number(number), text: letter })) : []
}

/** `2. C - because …`, `2. Rome`, a row of a drawn table, or more on one line. */
export function entriesIn(line: string): KeyEntry[] {
  const several = shortEntries(line)
  if (several.length > 1 || /^\d{1,3}\s+\S+$/.test(line)) return several
  const [, number, text = ''] =
    /^\|\s*(\d{1,3})[.)]?\s*\|\s*([^|]+?)\s*\|/.exec(line) ??
    /^(?:question |q)?(\d{1,3})\s*[.):=–—-]\s*(.+)$/i.exec(line) ??
    []
  return number === undefined ? [] : [{ number: Number(number), text }]
}

/** What stands beside the heading of a key; undefined if the line is none. */
export function besideKeyHead(line: string): KeyEntry[] | undefined {
  if (headsKey(line)) return []
  const [isHead, rest = ''] = head.exec(line) ?? []
  const entries = shortEntries(rest)
  return isHead !== undefined && (rest === '' || entries.length > 1) ? entries : undefined
}

const fits = ({ text }: KeyEntry, { answers, numbered }: Block): boolean => {
  if (answers.length === 0) return !asks(text)
  const isOtherNumber = numbered === '' && /^\d/.test(text) && sameAnswer(text, answers) === undefined
  return !isOtherNumber && rightsNamed(text, answers, numbered !== '').length > 0
}

/** Sections may each begin with 1, and their keys follow each other: a line means the first question that still needs it. */
export function keyedBy(entry: KeyEntry, blocks: readonly Block[]): Block | undefined {
  const open = blocks.filter((block) => block.number === entry.number && !block.said.has('right') && fits(entry, block))
  const needy = open.filter(({ tabled }) => tabled?.problem !== undefined || !tabled)
  return needy.find(({ answers }) => answers.length > 0) ?? needy[0] ?? open[0]
}
