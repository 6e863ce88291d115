import type { ClassDoorState, DoorList, DoorRequest } from '../../rooms/shared/contract/classes.ts'
import { classLimits } from '../../rooms/shared/contract/classLimits.ts'
import type { Accounts } from '../accounts/accounts.ts'
import type { Pace, Throttles } from '../accounts/throttle.ts'
import type { ClassRecord } from '../archive/classRecords.ts'
import { findReadable, readableOf } from '../archive/readable.ts'
import type { Shelves } from '../archive/shelves.ts'
import { type Refused, refuse } from '../refused.ts'
import { doorRecords } from './doorRecords.ts'
import { picturesStates } from './picturesStates.ts'
import type { Teacher, WhoTeaches } from './whoTeaches.ts'

export type DoorLimits = {
  /** Tries of codes that open no door. */
  wrongDoorsByAddress: Pace
}

export const doorLimits: DoorLimits = { wrongDoorsByAddress: { points: 100, seconds: 10 * 60 } }

type Needs = {
  shelves: Pick<Shelves, 'classes' | 'classDoors' | 'members' | 'accounts' | 'profiles' | 'passes'>
  accounts: Pick<Accounts, 'chances'>
  teachers: WhoTeaches
  throttles: Throttles
  limits: DoorLimits
  now: () => number
}

type Asking = { address: string; work: string | undefined }

export type ClassDoors = ReturnType<typeof keepClassDoors>

/** The doors at which three pictures open an account: each of one class, for one lesson. */
export const keepClassDoors = ({ shelves, accounts, teachers, throttles, limits, now }: Needs) => {
  const { classes, classDoors, members } = shelves
  const wrongDoors = throttles('wrongDoorsByAddress', limits.wrongDoorsByAddress)

  const { isOpen, of, open, passes } = doorRecords(classDoors, now)

  const behind = async (code: string): Promise<ClassRecord | undefined> => {
    const [door] = await findReadable(classDoors, { where: { code: code.trim().toUpperCase() }, limit: 1 })
    const group = door && isOpen(door) ? await classes.get(door.id) : undefined
    return group?.archivedAt === 0 ? group : undefined
  }

  /**
   * The class of an open door; a shut door is answered as if it never existed. Each try is taken before the look, and given
   * back if the code was right. If others have guessed behind the same address, a device first has to work for a second.
   */
  const classAt = async (code: string, { address, work }: Asking): Promise<ClassRecord | Refused> => {
    const isFree = await wrongDoors.take(address)
    const chance = accounts.chances.about('door', address, code.trim().toUpperCase(), work, true)
    if (!isFree && !(await chance.isTaken())) return chance.offer()
    const group = await behind(code)
    if (group && isFree) await wrongDoors.giveBack(address)
    return group ?? refuse('doorShut')
  }

  return {
    classAt,

    /** For the page of a class, which has already checked its teacher. */
    of,

    state: async (teacher: Teacher, id: string): Promise<ClassDoorState | Refused> => {
      const group = await teachers.own(id, teacher)
      return 'refused' in group ? group : { className: group.name, door: await of(id) }
    },

    /** An open door stays open with the same code, for another lesson. */
    open: async (teacher: Teacher, id: string): Promise<ClassDoorState | Refused> => {
      const group = await teachers.own(id, teacher)
      if ('refused' in group) return group
      return group.archivedAt === 0 ? { className: group.name, door: await open(id) } : refuse('classArchived')
    },

    close: async (teacher: Teacher, id: string): Promise<undefined | Refused> => {
      const group = await teachers.own(id, teacher)
      if ('refused' in group) return group
      await classDoors.remove(id)
      return undefined
    },

    passes,

    /** The list from which pupils choose themselves. It shows names in games, which say nothing of the class list. */
    list: async ({ door, work }: DoorRequest, address: string): Promise<DoorList | Refused> => {
      const group = await classAt(door, { address, work })
      if ('refused' in group) return group
      const all = await findReadable(members, { where: { classId: group.id }, limit: 2 * classLimits.pupils })
      const ids = all.map(({ userId }) => userId)
      const [people, players, stateOf] = await Promise.all([
        readableOf(shelves.accounts, ids),
        readableOf(shelves.profiles, ids),
        picturesStates(shelves, all),
      ])
      const slimeOf = new Map(players.map(({ id, holdings }) => [id, holdings.selectedSlime]))
      const pupils = people.flatMap(({ id, kept, username, firstSlime }) =>
        kept ? [{ username, slime: slimeOf.get(id) ?? firstSlime ?? '', pictures: stateOf(id) }] : [],
      )
      return { className: group.name, pupils: pupils.sort((a, b) => a.username.localeCompare(b.username)) }
    },
  }
}
