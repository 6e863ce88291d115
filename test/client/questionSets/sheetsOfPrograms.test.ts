import { expect, it } from 'vitest'
import { workbookOf } from '../../../client/parts/files/workbook.ts'
import { xlsxOf } from '../../../client/parts/questionSets/export/sheetWriting.ts'
import { changedRow } from '../../../client/screens/questionSets/import/candidate.ts'
import { leftBehind } from '../../../client/screens/questionSets/import/leftBehind.ts'
import { readQuestionBytes } from '../../../client/screens/questionSets/import/readFile.ts'
import { readSpreadsheet } from '../../../client/screens/questionSets/import/spreadsheet.ts'
import { zipOf } from './zipOf.ts'

const sheetOf = async (bytes: Uint8Array<ArrayBuffer>) =>
  ((await readSpreadsheet(bytes)).sheets[0]?.rows ?? []).map(({ cells }) => cells)

const inlined = (text: string) => `<c t="inlineStr"><is><t>${text}</t></is></c>`
const oneRow = (...cells: string[]) => `<sheetData><row>${cells.join('')}</row></sheetData>`

/** As programs write it that do not know the sizes before they have packed everything: behind each name, with eight bytes. */
const withWideSizes = (zip: Uint8Array<ArrayBuffer>): Uint8Array<ArrayBuffer> => {
  const bytes = Buffer.from(zip)
  const end = bytes.length - 22
  const listAt = bytes.readUInt32LE(end + 16)
  const list: Buffer[] = []
  for (let at = listAt; at < end; ) {
    const entry = bytes.subarray(at, at + 46 + bytes.readUInt16LE(at + 28))
    at += entry.length
    // Another note before the one with the sizes.
    const extra = Buffer.from([0x55, 0x54, 1, 0, 7, 1, 0, 16, 0, ...Buffer.alloc(16)])
    extra.writeBigUInt64LE(12n, 9)
    extra.writeBigUInt64LE(BigInt(entry.readUInt32LE(20)), 17)
    entry.fill(0xff, 20, 28)
    entry.writeUInt16LE(extra.length, 30)
    list.push(Buffer.from(entry), extra)
  }
  return new Uint8Array(Buffer.concat([bytes.subarray(0, listAt), ...list, bytes.subarray(end)]))
}

it('a sheet that a program has streamed, with its sizes behind the names', async () => {
  const zip = zipOf({
    'xl/worksheets/sheet1.xml': `<worksheet>${oneRow('<c t="s"><v>0</v></c>', inlined('two'))}</worksheet>`,
    'xl/sharedStrings.xml': '<sst><si><t>one</t></si></sst>',
  })
  expect(await sheetOf(withWideSizes(zip))).toEqual([['one', 'two']])
})

it.each(['x', 'ns0'])('a sheet whose elements all begin with "%s:"', async (prefix) => {
  const main = 'http://schemas.openxmlformats.org/spreadsheetml/2006/main'
  const later = 'http://schemas.microsoft.com/office/spreadsheetml/2010/11/main'
  const withPrefix = (xml: string) =>
    xml.replace(/<(\/?)(?=[a-z])/gi, `<$1${prefix}:`).replace('>', ` xmlns:x15="${later}" xmlns:${prefix}="${main}">`)
  const files = {
    'xl/workbook.xml': '<workbook><workbookPr date1904="1"/></workbook>',
    'xl/styles.xml': '<styleSheet><cellXfs><xf numFmtId="0"/><xf numFmtId="9"/></cellXfs></styleSheet>',
    'xl/sharedStrings.xml': '<sst><si><r><t>on</t></r><r><t>e</t></r></si></sst>',
    'xl/worksheets/sheet1.xml': `<worksheet>${oneRow('<c t="s"><v>0</v></c>', '<c s="1"><v>0.5</v></c>')}</worksheet>`,
  }
  const all = Object.fromEntries(Object.entries(files).map(([name, xml]) => [name, withPrefix(xml)]))
  expect(await sheetOf(zipOf(all))).toEqual([['one', '50%']])
})

it('signs that XML has no place for, and texts that only look like one', async () => {
  const sheet = `<worksheet>${oneRow(inlined('one_x000D_\ntwo'), inlined('a_x005F_x0041_b'), inlined('_x00ZZ_'), '<c t="str"><f>A1</f><v>c_x000D_d</v></c>')}</worksheet>`
  expect(await sheetOf(zipOf({ 'xl/worksheets/sheet1.xml': sheet }))).toEqual([
    ['one\r\ntwo', 'a_x0041_b', '_x00ZZ_', 'c\rd'],
  ])
  const row = ['a_x0041_b', '_x005F_x000d_', '__x0041_', 'x0041']
  expect(await sheetOf(xlsxOf([row]))).toEqual([row])
})

it('a list whose first word begins like a zip file is still a list', async () => {
  const words = 'PKW\tcar\nLKW\tlorry\nRad\tbike\nZug\ttrain\n'
  const { format, rows } = await readQuestionBytes(new TextEncoder().encode(words))
  expect([format, rows.map(({ draft }) => draft.question)]).toEqual(['quizlet', ['PKW', 'LKW', 'Rad', 'Zug']])
})

it('postcodes keep the zeros before them', async () => {
  const cells = [1067, 10115, -7, 0].map((number) => `<c s="0"><v>${number}</v></c>`)
  const styles =
    '<numFmts><numFmt numFmtId="164" formatCode="00000"/></numFmts><cellXfs><xf numFmtId="164"/><xf numFmtId="2"/></cellXfs>'
  const sheet = `<worksheet>${oneRow(...cells, '<c s="1"><v>3.5</v></c>')}</worksheet>`
  const read = await sheetOf(zipOf({ 'xl/styles.xml': styles, 'xl/worksheets/sheet1.xml': sheet }))
  expect(read).toEqual([['01067', '10115', '-7', '00000', '3.5']])
})

const head = ['Question', 'Answer A', 'Answer B', 'Correct']
const sheet = (...rows: string[][]) => ({ name: 'S', rows })

it('a workbook with a sheet for each chapter is read whole, without its cover', async () => {
  const cover = sheet(['A quiz'], ['by Ann'])
  const [one, two] = [sheet(head, ['One?', 'x', 'y', 'A']), sheet(head, ['Two?', 'x', 'y', 'B'])]
  const read = await readQuestionBytes(workbookOf([cover, one, two]))
  expect(read.rows.map(({ question }) => question?.question)).toEqual(['One?', 'Two?'])
  expect(read.leavesSheets).toBeUndefined()
})

it('a complaint names its sheet where several are read, also while its row is repaired', async () => {
  const chapters = ['Fractions', 'Time & space'].map((name) => ({ ...sheet(head, ['One?', 'x', 'y', '']), name }))
  const { rows } = await readQuestionBytes(workbookOf(chapters))
  expect(rows.map(({ sheet, row }) => [sheet, row])).toEqual([
    ['Fractions', 2],
    ['Time & space', 2],
  ])
  expect(rows.map((row) => changedRow(row, row.draft).sheet)).toEqual(['Fractions', 'Time & space'])
  const alone = await readQuestionBytes(workbookOf(chapters.slice(0, 1)))
  expect(alone.rows.map(({ sheet }) => sheet)).toEqual([undefined])
})

it('a title above the heading of a sheet is left out, and said to be, with the name of its sheet where several are read', async () => {
  const chapters = ['Fractions', 'Time'].map((name) => ({ ...sheet(['Quiz'], head, ['One?', 'x', 'y', 'A']), name }))
  const { rows, unread } = await readQuestionBytes(workbookOf(chapters))
  expect(rows.map(({ row }) => row)).toEqual([3, 3])
  expect(unread).toEqual([
    { row: 1, text: 'Fractions: Quiz' },
    { row: 1, text: 'Time: Quiz' },
  ])
  const alone = await readQuestionBytes(workbookOf(chapters.slice(0, 1)))
  expect(alone.unread).toEqual([{ row: 1, text: 'Quiz' }])
})

it('a name of a sheet that no program lets anybody write is cut: it stands in each row that is complained about', async () => {
  const names = ['y'.repeat(100_000), 'other']
  const places = names.map((name, at) => ({
    tab: `<sheet name="${name}" r:id="r${at}"/>`,
    file: `worksheets/${at}.xml`,
  }))
  const rows = `<worksheet>${oneRow(...head.map(inlined))}${oneRow(...['One?', 'x', 'y'].map(inlined))}</worksheet>`
  const { sheets } = await readSpreadsheet(
    zipOf({
      'xl/workbook.xml': `<workbook>${places.map(({ tab }) => tab).join('')}</workbook>`,
      'xl/_rels/workbook.xml.rels': places
        .map(({ file }, at) => `<Relationship Id="r${at}" Target="${file}"/>`)
        .join(''),
      ...Object.fromEntries(places.map(({ file }) => [`xl/${file}`, rows])),
    }),
  )
  expect(sheets.map(({ name }) => name)).toEqual([`${'y'.repeat(39)}…`, 'other'])
})

it('a workbook with more sheets than are read says so', async () => {
  const many = Array.from({ length: 31 }, (_, at) => ({ ...sheet(head, [`${at}?`, 'x', 'y', 'A']), name: `S${at}` }))
  const read = await readQuestionBytes(workbookOf(many))
  expect([read.rows.length, leftBehind(read, 30, 30)]).toEqual([30, 'Only the first 30 sheets were read.'])
  const whole = await readQuestionBytes(workbookOf(many.slice(1)))
  expect([whole.rows.length, leftBehind(whole, 30, 30)]).toEqual([30, null])
})

it('a sheet that is left out is told, if it may hold questions', async () => {
  const [one, two] = [sheet(['One?', 'x', 'y', 'z', 'w']), sheet(['Two?', 'x', 'y'], ['Three?', 'x', 'y'])]
  expect((await readQuestionBytes(workbookOf([one, two]))).leavesSheets).toBe(true)
  const empty = await readQuestionBytes(workbookOf([one, sheet(), sheet(['Only a note'])]))
  expect(empty.leavesSheets).toBeUndefined()
  expect(empty.rows.map(({ draft }) => draft.question)).toEqual(['One?'])
})
