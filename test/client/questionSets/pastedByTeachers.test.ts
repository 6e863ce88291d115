import { expect, it } from 'vitest'
import { readQuestionText } from '../../../client/screens/questionSets/import/readFile.ts'
import { summary } from './filesOfOthers.ts'

const italy = '1. Italy?\nA) Rome\nB) Milan'
const spain = '2. Spain?\nA) Vigo\nB) Madrid'
const both = ['Italy? | choice | Rome', 'Spain? | choice | Madrid']
const none = 'No answer is marked as correct'

/** What teachers and their assistants write, and what it has to become. A wrong right answer would be told to a class as true. */
const texts: readonly [string, string, readonly string[]][] = [
  ['labels in italics', `${italy}\n\n*Answer: A*\n*Explanation: Since 1871.*`, ['Italy? | choice | Rome']],
  [
    'several right answers with their words',
    '1. Which?\nA) Whale\nB) Shark\nC) Bat\n**Correct Answers:** A) Whale, C) Bat\n2. Welche?\na) x\nb) y\nc) z\nRichtige Antworten: a) und c)',
    ['Which? | several | Whale, Bat', 'Welche? | several | x, z'],
  ],
  [
    'answers that hold what stands between several',
    '1. Which?\nA) 1, 3\nB) 2, 4\nAnswer: 1, 3\n2. Which?\nA) x\nB) y\nC) A and B\nAnswer: C) A and B',
    ['Which? | choice | 1, 3', 'Which? | choice | A and B'],
  ],
  ['a label that contradicts itself', `${italy}\nAnswer: B) Rome`, [none]],
  ['a label that names one and one more', `${italy}\nAnswer: B – Milan, A – Rome`, [none]],
  [
    'true and false with reasons',
    '1. Spiders are insects.\nAnswer: False – they are arachnids.\n2. T or F: Mars is red\nAnswer: T\n3. Vrai ou faux : La Terre est ronde.\nRéponse : Vrai. Presque.\n4. Verdadero o falso: Marte es azul.\nRespuesta: Falso',
    [
      'Spiders are insects. | choice | False',
      'T or F: Mars is red | choice | True',
      'Vrai ou faux : La Terre est ronde. | choice | Vrai',
      'Verdadero o falso: Marte es azul. | choice | Falso',
    ],
  ],
  [
    'gaps',
    '1. The capital is ______.\nAnswer: Rome\n2. It is in \\_\\_\\_ (continent).\nAnswer: Europe / Europa\n3. In ____\nAnswer: 1492 (October)',
    ['The capital is ______. | typed | Rome', 'It is in ___ (continent). | typed | Europe', 'In ____ | number | 1492'],
  ],
  [
    'a question of more paragraphs',
    '1. Read:\n\n"It was night."\n\nWhat is it?\nA) Night\nB) Day\nAnswer: A',
    ['Read: "It was night." What is it? | choice | Night'],
  ],
  ['a hint before the right answer', `${italy}\nHint: a river\nAnswer: A\nReason: So.`, ['Italy? | choice | Rome']],
  [
    'answers on the line of their question',
    '1. Italy? A) Rome B) Milan\nAnswer: A\n\n2. Spain? a. Vigo b. Madrid c. Bilbao\nAnswer: b',
    both,
  ],
  ['letters without signs', '1. Italy?\nA Rome\nB Milan\nAnswer: A\n2. Spain?\nA - Vigo\nB - Madrid\nAnswer: B', both],
  ['signs that we do not read', '1. Italy?\ni) Rome\nii) Milan\nAnswer: i', ['Answer A is missing']],
  [
    'what two people say',
    '1. Complete:\nA: How are you?\nB: ____\nA) Fine.\nB) Ten.\nAnswer: A',
    ['Complete: A: How are you? B: ____ | choice | Fine.'],
  ],
  ['wrong answers with a mark, too', `1. Italy?\nA) Rome ✅\nB) Milan ❌\n2. Spain?\n❌ A) Vigo\n✅ B) Madrid`, both],
  ['marks behind the letters', '1. Italy?\nA) ✅ Rome\nB) ❌ Milan\n2. Spain?\nA. ❌ Vigo\nB. ☑ Madrid', both],
  ['a key of the right answers in Spanish', `${italy}\n${spain}\n\nRespuestas correctas:\n1. A\n2. B`, both],
  ['one in Italian', `${italy}\n${spain}\n\nRisposte corrette: 1A, 2B`, both],
  ['one in French', `${italy}\n${spain}\n\nLes bonnes réponses : 1-A, 2-B`, both],
  ['answers that are such marks', '1. Which means no?\nA) ✅\nB) ❌\nAnswer: B', ['Which means no? | choice | ❌']],
  ['an answer without its neighbours', '1. Italy?\n▪ Milan\nB) Rome', [none]],
  [
    'reasons for each answer',
    `${italy}\nAnswer: A\nExplanation:\n- A) It is.\n- B) It is not.\n${spain}\nAnswer: B\nWhy others are wrong:\nA – no.\nB) No.`,
    both,
  ],
  [
    'right answers and reasons above the answers',
    '1. Italy?\nAnswer: C\nA) Milan\nB) Bari\nC) Rome\n\n2. Spain?\nA) Vigo\nB) Leon\nReason: So.\nC) Madrid\nAnswer: C',
    both,
  ],
  [
    'boxes and reasons, without numbers',
    'Italy?\n[x] A) Rome\n[ ] B) Milan\nReason: So.\n\nSpain?\n[x] A) Madrid\n[ ] B) Vigo\nReason: So.',
    both,
  ],
  [
    'two columns of answers',
    '1. Italy?\nA) Milan   B) Bari\n*C) Rome   D) Como\n2. Spain?\na. Vigo\tb. Madrid\nc. Mr D. Bilbao  d. Leon\nAnswer: b\n3. Who?\nA) Eva\nB) Al C. Po\nc. Max D. Orb\td. Li\nAnswer: C',
    [...both, 'Who? | choice | Max D. Orb'],
  ],
  [
    'a right answer below its label',
    `${italy}\nSolution:\nA) Rome\n\n${spain}\nSolution:\nB) Madrid\n\n3. Po?\nA) x\nB) y\nSolution:\nA`,
    [...both, 'Po? | choice | x'],
  ],
  ...[
    '1A, 2B',
    '1. a  2. b',
    '1-A; 2-B',
    '| Question | Answer |\n|---|---|\n| 1 | A |\n| 2 | B |',
    'Part One:\n1. A\n\nSince 1871.\nPart Two:\n2. **B) Madrid** – in the centre',
  ].map((key): [string, string, readonly string[]] => [
    `a key: ${key}`,
    `${italy}\n${spain}\n\nAnswers:\n${key}`,
    both,
  ]),
  [
    'answers below a heading',
    `Italy?\nAnswers:\nA) Rome\nB) Milan\nRight: A\n\nSpain?\nAnswers:\nA) Vigo\nB) Madrid\nRight: B`,
    both,
  ],
  ...[
    'Answers: 1-A, 2-B',
    'Key: 1A 2B',
    'Lösungen: 1-A; 2-B',
    'Die Lösungen: 1a, 2b',
    'Réponses : 1-A, 2-B',
    'Les réponses : 1A 2B',
    'Respuestas: 1-A, 2-B',
    'Soluciones: 1) A 2) B',
    'Clave de respuestas: 1A, 2B',
    'Soluzioni: 1-A, 2-B',
  ].map((key): [string, string, readonly string[]] => [`the line ${key}`, `${italy}\n${spain}\n\n${key}`, both]),
  ['a key on the line of its heading', `${italy}\n${spain}\nAnswer key: 1. A 2. B`, both],
  [
    'a key below each part',
    `Quiz 1\n${italy}\n${spain}\nAnswers\n1. A\n2. B\n\nQuiz 2\n1. Po?\nA) x\nB) y\n2. Rhine?\nA) x\nB) y\nAnswers\n1. B\n2. A`,
    [...both, 'Po? | choice | y', 'Rhine? | choice | x'],
  ],
  [
    'parts that each begin with 1, and one key',
    `${italy}\n${spain}\n\nPart B\n1. Mars is red. (True/False)\n2. Capital of Italy?\n\nKey\nPart A\n1. A\n2. B\nPart B\n1. True\n2. Rome`,
    [...both, 'Mars is red. (True/False) | choice | True', 'Capital of Italy? | typed | Rome'],
  ],
]

it.each(texts)('%s', async (_, written, lines) => {
  const { rows } = await readQuestionText(written)
  expect(rows.map(summary)).toEqual(lines.map((line) => expect.stringContaining(line)))
})

it('reasons in a key belong to the questions above', async () => {
  const { rows } = await readQuestionText(
    `${italy}\n${spain}\n\nKey\n1. A\nExplanation: First.\n2. B\nExplanation: Second.`,
  )
  expect(rows).toMatchObject([{ question: { explanation: 'First.' } }, { question: { explanation: 'Second.' } }])
})
