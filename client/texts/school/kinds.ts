import type { QuestionKind } from '../../../rooms/shared/questions/question.ts'
import { inWords } from '../language.ts'

/** The kinds of questions, for who writes them. */
export const kindTexts = inWords('kindTexts', {
  names: {
    choice: 'One right answer',
    several: 'Several right answers',
    typed: 'Type the answer',
    number: 'Type a number',
    order: 'Put in order',
  } satisfies Record<QuestionKind, string>,
  hints: {
    choice: 'Two to six answers, and one of them is right.',
    several: 'Pupils mark every right answer. One wrong mark and it is wrong; a missing one is partly right.',
    typed: 'Pupils type a word. Capitals, accents and a slip of the finger are forgiven.',
    number: 'Pupils type a number. 3.14, 3,14 and 22/7 are all read.',
    order: 'Write the parts in the right order. Each game mixes them.',
  } satisfies Record<QuestionKind, string>,
  kindOf: (number: number) => `Kind of question ${number}`,
  trueFalse: 'True or false',
  yes: 'True',
  no: 'False',
  answers: 'Answers: mark every right one',
  addAnswer: 'Add an answer',
  removeAnswer: (letter: string) => `Remove ${letter}`,
  isRight: (letter: string) => `${letter} is right, too`,
  accepted: 'Right answer',
  alsoAccepted: (number: number) => `Also right (${number})`,
  addAccepted: 'Another way to write it',
  removeAccepted: (number: number) => `Remove the answer ${number}`,
  strict: 'Count as wrong',
  strictness: { accents: 'Missing accents', case: 'Wrong capitals', typos: 'Typing mistakes' },
  value: 'Right number',
  within: 'Still right this far off',
  nearly: 'Half right this far off',
  unit: 'Unit (shown beside the field)',
  part: (number: number) => `Part ${number}`,
  parts: 'Parts, in the right order',
  removePart: (number: number) => `Remove part ${number}`,
  partUp: (number: number) => `Move part ${number} up`,
  partDown: (number: number) => `Move part ${number} down`,
  addPart: 'Add a part',
})
