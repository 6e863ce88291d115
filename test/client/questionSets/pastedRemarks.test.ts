import { describe, expect, it } from 'vitest'
import { readQuestionText } from '../../../client/screens/questionSets/import/readFile.ts'
import { summary } from './filesOfOthers.ts'

/** A remark below each of three answers, the middle one of which is right. */
const remarks: Readonly<Record<string, readonly [string, string, string]>> = {
  words: ['Wrong', 'Correct!', 'Wrong'],
  'words with reasons': ['Wrong: in France.', 'Correct! Since 1871.', 'Not quite – in Norway.'],
  'German words': ['Falsch. In Frankreich.', 'Richtig! Seit 1871.', 'Falsch.'],
  ticks: ['❌ Wrong', '✅ Right', '❌ Wrong'],
  'a list of their own': ['   - Wrong: in France', '   - Correct: the capital since 1871', '   - Wrong'],
  arrows: ['-> Incorrect', '-> Correct', '-> Incorrect'],
}

describe('what is said below an answer is about it:', () => {
  it.each(Object.entries(remarks))('%s', async (_, [first, second, third]) => {
    const { rows } = await readQuestionText(`1. Italy?\nA) Paris\n${first}\nB) Rome\n${second}\nC) Oslo\n${third}`)
    expect(rows).toMatchObject([{ question: { answers: ['Paris', 'Rome', 'Oslo'], correct: 1 } }])
  })

  it.each(['(80%)', '12 (80%)', '0/1', '... a city.', '~ a city.', 'Feedback: A city.', 'This is a city.'])(
    'without a verdict: %s',
    async (remark) => {
      const text = `1. Italy?\nA) Paris\n${remark}\nB) Rome\n${remark}\nC) Oslo\n${remark}\n\n2. Spain?\nA) Madrid *\nB) Vigo`
      const { rows, unread } = await readQuestionText(text)
      expect(rows.map(({ draft }) => draft.answers)).toEqual([
        ['Paris', 'Rome', 'Oslo'],
        ['Madrid', 'Vigo'],
      ])
      expect(rows[0]?.problem).toBe('No answer is marked as correct')
      expect(unread).toHaveLength(3)
    },
  )

  it('below all of them an arrow may lead to the right one', async () => {
    const text = '1. Italy?\nA) Paris\nB) Rome\n-> B\n2. Spain?\nA) Madrid\nB) Vigo\n→ Madrid'
    const { rows } = await readQuestionText(text)
    expect(rows.map(summary)).toEqual(['Italy? | choice | Rome', 'Spain? | choice | Madrid'])
    expect(rows.map(({ draft }) => draft.explanation)).toEqual(['', ''])
  })

  it('that of the right answer explains the question, and the others are told as left out', async () => {
    const { rows, unread } = await readQuestionText(
      '1. Italy?\nA) Paris\nFeedback: In France.\nB) Rome\nFeedback: Since 1871.\nC) Oslo\nFeedback: In Norway.\nAnswer: B',
    )
    expect(rows).toMatchObject([{ question: { correct: 1, explanation: 'Since 1871.' } }])
    expect(unread).toEqual([
      { row: 3, text: 'In France.' },
      { row: 7, text: 'In Norway.' },
    ])
  })

  it('a key counts more than such a word', async () => {
    const { rows } = await readQuestionText('1. Italy?\nA) Paris\nCorrect!\nB) Rome\nC) Oslo\nAnswer: B')
    expect(rows.map(summary)).toEqual(['Italy? | choice | Rome'])
  })
})

describe('no such remark is', () => {
  it.each([
    ['a broken line', 'A) He was\nright\nB) He was\nwrong', ['He was right', 'He was wrong']],
    ['an answer', '- Correct\n- Incorrect', ['Correct', 'Incorrect']],
    [
      'a verse',
      'A) Early to bed\nEarly to rise\nB) Look before\nYou leap',
      ['Early to bed Early to rise', 'Look before You leap'],
    ],
    [
      'a formula',
      'A) acid + base\n→ salt + water\nB) acid + metal\n→ salt + hydrogen',
      ['acid + base → salt + water', 'acid + metal → salt + hydrogen'],
    ],
    [
      'a verse of sentences',
      'A) Tyger Tyger burning bright\nIn the forests of the night.\nB) Two roads diverged in a wood\nAnd sorry I was.',
      ['Tyger Tyger burning bright In the forests of the night.', 'Two roads diverged in a wood And sorry I was.'],
    ],
  ])('%s', async (_, answers, read) => {
    const { rows } = await readQuestionText(`1. Which?\n${answers}\nAnswer: A`)
    expect(rows.map(({ draft }) => draft.answers)).toEqual([read])
  })

  it('a question that begins with such a word', async () => {
    const { rows } = await readQuestionText(
      '1. Which?\nA) x *\nB) y\nWrong: which letter?\n\nA) r *\nB) l\nCorrect! So which?\nA) s *\nB) t',
    )
    expect(rows.map(summary)).toEqual([
      'Which? | choice | x',
      'Wrong: which letter? | choice | r',
      'Correct! So which? | choice | s',
    ])
  })

  it('a share below a question', async () => {
    const { rows, unread } = await readQuestionText('- Half of it?\n50%\n25%\nAnswer: 50%')
    expect(rows[0]?.draft.question).toBe('Half of it? 50% 25%')
    expect(unread).toEqual([])
  })

  it('a label that names the right answer', async () => {
    const { rows } = await readQuestionText(
      '1. Italy?\nA) Paris\nB) Rome\nCorrect: A\n2. Spain?\nA) Vigo\nB) Madrid\nCorrect: Vigo',
    )
    expect(rows.map(summary)).toEqual(['Italy? | choice | Paris', 'Spain? | choice | Vigo'])
  })
})

describe('words behind a dash', () => {
  it('are part of an answer that a key calls otherwise', async () => {
    const answers = 'A) well - correct\nB) just – incorrect\nC) both'
    const { rows } = await readQuestionText(`1. Which?\n${answers}\nAnswer: C\n2. Which?\n${answers}\nAnswer: B`)
    expect(rows.map(({ draft }) => [draft.answers, draft.correct])).toEqual([
      [['well - correct', 'just', 'both'], 2],
      [['well - correct', 'just – incorrect', 'both'], 1],
    ])
  })

  it('are part of an answer behind another word of that kind', async () => {
    const { rows } = await readQuestionText(
      '1. Which?\nA) politically - correct\nB) politically – incorrect\nC) neither ✓',
    )
    expect(rows).toMatchObject([
      { question: { answers: ['politically - correct', 'politically – incorrect', 'neither'], correct: 2 } },
    ])
  })

  it('are part of an answer that is a pair of such words', async () => {
    const { rows } = await readQuestionText('1. Gegenteile?\na) wahr – falsch\nb) gut – richtig\nLösung: a')
    expect(rows).toMatchObject([{ question: { answers: ['wahr – falsch', 'gut – richtig'], correct: 0 } }])
  })

  it('are marks in other languages where each answer has one', async () => {
    const { rows } = await readQuestionText('1. Sverige?\na) Malmö – fel\nb) Stockholm – rätt\nc) Lund – fel')
    expect(rows).toMatchObject([{ question: { answers: ['Malmö', 'Stockholm', 'Lund'], correct: 1 } }])
    const some = await readQuestionText('1. Sverige?\na) Malmö – fel\nb) Stockholm – rätt\nc) Lund')
    expect(some.rows[0]?.draft.answers).toEqual(['Malmö – fel', 'Stockholm – rätt', 'Lund'])
  })
})
