import { errorTexts, type RefusalName } from '../rooms/shared/contract/errors/errorTexts.ts'

export type { RefusalName } from '../rooms/shared/contract/errors/errorTexts.ts'

/** A refusal as a value: what the caller did wrong, by the name of its text. */
export type Refused = {
  refused: RefusalName
  /** What a browser may do to be heard once more. */
  work?: string
}

export const refuse = (refused: RefusalName): Refused => ({ refused })

export const isRefused = (outcome: unknown): outcome is Refused =>
  typeof outcome === 'object' && outcome !== null && 'refused' in outcome && typeof outcome.refused === 'string'

/** At the door of a game, which has statuses of its own: no call of the API refuses by these. */
const saidByRooms = {
  full: 500,
  locked: 500,
  ended: 500,
  proofNeeded: 500,
  crowdedNetwork: 500,
  nameTaken: 500,
  nameBad: 500,
  removed: 500,
  signIn: 500,
  remoteRefused: 500,
  classOnly: 500,
}

/** The one table from refusals to HTTP statuses: a refusal that is missing here does not compile. */
const statuses: Record<RefusalName, number> = {
  passwordTooShort: 400,
  usernameRude: 400,
  titleRude: 400,
  pictureElsewhere: 400,
  mapNameRude: 400,
  descriptionRude: 400,
  enterCode: 400,
  malformed: 400,
  mapIsFixed: 400,
  passwordCommon: 400,
  passwordIsName: 400,
  wrongCredentials: 401,
  signInFirst: 401,
  foreignOrigin: 403,
  cardUnknown: 401,
  wordsUnknown: 401,
  doorShut: 404,
  picturesWrong: 401,
  picturesResting: 409,
  picturesPaused: 409,
  picturesNone: 409,
  wrongPassword: 403,
  chooseNewPassword: 403,
  teacherCodeWrong: 403,
  administratorsOnly: 403,
  notYours: 403,
  studentsOnly: 403,
  teachersOnly: 403,
  sharingStopped: 403,
  notReported: 403,
  teacherSharesIt: 403,
  slimeNotOwned: 403,
  defaultMapsStay: 403,
  invalidCode: 404,
  nothingToKeep: 404,
  packNotFound: 404,
  slimeNotFound: 404,
  questionSetNotFound: 404,
  pictureUnreadable: 400,
  pictureNotFound: 404,
  mapNotFound: 404,
  gameNotFound: 404,
  reportNotFound: 404,
  classNotFound: 404,
  notFound: 404,
  methodNotAllowed: 405,
  usernameTaken: 409,
  notEnoughCurrency: 409,
  secretSlimesStay: 409,
  lastSlimeStays: 409,
  noDuplicates: 409,
  equippedSlimeStays: 409,
  gameKept: 409,
  codeAlreadyRedeemed: 409,
  ownAccountElsewhere: 409,
  administratorsStay: 409,
  lastAdministrator: 409,
  tooManyQuestionSets: 409,
  tooManyMaps: 409,
  tooManyHanded: 409,
  classMapsFull: 409,
  notHanded: 404,
  tooManyClasses: 409,
  archiveFirst: 409,
  leaderOnly: 403,
  classThere: 409,
  lastTeacher: 409,
  noSuchTeacher: 404,
  alreadyTeaches: 409,
  tooManyTeachers: 409,
  classArchived: 409,
  hasTeachers: 409,
  tooManyPupils: 409,
  tooManyKept: 409,
  keptByClass: 409,
  alreadyInClass: 409,
  inManyClasses: 409,
  tooManyShared: 409,
  noRoomLeft: 409,
  beingPlayed: 409,
  changedMeanwhile: 409,
  practiceRunMismatch: 409,
  practiceRunSaved: 409,
  tooLarge: 413,
  tooManyAttempts: 429,
  notReady: 503,
  busy: 503,
  tooManyRooms: 409,
  serverFull: 503,
  diskFull: 507,
  cannotSave: 503,
  // The server's own fault, in the words of the call that failed.
  authenticationFailed: 500,
  questionsLoadFailed: 500,
  mapLoadFailed: 500,
  questionSetCreateFailed: 500,
  questionSetSaveFailed: 500,
  questionSetDeleteFailed: 500,
  mapSaveFailed: 500,
  mapDeleteFailed: 500,
  selectionFailed: 500,
  saleFailed: 500,
  purchaseFailed: 500,
  practiceSaveFailed: 500,
  somethingWentWrong: 500,
  ...saidByRooms,
}

export const statusOf = (name: RefusalName): number => statuses[name]

export const textOf = (name: RefusalName): string => errorTexts[name]
