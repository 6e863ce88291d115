import { describe, expect, it } from 'vitest'
import { workbookOf } from '../../../client/parts/files/workbook.ts'
import { openZip } from '../../../client/parts/files/zipFiles.ts'
import {
  allWithin,
  childrenOf,
  isElement,
  readXml,
  wordsIn,
} from '../../../client/screens/questionSets/import/xmlTree.ts'
import { reportWorkbook } from '../../../client/screens/reports/reportWorkbook.ts'
import type { Report } from '../../../rooms/shared/contract/reports.ts'
import { report, reportPlayer } from '../../server/records.ts'

type Cell = { value: string | number; look: number }

/** By their names, A1 and so on: a text where one is written as a text, a number where one is. */
const cellsIn = (xml: string, texts: readonly string[]): Map<string, Cell> =>
  new Map(
    allWithin(readXml(xml), 'c').map(({ attributes, children }) => {
      const number = Number(children.filter(isElement).map(wordsIn).join() || 'no number')
      const value = attributes.get('t') === 's' ? (texts[number] ?? `no text ${number}`) : number
      return [attributes.get('r') ?? '', { value, look: Number(attributes.get('s')) }]
    }),
  )

const openedFile = async (file: Uint8Array<ArrayBuffer>) => {
  const zip = openZip(file)
  const files = new Map(await Promise.all(zip.names.map(async (name) => [name, (await zip.read(name)) ?? ''] as const)))
  const book = readXml(files.get('xl/workbook.xml') ?? '')
  const names = allWithin(book, 'sheet').map(({ attributes }) => attributes.get('name') ?? '')
  const sheet = (name: string) => files.get(`xl/worksheets/sheet${names.indexOf(name) + 1}.xml`) ?? ''
  const shared = readXml(files.get('xl/sharedStrings.xml') ?? '')
  const texts = allWithin(shared, 'si').map(wordsIn)
  const cells = (name: string) => cellsIn(sheet(name), texts)
  const value = (name: string, place: string) => cells(name).get(place)?.value
  return { files, names, sheet, shared, texts, cells, value }
}

const opened = (told: Report, pupils: Parameters<typeof reportWorkbook>[1] = []) =>
  openedFile(reportWorkbook(told, pupils))

/** Strict readers refuse a whole file for one of these: a sign that XML has no place for, or half a sign, or a bare `&`. */
const unreadable = /[^\t\n\r\u{20}-\u{D7FF}\u{E000}-\u{FFFC}\u{10000}-\u{10FFFF}]|&(?!(?:amp|lt|gt|quot);)/u

const question = { question: '1 + 1', answers: ['1', '2', '3', '4'], correct: 1, voided: false }

describe('a report as an Excel file', () => {
  it('has a sheet for who was how good, what was said, how long it took, the questions and the game', async () => {
    const answers = [
      { choice: 1, correct: true, ms: 2_340, gained: 130 },
      { choice: 0, given: 'a half', share: 0.5, correct: false, ms: 4_000, gained: 40 },
      { choice: null, correct: false, ms: 20_000, gained: 0 },
      null,
    ]
    const player = reportPlayer({ username: 'Ada', userId: 'ada', score: 170, currency: 17, answers })
    const finishedAt = new Date(2026, 10, 27, 6).getTime()
    const told = report({ players: [player], questions: [question, question, question, question], finishedAt })
    const { names, cells, value } = await opened(told)
    expect(names).toEqual(['Students', 'Answers', 'Seconds', 'Questions', 'Game'])

    const head = ['Player', 'Place', 'Score', 'Correct', 'Correct %', 'Seconds', 'Coins', 1, 2, 3, 4]
    expect(head.map((_, at) => value('Students', `${'ABCDEFGHIJK'[at]}1`))).toEqual(head)
    const row = ['Ada', 1, 170, 1, 1 / 3, 3.2, 17, 1, 0.5, 0, undefined]
    expect(row.map((_, at) => value('Students', `${'ABCDEFGHIJK'[at]}2`))).toEqual(row)
    const looks = ['H2', 'I2', 'J2'].map((place) => cells('Students').get(place)?.look)
    expect(new Set(looks).size, 'right, partly right and wrong are told apart').toBe(3)

    expect(['B2', 'C2', 'D2', 'E2'].map((place) => value('Answers', place))).toEqual([
      '2',
      'a half',
      'No answer',
      undefined,
    ])
    expect(['B2', 'C2', 'D2', 'E2'].map((place) => value('Seconds', place))).toEqual([2.3, 4, undefined, undefined])
    expect(['A2', 'B2', 'C2', 'D2', 'F4'].map((place) => value('Questions', place))).toEqual([1, '1 + 1', '2', 1, 1])
    // Six o'clock is a quarter of the day, wherever this runs.
    expect(value('Game', 'B3')).toBe(46_353.25)
  })

  it('keeps the head and who it is in sight, for the columns of a hundred questions too', async () => {
    const hundred = Array.from({ length: 100 }, () => question)
    const answers = hundred.map(() => ({ choice: 1, correct: true, ms: 1_000, gained: 10 }))
    const { sheet, cells, value } = await opened(report({ questions: hundred, players: [reportPlayer({ answers })] }))
    expect(sheet('Students')).toContain(
      '<pane xSplit="1" ySplit="1" topLeftCell="B2" activePane="bottomRight" state="frozen">',
    )
    // A and 100 more columns: the last is CW.
    expect(value('Answers', 'CW1')).toBe('100. 1 + 1')
    expect(value('Answers', 'CW2')).toBe('2')
    const places = [...cells('Answers').keys()]
    expect(new Set(places).size).toBe(2 * 101)
  })

  it('cuts long questions in heads, which stay in sight, and has the whole of them on their own sheet', async () => {
    const asked = ['x'.repeat(60), 'x'.repeat(300), `${'x'.repeat(58)}🦊🦊`, 'Line\n\n\nby\n\nline']
    const questions = asked.map((one) => ({ ...question, question: one }))
    const { value } = await opened(report({ questions, players: [reportPlayer()] }))
    const heads = [
      `1. ${'x'.repeat(60)}`,
      `2. ${'x'.repeat(59)}…`,
      // Half a fox would be a sign that no reader knows.
      `3. ${'x'.repeat(58)}…`,
      '4. Line by line',
    ]
    for (const sheet of ['Answers', 'Seconds'])
      expect(['B1', 'C1', 'D1', 'E1'].map((place) => value(sheet, place))).toEqual(heads)
    expect(['B2', 'B3', 'B4', 'B5'].map((place) => value('Questions', place))).toEqual(asked)
  })

  it('calculates nothing that anybody wrote, and opens whatever they wrote', async () => {
    const texts = ['=HYPERLINK("http://x")', '<b>&amp;</b>', '🦊 \ud800', 'a\u0000\u0007b', ' spaces ', '-1', '+49']
    const players = texts.map((username) => reportPlayer({ username }))
    const { files, value } = await opened(report({ title: '[=1]: a/b*?', players }))
    const shown = texts.map((_, at) => value('Students', `A${at + 2}`))
    expect(shown).toEqual(['=HYPERLINK("http://x")', '<b>&amp;</b>', '🦊 ', 'ab', ' spaces ', '-1', '+49'])
    for (const [name, xml] of files) {
      const [root, ...others] = readXml(xml).children.filter(isElement)
      expect(others, name).toEqual([])
      expect(allWithin(root, 'f'), name).toEqual([])
      expect(xml, name).not.toMatch(unreadable)
    }
  })

  it('has tabs of names that spreadsheets take, each of another name', async () => {
    const tabs = ['[=1]: a/b*?', 'x'.repeat(40), `${'x'.repeat(31)}y`, 'X'.repeat(31), `${'z'.repeat(30)}🦊`, "''", '']
    const { files, names } = await openedFile(workbookOf(tabs.map((name) => ({ name, rows: [] }))))
    expect(names).toEqual([
      '=1   a b',
      'x'.repeat(31),
      `${'x'.repeat(27)} (2)`,
      `${'X'.repeat(27)} (3)`,
      'z'.repeat(30),
      '-',
      '- (2)',
    ])
    expect(files.get('xl/workbook.xml')).not.toMatch(unreadable)
  })

  it('says to a teacher of the class who everybody is, and who was not there', async () => {
    const pupils = [
      { id: 'a', name: 'Lotte Müller', username: 'Brave Otter' },
      { id: 'b', name: '李小龍', username: 'Calm Fox' },
    ]
    const players = [reportPlayer({ userId: 'a', username: 'Brave Otter' }), reportPlayer({ username: 'Visitor' })]
    const { value } = await opened(report({ players, classId: '6b' }), pupils)
    const who = ['1', '2', '3', '4'].map((row) => [value('Students', `A${row}`), value('Students', `B${row}`)])
    expect(who).toEqual([
      ['Name', 'Player'],
      ['Lotte Müller', 'Brave Otter'],
      [undefined, 'Visitor'],
      ['李小龍', 'Calm Fox'],
    ])
    expect(value('Students', 'C4')).toBeUndefined()
    expect((await opened(report({ players }))).value('Students', 'A1')).toBe('Player')
  })

  it('judges nothing of what a class thinks or has only looked at', async () => {
    const opinion = { ...question, kind: 'opinion' as const, correct: -1, voided: true }
    const slide = { ...opinion, kind: 'slide' as const, answers: [] }
    const answers = [
      { choice: 2, correct: false, ms: 1_000, gained: 0 },
      { choice: null, correct: false, ms: 1_000, gained: 0 },
    ]
    const players = [reportPlayer({ userId: 'a', answers })]
    const { value } = await opened(report({ questions: [opinion, slide], players }))
    expect(value('Students', 'H2')).toBeUndefined()
    expect(value('Students', 'I2')).toBeUndefined()
    expect(['B2', 'C2'].map((place) => value('Answers', place))).toEqual(['3', undefined])
    const mixed = await opened(report({ questions: [slide, question, opinion, question], players }))
    const heads = ['H1', 'I1', 'J1', 'K1'].map((place) => mixed.value('Students', place))
    expect(heads, 'the numbers that the class saw on its screens').toEqual([undefined, 1, undefined, 2])
    expect(['B1', 'C1'].map((place) => mixed.value('Answers', place))).toEqual(['1 + 1', '1. 1 + 1'])
    expect(['A2', 'A3', 'A4', 'A5'].map((place) => mixed.value('Questions', place))).toEqual([
      undefined,
      1,
      undefined,
      2,
    ])
    expect(['C2', 'D2', 'G2', 'F3'].map((place) => value('Questions', place))).toEqual([
      undefined,
      undefined,
      'Opinion',
      undefined,
    ])
  })

  it('leaves the marks of questions empty that the host took out, and says in their heads that they do not count', async () => {
    const struck = { ...question, voided: true }
    const answers = [
      { choice: 1, correct: true, ms: 1_000, gained: 10 },
      { choice: 2, correct: false, ms: 2_000, gained: 0 },
    ]
    const players = [reportPlayer({ username: 'Ada', userId: 'ada', answers })]
    const { value } = await opened(report({ questions: [question, struck], players }))
    const marks = ['E2', 'H1', 'H2', 'I1', 'I2'].map((place) => value('Students', place))
    expect(marks).toEqual([1, 1, 1, '2 (not counted)', undefined])
    for (const sheet of ['Answers', 'Seconds'])
      expect(['B1', 'C1'].map((place) => value(sheet, place))).toEqual(['1. 1 + 1', '2. 1 + 1 (not counted)'])
    expect([value('Answers', 'C2'), value('Seconds', 'C2')]).toEqual(['3', 2])
    expect(['D2', 'D3', 'G3'].map((place) => value('Questions', place))).toEqual([1, undefined, 'Not counted'])
  })

  it('says no share of right answers where nothing was counted', async () => {
    const opinion = { ...question, kind: 'opinion' as const, correct: -1, voided: true }
    const thought = { choice: 2, correct: false, ms: 1_000, gained: 0 }
    const late = reportPlayer({ username: 'Late', answers: [thought, null] })
    const wrong = reportPlayer({ username: 'Wrong', answers: [thought, thought] })
    const { value } = await opened(report({ questions: [opinion, question], players: [late, wrong] }))
    expect(['E1', 'E2', 'E3'].map((place) => value('Students', place))).toEqual(['Correct %', undefined, 0])
    expect(value('Game', 'B6')).toBe(0)
    const thoughts = await opened(report({ questions: [opinion], players: [late] }))
    expect(['A6', 'B6'].map((place) => thoughts.value('Game', place))).toEqual(['Correct answers', undefined])
    const nobodyYet = await opened(report({ questions: [question], players: [reportPlayer({ answers: [null] })] }))
    expect(['D1', 'D2'].map((place) => nobodyYet.value('Questions', place))).toEqual(['Correct %', undefined])
  })

  it('shows no share as all where one of 300 answers was wrong', async () => {
    const answers = Array.from({ length: 300 }, (_, at) => ({ choice: 1, correct: at > 0, ms: 1_000, gained: 0 }))
    const questions = answers.map(() => question)
    const { files, cells } = await opened(report({ questions, players: [reportPlayer({ answers })] }))
    const { value, look } = cells('Students').get('E2') ?? {}
    expect(value).toBe(299 / 300)
    const styles = readXml(files.get('xl/styles.xml') ?? '')
    const [looks] = allWithin(styles, 'cellxfs')
    const format = allWithin(looks, 'xf')[look ?? 0]?.attributes.get('numfmtid')
    const code = allWithin(styles, 'numfmt').find(({ attributes }) => attributes.get('numfmtid') === format)
    expect(code?.attributes.get('formatcode')).toBe('0.0%')
  })

  it('has the files that spreadsheets look for, each of which is named in the list of types', async () => {
    const { files } = await opened(report())
    const types = files.get('[Content_Types].xml') ?? ''
    const named = [...types.matchAll(/PartName="\/([^"]+)"/g)].map(([, name]) => name)
    expect([...named, '[Content_Types].xml', '_rels/.rels', 'xl/_rels/workbook.xml.rels'].sort()).toEqual(
      [...files.keys()].sort(),
    )
    const looks = Number(files.get('xl/styles.xml')?.match(/<cellXfs count="(\d+)"/)?.[1])
    for (const [name, xml] of files)
      if (name.includes('sheet'))
        for (const { look } of cellsIn(xml, []).values()) expect(look, name).toBeLessThan(looks)
  })

  it('has every text once in one list, as some previews show no other texts', async () => {
    const answers = [{ choice: 1, correct: true, ms: 1_000, gained: 10 }]
    const players = ['Ada', 'Ben'].map((username) => reportPlayer({ username, answers }))
    const { files, names, shared, texts, cells } = await opened(report({ players, questions: [question] }))
    expect([...files.values()].join('')).not.toContain('inlineStr')
    expect(new Set(texts).size).toBe(texts.length)
    const shown = names.flatMap((name) => [...cells(name).values()].map(({ value }) => value))
    const used = shown.filter((value) => typeof value === 'string')
    expect(new Set(used)).toEqual(new Set(texts))
    const list = childrenOf(shared, 'sst')[0]?.attributes
    expect([list?.get('count'), list?.get('uniquecount')]).toEqual([String(used.length), String(texts.length)])
    expect(files.get('xl/_rels/workbook.xml.rels')).toContain(
      '/relationships/sharedStrings" Target="sharedStrings.xml"',
    )
  })
})
