import { describe, expect, it } from 'vitest'
import { readQuestionBytes, readQuestionText } from '../../../client/screens/questionSets/import/readFile.ts'
import { promptFor } from '../../../client/texts/school/assistantPrompt.ts'
import { kindOf } from '../../../rooms/shared/questions/question.ts'
import { questionKinds } from '../../../rooms/shared/questions/questionKinds.ts'
import { fileOfOthers, summary } from './filesOfOthers.ts'

/** Typical answers of AI assistants: with introductions, fences, bold marks, numbers, letters for answers, a key at the end. */
const answers: readonly [string, string, readonly string[]][] = [
  [
    'aiken.assistant.txt',
    'text',
    [
      'What is the correct answer to this quest | choice | Possibly this one?',
      'Which LMS has the most quiz import forma | choice | Moodle',
    ],
  ],
  [
    'chatty.assistant.txt',
    'text',
    [
      'Which planet is the largest? | choice | Jupiter',
      'Which of these planets have rings? (Sele | several | Saturn, Uranus',
      'True or False: The sun is a star. | choice | True',
      'How many moons does Mars have? | number | 2',
      'What is the name of the force that keeps | typed | Gravity',
    ],
  ],
  [
    'fenced.assistant.txt',
    'text',
    [
      'What is 3/4 as a decimal? | choice | 0.75',
      'Which numbers are even? | several | 2, 8',
      'How do you write 12 in letters? | typed | twelve',
      'How long is a marathon in kilometres? | number | 42.195',
      'From small to large | order | 1/4 → 1/2 → 0.75 → 1',
      'Put the steps in order | order | Boil the water → Add the pasta → Drain it',
    ],
  ],
  [
    'key-at-the-end.assistant.txt',
    'text',
    [
      'What did the Egyptians write on? | choice | Papyrus',
      'Which river flows through Egypt? | choice | The Nile',
      'Who was buried in a pyramid? | choice | Pharaohs',
    ],
  ],
  [
    'table.assistant.txt',
    'table',
    ['Which gas do we breathe in? | choice | Oxygen', 'Which is a noun? | choice | table'],
  ],
]

describe('what an assistant answers', () => {
  it.each(answers)('%s', async (name, format, lines) => {
    const imported = await readQuestionBytes(fileOfOthers(name))
    expect(imported.format).toBe(format)
    expect(imported.rows.map(summary)).toEqual(lines)
  })

  it('keeps what explains an answer, and nothing of its chatter', async () => {
    const { rows } = await readQuestionBytes(fileOfOthers('chatty.assistant.txt'))
    expect(rows[0]?.question?.explanation).toBe('It is more than eleven times as wide as the Earth.')
    expect(JSON.stringify(rows)).not.toMatch(/hope|Of course|Planets"/)
  })
})

describe('an assistant that answers in a language of our neighbours', () => {
  it.each([
    ['**Frage 1:** Welche Stadt?\nA) Paris\nB) Rom\n**Richtige Antwort:** B) Rom\nErklärung: Darum.', 'Rom', 'Darum.'],
    ['1. Welche Stadt?\na) Paris\nb) Rom\n**Lösung: b**\nBegründung: Darum.', 'Rom', 'Darum.'],
    [
      '**Question 1 :** Quelle ville ?\nA) Paris\nB) Rome\n**Bonne réponse :** B\nExplication : Voilà.',
      'Rome',
      'Voilà.',
    ],
    ['Pregunta 1: ¿Qué ciudad?\nA) París\nB) Roma\nRespuesta correcta: B\nExplicación: Sí.', 'Roma', 'Sí.'],
    ['Domanda 1: Quale città?\nA) Parigi\nB) Roma\nRisposta corretta: B\nSpiegazione: Sì.', 'Roma', 'Sì.'],
    ['Frage: Welche Stadt?\nA) Paris\nB) Rom\nDie richtige Antwort ist: B\nErklärung: Darum.', 'Rom', 'Darum.'],
    ['Question : Quelle ville ?\nA) Paris\nB) Rome\nLa bonne réponse : B\nExplication : Oui.', 'Rome', 'Oui.'],
    ['1. Which city?\nA) Paris\nB) Rome\nThe correct answer is: B) Rome\nReason: Yes.', 'Rome', 'Yes.'],
    ['Vraag 1: Welke stad?\nA) Parijs\nB) Rome\nJuiste antwoord: B\nUitleg: Ja.', 'Rome', 'Ja.'],
  ])('is understood: %s', async (written, right, explanation) => {
    const { rows } = await readQuestionText(written)
    expect(rows).toHaveLength(1)
    expect(rows[0]?.question).toMatchObject({ correct: 1, explanation })
    expect(rows[0]?.draft.answers[1]).toBe(right)
    expect(rows[0]?.draft.question).not.toContain('1')
  })

  it('may write a sentence that looks like a label', async () => {
    const { rows } = await readQuestionText('1. Which clock?\nThe time is: five.\nA) x\nB) y\nThe answer: B')
    expect(rows).toMatchObject([{ question: { question: 'Which clock? The time is: five.', correct: 1 } }])
  })

  it('lets pupils choose between true and false, and type the word only where it is asked for', async () => {
    const pasted = [
      '**1. Clouds are made of tiny drops of water.**\nTrue / False\nAnswer: True',
      '**2. Ice is heavier than water.**\nAnswer: false.',
      'Q: Wahr oder falsch: Eis ist Wasser?\nA: wahr',
      '**4. What is the English word for “wahr”?**\nAnswer: true',
    ].join('\n\n')
    const { rows } = await readQuestionText(pasted)
    expect(rows.map(({ draft }) => [draft.kind, draft.accept[0] || draft.answers[draft.correct]])).toEqual([
      ['choice', 'True'],
      ['choice', 'False'],
      ['choice', 'Wahr'],
      ['typed', 'true'],
    ])
  })

  it('may give its key at the end', async () => {
    const { rows } = await readQuestionText('1. Eins?\nA) x\nB) y\n\n2. Zwei?\nA) x\nB) y\n\nLösungen:\n1. B\n2. A')
    expect(rows).toMatchObject([{ question: { correct: 1 } }, { question: { correct: 0 } }])
  })
})

describe('a formula in the brackets of TeX', () => {
  const drawn = { question: 'What is $\\frac{1}{2} + \\frac{1}{2}$?', answers: ['$1$', '$x^2$'] }

  it('is one between dollar signs, from an assistant', async () => {
    const { rows } = await readQuestionText(
      '1. What is \\( \\frac{1}{2} + \\frac{1}{2} \\)?\nA) \\(1\\)\nB) \\[x^2\\]\nAnswer: A',
    )
    expect(rows).toMatchObject([{ question: drawn }])
  })

  it.each([
    '::t::What is \\\\(\\\\frac\\{1\\}\\{2\\} + \\\\frac\\{1\\}\\{2\\}\\\\)? {=\\\\(1\\\\) ~\\\\(x^2\\\\)}',
    `<quiz><question type="multichoice"><questiontext format="html"><text>What is \\(\\frac{1}{2} + \\frac{1}{2}\\)?</text></questiontext>
      <answer fraction="100"><text>\\(1\\)</text></answer><answer fraction="0"><text>\\(x^2\\)</text></answer></question></quiz>`,
    `<assessmentItem><responseDeclaration identifier="R" cardinality="single"><correctResponse><value>a</value></correctResponse></responseDeclaration>
      <itemBody><p>What is \\(\\frac{1}{2} + \\frac{1}{2}\\)?</p><choiceInteraction responseIdentifier="R">
      <simpleChoice identifier="a">\\(1\\)</simpleChoice><simpleChoice identifier="b">\\(x^2\\)</simpleChoice></choiceInteraction></itemBody></assessmentItem>`,
  ])('is one between dollar signs, from the file of another school', async (file) => {
    expect((await readQuestionText(file)).rows).toMatchObject([{ question: drawn }])
  })

  it('is one in a table that an assistant has drawn', async () => {
    const { rows } = await readQuestionText(
      '| Question | Answer 1 | Answer 2 | Correct |\n|---|---|---|---|\n| What is \\(\\frac{1}{2} + \\frac{1}{2}\\)? | \\(1\\) | \\(x^2\\) | 1 |',
    )
    expect(rows).toMatchObject([{ question: drawn }])
  })

  it('is one on a card of Anki, and a gap of one is asked for as pupils can type it', async () => {
    const { pairs, rows } = await readQuestionText(
      '#separator:tab\n#html:true\nHalf of \\(x\\)\t\\(\\frac{x}{2}\\)\nHalf of \\(x\\) is {{c1::\\(\\frac{x}{2}\\)}}',
    )
    expect(pairs).toMatchObject([{ term: 'Half of $x$', definition: '$\\frac{x}{2}$' }])
    expect(rows[1]).toMatchObject({ question: { question: 'Half of $x$ is ____', accept: ['x/2'] } })
  })

  it('stays as it is in our own text and where it is none', async () => {
    const own = 'Slime School questions\n\nQuestion: Which does \\(a\\) match?\nA: a\nB: b\nRight: A'
    expect((await readQuestionText(own)).rows[0]?.draft.question).toBe('Which does \\(a\\) match?')
    const none = '1. What is \\( \\) or \\(a?\nA) x\nB) y\nAnswer: A'
    expect((await readQuestionText(none)).rows[0]?.draft.question).toBe('What is \\( \\) or \\(a?')
  })
})

describe('a formula that stands alone on its lines', () => {
  it.each(['\\[\nx^2 = 4\n\\]', '$$\nx^2 = 4\n$$', '$$ x^2 = 4 $$', '\\[x^2 = 4\\].'])(
    'belongs to the question, answer or reason before it: %s',
    async (formula) => {
      const written = `1. Let\n\n${formula}\n\nWhat is x?\n\nA) 2\nB)\n${formula}\nAnswer: A\nExplanation: From\n${formula}\n\n2. Next?\nA) 2\nB) 3\nAnswer: B`
      const { rows } = await readQuestionText(written)
      expect(rows).toMatchObject([
        {
          question: {
            question: 'Let $x^2 = 4$ What is x?',
            answers: ['2', '$x^2 = 4$'],
            correct: 0,
            explanation: 'From $x^2 = 4$',
          },
        },
        { row: written.split('\n').indexOf('2. Next?') + 1, question: { question: 'Next?', correct: 1 } },
      ])
    },
  )

  it('is none where words follow it, and takes no answer with it', async () => {
    const { rows } = await readQuestionText('1. Let\n\\[x\\] be 1.\nA) \\[x\\]\nB) \\[y\\]\nAnswer: A')
    expect(rows).toMatchObject([{ question: { question: 'Let $x$ be 1.', answers: ['$x$', '$y$'] } }])
  })
})

describe('what looks like a formula', () => {
  it('stays as it was written where it is code or cannot be drawn', async () => {
    const { rows } = await readQuestionText('1. Which?\nA) `\\(a\\)`\nB) \\(\\d+\\)\nC) \\(x\\)\\(y\\)\nAnswer: A')
    expect(rows[0]?.draft.answers).toEqual(['`\\(a\\)`', '\\(\\d+\\)', '$x$ $y$'])
  })

  it('is asked for as pupils can type it', async () => {
    const { rows } = await readQuestionText(
      '1. 2-6?\nAnswer: \\(-4\\)\n\n2. Half?\nAnswer: \\(\\frac{1}{2}\\)\n\nQuestion: 9?\nNumber: \\(9\\)\nWithin: \\(2\\)\nUnit: \\(cm^2\\)\n\nQuestion: b?\nType: \\(\\frac{a}{b}\\) | b',
    )
    expect(rows).toMatchObject([
      { question: { value: -4 } },
      { question: { accept: ['1/2'] } },
      { question: { value: 9, within: 2, unit: 'cm²' } },
      { question: { accept: ['a/b', 'b'] } },
    ])
  })
})

describe('the prompt', () => {
  const prompt = promptFor({ topic: 'volcanoes', age: '12-13', count: '10' })

  it('has an example of every kind, each as it is read', async () => {
    const { rows } = await readQuestionText(prompt.slice(prompt.indexOf('Question:'), prompt.indexOf('Rules:')))
    expect(rows.map(({ problem }) => problem)).toEqual(questionKinds.map(() => undefined))
    expect(rows.flatMap(({ question }) => (question ? [kindOf(question)] : []))).toEqual(questionKinds)
    for (const { question } of rows) expect(question?.explanation).toBeTruthy()
  })

  it('says what is wanted', () => {
    expect(prompt).toContain('Write 10 quiz questions about volcanoes for pupils of age 12-13.')
  })
})
