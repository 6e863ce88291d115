/** What only teachers of classes are refused, and pupils with a card: no phone in a game loads it. */
export const classErrors = {
  classNotFound: 'There is no such class',
  cardUnknown: 'This card does not work any more. Ask your teacher for a new one.',
  wordsUnknown: 'These are not the words of a card. Look at each word again.',
  tooManyClasses: 'You have too many classes. Please archive one first.',
  tooManyPupils: 'A class can have at most 60 pupils',
  tooManyKept: 'Your classes can have at most 200 pupils together. Please ask an administrator.',
  keptByClass: 'This account belongs to a class. Its teacher looks after it.',
} as const
