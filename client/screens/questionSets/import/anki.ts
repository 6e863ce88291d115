import { delimitedRows, type TableRow } from '../../../parts/files/delimitedText.ts'
import { mostRows } from '../../../parts/files/importLimits.ts'
import { spokenText } from '../../../parts/formulas/spokenText.ts'
import { checkedRow, type Imported, type ImportedRow, type Pair } from './candidate.ts'
import { pairsOf } from './cardPairs.ts'
import { withDollars } from './formulas.ts'
import { hasMedia, plainText, tidy } from './plainText.ts'

const separators: Readonly<Record<string, string>> = {
  tab: '\t',
  comma: ',',
  semicolon: ';',
  colon: ':',
  pipe: '|',
  space: ' ',
}

/** Header lines in which Anki says how it wrote the rest. */
const headLine = /^#([a-z][a-z ]*):(.*)$/i

export const isAnki = (source: string): boolean =>
  /^\ufeff?#(separator|html|tags column|deck column|notetype column|guid column|columns):/i.test(source)

interface Head {
  said: ReadonlyMap<string, string>
  /** How many lines the header has; these are no cards. */
  lines: number
}

function headOf(source: string): Head {
  const said = new Map<string, string>()
  const all = source.split(/\r?\n/, 40)
  for (const [at, line] of all.entries()) {
    const [, name = '', value = ''] = headLine.exec(line.replace(/^\ufeff/, '')) ?? []
    if (name === '') return { said, lines: at }
    said.set(name.toLowerCase(), value.trim())
  }
  return { said, lines: all.length }
}

/** The columns that belong to the collection and not to the card. */
const aside = ['guid column', 'notetype column', 'deck column', 'tags column']

/** A gap in a sentence, `{{c1::Paris::a city}}`. */
const gap = /\{\{c(\d{1,2})::([\s\S]{1,200}?)(?:::([\s\S]{1,100}?))?\}\}/g

/** We read only this much of one side of a card: a question has at most 300 letters. */
const mostLooked = 4_000

const sound = /\[sound:[^\]\n]*\]/g

/** Nobody can type a formula as it is written in TeX. */
const typeable = (answer: string): string => {
  const drawn = withDollars(answer)
  return tidy(drawn === answer ? answer : spokenText(drawn))
}

/** One question for each number of gaps. */
function gapRows(row: number, text: string): ImportedRow[] {
  const numbers = new Set([...text.matchAll(gap)].map(([, number]) => number))
  return [...numbers].slice(0, 6).map((asked) => {
    const accept: string[] = []
    const question = text.replace(gap, (_, number: string, answer: string, hint?: string) => {
      if (number !== asked) return answer
      if (!accept.includes(answer)) accept.push(answer)
      return hint ? `____ (${hint})` : '____'
    })
    return checkedRow(row, { kind: 'typed', question: withDollars(tidy(question)), accept: accept.map(typeable) })
  })
}

const cardsOf = (table: readonly TableRow[], skipped: ReadonlySet<number>): string[][] =>
  table.map(({ cells }) =>
    cells
      .filter((_, column) => !skipped.has(column))
      .slice(0, 2)
      .map((cell) => cell.slice(0, mostLooked)),
  )

/** Notes in plain text, as Anki exports them. */
export const readAnki = (source: string): Imported => {
  const { said, lines } = headOf(source)
  const body = source.split(/\r?\n/).slice(lines).join('\n')
  const named = said.get('separator') ?? 'tab'
  const table = delimitedRows(body, separators[named.toLowerCase()] ?? named[0] ?? '\t')
  const isHtml = said.get('html') !== 'false'
  const text = (written: string) => (isHtml ? plainText : tidy)(isHtml ? written.replace(sound, '') : written)
  const skipped = new Set(aside.flatMap((name) => (said.has(name) ? [Number(said.get(name)) - 1] : [])))
  const cards = cardsOf(table, skipped)
  const gaps: ImportedRow[] = []
  const pairs: Pair[] = []
  const notetype = Number(said.get('notetype column')) - 1
  for (const [at, [front = '', back = '']] of cards.entries()) {
    const row = lines + (table[at]?.row ?? 0)
    const isGapped = back === '' || /cloze/i.test(table[at]?.cells[notetype] ?? '')
    if (isGapped && front.search(gap) >= 0) gaps.push(...gapRows(row, text(front)))
    else pairs.push({ row, term: withDollars(text(front)), definition: withDollars(text(back)) })
  }
  const asked = pairsOf('anki', pairs)
  return {
    ...asked,
    rows: [...asked.rows, ...gaps],
    ...(table.length >= mostRows && { isCut: true }),
    ...(isHtml && (hasMedia(source) || source.search(sound) >= 0) && { leavesMedia: true }),
  }
}
