import { type Look, looks, stylesXml } from './workbookStyles.ts'
import { element, escaped, xmlHead } from './xmlWriting.ts'
import { zipped } from './zipWriting.ts'

/**
 * Shares go from 0 to 1: a mark has the colour of right, partly right or wrong, too. A moment and the day of one are shown as
 * whoever opens the file writes days and times.
 */
export type WorkbookCell =
  | string
  | number
  | { share: number }
  | { mark: number }
  | { seconds: number }
  | { moment: number }
  | { day: number }

export interface Sheet {
  name: string
  rows: readonly (readonly WorkbookCell[])[]
  /** Where the first row is a head: it stays where it is while one scrolls, and so do as many columns. */
  stays?: number
  /** In letters; the last is that of all columns behind it, too. */
  widths?: readonly number[]
}

/** A, B, … Z, AA, AB, … */
const columnName = (column: number): string =>
  (column < 26 ? '' : columnName(Math.floor(column / 26) - 1)) + String.fromCharCode(65 + (column % 26))

const placeOf = (row: number, column: number): string => `${columnName(column)}${row + 1}`

/** XML has no place for others: a file with one of them would not open at all. */
const unwritable = /[^\t\n\r\u{20}-\u{D7FF}\u{E000}-\u{FFFD}\u{10000}-\u{10FFFF}]/gu

const main = 'http://schemas.openxmlformats.org/spreadsheetml/2006/main'

/** All texts of a workbook stand in one list: some previews show a text blank if it stands in its cell. */
const sharedTexts = () => {
  const places = new Map<string, number>()
  let count = 0
  return {
    placeOf: (text: string): number => {
      count++
      const place = places.get(text) ?? places.size
      places.set(text, place)
      return place
    },
    xml: (): string => {
      const items = [...places.keys()].map((text) =>
        element('si', {}, element('t', { 'xml:space': 'preserve' }, escaped(text))),
      )
      return element('sst', { xmlns: main, count, uniqueCount: places.size }, ...items)
    },
  }
}

type SharedTexts = ReturnType<typeof sharedTexts>

/** It is written as a text, so that nothing in it is calculated. */
const textCell = (cell: string, r: string, look: Look, texts: SharedTexts): string => {
  // Who reads it takes `_x0041_` for a sign that XML has no place for.
  const text = cell.replace(unwritable, '').replace(/_(?=x[0-9a-f]{4}_)/gi, '_x005F_')
  if (text === '') return ''
  return element('c', { r, s: looks.indexOf(look), t: 's' }, element('v', {}, String(texts.placeOf(text))))
}

const dayMs = 24 * 60 * 60 * 1000

/** Spreadsheets count days from the end of 1899, and know no time zones: the time is that of this device. */
const daysOf = (moment: number): number => (moment - new Date(moment).getTimezoneOffset() * 60_000) / dayMs + 25_569

const lookOfMark = (mark: number): Look => (mark === 1 ? 'right' : mark === 0 ? 'wrong' : 'partly')

const numberOf = (cell: Exclude<WorkbookCell, string>, usual: Look): [number, Look] => {
  if (typeof cell === 'number') return [cell, usual]
  if ('share' in cell) return [cell.share, 'share']
  if ('mark' in cell) return [cell.mark, lookOfMark(cell.mark)]
  if ('seconds' in cell) return [cell.seconds, 'seconds']
  return 'day' in cell ? [Math.floor(daysOf(cell.day)), 'day'] : [daysOf(cell.moment), 'moment']
}

const cellXml = (cell: WorkbookCell, r: string, usual: Look, texts: SharedTexts): string => {
  if (typeof cell === 'string') return textCell(cell, r, usual, texts)
  const [value, look] = numberOf(cell, usual)
  return element('c', { r, s: looks.indexOf(look) }, element('v', {}, String(value)))
}

const paneXml = (stays: number): string => {
  const activePane = stays > 0 ? 'bottomRight' : 'bottomLeft'
  return element('pane', {
    ...(stays > 0 && { xSplit: stays }),
    ySplit: 1,
    topLeftCell: placeOf(1, stays),
    activePane,
    state: 'frozen',
  })
}

const mostColumns = 16_384

const columnsXml = (widths: readonly number[]): string => {
  const columns = widths.map((width, at) => {
    const max = at === widths.length - 1 ? mostColumns : at + 1
    return element('col', { min: at + 1, max, width, customWidth: 1 })
  })
  return element('cols', {}, ...columns)
}

const sheetXml = ({ rows, stays, widths }: Sheet, texts: SharedTexts): string => {
  const lookIn = (row: number): Look => (row === 0 && stays !== undefined ? 'head' : 'usual')
  const written = rows.map((row, at) =>
    element('row', { r: at + 1 }, ...row.map((cell, column) => cellXml(cell, placeOf(at, column), lookIn(at), texts))),
  )
  const view = element('sheetView', { workbookViewId: 0 }, stays === undefined ? '' : paneXml(stays))
  return element(
    'worksheet',
    { xmlns: main },
    element('sheetViews', {}, view),
    widths ? columnsXml(widths) : '',
    element('sheetData', {}, ...written),
  )
}

const packages = 'http://schemas.openxmlformats.org/package/2006'
const office = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships'
const ml = 'application/vnd.openxmlformats-officedocument.spreadsheetml'

export const workbookType = `${ml}.sheet`

type Parts = readonly (readonly [type: string, target: string])[]

const relationsXml = (parts: Parts): string => {
  const relations = parts.map(([type, Target], at) =>
    element('Relationship', { Id: `rId${at + 1}`, Type: `${office}/${type}`, Target }),
  )
  return element('Relationships', { xmlns: `${packages}/relationships` }, ...relations)
}

const typesXml = (parts: Parts): string => {
  const relations = 'application/vnd.openxmlformats-package.relationships+xml'
  const named = parts.map(([type, target]) => {
    const ContentType = `${ml}.${type === 'workbook' ? 'sheet.main' : type}+xml`
    return element('Override', { PartName: `/xl/${target}`, ContentType })
  })
  return element(
    'Types',
    { xmlns: `${packages}/content-types` },
    element('Default', { Extension: 'rels', ContentType: relations }),
    ...named,
  )
}

/** A tab has room for so many letters, and for none of these signs. */
const mostInTab = 31
const noTab = /[[\]:*?/\\]/g

const tabOf = (name: string, most: number): string =>
  name
    .replace(noTab, ' ')
    .slice(0, most)
    // A sign of two letters may have been cut in two.
    .replace(unwritable, '')
    // No tab may be empty, or begin or end with an apostrophe.
    .replace(/^[' ]+|[' ]+$/g, '') || '-'

/** Spreadsheets refuse two tabs of one name, whether in large or in small letters: the later one gets a number. */
const tabsOf = (names: readonly string[]): string[] => {
  const taken = new Set<string>()
  return names.map((name) => {
    let tab = tabOf(name, mostInTab)
    for (let number = 2; taken.has(tab.toLowerCase()); number++)
      tab = `${tabOf(name, mostInTab - ` (${number})`.length)} (${number})`
    taken.add(tab.toLowerCase())
    return tab
  })
}

/** An Excel file, which opens everywhere alike: with commas, semicolons and points it depends on the country what they mean. */
export const workbookOf = (sheets: readonly Sheet[]): Uint8Array<ArrayBuffer> => {
  const parts: Parts = [
    ...sheets.map((_, at) => ['worksheet', `worksheets/sheet${at + 1}.xml`] as const),
    ['styles', 'styles.xml'],
    ['sharedStrings', 'sharedStrings.xml'],
  ]
  const texts = sharedTexts()
  const tabs = tabsOf(sheets.map(({ name }) => name)).map((name, at) =>
    element('sheet', { name, sheetId: at + 1, 'r:id': `rId${at + 1}` }),
  )
  const views = element('bookViews', {}, element('workbookView', {}))
  const xml = {
    '[Content_Types].xml': typesXml([['workbook', 'workbook.xml'], ...parts]),
    '_rels/.rels': relationsXml([['officeDocument', 'xl/workbook.xml']]),
    'xl/workbook.xml': element('workbook', { xmlns: main, 'xmlns:r': office }, views, element('sheets', {}, ...tabs)),
    'xl/_rels/workbook.xml.rels': relationsXml(parts),
    'xl/styles.xml': stylesXml(main),
    ...Object.fromEntries(sheets.map((sheet, at) => [`xl/worksheets/sheet${at + 1}.xml`, sheetXml(sheet, texts)])),
    // The last one, when all sheets have named their texts.
    'xl/sharedStrings.xml': texts.xml(),
  }
  return zipped(Object.fromEntries(Object.entries(xml).map(([name, content]) => [name, `${xmlHead}${content}`])))
}
