/** Apart from the contract, so that a form can say them without loading what checks them. */
export const classLimits = {
  nameLength: 30,
  pupilLength: 80,
  /** Of what a school's own system calls a pupil. */
  refLength: 255,
  /** Of one class. */
  pupils: 60,
  /** Of one class, with those who are asked. */
  teachers: 20,
  /** Of one teacher. */
  classes: 30,
  /** In which one pupil is, or wants to be. */
  ofPupil: 10,
  /** Whose accounts the classes of one teacher hold together. */
  keptByTeacher: 200,
} as const

/** So many an administrator lets a teacher have. */
export const keptSteps = [classLimits.keptByTeacher, 400, 800] as const
export type KeptMost = (typeof keptSteps)[number]

/** `shared`: somebody else sits at the same device in the next lesson. */
export const classDevices = ['shared', 'own'] as const
export type ClassDevices = (typeof classDevices)[number]

/** How many times the usual time a pupil may have. */
export const ownTimes = [1, 1.25, 1.5, 2] as const

/** What makes a screen easier for somebody; `aloud`: what is asked is read to them. */
export const screenAids = ['large', 'spaced', 'calm', 'aloud'] as const
export type ScreenAid = (typeof screenAids)[number]

/** What is drawn on a card, and tapped at the class door: three of them, in order. */
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

/** A class plays in none, or in as many teams as this. */
export const teamCounts = [0, 2, 3, 4, 5, 6] as const
export type TeamCount = (typeof teamCounts)[number]
