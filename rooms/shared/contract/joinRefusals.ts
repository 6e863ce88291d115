/** Reasons a join is refused with, word for word. */
export const joinRefusals = {
  notFound: 'Game not found',
  full: 'This game is full',
  locked: 'This game is locked',
  ended: 'This game has ended',
  nameTaken: 'That name is taken',
  nameBad: 'Please choose another name',
  removed: 'You were removed from this game',
  signIn: 'Please log in to host a game',
  signInFirst: 'Please sign in first',
  studentsOnly: 'Only students can do this',
  setMissing: 'Question set not found',
  mapMissing: 'Map not found',
  beingPlayed: 'A class is playing this set right now. Please wait until their game is over.',
  tooOften: 'Too many attempts. Please try again later.',
  malformed: 'That request could not be read',
} as const
export type JoinRefusal = keyof typeof joinRefusals
