import { mostRows } from '../../../parts/files/importLimits.ts'
import { plainText } from './plainText.ts'

const cellOf = (html: string): string =>
  html
    .split(/<br\b[^<>]*>/i)
    .map((line) => plainText(line).replaceAll('|', '\\|'))
    .join('<br>')

const rowOf = (html: string): string =>
  `| ${html
    .split(/<t[dh]\b[^<>]*>/i)
    .slice(1)
    .map(cellOf)
    .join(' | ')} |`

/** Lines of the source of a page. Words may stand in it that have no tags. */
const linesBetween = (html: string): string =>
  html
    .replace(/<(?:br|\/p|\/div|\/li|\/h[1-6])\b[^<>]*>/gi, '\n')
    .split('\n')
    .map((line) => (/<\w|<\//.test(line) ? plainText(line) : line))
    .join('\n')

/** Nobody pastes more tables, and we read no more rows. */
const mostTables = 200
const mostDrawn = 2 * mostRows

/** The source of a page with its tables drawn with bars, as people draw them. Any other text stays as it is. */
export function withDrawnHtml(source: string): string {
  if (!/<table\b/i.test(source) || !/<\/t[dh]>/i.test(source)) return source
  return source
    .split(/<table\b[^<>]*>/i, mostTables)
    .map((part, at) => {
      const [table = '', ...behind] = at === 0 ? ['', part] : part.split(/<\/table>/i)
      const rows = table
        .split(/<tr\b[^<>]*>/i, mostDrawn)
        .slice(1)
        .map(rowOf)
      return [...rows, linesBetween(behind.join(''))].join('\n')
    })
    .join('\n')
}
