import { describe, expect, it } from 'vitest'
import { readQuestionText } from '../../../client/screens/questionSets/import/readFile.ts'
import { summary } from './filesOfOthers.ts'

const read = async (text: string) => (await readQuestionText(text)).rows.map(summary)

describe('below a heading that asks whether they are true, statements are no questions to type an answer:', () => {
  it.each([
    ['Verdadeiro ou Falso', 'Gabarito', 'F', 'V', 'Falso', 'Verdadeiro'],
    ['Marque V para verdadeiro e F para falso:', 'Respostas', 'F', 'V', 'Falso', 'Verdadeiro'],
    ['True or False', 'Answer key', 'F', 'T', 'False', 'True'],
    ['Richtig oder falsch?', 'Lösungen', 'F', 'R', 'Falsch', 'Richtig'],
    ['Vrai ou faux ?', 'Corrigé', 'F', 'V', 'Faux', 'Vrai'],
    ['Verdaderas o falsas', 'Respuestas', 'F', 'V', 'Falso', 'Verdadero'],
    ['Prawda czy fałsz?', 'Odpowiedzi', 'F', 'P', 'Fałsz', 'Prawda'],
    ['Igaz vagy hamis?', 'Megoldás', 'H', 'I', 'Hamis', 'Igaz'],
    ['Egia ala gezurra?', 'Erantzunak', 'G', 'E', 'Gezurra', 'Egia'],
    ['E vërtetë apo e gabuar?', 'Përgjigjet', 'G', 'V', 'E gabuar', 'E vërtetë'],
    ['Верно или неверно?', 'Ответы', 'Неверно', 'Верно', 'Неверно', 'Верно'],
  ])('%s', async (heading, head, first, second, no, yes) => {
    const statements = `${heading}\n1. Aaa bbb.\n2. Ccc ddd.`
    const meant = [`Aaa bbb. | choice | ${no}`, `Ccc ddd. | choice | ${yes}`]
    expect(await read(`${statements}\n\n${head}\n1. ${first}\n2. ${second}`)).toEqual(meant)
    expect(await read(`${statements}\n\n${head}: 1-${first}, 2-${second}`)).toEqual(meant)
  })

  it('until the next heading', async () => {
    const text = 'Part A: True or False\n1. Ice is warm.\nPart B: Signs\n2. Fluorine\n\nKey\n1. F\n2. F'
    expect(await read(text)).toEqual(['Ice is warm. | choice | False', 'Fluorine | typed | F'])
  })

  it('also where the verdicts stand behind them, and pupils do not see those', async () => {
    expect(await read('Vero o Falso\n1. Roma è in Italia. (V)\n2. Il Po è un monte. (F)')).toEqual([
      'Roma è in Italia. | choice | Vero',
      'Il Po è un monte. | choice | Falso',
    ])
    expect(await read('判断题\n1. 地球是圆的。（√）\n2. 太阳是行星。（×）')).toEqual([
      '地球是圆的。 | choice | √',
      '太阳是行星。 | choice | ×',
    ])
  })

  it.each([
    ['Richtig oder falsch?', 'richtig', 'falsch.', 'Richtig', 'Falsch'],
    ['True / false', 'TRUE', 'F', 'True', 'False'],
    ['Vrai ou faux ?', 'vrai', 'faux', 'Vrai', 'Faux'],
  ])('or behind a dash: %s', async (heading, yes, no, right, wrong) => {
    expect(await read(`${heading}\n1. Aaa bbb. – ${yes}\n2. Ccc - ddd — ${no}\n3. Eee - ${yes}`)).toEqual([
      `Aaa bbb. | choice | ${right}`,
      `Ccc - ddd | choice | ${wrong}`,
      `Eee | choice | ${right}`,
    ])
  })

  it('with a reason below', async () => {
    const text =
      'Vero o Falso\n1. Roma è in Italia. (V)\nSpiegazione: È la capitale.\n2. Il Po è un monte. – falso\nSpiegazione: Un fiume.'
    const { rows } = await readQuestionText(text)
    expect(rows.map(summary)).toEqual(['Roma è in Italia. | choice | Vero', 'Il Po è un monte. | choice | Falso'])
    expect(rows.map(({ draft }) => draft.explanation)).toEqual(['È la capitale.', 'Un fiume.'])
  })

  it('and a dash before other words is one of the statement', async () => {
    const text = 'True or false?\n1. The sun - a star.\n2. Ice - cold\n\nKey\n1. T\n2. F'
    expect(await read(text)).toEqual(['The sun - a star. | choice | True', 'Ice - cold | choice | False'])
  })
})

it('a key of two such letters makes statements of three lines or more, and of no questions', async () => {
  const key = 'Respostas\n1. F\n2. V\n3. F'
  expect(await read(`1. Aaa.\n2. Bbb.\n3. Ccc.\n\n${key}`)).toEqual([
    'Aaa. | choice | F',
    'Bbb. | choice | V',
    'Ccc. | choice | F',
  ])
  expect(await read(`1. Letra A?\n2. Letra B?\n3. Letra C?\n\n${key}`)).toEqual([
    'Letra A? | typed | F',
    'Letra B? | typed | V',
    'Letra C? | typed | F',
  ])
})

describe('letters of a key that are those of words in one language elsewhere', () => {
  it('are the answers, and no Albanian words', async () => {
    const text = 'Singular (S) or plural (P)?\n1. cats\n2. dog\n3. mice\n\nKey: 1-P, 2-S, 3-P'
    expect(await read(text)).toEqual(['cats | choice | P', 'dog | choice | S', 'mice | choice | P'])
  })

  it('are to be typed where the two words of that language begin alike', async () => {
    const text = '1. Louvre\n2. Eiffel Tower\n3. Notre-Dame\n\nKey: 1-R, 2-L, 3-R'
    expect(await read(text)).toEqual(['Louvre | typed | R', 'Eiffel Tower | typed | L', 'Notre-Dame | typed | R'])
  })
})

describe('a table of statements', () => {
  const both = ['Ice is cold. | choice | True', 'Fire is cold | choice | False']

  it.each([
    ['Statement\tTrue/False', 'Ice is cold.\tTrue', 'Fire is cold\tfalse'],
    ['Statement\tT/F', 'Ice is cold.\tT', 'Fire is cold\tF'],
    ['Statement\tAnswer', 'Ice is cold.\tTRUE', 'Fire is cold\tFALSE'],
    ['No\tStatement\tT/F', '1\tIce is cold.\tT', '2\tFire is cold\tF'],
    ['No,Statement,T/F,Why', '1,Ice is cold.,T,Below zero', '2,Fire is cold,F,'],
    ['Statement;True or false?', 'Ice is cold.;True', 'Fire is cold;False'],
  ])('with the heading %s', async (...lines) => expect(await read(lines.join('\n'))).toEqual(both))

  it('without a heading', async () => {
    expect(await read('Ice is cold.\tTrue\nFire is cold\tfalse')).toEqual(both)
    expect(await read('Eis ist kalt\tRichtig\nFeuer ist kalt\tFalsch')).toEqual([
      'Eis ist kalt | choice | Richtig',
      'Feuer ist kalt | choice | Falsch',
    ])
  })

  it('asks for the verdict that one of them has not', async () => {
    const { rows } = await readQuestionText('Statement;True/False\nIce is cold.;True\nFire is cold;')
    expect(rows.map(summary)).toEqual([both[0], 'Fire is cold ! No answer is marked as correct'])
    expect(rows[1]?.draft.answers).toEqual(['True', 'False'])
  })

  it('is none if it lists words, or questions with an answer that is no verdict', async () => {
    for (const cards of [
      'verdadero\ttrue\nfalso\tfalse',
      'Is ice cold?\tTrue\nIs it warm?\tFalse\nHow cold?\t0 degrees',
    ])
      expect((await readQuestionText(cards)).format).toBe('quizlet')
  })
})
