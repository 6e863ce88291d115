import { expect, it } from 'vitest'
import { readQuestionText } from '../../../client/screens/questionSets/import/readFile.ts'
import { summary } from './filesOfOthers.ts'

const both = ['Italy? | choice | Rome', 'Spain? | choice | Madrid']
const none = 'No answer is marked as correct'

/** Answers that stand in a list without letters. */
it.each([
  ['boxes to tick', 'Italy?\n- [ ] Milan\n- [x] Rome\n\n2. Spain?\n\n   * [X] Madrid\n   * [ ] Vigo', both],
  ['boxes for several', 'Even?\n- [x] 2\n- [ ] 3\n- [x] 4', ['Even? | several | 2, 4']],
  ['boxes without a tick', 'Italy?\n- [ ] Milan\n- [ ] Rome', [none]],
  [
    'boxes below a question with letters',
    '1. Spain?\nA) Vigo\nB) Madrid ✓\n\nItaly?\n- [ ] Milan\n- [x] Rome',
    both.toReversed(),
  ],
  ['points', '1. Italy?\n- Milan\n- Rome\nAnswer: Rome\n\n2. Spain?\n• Madrid\n• Vigo\n\nHint: far\nAnswer: A', both],
  ['points, of which one is marked', 'Italy?\n* Milan\n* **Rome**\n\nSpain?\n- Vigo\n\n- Madrid ✓', both],
  ['points without a right answer', '1. Italy?\n- Milan\n- Rome\n\n2. Spain?\n- Vigo\n- Madrid', [none, none]],
  ['points and a key', '1. Italy?\n- Milan\n- Rome\n2. Spain?\n- Vigo\n- Madrid\n\nAnswers:\n1. Rome\n2. B', both],
  ['points that are clues', '1. Planet?\n- Red\n- Small\nAnswer: Mars', ['Planet? Red Small | typed | Mars']],
  [
    'points that are statements',
    '1. Planet?\n- Red\n- Small\n\nA) Mars\nB) Po\nAnswer: A',
    ['Planet? Red Small | choice | Mars'],
  ],
  [
    'points that are facts, and below them the question',
    '1. It is:\n- Red\n- Small\nWhich planet?\nA) Mars\nB) Po\nAnswer: A\n\n2. Facts:\n- Hot\n- Dry\n\nChoose.\nA) Po\nB) Gobi ✓',
    ['It is: Red Small Which planet? | choice | Mars', 'Facts: Hot Dry Choose. | choice | Gobi'],
  ],
  ['points with marks before them', 'Italy?\n- ❌ Milan\n- ✅ Rome\n\nSpain?\n* ✔️ Madrid\n* Vigo', both],
  [
    'points around the questions',
    'About:\n- a\n- b\n\n1. Italy?\nA) Rome ✓\nB) Po\n\nTips:\n- c\n- d',
    [both[0] ?? ''],
  ],
  [
    'numbers below questions that have none',
    'Italy?\n1. Milan\n2. Rome\nAnswer: 2\n\nSpain?\n\n1. Madrid\n2. Vigo\n3. Bilbao\n\nRight answer: Madrid',
    both,
  ],
  [
    'numbers before shares, and one with a mark',
    'How salty?\n1. 10 %\n2. 3.5 %\nAnswer: 2\n\nHow much is sea?\n1. 71%\u2713\n2. 50%\n\nHow much is ice?\n1. 10%\n2. 50%\nAnswer: 10%',
    ['How salty? | choice | 3.5 %', 'How much is sea? | choice | 71%', 'How much is ice? | choice | 10%'],
  ],
  [
    'numbers of questions below a title that asks',
    'Ready?\n1. Legs of a dog\n2. Legs of a bird\n\nAnswers\n1. 4\n2. 2',
    ['Legs of a dog | number | 4', 'Legs of a bird | number | 2'],
  ],
  ['points of an order', '1. Sort\nOrder:\n- a\n- b\n- c', ['Sort | order | a']],
  [
    'numbers with empty lines between',
    '1. Italy?\n\n1) Milan\n\n2) Rome\n\nAnswer: 2) Rome\n\n2. Spain?\n\n1. Madrid\n\n2. Vigo\n\nAnswer: Madrid',
    both,
  ],
  [
    'numbers that lead to the next question',
    '1. Po?\n\n1. x\n\n2. y ✓\n\n2. Italy?\n\n1. Rome ✓\n\n2. Milan\n\n3. Spain?\n\n1. Vigo\n\n2. Madrid ✓',
    ['Po? | choice | y', ...both],
  ],
])('%s', async (_, written, lines) => {
  const { rows } = await readQuestionText(written)
  expect(rows.map(summary)).toEqual(lines.map((line) => expect.stringContaining(line)))
})

it('code keeps its signs, in a line and between fences', async () => {
  const { rows } = await readQuestionText(
    [
      '**1. What is 2**3, and `a**2 + b**2`?**\n**A)** f(**args) ✓\nB) __init__',
      '2. Prints?\n```python\n# so\n- x\nprint("\\(a\\)", 2**3)\n\n```\nA) x ✓\nB) y',
      '3. And?\n\n~~~\nkey: 5\n~~~\nA) x ✓\nB) y',
      '4. Power?\nA) *\nB) **\nC) 2 ** x *\nAnswer: B',
    ].join('\n\n'),
  )
  expect(rows).toMatchObject([
    { question: { question: 'What is 2**3, and `a**2 + b**2`?', answers: ['f(**args)', '__init__'] } },
    { question: { question: 'Prints? `# so - x print("\\(a\\)", 2**3)`', answers: ['x', 'y'] } },
    { question: { question: 'And? `key: 5`', answers: ['x', 'y'] } },
    { question: { question: 'Power?', answers: ['*', '**', '2 ** x'], correct: 1 } },
  ])
})

it.each([
  ['以下**哪个**是正确的？', '以下哪个是正确的？'],
  ['ข้อใด**ไม่ใช่**สัตว์', 'ข้อใดไม่ใช่สัตว์'],
  ['Is it re**ceive** or re**cieve**?', 'Is it receive or recieve?'],
  ['**¿Qué es\nesto?**', '¿Qué es esto?'],
  ['Is α**n + β**m = a**b, c**-1?', 'Is α**n + β**m = a**b, c**-1?'],
])('the bold words of %s lose their signs, and a power keeps them', async (written, question) => {
  const { rows } = await readQuestionText(`1. ${written}\nA) x ✓\nB) y`)
  expect(rows).toMatchObject([{ question: { question, answers: ['x', 'y'] } }])
})

it('fences around all questions are left out', async () => {
  const { rows } = await readQuestionText('Here:\n```markdown\n1. Italy?\n- [x] **Rome**\n- [ ] \\(\\pi\\)\n```\nBye!')
  expect(rows).toMatchObject([{ question: { question: 'Italy?', answers: ['Rome', '$\\pi$'], correct: 0 } }])
  const asked = await readQuestionText('```\nThe capital of Italy\n- Milan\n- Rome\nAnswer: Rome\n```')
  expect(asked.rows.map(summary)).toEqual(['The capital of Italy | choice | Rome'])
})

it('a reason keeps all its lines, and takes none of what follows', async () => {
  const answers = 'A) x ✓\nB) y'
  const { rows } = await readQuestionText(
    [
      `1. One?\n${answers}\nWhy: First.\nSecond.\nThird.`,
      `\n2. Two?\n${answers}\nWhy:\n- First\n- Second`,
      `3. Three?\n${answers}\nWhy: First.\nPart Two:`,
      `3. Three?\n${answers}\nWhy: First.\nShall I go on?`,
      `4. Four?\n${answers}\nWhy: First.\n## Part Three\n5. Five?\n${answers}\nWhy: First.\n\nI hope this helps!`,
    ].join('\n'),
  )
  expect(rows.map(({ draft }) => draft.explanation)).toEqual([
    'First. Second. Third.',
    'First Second',
    'First.',
    'First.',
    'First.',
    'First.',
  ])
  const keyed = await readQuestionText('1. One?\n2. Two?\n\nKey\n1. A\nWhy: First.\nMore.\n2. B\nWhy: Second.\nMore.')
  expect(keyed.rows.map(({ draft }) => draft.explanation)).toEqual(['First. More.', 'Second. More.'])
})

it('a question without answers is told, and not left out', async () => {
  const { rows } = await readQuestionText('1. One?\n\n2. Two?\nA) x ✓\nB) y\n\n3. A ___ is small.')
  expect(rows.map(summary)).toEqual([
    'One? ! There must be 2 to 6 answers',
    'Two? | choice | x',
    'A ___ is small. ! There must be 2 to 6 answers',
  ])
})

it('a question is listed by the line of its first words, with and without a number', async () => {
  const text =
    'What is the capital of Italy?\nA) Rome\nB) Oslo\nAnswer: A\n\nAnd which city\nlies in Norway?\nA) Rome\nB) Oslo\nAnswer: B'
  const numbered = text.replace('What', '1. What').replace('And', '2. And')
  for (const written of [text, numbered])
    expect((await readQuestionText(written)).rows.map(({ row }) => row)).toEqual([1, 6])
})
