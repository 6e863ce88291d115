/** Refusals that anybody may meet. */
export const everydayErrors = {
  // For a failed call of which nothing more exact is known.
  authenticationFailed: 'Authentication failed',
  questionsLoadFailed: 'Failed to load questions',
  somethingWentWrong: 'Something went wrong. Please try again.',

  // Identity.
  passwordTooShort: 'Password must be at least 6 characters long!',
  wrongCredentials: 'Wrong username or password',
  usernameTaken: 'That username is already taken',
  usernameRude: 'This name is not allowed. Please choose another.',
  signInFirst: 'Please log in first',
  tooManyAttempts: 'Too many attempts. Please try again later.',
  foreignOrigin: 'This request came from another site',
  notYours: 'This belongs to somebody else',
  studentsOnly: 'Only students can do this',
  teachersOnly: 'Only teachers can do this',

  // Things looked up.
  questionSetNotFound: 'Question set not found',
  mapNotFound: 'Map not found',
  gameNotFound: 'Game not found',
  reportNotFound: 'Report not found',
  notFound: 'Not found',
  changedMeanwhile: 'This was changed somewhere else. Please load it again.',

  // The door of a game.
  full: 'This game is full',
  locked: 'This game is locked',
  ended: 'This game has ended',
  proofNeeded: 'Which three slimes are on the board?',
  crowdedNetwork: 'Too many players have come from your network. Please ask the host.',
  nameTaken: 'That name is taken',
  nameBad: 'This name is not allowed. Please choose another.',
  nameRemoved: 'Somebody with this name was removed. Choose another, or ask your host.',
  removed: 'You were removed from this game',
  signIn: 'Please log in to host a game',
  classOnly: 'This game is for one class. Log in with your card.',
  beingPlayed: 'A game with these questions is running. Please wait until it is over.',
  busy: 'The server is busy. Please try again.',

  // The request itself.
  malformed: 'The server did not understand this',
  tooLarge: 'The request is too large',
  methodNotAllowed: 'This cannot be done here',
  notReady: 'The server is starting or stopping. Please try again.',
} as const
