import { rosterTexts } from '../../../texts/school/roster.ts'

export type Row = { cells: string[]; hadMail: boolean }

const isMail = (cell: string) => cell.includes('@')
/** An e-mail address, also in the brackets in which a mail program writes it behind a name. */
const mail = /[<(]?[^\s<>(),;"]{1,64}@[^\s<>(),;"]{1,255}[>)]?/gu
/** "1.", "12)", "-" and the like, at the beginning of a row. */
const numbering = /^\s*(?:\d{1,3}[.):]?|[-*•–])(?:\s+|$)/u

/** "7b", "12345", "S1042" or a date of birth, of any calendar: lists have such cells beside a name. */
const isNoName = (cell: string) => /^\d[\d./\s-]*\p{L}?$|\d\D*\d\D*\d|\d[年月日]/u.test(cell)

/** Invisible characters that tables leave in a cell. Joiners stay, because some scripts are written with them. */
const unseen = /[\p{Cc}\p{Cs}\u00ad\u061c\u200b\u200e\u200f\u202a-\u202e\u2060-\u2069\ufeff]/gu

export const tidy = (text: string) => text.normalize('NFC').replace(/\s+/gu, ' ').replace(unseen, '').trim()

const quoted = '"((?:[^"]|"")*)"'
const readers = {
  columns: new RegExp(` *(?:${quoted} *|([^\t;]*))(?:[\t;]|$)`, 'gu'),
  commas: new RegExp(` *(?:${quoted} *|([^,]*))(?:,|$)`, 'gu'),
}

/** A cell in quotes may hold the separator of the cells. */
const cellsOf = (line: string, by: keyof typeof readers): string[] =>
  [...line.matchAll(readers[by])].map(([, inside, plain = '']) => tidy(inside?.replaceAll('""', '"') ?? plain))

/** The headings of name columns in school lists, in the languages of our neighbours. `second`: another family name. */
const columnNames = {
  given:
    /^(?:(?:(?:legal|preferred|student|pupil) )?(?:first ?name|given name|forename)|vorname|rufname|preferred name|prénom|nombre|nome|voornaam|imię|adı|ім['’ʼ]я|名)s?$/iu,
  family:
    /^(?:(?:(?:legal|preferred|student|pupil) )?(?:last ?name|family name|surname)|nachname|familienname|nom|nom de famille|apellidos?|apellido ?1|primer apellido|sobrenome|cognome|achternaam|nazwisko|soyadı|прізвище|姓)s?$/iu,
  second: /^(?:apellido ?2|segundo apellido)$/iu,
  whole:
    /^(?:name|full name|pupil|student|(?:pupil|student)(?:'s|s)? name|schüler(?:in|\/in|\*in|:in|innen)?|élève|(?:nach|familien)?name(?:,| und|,? ?\/)? ?(?:vor|ruf)name|(?:vor|ruf)name(?:,| und|,? ?\/)? ?(?:nach|familien)?name|nom(?:,| et)? prénom|apellidos(?:,| y) nombre|nombre y apellido|(?:surname|last ?name),? ?(?:forename|first ?name)|lastfirst|adı soyadı|氏名|名前|姓名)s?$/iu,
  other:
    /^(?:nr|no|nº|№|#|id|lp|lfd\. ?nr|(?:student|pupil)[ _]?(?:id|no|number)|class|klasse|classe|form|reg|year|grade|grade[ _]level|group|gruppe|curso|e-?mail(?:[ -]address|-adresse)?|birth ?da(?:y|te)|date of birth|dob|geburts(?:tag|datum)|geb\. ?datum|né\(e\) le|gender|sex|geschlecht|sexe|m\/w|phone|telefon|username|sıra no|番号|学号|性[別别]|生年月日|ふりがな|フリガナ)s?$/iu,
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
  /** Of one part of the name, or of two: a part may stand in two columns. */
  places: readonly (readonly number[])[]
  familyFirst: boolean | undefined
  isOurs?: true
}

/** Class lists that were saved as CSV have this mark in front of a name that a spreadsheet would take for a formula. */
const guard = /(^|[;\t])'(?=[\s"]*[=+\-@|%＝＋－＠｜％﹦﹢﹣﹫])/g

const oursIn = (cells: readonly string[]): Pick<Heading, 'places' | 'familyFirst' | 'isOurs'> | undefined => {
  const { name, nickname } = rosterTexts.columns
  return cells[0] === name && cells[1] === nickname ? { places: [[0]], familyFirst: false, isOurs: true } : undefined
}

const headingIn = (line: string): Heading | undefined => {
  const by = /[\t;]/u.test(line) ? 'columns' : 'commas'
  const cells = cellsOf(line, by)
  const ours = oursIn(cells)
  if (ours) return { by, ...ours }
  const columns = cells.map(columnOf)
  const named = columns.filter((column) => column !== undefined)
  if (named.length < 2) return undefined
  const [given, whole, second] = [columns.indexOf('given'), columns.indexOf('whole'), columns.indexOf('second')]
  const family = columns.includes('family') || given < 0 ? columns.indexOf('family') : whole
  if (given >= 0 && family >= 0) {
    const families = [family, second].filter((place) => place >= 0)
    return { by, places: family < given ? [families, [given]] : [[given], families], familyFirst: family < given }
  }
  const [only] = [whole, given, family].filter((place) => place >= 0)
  return only === undefined ? undefined : { by, places: [[only]], familyFirst: undefined }
}

const withoutOthers = (cells: readonly string[]): string[] => {
  const names = cells.filter((cell) => !isNoName(cell))
  return cells.length > 1 && names.length > 0 ? names : [...cells]
}

/** A name in one cell is divided by its comma, if it has one: in a line divided by commas perhaps once more, in its quotes. */
const divided = (cells: readonly string[]): string[] => {
  const names = withoutOthers(cells)
  const [only] = names
  if (only === undefined || names.length > 1) return names
  const parts = withoutOthers(cellsOf(only, 'commas').filter((cell) => cell !== ''))
  return parts.length === 1 && parts[0] !== only ? divided(parts) : parts
}

const rowBelow = (line: string, { by, places, isOurs }: Heading): Row => {
  const cells = cellsOf(line, by)
  if (isOurs) return { cells: cells.slice(0, 1).map((name) => name.replace(guard, '$1')), hadMail: false }
  const partAt = (columns: readonly number[]) => tidy(columns.map((column) => cells[column] ?? '').join(' '))
  const names = places.map((columns) => partAt(columns).replace(numbering, '')).filter((cell) => cell !== '')
  return { cells: divided(names), hadMail: cells.some(isMail) }
}

const rowOf = (line: string): Row => {
  const named = line.replace(mail, '')
  const columns = cellsOf(named.replace(numbering, ''), 'columns').filter((cell) => cell !== '' && !/^\d+$/u.test(cell))
  return { cells: divided(columns), hadMail: named !== line }
}

const isGender = (cell: string | undefined) => cell !== undefined && /^(?:[mwfdx]|male|female|[男女])$/iu.test(cell)

/** Beside one name "f" may be an initial; in a column beside all names of a list it is none. */
const withoutGender = (rows: readonly Row[]): readonly Row[] => {
  const isColumn = (at: number) => rows.every(({ cells }) => cells.length > 1 && isGender(cells.at(at)))
  if (rows.length < 3) return rows
  if (isColumn(-1)) return rows.map((row) => ({ ...row, cells: row.cells.slice(0, -1) }))
  return isColumn(0) ? rows.map((row) => ({ ...row, cells: row.cells.slice(1) })) : rows
}

const isHeading = ({ cells }: Row) => cells.length > 0 && cells.every((cell) => columnOf(cell) !== undefined)

/** Above the heading may stand a cover sheet: the school, the year, the teacher, the day. */
const headingWithin = 10

/** One line may be a list of names, divided by commas, or by semicolons as a mail program divides the people it writes to. */
const namesOfLine = (line: string): string[] => {
  const bySemicolon = line.split(';').filter((part) => part.trim() !== '')
  const arePeople = bySemicolon.every((part) => /\S[\s,]+\S/u.test(part))
  if (arePeople && (bySemicolon.length > 2 || (bySemicolon.length > 1 && isMail(line)))) return bySemicolon
  const byComma = line.split(',')
  return byComma.length > 2 ? byComma : [line]
}

/** `familyFirst` is known only if a heading says so. */
export const nameRows = (text: string): { rows: readonly Row[]; familyFirst?: boolean | undefined } => {
  // A file begins with a mark of its encoding, in front of the quotes of its first heading.
  const whole = text.replace(/^\ufeff/u, '')
  const lines = whole.split(/\r\n?|\n/u).filter((line) => line.trim() !== '')
  const headRow = lines.slice(0, headingWithin).findIndex((line) => headingIn(line) !== undefined)
  const heading = headingIn(lines[headRow] ?? '')
  if (heading) {
    const rows = lines.slice(headRow + 1).filter((line) => headingIn(line) === undefined)
    return { rows: rows.map((line) => rowBelow(line, heading)), familyFirst: heading.familyFirst }
  }
  const plain = lines.map((line) => line.replace(/[،、，]/gu, ',').replaceAll('；', ';'))
  const rows = plain.length === 1 ? plain.flatMap(namesOfLine) : plain
  return { rows: withoutGender(rows.map(rowOf).filter((row) => !isHeading(row))) }
}
