import { describe, expect, it } from 'vitest'
import { readQuestionText } from '../../../client/screens/questionSets/import/readFile.ts'
import { answersOf, rightPlace } from '../../rooms/shared/questions/rightPlace.ts'

/** Each row as "question | right answer", or what is wrong with it. */
const readAs = async (...lines: string[]): Promise<string[]> =>
  (await readQuestionText(lines.join('\r\n'))).rows.map((row) =>
    row.problem === undefined
      ? `${row.question.question} | ${
          row.question.kind === 'several'
            ? row.question.correct.map((place) => answersOf(row.question)[place]).join(' + ')
            : answersOf(row.question)[rightPlace(row.question) ?? -1]
        }`
      : `${row.draft.question} ! ${row.problem}`,
  )

const head = 'Question,Answer 1,Answer 2,Answer 3,Answer 4'
const cities = 'Capital of Austria?,Graz,Linz,Wien,Ried'
const wien = ['Capital of Austria? | Wien']

describe('the column that says which answer is right', () => {
  it.each(['Answer', 'Correct', 'Correct option', 'Right answer', 'Solution', 'Key', 'Answer key'])(
    'may be called %s',
    async (name) => expect(await readAs(`${head},${name}`, `${cities},C`)).toEqual(wien),
  )

  it.each(['3', 'c', 'Answer 3', 'Option C', '(c)', 'C.', 'C)', 'C) Wien', 'Wien', 'wien'])(
    'may say it as %s',
    async (mark) => expect(await readAs(`${head},Correct`, `${cities},${mark}`)).toEqual(wien),
  )

  it('takes no letter before a text that is another answer, or none', async () => {
    for (const mark of ['A) Wien', 'C) Paris'])
      expect(await readAs(`${head},Correct`, `${cities},${mark}`)).toEqual([
        'Capital of Austria? ! No answer is marked as correct',
      ])
  })

  it('that holds answers is not taken for one of places, where a number could be either', async () => {
    const rows = ['2 + 2?,3,4,5,6,4', '1 + 1?,4,3,2,1,2', '5 + 5?,9,10,11,12,10']
    expect(await readAs(`${head},Correct`, ...rows)).toEqual(['2 + 2? | 4', '1 + 1? | 2', '5 + 5? | 10'])
    expect(await readAs(`${head},Correct`, '2 + 2?,3,4,5,6,2')).toEqual(['2 + 2? | 4'])
  })

  it('that holds an answer with a comma is not taken for several', async () => {
    const row = 'First two letters?,"a, b",b,c,d,"a, b"'
    expect(await readAs(`${head},Correct`, row)).toEqual(['First two letters? | a, b'])
    expect(await readAs(`${head},Correct`, `${cities},"A, C"`)).toEqual(['Capital of Austria? | Graz + Wien'])
  })

  it('may be the right answer itself, beside the wrong ones', async () => {
    const row = 'Capital of Austria?,Wien,Graz,Linz,Ried'
    expect(await readAs('Question,Right answer,Wrong answer 1,Wrong answer 2,Wrong answer 3', row)).toEqual(wien)
    expect(await readAs('Question,Correct,Incorrect 1,Incorrect 2,Incorrect 3', row)).toEqual(wien)
  })
})

it('a question that lists letters is no heading', async () => {
  const written = 'Question: Which of these are vowels: a, b, c, d, e?\nA: a and e\nB: b and c\nRight: A\n'
  const { rows } = await readQuestionText(written)
  expect(rows.map(({ question }) => question)).toMatchObject([{ answers: ['a and e', 'b and c'], correct: 0 }])
})

it('a heading is one in the languages of the neighbours, too, and with letters for the answers', async () => {
  const row = `1;${cities.replaceAll(',', ';')};C`
  expect(await readAs('Nr;Frage;Antwort 1;Antwort 2;Antwort 3;Antwort 4;Richtige Antwort', row)).toEqual(wien)
  expect(await readAs('N°;Question;Réponse A;Réponse B;Réponse C;Réponse D;Bonne réponse', row)).toEqual(wien)
  expect(await readAs('No;Pregunta;Respuesta 1;Respuesta 2;Respuesta 3;Respuesta 4;Correcta', row)).toEqual(wien)
  expect(await readAs('#;Question;A;B;C;D;Answer', row)).toEqual(wien)
})

it.each(['Term,Definition', 'QUESTION,Answer', 'Front\tBack', 'Wort;Übersetzung', 'mot;traduction'])(
  'a list of two columns has no card, and no wrong answer, of what stands above them: %s',
  async (heading) => {
    const [sign] = /[,;\t]/.exec(heading) ?? []
    const cards = ['dog,Hund', 'cat,Katze', 'bird,Vogel', 'fish,Fisch'].map((card) => card.replace(',', sign ?? ''))
    const { rows } = await readQuestionText([heading, ...cards].join('\n'))
    expect(rows.map(({ row }) => row)).toEqual([2, 3, 4, 5])
    for (const row of rows)
      expect(row.problem === undefined && answersOf(row.question).toSorted()).toEqual([
        'Fisch',
        'Hund',
        'Katze',
        'Vogel',
      ])
  },
)

describe('a table without a heading', () => {
  const planet = 'Which planet is red?,Venus,Mars,Earth,Saturn,B'
  const both = [...wien, 'Which planet is red? | Mars']

  it('may count its questions, and have an empty column before them', async () => {
    expect(await readAs(`1,${cities},C`, `2,${planet}`)).toEqual(both)
    expect(await readAs(`,1.,${cities},C`, `,2.,${planet}`)).toEqual(both)
    expect(await readAs('1,2 + 2?,3,4,5,6,B', '2,3 + 3?,6,7,8,9,A', '3,4 + 4?,6,7,8,9,C')).toEqual([
      '2 + 2? | 4',
      '3 + 3? | 6',
      '4 + 4? | 8',
    ])
  })

  it('may have fewer or more answers than four before the right one', async () => {
    expect(await readAs('Is ice cold?,Yes,No,A', 'Is fire cold?,Yes,No,B')).toEqual([
      'Is ice cold? | Yes',
      'Is fire cold? | No',
    ])
    expect(await readAs('Is ice cold?,Yes,No,Yes', 'Is fire cold?,Yes,No,No')).toEqual([
      'Is ice cold? | Yes',
      'Is fire cold? | No',
    ])
    expect(await readAs('Sixth?,one,two,three,four,five,six,6', 'Fifth?,one,two,three,four,five,six,E')).toEqual([
      'Sixth? | six',
      'Fifth? | five',
    ])
  })

  it('may mark the right answer by a star', async () => {
    expect(
      await readAs('Capital of Austria?,Graz,Linz,*Wien,Ried', 'Which planet is red?,Venus,Mars *,Earth,Saturn'),
    ).toEqual(both)
    expect(await readAs('Odd?,*1,2,*3,4')).toEqual(['Odd? | 1 + 3'])
    expect(await readAs('6 = ?,*2 * 3,2 + 3,**,4')).toEqual(['6 = ? | 2 * 3'])
  })

  it('of letters and digits keeps them as answers', async () => {
    const { rows } = await readQuestionText('Which is a vowel?,a,b,c,d\nWhich is even?,2,1,3,5')
    expect(rows.map(({ draft }) => draft.answers)).toEqual([
      ['a', 'b', 'c', 'd'],
      ['2', '1', '3', '5'],
    ])
  })

  it('has no right answer in a row that marks none, also beside others that do', async () => {
    const none = 'Which planet is red? ! No answer is marked as correct'
    expect(await readAs('Which planet is red?,Venus,Mars,Earth,Saturn')).toEqual([none])
    expect(await readAs(`${cities},C`, 'Which planet is red?,Venus,Mars,Earth,Saturn')).toEqual([...wien, none])
  })
})
