import * as z from 'zod/mini'
import { boundedText, recordId } from './boundedText.ts'
import { classDevices, classLimits } from './classLimits.ts'
import { complain } from './complaints.ts'

export type { ClassDevices } from './classLimits.ts'

const className = boundedText({ field: 'className', maxLength: classLimits.nameLength, isRequired: true })
const realName = boundedText({ field: 'pupilName', maxLength: classLimits.pupilLength, isRequired: true })
const devices = z.enum(classDevices, complain('invalid', { field: 'devices' }))
const tooMany = complain('tooManyPupils', { most: classLimits.pupils })
const invalidPupils = complain('invalid', { field: 'pupils' })

const pupils = z
  .array(z.object({ name: realName }), invalidPupils)
  .check(z.maxLength(classLimits.pupils, tooMany), z.minLength(1, complain('missing', { field: 'pupils' })))

export const createClassRequest = z.object({ name: className, devices, pupils })
export type CreateClassRequest = z.infer<typeof createClassRequest>

export const addPupilsRequest = z.object({ pupils })
export type AddPupilsRequest = z.infer<typeof addPupilsRequest>

export const changeClassRequest = z.object({
  name: className,
  devices,
  archived: z.boolean(complain('invalid', { field: 'archived' })),
})
export type ChangeClassRequest = z.infer<typeof changeClassRequest>

export const renamePupilRequest = z.object({ name: realName })

/** For whom new cards are made; their old ones stop working. */
export const cardsRequest = z.object({
  pupils: z
    .array(recordId('pupil'), invalidPupils)
    .check(z.maxLength(classLimits.pupils, tooMany), z.minLength(1, complain('missing', { field: 'pupils' }))),
})
export type CardsRequest = z.infer<typeof cardsRequest>

const typedWord = z.string(complain('invalid', { field: 'word' })).check(z.maxLength(40, complain('invalid')))

/** What a pupil signs in with: what the QR code of their card says, or its three words. */
export const passRequest = z.object({
  work: z.optional(z.string().check(z.maxLength(300, complain('invalid', { field: 'work' })))),
  card: z.optional(z.string(complain('invalid', { field: 'card' })).check(z.maxLength(64, complain('invalid')))),
  words: z.optional(z.tuple([typedWord, typedWord, typedWord], complain('invalid', { field: 'words' }))),
})
export type PassRequest = z.infer<typeof passRequest>

/** A class, to its teachers. */
export type ClassRow = { id: string; name: string; pupils: number; archivedAt: number | null }

/** A pupil, to the teachers of the class: the only answers that say a real name. */
export type Pupil = {
  id: string
  name: string
  username: string
  slime: string
  hasCard: boolean
  /** The day they were last signed in. */
  lastSeen: number | null
  /** Where they are signed in now. */
  signedIn: { device: string; since: number } | null
}

export type ClassPage = {
  id: string
  name: string
  devices: (typeof classDevices)[number]
  archivedAt: number | null
  pupils: Pupil[]
}

/** Said once, when it is made; nobody can ask for it again. */
export type Card = { pupil: string; name: string; username: string; slime: string; secret: string; words: string[] }

export type MadeCards = { classId: string; className: string; cards: Card[] }

/** Where a pupil is waited for. */
export type ClassGame = { code: string; className: string }

/** Who is who in a game, to a teacher of its class. */
export type ClassRoll = { className: string; pupils: { id: string; name: string; username: string }[] }
