import { asks } from '../languages/leadingWords.ts'
import { isFence } from './fences.ts'
import { answerIn, labelIn, questionIn, undressed } from './pastedLines.ts'

/** Lines of a text. Undefined are those that belong to another line. */
export type Lines = readonly (string | undefined)[]

const opens = /^[\s>]*(\\\[|\$\$)(.*)$/
const closes = { '\\[': '\\]', $$: '$$' } as const
/** Nobody writes a formula over more lines. */
const mostLines = 20

/** The formula that begins with this line and stands alone on its lines, and its last line. */
function aloneFrom(lines: Lines, from: number): { formula: string; last: number } | undefined {
  const [, sign, begun = ''] = opens.exec(lines[from] ?? '') ?? []
  if (sign !== '\\[' && sign !== '$$') return undefined
  let formula = ''
  for (let at = from; at < Math.min(lines.length, from + mostLines); at++) {
    const line = (at === from ? begun : (lines[at] ?? '')).trim()
    const end = line.indexOf(closes[sign])
    formula += ` ${end < 0 ? line : line.slice(0, end)}`
    if (end >= 0) return /^[.,;]?$/.test(line.slice(end + 2)) ? { formula: formula.trim(), last: at } : undefined
    if (line === '' && at > from) return undefined
  }
  return undefined
}

/**
 * Puts a formula that stands alone behind the line before it: it belongs to that question, answer or reason. Undefined are the
 * lines that it has left.
 */
export function withFormulasInLine(lines: Lines): Lines {
  const joined: (string | undefined)[] = [...lines]
  let before: number | undefined
  for (let at = 0; at < lines.length; at++) {
    const line = lines[at] ?? ''
    const found = aloneFrom(lines, at)
    if (found?.formula) {
      const into = before ?? at
      const lead = before === undefined ? '' : `${joined[before]} `
      joined.fill(undefined, into, found.last + 1)
      joined[into] = `${lead}\\[${found.formula}\\]`
      before = into
      at = found.last
    } else if (/[\p{L}\p{N}]/u.test(line)) before = isFence(line) ? before : at
    else if (line.trim() !== '' && !isFence(line)) before = undefined
  }
  return joined
}

const isOfQuestion = (line: string): boolean =>
  [asks(line), questionIn(line, false), answerIn(line, false).length > 0].some(Boolean) ||
  // Data between fences may have a key.
  (labelIn(line)?.name === 'right' && !/^key/i.test(line))

/** Whether a fence holds questions, as assistants put one around all that they write, and not code. */
const areQuestions = (lines: Lines): boolean => lines.some((line) => isOfQuestion(undressed(line ?? '')))

/** No question shows more code. */
const mostCodeLines = 60

const lastFilled = (lines: Lines, behind: number): number => {
  let at = behind - 1
  while (at >= 0 && !lines[at]?.trim()) at--
  return at
}

/** Puts code that stands between fences behind the line before it, and between signs that keep it as it is. */
export function withCodeInLine(lines: Lines): Lines {
  const joined = [...lines]
  for (let from = 0; from < lines.length; from++) {
    if (!isFence(lines[from] ?? '')) continue
    const length = lines.slice(from + 1, from + mostCodeLines).findIndex((line) => isFence(line ?? ''))
    const end = from + 1 + length
    // A fence with a name opens another one inside.
    if (length < 0 || /\w/.test(lines[end] ?? '')) continue
    const code = lines.slice(from + 1, end)
    if (!areQuestions(code)) {
      const before = lastFilled(lines, from)
      const into = before < 0 || isFence(lines[before] ?? '') ? from : before
      const lead = into === from ? '' : `${joined[into] ?? ''} `
      joined.fill(undefined, into, end + 1)
      joined[into] = `${lead}\`${code.flatMap((line) => line?.trim() || []).join(' ')}\``
    }
    from = end
  }
  return joined
}
