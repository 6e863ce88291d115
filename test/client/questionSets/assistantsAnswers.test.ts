import { describe, expect, it } from 'vitest'
import { readQuestionText } from '../../../client/screens/questionSets/import/readFile.ts'

it.each(['Answers:', '**Answer Key**'])(
  'questions without answers have them in the key at the end: %s',
  async (head) => {
    const asked = [
      'Capital of Italy?',
      'An animal?',
      'Which year?',
      'Which?\nA) x\nB) y',
      'Half?',
      'Why?',
      'Who?',
      'When?',
    ]
    const key = ['Rome', 'A cat', '1492', 'B) y', '\\(\\frac{1}{2}\\)', 'So.', 'Ann', 'Now']
    const listed = (lines: string[]) => lines.map((line, at) => `${at + 1}. ${line}`).join('\n')
    const { rows } = await readQuestionText(`${listed(asked)}\n\n${head}\n${listed(key)}`)
    expect(rows.map(({ question }) => question)).toMatchObject([
      { accept: ['Rome'] },
      { accept: ['A cat'] },
      { value: 1492 },
      { question: 'Which?', correct: 1 },
      { accept: ['1/2'] },
      ...[{}, {}, {}],
    ])
  },
)

describe('what assistants put around a right answer', () => {
  it.each([
    ['✅ Correct answer: B) Rome', '💡 Explanation: Yes.'],
    ['✔️ **Answer:** B', '✓ Why: Yes.'],
    ['Difficulty: Easy\nAnswer: B', 'Points: 2\nExplanation: Yes.'],
    ['Answer: B (Rome)', 'Schwierigkeit: leicht\nExplanation: Yes.'],
    ['Die richtige Antwort lautet: B – die Hauptstadt', 'Begründung: Yes.'],
    ['Correct option: B', 'Reason: Yes.'],
    ['Opción correcta: B', 'Explicación: Yes.'],
  ])('hides neither it nor the reason: %s', async (right, why) => {
    const { rows } = await readQuestionText(
      `1️⃣ Which city?\nA) Paris\nB) Rome\n\n${right}\n${why}\n\n2️⃣ Next?\nA) x\n✅ B) y`,
    )
    expect(rows).toMatchObject([
      { question: { question: 'Which city?', answers: ['Paris', 'Rome'], correct: 1, explanation: 'Yes.' } },
      { question: { question: 'Next?', correct: 1 } },
    ])
  })

  it('is part of the answer where the answer itself is written so', async () => {
    const { rows } = await readQuestionText(
      'Frage 1\nTopic: Music\nWhich key?\nA) C (major)\nB) A (minor)\nAnswer: A (minor)',
    )
    expect(rows).toMatchObject([{ question: { question: 'Topic: Music Which key?', correct: 1 } }])
  })
})

describe('answers with numbers', () => {
  const city = { question: { question: 'Which city?', answers: ['Paris', 'Rome'], correct: 1 } }

  it.each([
    '1. Which city?\n1) Paris\n2) Rome\nAnswer: 2',
    '**Question 1: Which city?**\n\n1. Paris\n2. Rome\n\n**Answer:** 2) Rome',
    '1) Which city?\n1. Paris\n2. Rome ✓',
    'Which cities do you know?\n\n1. Which city?\n(1) Paris\n(2) Rome (correct)',
  ])('are answers, and no questions: %s', async (written) => {
    const { rows } = await readQuestionText(`${written}\n\n3. Which river?\n1) Po\n2) Nile\nAnswer: 1`)
    expect(rows.filter(({ question }) => question)).toMatchObject([
      city,
      { question: { question: 'Which river?', answers: ['Po', 'Nile'], correct: 0 } },
    ])
  })

  it('are the number of the question where there is one, and letters come below it', async () => {
    const { rows } = await readQuestionText('1. Cities\n1. Which city?\nA) Paris\nB) Rome\nAnswer: B')
    expect(rows).toMatchObject([city])
  })

  it('are statements of the question where letters come below them', async () => {
    const { rows } = await readQuestionText('3. What is true?\n1. Cats fly.\n2. Dogs bark.\nA) 1\nB) 2\nAnswer: B')
    expect(rows).toMatchObject([
      { question: { question: 'What is true? 1. Cats fly. 2. Dogs bark.', answers: ['1', '2'], correct: 1 } },
    ])
  })

  it.each(['\n', '\n\n'])('are statements also where the words that ask about them follow', async (gap) => {
    const { rows } = await readQuestionText(
      `1. Read:\n1. Cats fly.\n2. Dogs bark.${gap}Which is true?\nA) 1 only\nB) 2 only\nAnswer: B\n\n2. Next?\nA) x\nB) y\nAnswer: B`,
    )
    const question = 'Read: 1. Cats fly. 2. Dogs bark. Which is true?'
    expect(rows).toMatchObject([
      { question: { question, answers: ['1 only', '2 only'], correct: 1 } },
      { question: { question: 'Next?', correct: 1 } },
    ])
  })

  it.each(['1. 2\n2. 1', '1) 2) Rome\n2) 1) Po', '1. B\n2. A'])('may have a key at the end: %s', async (key) => {
    const { rows } = await readQuestionText(
      `1. Which city?\n1. Paris\n2. Rome\n\n2. Which river?\n1. Po\n2. Nile\n\nAnswers:\n${key}`,
    )
    expect(rows).toMatchObject([city, { question: { question: 'Which river?', correct: 0 } }])
  })

  it('are told from numbers that are answers', async () => {
    const { rows } = await readQuestionText('1. 1+1?\nA) 2\nB) 4\nAnswer: 2\n\n2. 2+2?\nA) 3\nB) 4\nAnswer: 4')
    expect(rows).toMatchObject([{ question: { correct: 0 } }, { question: { correct: 1 } }])
  })
})

it('a list of Word, with a tab behind each number and letter, holds no cards', async () => {
  const { rows } = await readQuestionText('1.\tWhich city?\nA.\tParis\nB.\tRome ✓\n2.\tNext?\na)\tx ✓\nb)\ty\n')
  expect(rows).toMatchObject([
    { question: { question: 'Which city?', answers: ['Paris', 'Rome'], correct: 1 } },
    { question: { question: 'Next?', answers: ['x', 'y'], correct: 0 } },
  ])
})

describe('a label on a line of its own', () => {
  it.each(['\n', '\n\n'])('announces the right answer below it', async (gap) => {
    const { rows } = await readQuestionText(
      `Which city?\nOptions:\nA) Paris\nB) Rome\n\n**Answer:**${gap}B) Rome\n\n**Explanation:**\nYes.\n\n2. Next?\n1. x\n2. y\n\nAnswer:${gap}2. y`,
    )
    expect(rows).toMatchObject([
      { question: { question: 'Which city?', answers: ['Paris', 'Rome'], correct: 1, explanation: 'Yes.' } },
      { question: { question: 'Next?', answers: ['x', 'y'], correct: 1 } },
    ])
  })

  it('announces a word to type, but no question', async () => {
    const { rows } = await readQuestionText(
      '1. Italy?\nAnswer:\nRome\n\n2. Spain?\nAnswer:\n\n3. Which?\nA) x\nB) y\nAnswer:\n\n4. Po?\nAnswer: 4',
    )
    expect(rows.map(({ question, draft }) => question ?? draft)).toMatchObject([
      { question: 'Italy?', accept: ['Rome'] },
      { question: 'Spain?' },
      { question: 'Which?', answers: ['x', 'y'], correct: -1 },
      { question: 'Po?', value: 4 },
    ])
  })
})
