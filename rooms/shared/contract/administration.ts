import * as z from 'zod/mini'
import { usernameMaxLength } from './accountLimits.ts'
import { type Role, roles } from './accounts.ts'
import { type KeptMost, keptSteps } from './classLimits.ts'
import { complain } from './complaints.ts'
import type { StorageUse } from './storage.ts'

/** What everybody may read about the school, without an account. */
export type SchoolSign = {
  /** Whether registering as a teacher asks for the school's code. */
  teacherCode: boolean
  /** Whether visitors see the leaderboard. */
  publicLeaderboard: boolean
  /** Servers from which questions may show pictures, beside the uploaded ones. */
  pictureHosts: readonly string[]
  keepsDays: KeepsDays
}

/** For how many days each of these is kept; `rosters`: the names of an archived class. */
export type KeepsDays = { reports: number; practice: number; sessions: number; rosters: number }

export type Act =
  | 'gaveWord'
  | 'madeTeacher'
  | 'madeStudent'
  | 'madeAdministrator'
  | 'unmadeAdministrator'
  | 'removed'
  | 'offeredClass'
  | 'removedClass'
  | 'setPupils'

/** In English, to stand between the two names. The log shows it on its page and in a shell. */
export const actTexts: Readonly<Record<Act, string>> = {
  gaveWord: 'gave a one-time word to',
  madeTeacher: 'made a teacher of',
  madeStudent: 'made a student of',
  madeAdministrator: 'made an administrator of',
  unmadeAdministrator: 'removed as administrator:',
  removed: 'deleted the account of',
  offeredClass: 'offered a class to a teacher:',
  removedClass: 'deleted the class',
  setPupils: 'changed how many pupils there may be for',
}

export const peopleLimit = 50

export const peopleQuery = z.object({
  name: z._default(
    z.string().check(z.maxLength(usernameMaxLength * 2, complain('invalid', { field: 'username' }))),
    '',
  ),
  /** If left out, people of every role. */
  role: z.optional(z.enum(roles, complain('role'))),
})
export type PeopleQuery = z.infer<typeof peopleQuery>

export type Person = {
  id: string
  username: string
  role: Role
  administrator: boolean
  since: number
  /** An account held by a class: its cards open it. An administrator can only delete it. */
  kept?: true
  /** Whether they were given a one-time word and have not used it yet. */
  hasWord: boolean
  /** How much room their question sets take, and how much they may take. */
  storage: StorageUse
  /** How many pupils their classes may have together. */
  keptMost: KeptMost
}

export const roleRequest = z.object({
  role: z.enum(roles, complain('role')),
  administrator: z.boolean(complain('invalid', { field: 'role' })),
})
export type RoleRequest = z.infer<typeof roleRequest>

/** How many pupils the classes of a teacher may have together. */
export const keptMostRequest = z.object({ most: z.literal(keptSteps, complain('invalid', { field: 'most' })) })

/** Shown once, to be handed over. The person who signs in with it then chooses a password. */
export type GivenWord = { word: string; until: number }

export type ActRow = { at: number; by: string; act: Act; whom: string }

/** An administrator sees this many classes at most, those without a teacher first. */
export const schoolClassesShown = 200

/** A class as an administrator sees it: without the names of pupils. */
export type SchoolClass = {
  id: string
  name: string
  pupils: number
  /** The usernames of its teachers; empty if the last one has left. */
  teachers: string[]
  archivedAt: number | null
}
