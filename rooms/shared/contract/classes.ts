import * as z from 'zod/mini'
import type { MapTask } from '../maps/mapTask.ts'
import { usernameMaxLength } from './accountLimits.ts'
import { boundedText, recordId } from './boundedText.ts'
import {
  classDevices,
  classLimits,
  type DoorPicture,
  doorPictures,
  ownTimes,
  screenAids,
  teamCounts,
} from './classLimits.ts'
import { complain } from './complaints.ts'

export type { ClassDevices } from './classLimits.ts'

const className = boundedText({ field: 'className', maxLength: classLimits.nameLength, isRequired: true })
const realName = boundedText({ field: 'pupilName', maxLength: classLimits.pupilLength, isRequired: true })
const devices = z.enum(classDevices, complain('invalid', { field: 'devices' }))
const tooMany = complain('tooManyPupils', { most: classLimits.pupils })
const invalidPupils = complain('invalid', { field: 'pupils' })

/** What the school's own system calls a pupil: kept as a hash, by which next week's list finds them again. */
const ref = boundedText({ field: 'pupils', maxLength: classLimits.refLength, isRequired: true })

const pupils = z
  .array(z.object({ name: realName, ref: z.optional(ref) }), invalidPupils)
  .check(z.maxLength(classLimits.pupils, tooMany), z.minLength(1, complain('missing', { field: 'pupils' })))

/** Where others behind the same address have made many accounts today. */
const work = z.optional(z.string().check(z.maxLength(300, complain('invalid', { field: 'work' }))))

/** Sent again until it is answered, so that a lost answer never means other cards than those that are on paper. */
const requestId = z.optional(recordId('requestId'))

export const createClassRequest = z.object({ name: className, devices, pupils, work, requestId })
export type CreateClassRequest = z.infer<typeof createClassRequest>

export const addPupilsRequest = z.object({
  pupils,
  work,
  requestId,
  /** A pupil with the name of one who is in the class already is a second pupil of that name. */
  alsoSame: z.optional(z.boolean(complain('invalid', { field: 'pupils' }))),
})
export type AddPupilsRequest = z.infer<typeof addPupilsRequest>

/** A part that is left out stays as it is. */
export const changeClassRequest = z.object({
  name: z.optional(className),
  devices: z.optional(devices),
  archived: z.optional(z.boolean(complain('invalid', { field: 'archived' }))),
})
export type ChangeClassRequest = z.infer<typeof changeClassRequest>

/** Also of a pupil who is let in: what their teacher calls them. */
export const renamePupilRequest = z.object({ name: realName })

/** What a pupil needs so that it is fair: their teachers see it, other players do not. */
export const aidsRequest = z.object({
  time: z.literal(ownTimes, complain('invalid', { field: 'time' })),
  screen: z
    .array(z.enum(screenAids, complain('invalid', { field: 'aids' })), complain('invalid', { field: 'aids' }))
    .check(z.maxLength(screenAids.length, complain('invalid', { field: 'aids' }))),
})
export type Aids = z.infer<typeof aidsRequest>

/** Draws all pupils anew, so that the teams are of one size. */
export const teamsRequest = z.object({ teams: z.literal(teamCounts, complain('invalid', { field: 'teams' })) })
/** Puts one pupil somewhere else. */
export const teamRequest = z.object({
  team: z
    .int(complain('invalid', { field: 'team' }))
    .check(z.gte(1, complain('invalid')), z.lte(6, complain('invalid'))),
})

const chosenPupils = z
  .array(recordId('pupil'), invalidPupils)
  .check(z.maxLength(classLimits.pupils, tooMany), z.minLength(1, complain('missing', { field: 'pupils' })))

/** For whom new cards are made; their old ones stop working. */
export const cardsRequest = z.object({ pupils: chosenPupils, requestId })
export type CardsRequest = z.infer<typeof cardsRequest>

const typedWord = z.string(complain('invalid', { field: 'word' })).check(z.maxLength(40, complain('invalid')))

/** To another class of the same teacher. */
export const movePupilsRequest = z.object({ pupils: chosenPupils, to: recordId('class') })
export type MovePupilsRequest = z.infer<typeof movePupilsRequest>

/** Whether pupils of a list are in one of one's classes already. */
export const knownPupilsRequest = z.object({
  refs: z
    .array(ref, invalidPupils)
    .check(z.maxLength(classLimits.pupils, tooMany), z.minLength(1, complain('missing', { field: 'pupils' }))),
})
export type KnownPupil = { ref: string; classId: string; pupil: string }

/** Whom a teacher asks to teach a class, too. */
export const inviteTeacherRequest = z.object({
  username: boundedText({ field: 'username', maxLength: usernameMaxLength * 2, isRequired: true }),
})

const doorCode = z.string(complain('invalid', { field: 'door' })).check(z.maxLength(20, complain('invalid')))
const picture = z.enum(doorPictures, complain('invalid', { field: 'pictures' }))

/** Which class is meant by what somebody typed, and whether its door is open. */
export const doorRequest = z.object({ door: doorCode, work })
export type DoorRequest = z.infer<typeof doorRequest>

/** At the open door of a class: who they are, and their three pictures in order. */
const atDoor = z.object(
  {
    door: doorCode,
    username: z.string(complain('invalid', { field: 'username' })).check(z.maxLength(2 * usernameMaxLength)),
    pictures: z.tuple([picture, picture, picture], complain('invalid', { field: 'pictures' })),
  },
  complain('invalid', { field: 'door' }),
)
export type AtDoor = z.infer<typeof atDoor>

/** What a pupil signs in with: what the QR code of their card says, its three words, or its pictures at the class door. */
export const passRequest = z.object({
  work,
  card: z.optional(z.string(complain('invalid', { field: 'card' })).check(z.maxLength(64, complain('invalid')))),
  words: z.optional(z.tuple([typedWord, typedWord, typedWord], complain('invalid', { field: 'words' }))),
  atDoor: z.optional(atDoor),
})
export type PassRequest = z.infer<typeof passRequest>

/** A class, to its teachers. `leads`: they may ask others, archive and delete it; who shares it gives lessons. */
export type ClassRow = { id: string; name: string; leads: boolean; pupils: number; archivedAt: number | null }

/** Who teaches a class, who leads it first, and who was asked to. */
export type ClassTeachers = {
  teachers: { id: string; username: string; leads: boolean }[]
  asked: { id: string; username: string }[]
}

/** What a teacher is asked for. */
export type ClassInvite = { id: string; name: string; by: string }

/** `none`: their card is older than pictures; `resting`: too often wrong, until a teacher wakes them. */
export type PicturesState = 'ready' | 'none' | 'resting'

/** The door that a teacher has opened for a lesson. `isShut`: too many wrong pictures have closed it. */
export type ClassDoor = { code: string; openUntil: number; misses: number; isShut: boolean }
export type ClassDoorState = { className: string; door: ClassDoor | null }

/** What stands at an open door: names of the games, and no others. */
export type DoorList = {
  className: string
  pupils: { username: string; slime: string; pictures: PicturesState }[]
}

/** A pupil, to the teachers of the class: the only answers that say a real name. */
export type Pupil = {
  id: string
  name: string
  username: string
  slime: string
  hasCard: boolean
  pictures: PicturesState
  /** The day they were last signed in. */
  lastSeen: number | null
  /** Where they are signed in now. */
  signedIn: { device: string; since: number } | null
  aids: Aids
  /** Counted from one; 0 is none. */
  team: number
  /** With a password of their own: no card, and nothing of theirs goes with the class. */
  own?: true
}

/** A pupil with an account of their own who asks to belong to a class. */
export type ClassKnock = { id: string; username: string; slime: string }

/** A class, to a pupil. `waits`: a teacher has not let them in yet. */
export type OwnMembership = { id: string; name: string; waits: boolean }

export type ClassPage = {
  id: string
  name: string
  leads: boolean
  devices: (typeof classDevices)[number]
  archivedAt: number | null
  teams: number
  door: ClassDoor | null
  /** What it is asked to build. */
  task: MapTask | null
  knocks: ClassKnock[]
  pupils: Pupil[]
}

/** Told once, when it is made, and never again. */
export type Card = {
  pupil: string
  name: string
  username: string
  slime: string
  secret: string
  words: string[]
  pictures: DoorPicture[]
}

export type MadeCards = { classId: string; className: string; cards: Card[] }

/** Where a pupil is waited for. */
export type ClassGame = { code: string; className: string }

/** Who is who in a game, to a teacher of its class. */
export type ClassRoll = { classId: string; className: string; pupils: ClassRollRow[] }

/** With what makes the game fair for them, where there is something. */
export type ClassRollRow = { id: string; name: string; username: string; aids?: Aids; isResting?: true }
