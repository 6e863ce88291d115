import { rosterTexts } from '../../../texts/school/roster.ts'

type Row = { cells: string[]; hadMail: boolean }

const isMail = (cell: string) => cell.includes('@')
/** An e-mail address, also in the brackets in which a mail program writes it behind a name. */
const mail = /[<(]?[^\s<>(),;"]{1,64}@[^\s<>(),;"]{1,255}[>)]?/gu
/** "1.", "12)", "-" and the like, at the beginning of a row. "1.王小明" has no space; "7.b" is a class. */
const numbering = /^\s*(?:(?:\d{1,3}[.):]?|[-*•–])(?:\s+|$)|\d{1,3}[.):](?=\p{L}{2}))/u
/** "12.03.2014", also in brackets behind a name. */
const date = /\(?(?<![\p{L}\d])\d{1,4}([./-])\d{1,2}\1\d{2,4}(?!\d)\)?/gu

/**
 * "7b", "1º ESO A", "12345", "S1042", "March 2, 2014" or a date of birth of another calendar: lists have such cells beside a
 * name. "Zoe (2014)" is a name.
 */
const isNoName = (cell: string) =>
  /^\d[\d./\s-]*\p{L}?$|^\d+[ºª]|^\p{L}+\.? \d{1,2},? \d{4}$|^(?!\p{L}{2,}\s).*\d\D*\d\D*\d|\d[年月日]/u.test(cell)

/** Invisible characters that tables leave in a cell. Joiners stay, because some scripts are written with them. */
const unseen = /[\p{Cc}\p{Cs}\u00ad\u061c\u200b\u200e\u200f\u202a-\u202e\u2060-\u2069\ufeff]/gu

export const tidy = (text: string) =>
  text.normalize('NFC').replace(/\s/gu, ' ').replace(unseen, '').replace(/ +/gu, ' ').trim()

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
    /^(?:(?:(?:legal|preferred|student|pupil) )?(?:last ?name|family name|surname)|nachname|familienname|lang ?name|long ?name|nom|nom de famille|apellidos?|apellido ?1|(?:primer|1(?:er|\.?º)) apellido|sobrenome|cognome|achternaam|nazwisko|soyad[ıi]?|прізвище|姓)s?$/iu,
  second: /^(?:apellido ?2|(?:segundo|2(?:do|\.?º)) apellido)$/iu,
  givenThenFamily:
    /^(?:(?:vor|ruf)(?:name|-)(?:,| und|,? ?\/)? ?(?:nach|familien)?name|first(?: ?name)? (?:and |& )?(?:last ?name|surname)|prénom(?:,| et)? nom|nombre y apellidos?|(?:öğrenci(?:nin)? )?ad[ıi]? soyad[ıi]?)s?$/iu,
  familyThenGiven:
    /^(?:(?:nach|familien)?name(?:,| und|,? ?\/)? ?(?:vor|ruf)name|(?:nach|familien)- und (?:vor|ruf)name|nom(?:,| et)? prénom|apellidos?(?:,| y) nombre|(?:surname|last ?name),? ?(?:forename|first ?name)|lastfirst)s?$/iu,
  whole:
    /^(?:name|full name|pupil|student|(?:pupil|student)(?:'s|s)? name|schüler(?:in|\/in|\*in|:in|innen)?|élève|alumn(?:[oa]|o\/a|ado)|氏名|名前|姓名)s?$/iu,
  other:
    /^(?:nr|no|nº|№|#|id|lp|lfd\. ?nr|(?:student|pupil)[ _]?(?:id|no|number)|class|klasse|classe|form|reg|year|grade|grade[ _]level|group|gruppe|grupo|curso|sınıf[ıi]?|班级|e-?mail(?:[ -]address|-adresse)?|birth ?da(?:y|te)|date of birth|dob|geburts(?:tag|datum)|geb\. ?datum|né\(e\) le|gender|sex|geschlecht|sexe|cinsiyet[ıi]?|m\/w|phone|telefon|username|s(?:ıra|\.)? ?no|(?:okul|öğrenci) no|序号|番号|学号|性[別别]|生年月日|ふりがな|フリガナ)s?$/iu,
} as const
type Column = keyof typeof columnNames

/** Turkish has its own capitals: "ADI" is not "Adi". */
const columnOf = (cell: string): Column | undefined => {
  const heading = cell.replace(/[.:]$/u, '')
  const spellings = [heading, heading.toLocaleLowerCase('tr')]
  return (Object.keys(columnNames) as Column[]).find((name) => spellings.some((one) => columnNames[name].test(one)))
}

/** Columns with the whole name, and whether its family name comes first. */
const wholeNames: { readonly [Name in Column]?: boolean | undefined } = {
  whole: undefined,
  givenThenFamily: false,
  familyThenGiven: true,
}
const isWhole = (column: Column | undefined) => column !== undefined && column in wholeNames

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
  // One cell alone is a heading if it says which part of the name comes first.
  const [alone] = cells.filter((cell) => cell !== '').length === 1 ? named : []
  if (alone && wholeNames[alone] !== undefined) return { by: 'columns', places: [[0]], familyFirst: wholeNames[alone] }
  if (named.length < 2) return undefined
  const [given, second] = [columns.indexOf('given'), columns.indexOf('second')]
  const whole = columns.findIndex(isWhole)
  const family = columns.includes('family') || given < 0 ? columns.indexOf('family') : whole
  if (given >= 0 && family >= 0) {
    const families = [family, second].filter((place) => place >= 0)
    return { by, places: family < given ? [families, [given]] : [[given], families], familyFirst: family < given }
  }
  const [only] = [whole, given, family].filter((place) => place >= 0)
  if (only === undefined) return undefined
  const column = columns[only]
  return { by, places: [[only]], familyFirst: column && wholeNames[column] }
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
  const plain = named.replace(date, '').replace(numbering, '')
  const columns = cellsOf(plain, 'columns').filter((cell) => cell !== '' && !/^\d+$/u.test(cell))
  return { cells: divided(columns), hadMail: named !== line }
}

const isGender = (cell: string | undefined) => cell !== undefined && /^(?:[mwfdx]|male|female|[男女])$/iu.test(cell)

/** Beside one name "f" may be an initial; in a column beside all names of a list it is none. The name may have a comma. */
const withoutGender = (all: readonly Row[]): readonly Row[] => {
  const rows = all.filter(({ cells }) => cells.length > 0)
  const isColumn = (at: number) => rows.every(({ cells }) => cells.length > 1 && isGender(cells.at(at)))
  if (rows.length < 3) return all
  if (isColumn(-1)) return all.map((row) => ({ ...row, cells: divided(row.cells.slice(0, -1)) }))
  return isColumn(0) ? all.map((row) => ({ ...row, cells: divided(row.cells.slice(1)) })) : all
}

/** A single word is a heading only above all others, because a pupil may be called Reg. */
const isHeading = ({ cells }: Row, at: number) => {
  const columns = cells.map(columnOf)
  if (columns.length === 1) return at === 0 && columns[0] !== undefined && columns[0] !== 'other'
  return columns.length > 0 && columns.every((column) => column !== undefined)
}

/** Above the heading may stand a cover sheet: the school, the year, the teacher, the day. */
const headingWithin = 10

const arePeople = (parts: readonly string[]): boolean =>
  parts.every((part) => /\S[\s,]+\S/u.test(part)) ||
  !parts.map(tidy).some((part) => isNoName(part) || isMail(part) || isGender(part))

/** One line may be a list of names, divided as a mail program divides the people it writes to. A name in quotes may have a comma. */
const namesOfLine = (line: string): string[] => {
  const lists = [line.split(';'), line.match(/(?:"[^"]*"|[^,"])+/gu) ?? []]
  const [bySemicolon = [], byComma = []] = lists.map((parts) => parts.filter((part) => part.trim() !== ''))
  if (arePeople(bySemicolon) && (bySemicolon.length > 2 || (bySemicolon.length > 1 && isMail(line)))) return bySemicolon
  return byComma.length > 2 || (byComma.length > 1 && byComma.every(isMail)) ? byComma : [line]
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
  return { rows: withoutGender(rows.map(rowOf).filter((row, at) => !isHeading(row, at))) }
}
