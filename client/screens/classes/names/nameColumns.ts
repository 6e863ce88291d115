import { rosterTexts } from '../../../texts/school/roster.ts'

export type Row = { cells: string[]; hadMail: boolean }

const isMail = (cell: string) => cell.includes('@')
/** "1.", "12)", "-" and the like, at the beginning of a row. */
const numbering = /^\s*(?:\d{1,3}[.):]?|[-*•–])(?:\s+|$)/u

/** "7b", "12345", "S1042" or a date of birth: lists have such cells beside a name. */
const isNoName = (cell: string) => /^(?:\d[\d./\s-]*\p{L}?|\p{L}{0,3}-?\d{3,})$/u.test(cell)

/** Invisible characters that tables leave in a cell. Joiners stay, because some scripts are written with them. */
const unseen = /[\u00ad\u200b\u200e\u200f\u202a-\u202e\u2060-\u2069\ufeff]/gu

export const tidy = (text: string) => text.normalize('NFC').replace(unseen, '').replace(/\s+/gu, ' ').trim()

const quoted = '"((?:[^"]|"")*)"'
const readers = {
  columns: new RegExp(` *(?:${quoted} *|([^\t;]*))(?:[\t;]|$)`, 'gu'),
  commas: new RegExp(` *(?:${quoted} *|([^,]*))(?:,|$)`, 'gu'),
}

/** A cell in quotes may hold the separator of the cells. */
const cellsOf = (line: string, by: keyof typeof readers): string[] =>
  [...line.matchAll(readers[by])].map(([, inside, plain = '']) => tidy(inside?.replaceAll('""', '"') ?? plain))

/** The headings of name columns in school lists, in the languages of our neighbours. */
const columnNames = {
  given: /^(?:vorname|rufname|first ?name|given name|forename|preferred name|prénom|nombre|nome|voornaam)s?$/iu,
  family:
    /^(?:nachname|familienname|last ?name|family name|surname|nom|nom de famille|apellidos?|cognome|achternaam)s?$/iu,
  whole:
    /^(?:name|full name|pupil|student|(?:pupil|student)(?:'s|s)? name|schüler(?:in|\/in|\*in|:in|innen)?|élève)s?$/iu,
  other:
    /^(?:nr|no|nº|#|id|lfd\. ?nr|(?:student|pupil) ?(?:id|no|number)|class|klasse|classe|form|grade|group|gruppe|e-?mail(?:[ -]address|-adresse)?|birth ?da(?:y|te)|date of birth|dob|geburts(?:tag|datum)|geb\. ?datum|gender|sex|geschlecht|m\/w|phone|telefon|username)s?$/iu,
} as const
type Column = keyof typeof columnNames

const columnOf = (cell: string): Column | undefined =>
  (Object.keys(columnNames) as Column[]).find((name) => columnNames[name].test(cell.replace(/[.:]$/u, '')))

/**
 * In which columns of a list the names stand, by its heading. `isOurs`: a class page of this product wrote the list, so its names
 * are already written as here.
 */
type Heading = {
  by: keyof typeof readers
  places: [number] | [number, number]
  familyFirst: boolean | undefined
  isOurs?: true
}

/** Class lists that were saved as CSV have this mark in front of a name that a spreadsheet would take for a formula. */
const guard = /(^|[;\t])'(?=[\s"]*[=+\-@|%＝＋－＠｜％﹦﹢﹣﹫])/g

const oursIn = (cells: readonly string[]): Pick<Heading, 'places' | 'familyFirst' | 'isOurs'> | undefined => {
  const { name, nickname } = rosterTexts.columns
  return cells[0] === name && cells[1] === nickname ? { places: [0], familyFirst: false, isOurs: true } : undefined
}

const headingIn = (line: string): Heading | undefined => {
  const by = /[\t;]/u.test(line) ? 'columns' : 'commas'
  const cells = cellsOf(line, by)
  const ours = oursIn(cells)
  if (ours) return { by, ...ours }
  const columns = cells.map(columnOf)
  const named = columns.filter((column) => column !== undefined)
  if (named.length < 2) return undefined
  const [given, whole] = [columns.indexOf('given'), columns.indexOf('whole')]
  const family = columns.includes('family') || given < 0 ? columns.indexOf('family') : whole
  if (given >= 0 && family >= 0)
    return { by, places: family < given ? [family, given] : [given, family], familyFirst: family < given }
  const [only] = [whole, given, family].filter((place) => place >= 0)
  return only === undefined ? undefined : { by, places: [only], familyFirst: undefined }
}

const withoutOthers = (cells: readonly string[]): string[] => {
  const names = cells.filter((cell) => !isNoName(cell))
  return cells.length > 1 && names.length > 0 ? names : [...cells]
}

/** A name in one cell is divided by its comma, if it has one. */
const divided = (cells: readonly string[]): string[] => {
  const names = withoutOthers(cells)
  const [only] = names
  if (only === undefined || names.length > 1) return names
  return withoutOthers(cellsOf(only, 'commas').filter((cell) => cell !== ''))
}

const rowBelow = (line: string, { by, places, isOurs }: Heading): Row => {
  const cells = cellsOf(line, by)
  if (isOurs) return { cells: cells.slice(0, 1).map((name) => name.replace(guard, '$1')), hadMail: false }
  const names = places.map((place) => (cells[place] ?? '').replace(numbering, '')).filter((cell) => cell !== '')
  return { cells: divided(names), hadMail: cells.some(isMail) }
}

const rowOf = (line: string): Row => {
  const columns = cellsOf(line.replace(numbering, ''), 'columns').filter((cell) => cell !== '' && !/^\d+$/u.test(cell))
  const named = columns.filter((cell) => !isMail(cell))
  return { cells: divided(named), hadMail: named.length < columns.length }
}

const isHeading = ({ cells }: Row) => cells.length > 0 && cells.every((cell) => columnOf(cell) !== undefined)

/** The heading is within the first five lines: above it may stand the name of the school and the year. */
const headingWithin = 5

/** `familyFirst` is known only if a heading says so. */
export const nameRows = (text: string): { rows: Row[]; familyFirst?: boolean | undefined } => {
  const lines = text.split(/\r\n?|\n/u).filter((line) => line.trim() !== '')
  const headRow = lines.slice(0, headingWithin).findIndex((line) => headingIn(line) !== undefined)
  const heading = headingIn(lines[headRow] ?? '')
  if (heading) {
    const rows = lines.slice(headRow + 1).filter((line) => headingIn(line) === undefined)
    return { rows: rows.map((line) => rowBelow(line, heading)), familyFirst: heading.familyFirst }
  }
  const [only] = lines
  // One line with several commas is a list of names, not one name.
  const isList = lines.length === 1 && only !== undefined && only.split(',').length > 2
  return { rows: (isList ? only.split(',') : lines).map(rowOf).filter((row) => !isHeading(row)) }
}
