import { describe, expect, it } from 'vitest'
import { readQuestionText } from '../../../client/screens/questionSets/import/readFile.ts'
import { summary } from './filesOfOthers.ts'

const italy = 'Italy? | choice | Rome'
const norway = 'Norway? | choice | Oslo'
const spain = 'Spain? | choice | Madrid'

const drawn =
  '| Question | A | B | Correct |\n|---|---|---|---|\n| Italy? | Paris | Rome | B |\n| Norway? | Oslo | Bern | A |'
const tabbed = 'Question\tA\tB\tCorrect\nItaly?\tParis\tRome\tB\nNorway?\tOslo\tBern\tA'
const filed = tabbed.replaceAll('\t', ';')
const bare = drawn.replaceAll(/^\| | \|$/gm, '').replace(/^\|.*\|$/m, '---|---|---|---')
const page = `<table><tr><th>Question</th><th>A</th><th>B</th><th>Correct</th></tr><tr><td>Italy?</td><td>Paris</td><td>Rome</td><td>B</td></tr><tr><td>Norway?</td><td>Oslo</td><td>Bern</td><td>A</td></tr></table>`
const headless = '| Italy? | Paris | Rome | B |\n| Norway? | Oslo | Bern | A |'
const asked = '1. Spain?\nA) Vigo\nB) Madrid\nAnswer: B'

const readAll = async (text: string) => {
  const { rows, unread = [] } = await readQuestionText(text)
  return [...rows.map(summary), ...unread.map((line) => `~ ${line.text}`)]
}

describe('a text with a table and questions in lines is read in its order', () => {
  it.each(Object.entries({ drawn, tabbed, filed, bare, page, headless }))('%s', async (_, table) => {
    expect(await readAll(`${table}\n\n${asked}`)).toEqual([italy, norway, spain])
    expect(await readAll(`${asked}\n\n${table}`)).toEqual([spain, italy, norway])
  })

  it('and keeps quiet about rulers without a word', async () => {
    expect(await readAll(`Hello!\n\n|---|---|\n\n${asked}`)).toEqual([spain, '~ Hello!'])
  })

  it('and says which lines are in no question', async () => {
    const text = `Would you like a quiz?\n\n${drawn}\n\nPart 2\n${asked}\n\nGood luck!`
    expect(await readAll(text)).toEqual([italy, norway, spain, '~ Would you like a quiz?', '~ Part 2', '~ Good luck!'])
    const { unread } = await readQuestionText(text)
    expect(unread?.map(({ row }) => text.split('\n')[row - 1])).toEqual(unread?.map((line) => line.text))
  })

  it('with two tables of other columns, and a title within a table', async () => {
    const other =
      '| No | Question | Option 1 | Option 2 | Answer |\n|---|---|---|---|---|\n| 1 | Spain? | Vigo | Madrid | 2 |'
    expect(await readAll(`${drawn}\n\n## More\n\n${other}`)).toEqual([italy, norway, spain, '~ More'])
    const parted = drawn.replace('\n| Norway', '\n\nThe north\n\n| Norway')
    expect(await readAll(parted)).toEqual([italy, norway, '~ The north'])
  })

  it('with questions that have one answer each, of which some are statements', async () => {
    const table =
      '| # | Question | Answer |\n|---|---|---|\n| 1 | Capital of Italy? | Rome |\n| 2 | Ice is warm. | False |'
    expect(await readAll(`${table}\n\n${asked}`)).toEqual([
      'Capital of Italy? | typed | Rome',
      'Ice is warm. | choice | False',
      spain,
    ])
    const statements = '| Statement | True/False |\n|---|---|\n| Ice is warm | F |\n| Ice is cold | T |'
    expect(await readAll(statements)).toEqual(['Ice is warm | choice | False', 'Ice is cold | choice | True'])
  })
})

describe('a line that belongs to no row is left out, and said to be', () => {
  const title = '~ Chapter 3 quiz'

  it.each(Object.entries({ drawn, tabbed, filed, comma: filed.replaceAll(';', ','), page }))(
    'a title above a table: %s',
    async (_, table) => expect(await readAll(`Chapter 3 quiz\n${table}`)).toEqual([italy, norway, title]),
  )

  it('a title with empty cells beside it, and its line is named', async () => {
    const { unread } = await readQuestionText(`Chapter 3 quiz;;;\n\nBy;Smith\n${filed}`)
    expect(unread).toEqual([
      { row: 1, text: 'Chapter 3 quiz' },
      { row: 3, text: 'By Smith' },
    ])
  })

  it('a title above cards and above statements', async () => {
    expect(await readAll('Chapter 3 quiz\nStatement,T/F\nIce is cold,T\nIce is warm,F')).toEqual([
      'Ice is cold | choice | True',
      'Ice is warm | choice | False',
      title,
    ])
    const { pairs, unread } = await readQuestionText('Chapter 3 quiz\nTerm,Definition\ndog,Hund\ncat,Katze')
    expect(pairs).toMatchObject([{ term: 'dog' }, { term: 'cat' }])
    expect(unread).toEqual([{ row: 1, text: 'Chapter 3 quiz' }])
  })

  it.each(Object.entries({ drawn, tabbed, filed }))('a label below a table: %s', async (_, table) => {
    for (const gap of ['\n', '\n\n'])
      expect(await readAll(`${table}${gap}Answer: see above`)).toEqual([italy, norway, '~ Answer: see above'])
  })

  it('but not what the sheet of another product explains', async () => {
    const { format, unread = [] } = await readQuestionText(`Kahoot! Add questions\n${filed}`)
    expect([format, unread]).toEqual(['kahoot', []])
  })

  it('a label above the first question', async () => {
    expect(await readAll(`Time: 30 minutes\n${asked}`)).toEqual([spain, '~ Time: 30 minutes'])
  })
})

describe('a key below a table', () => {
  const open =
    '| # | Question | A | B |\n|---|---|---|---|\n| 1 | Italy? | Paris | Rome |\n| 2 | Norway? | Oslo | Bern |'
  it.each(['Answer key: 1-B, 2-A', 'Answers\n1. B\n2. A', '| Question | Answer |\n|---|---|\n| 1 | B |\n| 2 | A |'])(
    '%s',
    async (key) => {
      expect(await readAll(`${open}\n\n${key}`)).toEqual([italy, norway])
      expect(await readAll(`${open}\n\n${asked.replace('1.', '3.')}\n\n${key}`)).toEqual([italy, norway, spain])
    },
  )

  it('changes nothing that the table says', async () => {
    expect(await readAll(`${drawn}\n\nAnswers: 1-A, 2-B`)).toEqual([italy, norway])
  })

  it('may name questions that nobody finds', async () => {
    expect(await readAll(`${open}\n\n| No | Answer |\n|---|---|\n| 1 | B |\n| 2 | A |\n| 7 | A |`)).toEqual([
      italy,
      norway,
      '~ 7. A',
    ])
  })
})

describe('a table stays part of the question', () => {
  it.each(['| City | People |\n|---|---|\n| Rome | 3 |', '| Word | Meaning |\n|---|---|\n| Rom | Rome |'])(
    'that asks about it: %s',
    async (table) => {
      expect(await readAll(`1. Look:\n${table}\nWhich?\nA) Rome\nB) Oslo\nAnswer: A`)).toEqual([
        expect.stringMatching(/^Look: \|.* \| choice \| Rome$/),
      ])
    },
  )
})

it('a table of cards among other words is still asked as its author chooses', async () => {
  const cards = '| Term | Definition |\n|---|---|\n| dog | Hund |\n| cat | Katze |'
  const { format, pairs, unread } = await readQuestionText(`Here they are:\n${cards}\nGood luck!`)
  expect(format).toBe('quizlet')
  expect(pairs).toMatchObject([{ term: 'dog' }, { term: 'cat' }])
  expect(unread?.map(({ text }) => text)).toEqual(['Here they are:', 'Good luck!'])
})

describe('tables of pages', () => {
  const cell = '<table><tr><td>Month</td><td>Rain</td></tr></table>'
  const words = (text: string) => readQuestionText(text).then(({ rows }) => rows.map(({ draft }) => draft))

  it('are what a quiz about such pages asks about, with all its tags', async () => {
    const quiz = `1. What does ${cell} show?\nA) <td>\nB) </td>\nAnswer: A\n\n2. Which breaks a line?\nA) <br>\nB) </p>\nAnswer: A`
    expect(await words(quiz)).toMatchObject([
      { question: `What does ${cell} show?`, answers: ['<td>', '</td>'], correct: 0 },
      { question: 'Which breaks a line?', answers: ['<br>', '</p>'], correct: 0 },
    ])
    expect(await words(`${quiz}\n\n${page}`)).toMatchObject([
      { question: `What does ${cell} show?`, answers: ['<td>', '</td>'] },
      { answers: ['<br>', '</p>'] },
      { question: 'Italy?' },
      { question: 'Norway?' },
    ])
  })

  it('stay in the files of other programs, and in sets of our own', async () => {
    const answers = '<answer fraction="100"><text>May</text></answer><answer fraction="0"><text>June</text></answer>'
    const text = `<questiontext format="html"><text><![CDATA[<p>Wettest?</p>${cell}]]></text></questiontext>`
    const moodle = `<?xml version="1.0"?><quiz><question type="multichoice">${text}${answers}</question></quiz>`
    expect(await words(moodle)).toMatchObject([{ question: 'Wettest? Month Rain', answers: ['May', 'June'] }])
    const own = { title: 'Tags', questions: [{ question: `What is ${cell}?`, answers: ['a', 'b'], correct: 0 }] }
    expect(await words(JSON.stringify(own))).toMatchObject([{ question: `What is ${cell}?`, answers: ['a', 'b'] }])
    const anki = `#separator:tab\n#html:true\n${[1, 2, 3, 4].map((at) => `Front ${at}\t${cell}${at}`).join('\n')}`
    expect(await words(anki)).toHaveLength(4)
    const sheet = `Question,A,B,Correct\nWhat is ${cell}?,a table,a list,A`
    expect(await words(sheet)).toMatchObject([{ question: `What is ${cell}?`, answers: ['a table', 'a list'] }])
  })
})
