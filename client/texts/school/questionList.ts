import { inWords } from '../language.ts'

/** For the acts on the questions in the editor. */
export const listTexts = inWords('listTexts', {
  move: (number: number) => `Move question ${number}: drag, or use the arrow keys`,
  moved: (number: number, total: number) => `Now question ${number} of ${total}`,
  more: (number: number) => `More for question ${number}`,
  up: 'Move up',
  down: 'Move down',
  find: 'Find a question',
  findBy: 'Number or words',
  noneFits: 'No question matches.',
  emptyQuestion: 'No question yet',
  isWrong: 'Something is missing here',
  removed: (number: number) => `Question ${number} is deleted`,
  restore: 'Bring it back',
  restored: (number: number) => `Question ${number} is back`,
  copy: 'Duplicate',
  copied: (number: number) => `Question ${number} is the copy`,
  split: 'Split in two',
  splitInto: (first: number, second: number) => `Split into questions ${first} and ${second}`,
  merge: 'Merge with the next one',
  mergedInto: (number: number) => `Merged into question ${number}`,
  full: (most: number) => `A set can have at most ${most} questions.`,
  notMerged: {
    otherQuestion: 'These two ask different things. Give them the same text and picture to merge their answers.',
    otherPictures: 'The same answer stands beside different pictures. Give it one picture, or tell the answers apart.',
    otherKind: 'These two are of different kinds. Make them the same kind first.',
    tooMany: 'Together they have too many answers. Delete some first.',
    oneAnswer: 'Numbers and orders cannot be merged: they have one right answer.',
  },
  notSplit: {
    oneAnswer: 'This question has one right answer and cannot be split. You can duplicate it.',
    tooFew: 'There are too few answers for two questions. You can duplicate it.',
  },
})
