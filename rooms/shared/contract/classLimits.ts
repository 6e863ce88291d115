/** Apart from the contract, so that a form can show the limits without loading the parsers. */
export const classLimits = {
  nameLength: 30,
  pupilLength: 80,
  /** Of the pupil's id in the school's own system. */
  refLength: 255,
  /** Of one class. */
  pupils: 60,
  /** Of one class, including those who are only asked so far. */
  teachers: 20,
  /** Of one teacher. */
  classes: 30,
  /** Classes in which one pupil is, or wants to be. */
  ofPupil: 10,
  /** Pupils with accounts held by the classes of one teacher, together. */
  keptByTeacher: 200,
} as const

/** The steps to which an administrator can raise that limit for a teacher. */
export const keptSteps = [classLimits.keptByTeacher, 400, 800] as const
export type KeptMost = (typeof keptSteps)[number]

/** `shared`: another pupil uses the same device in the next lesson. */
export const classDevices = ['shared', 'own'] as const
export type ClassDevices = (typeof classDevices)[number]

/** How many times the usual time a pupil may have. */
export const ownTimes = [1, 1.25, 1.5, 2] as const

/** What makes a screen easier for a pupil; `aloud`: questions are read out to them. */
export const screenAids = ['large', 'spaced', 'calm', 'aloud'] as const
export type ScreenAid = (typeof screenAids)[number]

/** The pictures on cards. At the class door a pupil taps their three, in order. */
export const doorPictures = [
  'sun',
  'moon',
  'star',
  'cloud',
  'tree',
  'flower',
  'fish',
  'boat',
  'house',
  'apple',
  'key',
  'umbrella',
] as const
export type DoorPicture = (typeof doorPictures)[number]

/** A class plays without teams (0), or in this many. */
export const teamCounts = [0, 2, 3, 4, 5, 6] as const
export type TeamCount = (typeof teamCounts)[number]
