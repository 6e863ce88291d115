import { describe, expect, it } from 'vitest'
import type { Imported } from '../../../client/screens/questionSets/import/candidate.ts'
import { askPairs } from '../../../client/screens/questionSets/import/cardPairs.ts'
import { readQuestionBytes, readQuestionText } from '../../../client/screens/questionSets/import/readFile.ts'
import { fileOfOthers, summary } from './filesOfOthers.ts'
import { zipOf } from './zipOf.ts'

/** Written by hand from the documents of each format, with the faults that such files have. */
const files: readonly [string, Imported['format'], readonly string[]][] = [
  [
    'bare.qti30.txt',
    'qti',
    [
      'Tap on Glasgow ! There is no kind of question like "hotspot" here. Choose another kind.',
      'Match the characters ! Pairs cannot be matched in a game. Choose another kind, for example one right answer.',
      'Sort by size | order | mm → m → km',
    ],
  ],
  [
    'bare.table.csv',
    'table',
    [
      'What is H2O? | choice | Water',
      'Say "cheese" in French ! No answer is marked as correct',
      'Broken quote "inside | choice | two',
    ],
  ],
  [
    'biology.gift.txt',
    'gift',
    [
      'Which part of a plant cell makes food? | choice | The chloroplast',
      'Which gases are in the air? | several | Oxygen, Nitrogen, CO₂',
      'A human heart has four chambers. | choice | True',
      'How many bones has a grown-up? | number | 206',
      'The formula of water is ____ and nothing | typed | H2O',
      'Match the animal with its young. ! Pairs cannot be matched in a game. Choose another kind, for example one right answer.',
      'Explain photosynthesis. ! A long written answer cannot be marked by a game. Choose another kind or add answers.',
    ],
  ],
  [
    'biology.quizlet.txt',
    'quizlet',
    [
      'photosynthesis | choice | how plants make food from light',
      'mitosis | choice | when a cell divides in two',
      'osmosis | choice | water moving through a membrane',
      'cell wall | choice | the stiff outer layer',
      'ATP ! This card has nothing on its other side',
    ],
  ],
  [
    'broken.set.json',
    'json',
    [
      'Two right in one ! Please mark one answer as correct',
      'No answers at all ! There must be 2 to 6 answers',
      'Fine | choice | yes',
      'Draw a cat ! There is no kind of question like "drawing" here. Choose another kind.',
      'only a text ! This is not a question',
      'Too short ! There must be 3 to 6 answers',
      'Turned round ‮ ! The question contains characters that cannot be shown',
    ],
  ],
  [
    'french.anki.txt',
    'anki',
    [
      'le chien | choice | the dog; the hound',
      'le chat | choice | the cat',
      'l’oiseau | choice | the bird',
      'le poisson | choice | the fish',
      ' ! The question text is missing',
      'Je ____ (to be) content, tu es content. | typed | suis',
      'Je suis content, tu ____ content. | typed | es',
    ],
  ],
  [
    'geography.moodle.xml',
    'moodle',
    [
      'What is the capital of Australia? | choice | Canberra',
      'Which oceans touch Africa? | several | The Atlantic, The Indian Ocean',
      'The Nile flows north. | choice | True',
      'Match country and capital. ! Pairs cannot be matched in a game. Choose another kind, for example one right answer.',
    ],
  ],
  [
    'hand-written.gift.txt',
    'gift',
    [
      'Who painted the Mona Lisa? | choice | Leonardo da Vinci',
      'Grant was president in 1870 | choice | True',
      'What is 3:2 as a number? | number | 1.5',
      'What is Pi? | number | 3.1415',
      'In ____ the war began. | choice | 1939',
      'This is only some text without any answe ! There are no answers',
      'Which are even? | several | 2, 4',
      'Two times two | choice | 4',
    ],
  ],
  [
    'kinds.table.tsv',
    'table',
    [
      '1/2 as a decimal? | choice | 0.5',
      'Pi to two places | number | 3.14',
      'Spell it: "accomodate" or...? | typed | accommodate',
      'Oldest first | order | Rome → Columbus → Web',
      'How far is a marathon? | number | 42.195',
      'Primes | several | 2, 5',
    ],
  ],
  [
    'loose.qti22.txt',
    'qti',
    [
      'The drivers finished in which order? | order | Michael → Rubens → Jenson',
      'Write a postcard. ! A long written answer cannot be marked by a game. Choose another kind or add answers.',
      'What is e to two places? | number | 2.72',
      'Roses are ____, violets are ____. ! This asks several things at once. Keep one of them here.',
    ],
  ],
  ['maths.qti30.txt', 'qti', ['Which is the largest? | choice | 3/4', 'Days in a week: | typed | seven']],
  [
    'mixed.moodle.xml',
    'moodle',
    [
      'Which tag makes a text bold? | typed | <b>',
      'How fast does a falling stone get each s | number | 9.81',
      'From small to large | order | atom → cell → mouse → whale',
      'Write about your holidays. ! A long written answer cannot be marked by a game. Choose another kind or add answers.',
      'The sky is {1:SHORTANSWER:=blue}. ! There is no kind of question like "cloze" here. Choose another kind.',
      'Nobody has marked the answer ! No answer is marked as correct',
    ],
  ],
  ['numbers.kahoot.tsv', 'kahoot', ['2 + 2 = ? | choice | 4', '0.1 + 0.2 = ? | choice | 0.3']],
  [
    'planets.set.json',
    'json',
    [
      'Closest to the sun? | choice | Mercury',
      'Which have rings? | several | Saturn, Uranus',
      'The red planet? | typed | Mars',
      'How many planets? | number | 8',
      'From the sun outwards | order | Mercury → Venus → Earth → Mars',
    ],
  ],
  [
    'quiz.qti21.txt',
    'qti',
    [
      'Which of these elements are used to form | several | Hydrogen, Oxygen',
      'Look at the text in the picture. What do | choice | You must stay with your luggage at all times.',
      'Identify the missing word in this famous | typed | York',
    ],
  ],
  [
    'sheet.wayground.tsv',
    'wayground',
    [
      'Which one is a mammal? | choice | Whale',
      'Pick the even numbers | several | 2, 4, 6',
      'The largest planet is ___ | typed | Jupiter',
      'How do you feel today? | opinion | ',
      'Write about your pet ! There is no kind of question like "Open-Ended" here. Choose another kind.',
    ],
  ],
  [
    'short.wayground.tsv',
    'wayground',
    ['Is ice lighter than water? | choice | Yes', 'Which is an integer? | choice | 2'],
  ],
  [
    'spanish.quizlet.txt',
    'quizlet',
    [
      'house | choice | la casa / el hogar',
      'dog | choice | el perro; la perra',
      'twelve | choice | 12',
      'red | choice | rojo',
      'house, big | choice | la mansión',
    ],
  ],
  [
    'template.blooket.csv',
    'blooket',
    [
      'What is 7 x 6? | choice | 42',
      'Pick the primary colors, all of them | several | Red, Blue',
      'The sun is a star. | choice | True',
      'No answer marked ! No answer is marked as correct',
      'How long may a question take? | choice | A minute',
    ],
  ],
  [
    'template.kahoot.tsv',
    'kahoot',
    [
      'Is the earth round? | choice | True',
      'Which are fruits? | several | Apple, Pear',
      'Which one is a bird? | choice | Penguin',
      'Nobody marked this ! No answer is marked as correct',
      'Only one answer ! Answer B is missing',
    ],
  ],
  [
    'times.anki.txt',
    'anki',
    [
      '7 x 8 | choice | 56',
      'say "hi" | choice | hallo; hi',
      '<b> in HTML | choice | bold',
      '12 / 4 | choice | 3',
      '9 x 9 | choice | 81',
    ],
  ],
  [
    'umlauts.blooket.csv',
    'blooket',
    ['Hauptstadt von Österreich? | choice | Wien', 'Größter Planet? | choice | Jupiter'],
  ],
]

describe.each(files)('%s', (name, format, lines) => {
  it('is known for what it is, and read as far as it goes', async () => {
    const imported = await readQuestionBytes(fileOfOthers(name))
    expect(imported.format).toBe(format)
    expect(imported.rows.map(summary)).toEqual(lines)
  })
})

const read = (name: string) => readQuestionBytes(fileOfOthers(name))

describe('what such files say beside their questions', () => {
  it('explanations, times, tolerances and what is strict come along', async () => {
    const [gift, sheet, moodle, qti] = await Promise.all([
      read('biology.gift.txt'),
      read('sheet.wayground.tsv'),
      read('mixed.moodle.xml'),
      read('maths.qti30.txt'),
    ])
    expect(gift.rows[0]?.question?.explanation).toBe('Chloroplasts hold chlorophyll and turn light into sugar.')
    expect(gift.rows[3]?.question).toMatchObject({ value: 206, within: 2 })
    expect(sheet.rows[0]?.question).toMatchObject({ seconds: 30, explanation: 'Whales breathe air.' })
    expect(sheet.rows[2]?.question).toMatchObject({ accept: ['Jupiter', 'jupiter'] })
    expect(moodle.rows[0]?.question).toMatchObject({ accept: ['<b>', '<strong>'], strict: ['case'] })
    expect(moodle.rows[1]?.question).toMatchObject({ within: 0.05, nearly: 0.5, unit: 'm/s' })
    expect(qti.rows[0]?.question?.explanation).toBe('Three quarters is 0.75.')
  })

  it('a time that is too long here is as long as it can be', async () => {
    expect((await read('template.blooket.csv')).rows[4]?.question?.seconds).toBe(120)
    expect((await read('template.kahoot.tsv')).rows[2]?.question?.seconds).toBe(120)
  })

  it('a whole set brings its title and its subject', async () => {
    expect(await read('planets.set.json')).toMatchObject({ title: 'Planets', subject: 'Science' })
  })

  it('it is said that pictures and sounds stay behind', async () => {
    expect((await read('geography.moodle.xml')).leavesMedia).toBe(true)
    expect((await read('french.anki.txt')).leavesMedia).toBe(true)
    expect((await read('mixed.moodle.xml')).leavesMedia).toBeUndefined()
    const table = (link: string) => `Question,Answer 1,Answer 2,Correct,Image link\nWhich?,A,B,1,${link}\n`
    expect((await readQuestionText(table('https://kahoot.example/x.png'))).leavesMedia).toBe(true)
    expect((await readQuestionText(table(''))).leavesMedia).toBeUndefined()
  })

  it('a picture that lies in a file of Moodle itself comes along, and nothing else that is called one', async () => {
    const dot = 'R0lGODlhAQABAIAAAP///wAAACH5BAAAAAAALAAAAAABAAEAAAICRAEAOw=='
    const bank = (files: string, text = '&lt;img src="@@PLUGINFILE@@/dot.png"&gt; What is this?') =>
      readQuestionText(
        `<?xml version="1.0"?><quiz><question type="shortanswer"><questiontext format="html"><text>${text}</text>${files}</questiontext>` +
          '<answer fraction="100"><text>A dot</text></answer></question></quiz>',
      )
    const file = (data: string, encoding = 'base64') =>
      `<file name="dot.png" path="/" encoding="${encoding}">${data}</file>`
    const taken = await bank(file(`${dot.slice(0, 20)}\n${dot.slice(20)}`))
    expect(taken.rows[0]?.question).toMatchObject({
      question: 'What is this?',
      image: `data:image/gif;base64,${dot}`,
    })
    expect(taken.leavesMedia).toBeUndefined()
    expect((await bank(file(dot) + file(dot))).leavesMedia).toBe(true)
    for (const other of [
      file('PHNjcmlwdD5hbGVydCgxKTwvc2NyaXB0Pg=='),
      file(`R0lGOD${'A'.repeat(200_000)}`),
      file(`${dot}" onload="alert(1)`),
      file(dot, 'url'),
    ]) {
      const { rows, leavesMedia } = await bank(other)
      expect(rows[0]?.question).not.toHaveProperty('image')
      expect(leavesMedia).toBe(true)
    }
  })
})

describe('cards with two sides', () => {
  it('are chosen from four, or typed where the teacher says so', async () => {
    const typed = askPairs(await read('spanish.quizlet.txt'), 'typed')
    expect(typed.rows.map(({ question }) => question)).toEqual([
      { kind: 'typed', question: 'house', accept: ['la casa', 'el hogar'] },
      { kind: 'typed', question: 'dog', accept: ['el perro', 'la perra'] },
      { kind: 'number', question: 'twelve', value: 12 },
      { kind: 'typed', question: 'red', accept: ['rojo'] },
      { kind: 'typed', question: 'house, big', accept: ['la mansión'] },
    ])
    expect(askPairs(typed, 'choice').rows[3]?.question).toMatchObject({ answers: expect.arrayContaining(['rojo']) })
  })
})

const item = (question: string, answer: string) =>
  `<assessmentItem><responseDeclaration identifier="R"><correctResponse><value>a</value></correctResponse></responseDeclaration><itemBody><choiceInteraction responseIdentifier="R"><prompt>${question}</prompt><simpleChoice identifier="a">${answer}</simpleChoice><simpleChoice identifier="b">no</simpleChoice></choiceInteraction></itemBody></assessmentItem>`

describe('what is easily lost on the way', () => {
  it('raised and lowered digits of QTI keep their place', async () => {
    const written = `<?xml version="1.0"?>${item('x<sup>2</sup> in H<sub>2</sub>O', '2<sup>x</sup>')}`
    const { rows } = await readQuestionText(written)
    expect(rows.map(summary)).toEqual(['x² in H₂O | choice | 2^x'])
  })

  it('a card that says NaN or Infinity is no number', async () => {
    const cards = await readQuestionText('no number\tNaN\nno end\tInfinity\npi\t3.14')
    expect(askPairs(cards, 'typed').rows.map(summary)).toEqual([
      'no number | typed | NaN',
      'no end | typed | Infinity',
      'pi | number | 3.14',
    ])
    const pasted = await readQuestionText('Question: What has no end?\nRight: Infinity\n\nQuestion: Pi?\nRight: 3.14')
    expect(pasted.rows.map(summary)).toEqual(['What has no end? | typed | Infinity', 'Pi? | number | 3.14'])
  })

  it('tags that a GIFT file declares as plain are what is asked for', async () => {
    const { rows } = await readQuestionText(
      '::1::[plain]Which makes a text bold, <b> or <i>?{=<b> ~<i>}\n\n::2::[html]Is <b>this</b> bold?{=yes ~no}',
    )
    expect(rows.map(summary)).toEqual([
      'Which makes a text bold, <b> or <i>? | choice | <b>',
      'Is this bold? | choice | yes',
    ])
  })

  it('letters beyond English of an item in the encoding of Windows or in UTF-16 are read', async () => {
    const written = item('Größe?', 'süß')
    for (const bytes of [Buffer.from(written, 'latin1'), Buffer.from(`\ufeff${written}`, 'utf16le')]) {
      const { rows } = await readQuestionBytes(zipOf({ 'item.xml': bytes }))
      expect(rows.map(summary)).toEqual(['Größe? | choice | süß'])
    }
  })

  it('a zip without a question is not taken for one of QTI', async () => {
    const { format, rows } = await readQuestionBytes(zipOf({ 'settings.xml': '<settings/>' }))
    expect([format, rows]).toEqual(['empty', []])
  })
})
