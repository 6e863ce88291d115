import { expect, test } from 'vitest'
import { readDelimited } from '../../../client/parts/files/delimitedText.ts'
import type { Report } from '../../../rooms/shared/contract/reports.ts'
import { csvCell } from '../../../rooms/shared/csvCell.ts'
import { reportCsv } from '../../../server/reports/reportCsv.ts'
import { report, reportPlayer } from '../records.ts'

const csvOf = async (told: Report): Promise<string> => {
  let csv = ''
  for await (const piece of reportCsv(told)) csv += piece
  return csv
}
const lines = (csv: string) => csv.replace('\ufeff', '').trimEnd().split('\r\n')

test('a row for each player, a group of columns for each question', async () => {
  const player = reportPlayer({
    username: 'Ada',
    answers: [{ choice: 1, correct: true, ms: 2_340, gained: 130 }, null],
  })
  const question = { question: '1 + 1', answers: ['1', '2', '3', '4'], correct: 1, voided: false }
  const csv = await csvOf(report({ players: [player], questions: [question, { ...question, voided: true }] }))
  expect(lines(csv)).toEqual([
    'Place,Player,Account,Score,Correct,Currency,Q1: 1 + 1,Q1 correct,Q1 seconds,Q2 (void): 1 + 1,Q2 correct,Q2 seconds',
    '1,Ada,guest,100,1,0,2,yes,2.3,,,',
  ])
})

test('a timeout says so, and quotes, commas and lines stay in their cell', async () => {
  const player = reportPlayer({
    username: 'a "b", c\nd',
    answers: [{ choice: -1, correct: false, ms: 20_000, gained: 0 }],
  })
  const row = (await csvOf(report({ players: [player] }))).split('\r\n')[1]
  expect(row).toBe('1,"a ""b"", c\nd",guest,100,1,0,(no answer),no,20.0')
})

test('who sent nothing has taken no time', async () => {
  const player = reportPlayer({ answers: [{ choice: null, correct: false, ms: 20_000, gained: 0 }] })
  expect(lines(await csvOf(report({ players: [player] })))[1]).toBe('1,Guest,guest,100,1,0,(no answer),no,')
})

test('an answer to a question that was taken out is told, and not judged: the yes of a row are as many as it says', async () => {
  const question = { question: '1 + 1', answers: ['1', '2', '3', '4'], correct: 1, voided: false }
  const right = { choice: 1, correct: true, ms: 1_000, gained: 100 }
  const players = [reportPlayer({ answers: [right, { ...right, gained: 0 }] })]
  const csv = await csvOf(report({ players, questions: [question, { ...question, voided: true }] }))
  expect(lines(csv)[1]).toBe('1,Guest,guest,100,1,0,2,yes,1.0,2,,1.0')
})

test('an opinion is neither right nor wrong, and nobody answers a slide', async () => {
  const asked = { question: 'And you?', answers: ['Yes', 'No'], correct: -1, voided: true }
  const answers = [
    { choice: 1, correct: false, ms: 1_000, gained: 0 },
    { choice: null, correct: false, ms: 5_000, gained: 0 },
  ]
  const questions = [
    { ...asked, kind: 'opinion' as const },
    { ...asked, kind: 'slide' as const, answers: [] },
  ]
  const csv = await csvOf(report({ players: [reportPlayer({ answers })], questions }))
  expect(lines(csv)[1]).toBe('1,Guest,guest,100,1,0,No,,1.0,,,')
})

test.each(['=1+1', '+1', '-1', '@SUM(A1)', '|cmd', '%0A', '\t=1', '  =1', '＝1', ' ＋1', '－1', '＠a'])(
  'no spreadsheet runs %j',
  async (username) => {
    const row = (await csvOf(report({ players: [reportPlayer({ username })] }))).split('\r\n')[1] ?? ''
    expect(row.split(',')[1]).toMatch(/^"?'/)
  },
)

test.each(['Ada;=1+1;', 'Ada; @a;', 'Ada;"=1+1&"";"', 'Ada\t＝1', 'Ada\n-1\nx', 'Ada\r\n;;+1'])(
  'and wherever it splits, no cell of %j begins a formula',
  async (text) => {
    const question = { question: text, answers: [text, text, text, text], correct: 1, voided: false }
    const player = reportPlayer({ username: text, answers: [{ choice: 1, correct: true, ms: 1_000, gained: 10 }] })
    const csv = await csvOf(report({ players: [player], questions: [question] }))
    for (const separator of [',', ';', '\t']) {
      const cells = readDelimited(csv, separator).flat()
      expect(cells.filter((cell) => /^[=+\-@|%]/.test(cell.normalize('NFKC').trim()))).toEqual([])
    }
    // A line break is one sign to the reader, however it is written.
    expect(readDelimited(csv, ',')[1]?.[1]?.replaceAll("'", '')).toBe(text.replaceAll('\r\n', '\n'))
  },
)

test('questions have the numbers that the class saw on its screens, and what has none there has none here', async () => {
  const choice = { question: '1 + 1', answers: ['1', '2', '3', '4'], correct: 1, voided: false }
  const opinion = { ...choice, kind: 'opinion' as const, question: 'And you?', correct: -1, voided: true }
  const slide = { ...opinion, kind: 'slide' as const, question: 'Look!', answers: [] }
  const questions = [slide, choice, opinion, { ...choice, voided: true }, opinion]
  const heads = lines(await csvOf(report({ questions })))[0]
    ?.split(',')
    .slice(6)
  expect(heads?.filter((_, at) => at % 3 === 0)).toEqual([
    ...['Slide 1: Look!', 'Q1: 1 + 1', 'Opinion 1: And you?', 'Q2 (void): 1 + 1', 'Opinion 2: And you?'],
  ])
  expect(new Set(heads).size).toBe(15)
})

test('an answer below zero is a number, and what only begins like one is not', async () => {
  const answers = [
    { choice: 0, correct: true, ms: 1_000, gained: 100 },
    { choice: 1, given: '-0.5', correct: false, ms: 1_000, gained: 0 },
    { choice: 1, given: '-2+3', correct: false, ms: 1_000, gained: 0 },
  ]
  const choice = { question: '2 - 7', answers: ['-5', '5', '9', '-9'], correct: 0, voided: false }
  const typed = { ...choice, kind: 'number' as const, answers: ['-5', '-0.5'] }
  const csv = await csvOf(report({ players: [reportPlayer({ answers })], questions: [choice, typed, typed] }))
  expect(lines(csv)[1]).toBe("1,Guest,guest,100,1,0,-5,yes,1.0,-0.5,no,1.0,'-2+3,no,1.0")
})

test('a sign that begins nothing stays as it is', async () => {
  expect(csvCell('|x| = 3, -2 or 50 %')).toBe(`"'|x| = 3, -2 or 50 %"`)
  expect(csvCell('x = 3, -2 or 50 %')).toBe('"x = 3, -2 or 50 %"')
})

test('a table of a thousand players is written a part at a time, and others come in between', async () => {
  const question = { question: '1 + 1', answers: ['1', '2', '3', '4'], correct: 1, voided: false }
  const large = report({
    questions: Array.from({ length: 20 }, () => question),
    players: Array.from({ length: 1_000 }, () => reportPlayer()),
  })
  let others = 0
  let isOver = false
  const comeIn = () => {
    others += 1
    if (!isOver) setImmediate(comeIn)
  }
  setImmediate(comeIn)
  const rows = lines(await csvOf(large))
  isOver = true
  expect(rows).toHaveLength(1_001)
  expect(others).toBeGreaterThanOrEqual(15)
})
