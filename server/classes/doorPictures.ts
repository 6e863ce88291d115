import type { AtDoor } from '../../rooms/shared/contract/classes.ts'
import type { Accounts } from '../accounts/accounts.ts'
import type { ClassRecord, MemberRecord, PassRecord } from '../archive/classRecords.ts'
import type { AccountRecord } from '../archive/records.ts'
import type { Kept } from '../archive/shelf.ts'
import type { Shelves } from '../archive/shelves.ts'
import { type Refused, refuse } from '../refused.ts'
import { picturesHash } from './cardSecrets.ts'
import type { ClassDoors } from './classDoors.ts'
import { membershipOf } from './membership.ts'
import { areResting, picturesId } from './picturesStates.ts'
import type { Teacher, WhoTeaches } from './whoTeaches.ts'

type Needs = {
  shelves: Pick<Shelves, 'passes' | 'members'>
  accounts: Pick<Accounts, 'named'>
  teachers: WhoTeaches
  doors: ClassDoors
  secret: () => Promise<string>
}

type Found = { account: AccountRecord; group: ClassRecord; member: Kept<MemberRecord> }
type Tapped = Found & { id: string }
export type FoundByPictures = Found & { pass: PassRecord }

type Asking = { address: string; work: string | undefined }

/** Pictures open an account only at a door that a teacher of the class has opened, and rest when they are guessed at. */
export const keepDoorPictures = ({ shelves, accounts, teachers, doors, secret }: Needs) => {
  const { passes } = shelves

  /** Undefined for who has none, and `null` where what stands there does not let it change. */
  const count = async (
    id: string,
    counted: (misses: number) => number | null,
  ): Promise<PassRecord | null | undefined> => {
    for (;;) {
      const present = await passes.get(id)
      if (!present) return undefined
      const { version, ...pass } = present
      const misses = counted(pass.misses ?? 0)
      if (misses === null) return null
      const changed = { ...pass, misses }
      if (await passes.replace(changed, version)) return changed
    }
  }

  /** Who was tapped at an open door, and where their pictures are. */
  const tapped = async ({ door, username }: AtDoor, asking: Asking): Promise<Tapped | Refused> => {
    const group = await doors.classAt(door, asking)
    if ('refused' in group) return group
    const account = await accounts.named(username)
    const member = account?.kept ? await membershipOf(shelves, group.id, account.id) : undefined
    if (!account || !member) return refuse('notFound')
    return member.draw === undefined
      ? refuse('picturesNone')
      : { account, group, member, id: picturesId(account.id, member.draw) }
  }

  const signIn = async (tap: AtDoor, asking: Asking): Promise<FoundByPictures | Refused> => {
    const who = await tapped(tap, asking)
    if ('refused' in who) return who
    const { id, ...found } = who
    // A miss until it turns out to be none, so that many at once are no more than one after another.
    const taken = await count(id, (misses) => (areResting({ misses }) ? null : misses + 1))
    if (!taken) return refuse(taken === null ? 'picturesResting' : 'picturesNone')
    const isRight = taken.hash === picturesHash(found.account.id, tap.pictures, await secret())
    if (!(await doors.passes(found.group.id, isRight))) {
      // Closed meanwhile: what was tapped was not looked at.
      await count(id, (misses) => Math.max(0, misses - 1))
      return refuse('doorShut')
    }
    if (!isRight) return refuse(areResting(taken) ? 'picturesResting' : 'picturesWrong')
    const pass = await count(id, () => 0)
    return pass ? { ...found, pass } : refuse('picturesWrong')
  }

  return {
    signIn,

    /** The same pictures, with all their tries: who has forgotten them gets a new card. */
    wake: async (teacher: Teacher, classId: string, pupil: string): Promise<undefined | Refused> => {
      const member = await teachers.member(classId, pupil, teacher)
      if ('refused' in member) return member
      const woken = member.draw === undefined ? undefined : await count(picturesId(pupil, member.draw), () => 0)
      return woken ? undefined : refuse('picturesNone')
    },
  }
}

export type DoorPictures = ReturnType<typeof keepDoorPictures>
