/** What only teachers of classes are refused, and pupils with a card: no phone in a game loads it. */
export const classErrors = {
  classNotFound: 'There is no such class',
  cardUnknown: 'This card does not work any more. Ask your teacher for a new one.',
  wordsUnknown: 'These are not the words of a card. Look at each word again.',
  tooManyClasses: 'You have too many classes. Please archive one first.',
  archiveFirst: 'Please archive the class first',
  hasTeachers: 'This class has a teacher, who looks after it.',
  classThere: 'You have this class already, with the same pupils',
  leaderOnly: 'Only the teacher who leads this class can do that',
  lastTeacher: 'You are the only teacher of this class. You can archive it.',
  noSuchTeacher: 'There is no teacher with this name',
  alreadyTeaches: 'They teach this class already',
  tooManyTeachers: 'A class can have at most 20 teachers',
  classArchived: 'That class is archived',
  tooManyPupils: 'A class can have at most 60 pupils',
  tooManyKept: 'The classes of one teacher can have at most 200 pupils together. Please ask an administrator.',
  keptByClass: 'This account belongs to a class. Its teacher looks after it.',
} as const
