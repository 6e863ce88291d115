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

/** The pupil's id in the school's own system. It is kept as a hash, by which next week's list finds the pupil again. */
const ref = boundedText({ field: 'pupils', maxLength: classLimits.refLength, isRequired: true })

const pupils = z
  .array(z.object({ name: realName, ref: z.optional(ref) }), invalidPupils)
  .check(z.maxLength(classLimits.pupils, tooMany), z.minLength(1, complain('missing', { field: 'pupils' })))

/** Asked for if others behind the same address have made many accounts today. */
const work = z.optional(z.string().check(z.maxLength(300, complain('invalid', { field: 'work' }))))

/** The same for each retry, so that after a lost answer the cards are still those on paper. */
const requestId = z.optional(recordId('requestId'))

export const createClassRequest = z.object({ name: className, devices, pupils, work, requestId })
export type CreateClassRequest = z.infer<typeof createClassRequest>

export const addPupilsRequest = z.object({
  pupils,
  work,
  requestId,
  /** If a name is in the class already, this is a second pupil of that name. */
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

/** What their teacher calls the pupil, also one who is let in with an account of their own. */
export const renamePupilRequest = z.object({ name: realName })

/** What makes the game fair for a pupil. Their teachers see it, other players do not. */
export const aidsRequest = z.object({
  time: z.literal(ownTimes, complain('invalid', { field: 'time' })),
  screen: z
    .array(z.enum(screenAids, complain('invalid', { field: 'aids' })), complain('invalid', { field: 'aids' }))
    .check(z.maxLength(screenAids.length, complain('invalid', { field: 'aids' }))),
})
export type Aids = z.infer<typeof aidsRequest>

/** Draws teams of equal size for all pupils anew. */
export const teamsRequest = z.object({ teams: z.literal(teamCounts, complain('invalid', { field: 'teams' })) })
/** Moves one pupil to another team. */
export const teamRequest = z.object({
  team: z
    .int(complain('invalid', { field: 'team' }))
    .check(z.gte(1, complain('invalid')), z.lte(6, complain('invalid'))),
})

const chosenPupils = z
  .array(recordId('pupil'), invalidPupils)
  .check(z.maxLength(classLimits.pupils, tooMany), z.minLength(1, complain('missing', { field: 'pupils' })))

/** The pupils who get new cards; their old cards stop working. */
export const cardsRequest = z.object({ pupils: chosenPupils, requestId })
export type CardsRequest = z.infer<typeof cardsRequest>

const typedWord = z.string(complain('invalid', { field: 'word' })).check(z.maxLength(40, complain('invalid')))

/** Moves pupils to another class of the same teacher. */
export const movePupilsRequest = z.object({ pupils: chosenPupils, to: recordId('class') })
export type MovePupilsRequest = z.infer<typeof movePupilsRequest>

/** Asks which pupils of a list are already in a class of this teacher. */
export const knownPupilsRequest = z.object({
  refs: z
    .array(ref, invalidPupils)
    .check(z.maxLength(classLimits.pupils, tooMany), z.minLength(1, complain('missing', { field: 'pupils' }))),
})
export type KnownPupil = { ref: string; classId: string; pupil: string }

/** The teacher who is asked to teach a class, too. */
export const inviteTeacherRequest = z.object({
  username: boundedText({ field: 'username', maxLength: usernameMaxLength * 2, isRequired: true }),
})

const doorCode = z.string(complain('invalid', { field: 'door' })).check(z.maxLength(20, complain('invalid')))
const picture = z.enum(doorPictures, complain('invalid', { field: 'pictures' }))

/** Asks which class a typed code means, and whether its door is open. */
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

/** A class, as its teachers see it. `leads`: they may ask other teachers, archive and delete it. All others give lessons. */
export type ClassRow = { id: string; name: string; leads: boolean; pupils: number; archivedAt: number | null }

/** The teachers of a class, the one who leads it first, and those who were asked. */
export type ClassTeachers = {
  teachers: { id: string; username: string; leads: boolean }[]
  asked: { id: string; username: string }[]
}

/** What a teacher who was asked sees. */
export type ClassInvite = { id: string; name: string; by: string }

/** `none`: their card is older than the pictures. `resting`: too often wrong, until a teacher allows them again. */
export type PicturesState = 'ready' | 'none' | 'resting'

/** The door that a teacher has opened for a lesson. `isShut`: too many wrong pictures have closed it. */
export type ClassDoor = { code: string; openUntil: number; misses: number; isShut: boolean }
export type ClassDoorState = { className: string; door: ClassDoor | null }

/** What an open door shows: the names used in games, never the real ones. */
export type DoorList = {
  className: string
  pupils: { username: string; slime: string; pictures: PicturesState }[]
}

/** A pupil, as the teachers of the class see them: only answers to these teachers have real names. */
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
  /** Counted from one; 0 means no team. */
  team: number
  /** They have a password of their own: they have no card, and their account stays when the class is deleted. */
  own?: true
}

/** A pupil with an account of their own who asks to belong to a class. */
export type ClassKnock = { id: string; username: string; slime: string }

/** A class, to a pupil. `waits`: a teacher has not let them in yet. */
export type OwnMembership = { id: string; name: string; waits: boolean }

/** The class at whose door a pupil has asked. Others may be called the same. */
export type AskedClass = { classId: string; className: string }

export type ClassPage = {
  id: string
  name: string
  leads: boolean
  devices: (typeof classDevices)[number]
  archivedAt: number | null
  teams: number
  door: ClassDoor | null
  /** What the teacher asks the class to build. */
  task: MapTask | null
  knocks: ClassKnock[]
  pupils: Pupil[]
}

/** Told once, when the card is made, and never again. */
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

/** A game that waits for this pupil. */
export type ClassGame = { code: string; className: string }

/** Who is who in a game, for a teacher of its class. */
export type ClassRoll = { classId: string; className: string; pupils: ClassRollRow[] }

/** `aids`: what makes the game fair for this pupil, if there is anything. */
export type ClassRollRow = { id: string; name: string; username: string; aids?: Aids; isResting?: true }
