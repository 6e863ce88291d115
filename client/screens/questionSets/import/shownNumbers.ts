import { attribute, piecesOf } from './xmlPieces.ts'

/** The formats that a file names by their number only, and that make a day, a time or a share of a number. */
const usualCodes: readonly (readonly [number, string])[] = [
  [9, '0%'],
  [10, '0.00%'],
  [14, 'yyyy-mm-dd'],
  [15, 'yyyy-mm-dd'],
  [16, 'mm-dd'],
  [17, 'yyyy-mm'],
  [18, 'hh:mm'],
  [19, 'hh:mm:ss'],
  [20, 'hh:mm'],
  [21, 'hh:mm:ss'],
  [22, 'yyyy-mm-dd hh:mm'],
  [45, 'mm:ss'],
  [46, '[h]:mm:ss'],
  [47, 'mm:ss'],
]

/** No program writes a longer code. */
const longestCode = 255

/** What a code says about a number above zero, without the words and colours that it adds. */
const bareCode = (code: string): string => {
  const bare = code.replace(/"[^"]*"|[\\_*].|\[(?!(?:h+|m+|s+)\])[^\]]*\]|am\/pm|general/gi, '')
  return bare.split(';', 1)[0]?.toLowerCase() ?? ''
}

type Part = 'year' | 'month' | 'day' | 'hours' | 'minutes' | 'seconds'

const named: Readonly<Record<string, Part>> = { y: 'year', d: 'day', h: 'hours', s: 'seconds' }

/**
 * The parts of a day and a time that a code shows. An m stands for minutes in brackets, behind hours or before seconds,
 * else for the month.
 */
const partsOf = (bare: string): Set<Part> => {
  const letters = [...bare.matchAll(/([ymdhs])\1*/g)].map(([, letter = '']) => letter)
  return new Set(
    letters.map((letter, at) => {
      const isMinutes = letters[at - 1] === 'h' || letters[at + 1] === 's' || bare.includes('[m')
      return named[letter] ?? (isMinutes ? 'minutes' : 'month')
    }),
  )
}

/** Programs calculate with more digits than they show: 0.58 is stored as 0.57999999999999996. */
const plain = (value: number): string => String(Number(value.toPrecision(15)))

const dayMs = 24 * 60 * 60 * 1000
/** Day 0 of a sheet, and that of sheets from old Macs. */
const firstDay = { usual: Date.UTC(1899, 11, 30), of1904: Date.UTC(1904, 0, 1) }

/** How many seconds are in the part that a code counts on without end, as [h] counts beyond 24 hours. */
const endless: Readonly<Record<string, readonly [Part, number]>> = {
  h: ['hours', 3600],
  m: ['minutes', 60],
  s: ['seconds', 1],
}

const momentText = (days: number, parts: ReadonlySet<Part>, bare: string, from: number): string => {
  const moment = new Date(from + Math.round((days * dayMs) / 1000) * 1000)
  if (Number.isNaN(moment.getTime())) return plain(days)
  const [day = '', time = ''] = moment.toISOString().slice(0, 19).split('T')
  const [year = '', month = '', dayOfMonth = ''] = day.split('-')
  const [hours = '', minutes = '', seconds = ''] = time.split(':')
  const [counted, unit] = endless[/\[([hms])/.exec(bare)?.[1] ?? ''] ?? []
  const ofTime = (part: Part, usual: string) =>
    part === counted && unit ? String(Math.floor((moment.getTime() - from) / 1000 / unit)).padStart(2, '0') : usual
  const shown = (all: readonly (readonly [Part, string])[]) =>
    all.flatMap(([part, text]) => (parts.has(part) ? text : []))
  const dayShown = shown([
    ['year', year],
    ['month', month],
    ['day', dayOfMonth],
  ]).join('-')
  const timeShown = shown([
    ['hours', ofTime('hours', hours)],
    ['minutes', ofTime('minutes', minutes)],
    ['seconds', ofTime('seconds', seconds)],
  ]).join(':')
  return `${dayShown} ${timeShown}`.trim()
}

type Show = (value: number) => string

const showOf = (code: string, from: number): Show => {
  const bare = bareCode(code)
  const digits = /\.([0#?]*)/.exec(bare)?.[1]?.length ?? 0
  if (bare.includes('%')) return (value) => `${Number(Number(plain(value * 100)).toFixed(Math.min(digits, 10)))}%`
  // Postcodes and dialling codes begin with zeros that only the style of the cell knows.
  if (/^00+$/.test(bare)) return (value) => (value < 0 ? plain(value) : value.toFixed().padStart(bare.length, '0'))
  const parts = partsOf(bare)
  return parts.size === 0 ? plain : (value) => momentText(value, parts, bare, from)
}

/**
 * Shows the numbers of a workbook as a reader would write them: a day, a time or a share is stored as a bare number, and only the
 * style of its cell says which. Days and times become 2026-11-09 and 14:30 whatever the author's country.
 */
export const shownNumbers = (stylesXml: string, workbookXml: string): ((written: string, style: string) => string) => {
  const codes = new Map(usualCodes)
  // Tables have formats of their own under the same numbers elsewhere in the file.
  const [ofCells] = piecesOf(stylesXml, 'numFmts')
  for (const format of piecesOf(ofCells?.inner ?? '', 'numFmt'))
    codes.set(Number(attribute(format, 'numFmtId')), attribute(format, 'formatCode').slice(0, longestCode))
  const [cellStyles] = piecesOf(stylesXml, 'cellXfs')
  const styles = [...piecesOf(cellStyles?.inner ?? '', 'xf')]
  const [workbook] = piecesOf(workbookXml, 'workbookPr')
  const isOf1904 = workbook !== undefined && /^(1|true)$/.test(attribute(workbook, 'date1904'))
  const from = isOf1904 ? firstDay.of1904 : firstDay.usual
  return (written, style) => {
    const value = Number(written)
    if (written.trim() === '' || !Number.isFinite(value)) return written
    const used = styles[Number(style)]
    return showOf(used ? (codes.get(Number(attribute(used, 'numFmtId'))) ?? '') : '', from)(value)
  }
}
