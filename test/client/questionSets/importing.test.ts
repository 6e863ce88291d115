import { describe, expect, it } from 'vitest'
import {
  decodeText,
  delimitedRows,
  guessDelimiter,
  readDelimited,
  type Table,
} from '../../../client/parts/files/delimitedText.ts'
import { mostRows, mostUnpackedBytes, TooLarge } from '../../../client/parts/files/importLimits.ts'
import { openZip } from '../../../client/parts/files/zipFiles.ts'
import { tableOf } from '../../../client/parts/questionSets/export/ownTables.ts'
import { csvOf } from '../../../client/parts/questionSets/export/sheetWriting.ts'
import { leftBehind } from '../../../client/screens/questionSets/import/leftBehind.ts'
import { readQuestionTable } from '../../../client/screens/questionSets/import/questionTable.ts'
import { readQuestionBytes, readQuestionText } from '../../../client/screens/questionSets/import/readFile.ts'
import { readSpreadsheet } from '../../../client/screens/questionSets/import/spreadsheet.ts'
import { importTexts } from '../../../client/texts/school/importing.ts'
import { questionsMax } from '../../../rooms/shared/contract/questionSets.ts'
import { answersOf, rightPlace } from '../../rooms/shared/questions/rightPlace.ts'
import { allKinds } from '../../rooms/shared/questions/someQuestions.ts'
import { zipOf } from './zipOf.ts'

const numbered = (table: Table) => table.map((cells, at) => ({ row: at + 1, cells }))

/** The cells of a sheet alone. */
const sheetOf = async (bytes: Uint8Array<ArrayBuffer>) =>
  ((await readSpreadsheet(bytes)).sheets[0]?.rows ?? []).map(({ cells }) => cells)

describe('delimited text', () => {
  it('reads quotes, doubled quotes, and line breaks inside of quotes', () => {
    expect(readDelimited('a,"b, ""c""","d\ne"\r\nf,g,h')).toEqual([
      ['a', 'b, "c"', 'd\ne'],
      ['f', 'g', 'h'],
    ])
  })

  it('lays out no more rows than anybody looks at', () => {
    expect(readDelimited('a,b\n'.repeat(100_000))).toHaveLength(mostRows)
    expect(readDelimited(`${'a,b\n'.repeat(mostRows - 1)}c,d`)).toHaveLength(mostRows)
  })

  it('finds the delimiter that most lines agree on', () => {
    expect(guessDelimiter('a\tb, c\nd\te')).toBe('\t')
    expect(guessDelimiter('a;b\nc;d')).toBe(';')
    expect(guessDelimiter('a,b;\rc,d\r')).toBe(',')
  })

  it('takes the delimiter that the first line tells Excel, and counts that line', () => {
    const rows = [{ row: 2, cells: ['a;b', 'c'] }]
    for (const end of ['\r\n', '\n', '\r'])
      for (const sign of [',', '|', '\t', ';'])
        expect(delimitedRows(`\ufeffsep=${sign}${end}"a;b"${sign}c${end}`)).toEqual(rows)
    expect(readDelimited('sep=,')).toEqual([['sep=', '']])
  })

  it.each([
    ['UTF-8', Buffer.from('Köln;Łódź')],
    ['UTF-8 with its mark', Buffer.from('\ufeffKöln;Łódź')],
    ['UTF-16, as "Unicode text" is saved', Buffer.from('\ufeffKöln;Łódź', 'utf16le')],
    ['UTF-16 the other way round', Buffer.from('\ufeffKöln;Łódź', 'utf16le').swap16()],
  ])('reads letters beyond English in %s', (_, bytes) => {
    expect(readDelimited(decodeText(bytes))).toEqual([['Köln', 'Łódź']])
  })

  it('reads what a spreadsheet on Windows saves as CSV', () => {
    const bytes = Buffer.from('Caf\xe9;5 \x80;na\xefve', 'latin1')
    expect(readDelimited(decodeText(bytes))).toEqual([['Café', '5 €', 'naïve']])
  })

  it('skips empty lines and the mark at the start', () => {
    expect(readDelimited('\ufeffa,b\n\n,\nc,d')).toEqual([
      ['a', 'b'],
      ['c', 'd'],
    ])
  })
})

describe('what a table of questions can look like', () => {
  it('terms and definitions: the wrong answers are other definitions', () => {
    const { format, rows } = readQuestionTable(delimitedRows('dog\thund\ncat\tkatze\nbird\tvogel\nfish\tfisch'))
    expect(format).toBe('quizlet')
    expect(rows).toHaveLength(4)
    for (const row of rows) {
      expect(row.problem).toBeUndefined()
      expect(row.problem === undefined && new Set(answersOf(row.question)).size).toBe(4)
    }
    const second = rows[1]
    if (!second || !('question' in second) || !second.question) throw new Error('no second question')
    expect(answersOf(second.question)[rightPlace(second.question) ?? -1]).toBe('katze')
  })

  it('too few definitions are a problem of every row', () => {
    const { rows } = readQuestionTable(
      numbered([
        ['a', 'b'],
        ['c', 'd'],
      ]),
    )
    expect(rows.every(({ problem }) => problem?.includes('four different definitions'))).toBe(true)
  })

  it('the layout of Kahoot, with its heading lines and its numbers', () => {
    const head = [
      'Question - max 120 characters',
      'Answer 1 - max 75 characters',
      'Answer 2 - max 75 characters',
      'Answer 3 - max 75 characters',
      'Answer 4 - max 75 characters',
      'Time limit (sec)',
      'Correct answer(s) - choose at least one',
    ]
    const { format, rows } = readQuestionTable(
      numbered([
        ['Quiz template'],
        head,
        ['1 + 1?', '1', '2', '3', '4', '20', '2'],
        ['2 + 2?', '1', '2', '3', '4', '20', '1,4'],
        ['3 + 3?', '6', '7', '', '', '20', '1'],
      ]),
    )
    expect(format).toBe('kahoot')
    expect(rows[0]).toMatchObject({
      row: 3,
      question: { question: '1 + 1?', answers: ['1', '2', '3', '4'], correct: 1, seconds: 20 },
    })
    expect(rows[1]).toMatchObject({
      row: 4,
      question: { kind: 'several', answers: ['1', '2', '3', '4'], correct: [0, 3] },
    })
    expect(rows[2]).toMatchObject({ row: 5, question: { answers: ['6', '7'], correct: 0 } })
  })

  it('the layout of Blooket', () => {
    const { format, rows } = readQuestionTable(
      numbered([
        ['Blooket\nImport Template'],
        [
          'Question #',
          'Question Text',
          'Answer 1',
          'Answer 2',
          'Answer 3',
          'Answer 4',
          'Time Limit',
          'Correct Answer(s)',
        ],
        ['1', 'Sky?', 'blue', 'red', 'green', 'black', '20', '1'],
      ]),
    )
    expect(format).toBe('blooket')
    expect(rows[0]).toMatchObject({
      row: 3,
      question: { question: 'Sky?', answers: ['blue', 'red', 'green', 'black'], correct: 0 },
    })
  })

  it('what was exported comes back as it was', () => {
    const question = {
      question: 'Say "hi", twice',
      answers: ['=1', 'b', 'c;d', 'e'],
      correct: 2,
      explanation: 'Because.',
    }
    const csv = csvOf(tableOf([question]))
    const [row] = readQuestionTable(delimitedRows(csv)).rows
    // A cell that a spreadsheet would calculate is written as text, and read back as it was meant.
    expect(csv).toContain("'=1")
    expect(row?.problem === undefined && row?.question).toEqual(question)
  })

  it('every kind comes back from a table as it was', () => {
    const { rows } = readQuestionTable(delimitedRows(csvOf(tableOf(allKinds))))
    expect(rows.map((row) => (row.problem === undefined ? row.question : row.problem))).toEqual(allKinds)
  })

  it('a row without any mark, or with a wrong one, has no right answer', () => {
    for (const mark of [[], ['x']])
      expect(readQuestionTable(numbered([['Q', 'a', 'b', 'c', 'd', ...mark]])).rows[0]).toMatchObject({
        problem: 'No answer is marked as correct',
      })
  })
})

describe('the number of a row', () => {
  const numbersIn = async (text: string) => (await readQuestionText(text)).rows.map(({ row }) => row)
  const head = 'Question,Answer 1,Answer 2,Correct'

  it('is that of its first line, whatever stands before it: blank lines, rows of commas, cells of several lines', async () => {
    expect(await numbersIn(`${head}\n\nA?,x,y,1\n,,,\n"B,\nor not?",x,"y\nz",1\n\nC?,x,y,1\n`)).toEqual([3, 5, 9])
    expect(await numbersIn('dog\thund\n\ncat\tkatze\nbird\tvogel\n\n\nfish\tfisch')).toEqual([1, 3, 4, 7])
    expect(await numbersIn('A?,x,y,z,v,1\n\nB?,x,y,z,v,2')).toEqual([1, 3])
    expect(await numbersIn(`Here they are:\n\`\`\`csv\n\n${head}\nA?,x,y,1\n\n`)).toEqual([5])
    expect(await numbersIn('|Question|Answer 1|Answer 2|Correct|\n|-|-|-|-|\n\n|A?|x|y|1|')).toEqual([4])
    expect(await numbersIn('#separator:tab\n#html:false\n\ndog\thund\n\ncat\tkatze')).toEqual([4, 6])
  })

  it('is the one that a spreadsheet shows', async () => {
    const cells = (...texts: string[]) => texts.map((text) => `<c t="inlineStr"><is><t>${text}</t></is></c>`).join('')
    const head = `<row r="2">${cells('Question', 'Answer 1', 'Answer 2', 'Correct')}</row>`
    const rows = `<row r="5">${cells('A?', 'x', 'y', '1')}</row><row r="6"/><row>${cells('B?', 'x', 'y', '1')}</row>`
    const bytes = zipOf({ 'xl/worksheets/sheet1.xml': head + rows })
    expect((await readQuestionBytes(bytes)).rows.map(({ row }) => row)).toEqual([5, 7])
  })
})

describe('a zip file', () => {
  it('gives out its files, unpacked', async () => {
    const zip = openZip(zipOf({ 'xl/a.xml': '<a>ä</a>' }))
    expect(zip.names).toEqual(['xl/a.xml'])
    expect(await zip.read('xl/a.xml')).toBe('<a>ä</a>')
    expect(await zip.read('nothing')).toBeUndefined()
  })

  it('is refused when it unpacks to more than a page can hold', async () => {
    const bomb = zipOf({ 'xl/worksheets/sheet1.xml': 'x'.repeat(mostUnpackedBytes + 1) })
    expect(bomb.length).toBeLessThan(20_000)
    await expect(readSpreadsheet(bomb)).rejects.toThrow(TooLarge)
  })

  it('is looked at no further than its rows count, and its texts are read as they were meant', async () => {
    const row = (content: string, number = 1) => `<row r="${number}" x:dy="2">${content}</row>`
    const text = '<c r="B1" t="s"><v>1</v></c><c r="C1" t="inlineStr"><is><r><t>in </t></r><r><t>two</t></r></is></c>'
    const full = row(`<c r="A1"><v>1 &lt; 2 &amp; &#228;&#x263A;</v></c>${text}`)
    const shared =
      '<sst><si><t>nobody asks</t></si><si><t xml:space="preserve">shared</t></si><si><t>more</t></si></sst>'
    const sheet = `<worksheet><cols><col/></cols><sheetData>${row('<c s="3"/>')}<row/>${full.repeat(2_000)}</sheetData></worksheet>`
    const table = await sheetOf(zipOf({ 'xl/worksheets/sheet1.xml': sheet, 'xl/sharedStrings.xml': shared }))
    expect(table).toHaveLength(mostRows)
    expect(new Set(table.map((cells) => cells.join('|')))).toEqual(new Set(['1 < 2 & ä☺|shared|in two']))
  })

  it('shows each cell as its author sees it: numbers, days, times, shares, truths, and Japanese without its readings', async () => {
    const formats = [
      ...[0, 14, 20, 46, 9, 10],
      ...['d. mmmm yyyy;@', '[Red][$-409]h:mm AM/PM', 'mmm yy', '#,##0.00 "days"', 'yyyy\\-mm\\-dd\\ hh:mm:ss', '0.0%'],
      ...['[mm]:ss', '[m]', '[ss]', '0%'],
    ]
    const codes = formats.flatMap((code, at) =>
      typeof code === 'string' ? `<numFmt numFmtId="${164 + at}" formatCode="${code.replaceAll('"', '&quot;')}"/>` : [],
    )
    const styles = formats.map((code, at) => `<xf numFmtId="${typeof code === 'number' ? code : 164 + at}"/>`)
    const ofTables = '<dxfs><dxf><numFmt numFmtId="14" formatCode="0.00%"/></dxf></dxfs>'
    const files = {
      'xl/styles.xml': `<styleSheet><numFmts>${codes.join('')}</numFmts><cellStyleXfs><xf numFmtId="9"/></cellStyleXfs><cellXfs>${styles.join('')}</cellXfs>${ofTables}</styleSheet>`,
      'xl/sharedStrings.xml': '<sst><si><t>東京</t><rPh sb="0" eb="2"><t>トウキョウ</t></rPh><phoneticPr/></si></sst>',
    }
    const read = async (cells: string, more = {}) =>
      (await sheetOf(zipOf({ 'xl/worksheets/sheet1.xml': `<row>${cells}</row>`, ...files, ...more }))).flat()
    const styled = (...values: number[]) => values.map((value, at) => `<c s="${at}"><v>${value}</v></c>`).join('')
    const values = [0.57999999999999996, 32821, 0.60416666666666663, 1.25, 0.58, 0.125, 45000, 0.75, 45000, 2.5]
    expect(await read(styled(...values, 46353.604166666664, 0.125, 0.0625, 0.0625, 0.0625, 0.285))).toEqual([
      ...['0.58', '1989-11-09', '14:30', '30:00:00', '58%', '12.5%'],
      ...['2023-03-15', '18:00', '2023-03', '2.5', '2026-11-27 14:30:00', '12.5%'],
      ...['90:00', '90', '5400', '29%'],
    ])
    expect(
      await read('<c t="b"><v>1</v></c><c t="b"><v>0</v></c><c t="s"><v>0</v></c><c t="str"><v>1.10</v></c>'),
    ).toEqual(['TRUE', 'FALSE', '東京', '1.10'])
    const old = { 'xl/workbook.xml': '<workbook><workbookPr date1904="1"/></workbook>' }
    expect(await read(styled(1, 31359), old)).toEqual(['1', '1989-11-09'])
  })

  it('is that which its author sees first, wherever it lies in the file, and says that its pictures stay behind', async () => {
    const sheet = (question: string) =>
      `<row>${[question, 'Yes', 'No', 'Perhaps', 'Never'].map((text) => `<c t="inlineStr"><is><t>${text}</t></is></c>`).join('')}</row>`
    const files = {
      'xl/workbook.xml':
        '<workbook><sheets><sheet name="Old" state="hidden" r:id="rId3"/><sheet name="Quiz" r:id="rId2"/><sheet name="Notes" r:id="rId1"/></sheets></workbook>',
      'xl/_rels/workbook.xml.rels':
        '<Relationships><Relationship Target="worksheets/sheet1.xml" Id="rId1"/><Relationship Id="rId2" Target="/xl/worksheets/sheet2.xml"/><Relationship Id="rId3" Target="worksheets/sheet3.xml"/></Relationships>',
      'xl/worksheets/sheet1.xml': sheet('Buy milk?'),
      'xl/worksheets/sheet2.xml': sheet('Is ice cold?'),
      'xl/worksheets/sheet3.xml': sheet('Is this hidden?'),
    }
    expect((await sheetOf(zipOf(files)))[0]?.[0]).toBe('Is ice cold?')
    expect((await readQuestionBytes(zipOf(files))).leavesMedia).toBeUndefined()
    const illustrated = await readQuestionBytes(zipOf({ ...files, 'xl/media/image1.png': 'ice' }))
    expect(illustrated).toMatchObject({ leavesMedia: true, rows: [{ draft: { question: 'Is ice cold?' } }] })
  })

  it('does not grow by what it declares, nor takes longer for being broken', async () => {
    const read = (sheet: string) => sheetOf(zipOf({ 'xl/worksheets/sheet1.xml': sheet }))
    const lol = '<!DOCTYPE a [<!ENTITY a "lol"><!ENTITY b "&a;&a;">]><row><c><v>&b;1</v></c></row>'
    expect(await read(lol)).toEqual([['1']])
    for (const broken of ['<row>', '<row><c><v>', '<row/>', '<', '<row '])
      expect(await read(broken.repeat(Math.floor(10_000_000 / broken.length)))).toEqual([])
  })

  it('is refused when it is none', () => {
    expect(() => openZip(new Uint8Array(100))).toThrow()
  })
})

it('all that stays behind of a file is said: of a long one with pictures, not only that it was too long', () => {
  const { leftOut, rowsLeftOut, mediaLeftOut } = importTexts
  expect(leftBehind({}, 20, 20)).toBeNull()
  expect(leftBehind({ leavesMedia: true }, 20, 20)).toBe(mediaLeftOut)
  const all = [leftOut(100, 20, questionsMax), rowsLeftOut(mostRows), mediaLeftOut]
  expect(leftBehind({ isCut: true, leavesMedia: true }, 120, 100)).toBe(all.join(' '))
})
