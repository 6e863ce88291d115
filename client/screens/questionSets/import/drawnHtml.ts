import { mostRows } from '../../../parts/files/importLimits.ts'
import { plainText } from './plainText.ts'
import { isHead } from './tablesInText.ts'

const cellOf = (html: string): string =>
  html
    .split(/<br\b[^<>]*>/i)
    .map((line) => plainText(line).replaceAll('|', '\\|'))
    .join('<br>')

const cellsOf = (row: string): string[] =>
  row
    .split(/<t[dh]\b[^<>]*>/i)
    .slice(1)
    .map(cellOf)

/** Lines of the source of a page. Words may stand in it that have no tags. */
const linesBetween = (html: string): string =>
  html
    .replace(/<(?:br|\/p|\/div|\/li|\/h[1-6])\b[^<>]*>/gi, '\n')
    .split('\n')
    .map((line) => (/<[\w/!]/.test(line) ? plainText(line) : line))
    .join('\n')

/** Nobody pastes more tables, and we read no more rows. */
const mostTables = 200
const mostDrawn = 2 * mostRows

/** The table that a part begins with, and what stands behind it. Undefined if there is none, or it has no end. */
function tableIn(part: string): { rows: string[][]; behind: string } | undefined {
  const [table = '', ...behind] = part.split(/<\/table>/i)
  const rows = table
    .split(/<tr\b[^<>]*>/i, mostDrawn)
    .slice(1)
    .map(cellsOf)
  return /^<table\b/i.test(part) && behind.length > 0 && rows.length > 0 ? { rows, behind: behind.join('') } : undefined
}

const isPage = (source: string): boolean => {
  const lines = source.split('\n', 1_000).filter((line) => line.trim() !== '')
  return lines.filter((line) => /^\s*</.test(line)).length * 2 > lines.length
}

/**
 * The source of a page with its tables drawn with bars, as people draw them. Of any other text only tables of questions: those of a
 * quiz about such pages, and all its tags, are what it asks about.
 */
export function withDrawnHtml(source: string): string {
  if (!/<\/table>/i.test(source)) return source
  const parts = source.split(/(?=<table\b[^<>]*>)/i)
  const isAll = isPage(source)
  const tables = parts.slice(0, mostTables).map((part) => {
    const table = tableIn(part)
    return table && (isAll || table.rows.slice(0, 3).some(isHead)) ? table : undefined
  })
  if (!tables.some(Boolean)) return source
  const words = isAll ? linesBetween : (text: string) => text
  return parts
    .map((part, at) => {
      const table = tables[at]
      if (!table) return words(part)
      return ['', ...table.rows.map((cells) => `| ${cells.join(' | ')} |`), words(table.behind)].join('\n')
    })
    .join('')
}
