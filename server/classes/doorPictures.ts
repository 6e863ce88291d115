import type { AtDoor } from '../../rooms/shared/contract/classes.ts'
import type { Accounts } from '../accounts/accounts.ts'
import { deviceOf } from '../accounts/deviceMarks.ts'
import type { Caller } from '../accounts/recognising.ts'
import type { Pace, Throttles } from '../accounts/throttle.ts'
import type { ClassRecord, MemberRecord, PassRecord } from '../archive/classRecords.ts'
import type { AccountRecord } from '../archive/records.ts'
import type { Kept } from '../archive/shelf.ts'
import type { Shelves } from '../archive/shelves.ts'
import { type Refused, refuse } from '../refused.ts'
import { picturesHash } from './cardSecrets.ts'
import type { ClassDoors } from './classDoors.ts'
import { membershipOf } from './membership.ts'
import { areResting, mostMissesOfDevice, picturesId } from './picturesStates.ts'
import type { Teacher, WhoTeaches } from './whoTeaches.ts'

export type PicturesPaces = {
  /** Wrong tries at one pupil's pictures, in a row. */
  wrongPicturesByDevice: Pace
  /** Wrong tries at any pupil's pictures. Fewer than close a door. */
  wrongTapsByDevice: Pace
}

const pauseS = 10 * 60
export const picturesPaces: PicturesPaces = {
  wrongPicturesByDevice: { points: mostMissesOfDevice, seconds: pauseS },
  wrongTapsByDevice: { points: 10, seconds: pauseS },
}

type Needs = {
  shelves: Pick<Shelves, 'passes' | 'members'>
  accounts: Pick<Accounts, 'named'>
  teachers: WhoTeaches
  doors: ClassDoors
  secret: () => Promise<string>
  throttles: Throttles
  limits: PicturesPaces
}

type Found = { account: AccountRecord; group: ClassRecord; member: Kept<MemberRecord> }
type Tapped = Found & { id: string }
type FoundByPictures = Found & { pass: PassRecord }

type Asking = Pick<Caller, 'address' | 'cookieHeader'> & { work: string | undefined }

type Taken = { giveBack: () => Promise<unknown>; wasRight: () => Promise<unknown> }

const uncounted: Taken = { giveBack: async () => undefined, wasRight: async () => undefined }

/**
 * Counts wrong tries by browser, beside those of a pupil and of a door. A browser that plays with the slimes of others has to
 * stop first: alone it can neither make a pupil's pictures rest nor close a door. A browser that drops its number is still
 * counted by pupil and door. Other devices behind the address do not pay for it.
 */
const countByDevice = ({ throttles, limits }: Needs) => {
  const ofPupil = throttles('wrongPicturesByDevice', limits.wrongPicturesByDevice)
  const ofAll = throttles('wrongTapsByDevice', limits.wrongTapsByDevice)

  return async (device: string | undefined, classId: string, pictures: string): Promise<Taken | undefined> => {
    if (device === undefined) return uncounted
    const [own, all] = [`${pictures}:${device}`, `${classId}:${device}`]
    if (!(await ofPupil.take(own))) return undefined
    if (await ofAll.take(all))
      return {
        giveBack: () => Promise.all([ofPupil.giveBack(own), ofAll.giveBack(all)]),
        wasRight: () => Promise.all([ofPupil.forget(own), ofAll.giveBack(all)]),
      }
    await ofPupil.giveBack(own)
    return undefined
  }
}

/** Pictures open an account only at a door that a teacher of the class has opened. They rest after too many guesses. */
export const keepDoorPictures = (needs: Needs) => {
  const { shelves, accounts, teachers, doors, secret } = needs
  const { passes } = shelves
  const tryOf = countByDevice(needs)

  /** Undefined if the pupil has no pictures; null if `counted` does not allow a change. */
  const count = async (
    id: string,
    counted: (misses: number) => number | null,
    woken: 0 | 1 = 0,
  ): Promise<PassRecord | null | undefined> => {
    for (;;) {
      const present = await passes.get(id)
      if (!present) return undefined
      const { version, ...pass } = present
      const misses = counted(pass.misses ?? 0)
      if (misses === null) return null
      const changed = { ...pass, misses, ...(woken > 0 && { woken: (pass.woken ?? 0) + woken }) }
      if (await passes.replace(changed, version)) return changed
    }
  }

  /** The pupil that was tapped at an open door, and the id of their pictures. */
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

  /** Counts as a miss until it proves right, so that many tries at once are no more than one after another. */
  const takeTry = async (
    { id, group }: Tapped,
    { cookieHeader }: Asking,
  ): Promise<{ taken: PassRecord; ofDevice: Taken } | Refused> => {
    const present = await passes.get(id)
    if (!present) return refuse('picturesNone')
    if (areResting(present)) return refuse('picturesResting')
    const ofDevice = await tryOf(deviceOf(cookieHeader), group.id, `${id}:${present.woken ?? 0}`)
    if (!ofDevice) return refuse('picturesPaused')
    const taken = await count(id, (misses) => (areResting({ misses }) ? null : misses + 1))
    if (taken) return { taken, ofDevice }
    await ofDevice.giveBack()
    return refuse(taken === null ? 'picturesResting' : 'picturesNone')
  }

  const signIn = async (tap: AtDoor, asking: Asking): Promise<FoundByPictures | Refused> => {
    const who = await tapped(tap, asking)
    if ('refused' in who) return who
    const one = await takeTry(who, asking)
    if ('refused' in one) return one
    const { id, ...found } = who
    const { taken, ofDevice } = one
    const isRight = taken.hash === picturesHash(found.account.id, tap.pictures, await secret())
    if (!(await doors.passes(found.group.id, isRight))) {
      // The door has closed meanwhile, so this try does not count.
      await Promise.all([count(id, (misses) => Math.max(0, misses - 1)), ofDevice.giveBack()])
      return refuse('doorShut')
    }
    if (!isRight) return refuse(areResting(taken) ? 'picturesResting' : 'picturesWrong')
    const [pass] = await Promise.all([count(id, () => 0), ofDevice.wasRight()])
    return pass ? { ...found, pass } : refuse('picturesWrong')
  }

  return {
    signIn,

    /** The same pictures may be tried again. A pupil who has forgotten them needs a new card. */
    wake: async (teacher: Teacher, classId: string, pupil: string): Promise<undefined | Refused> => {
      const member = await teachers.member(classId, pupil, teacher)
      if ('refused' in member) return member
      const woken = member.draw === undefined ? undefined : await count(picturesId(pupil, member.draw), () => 0, 1)
      return woken ? undefined : refuse('picturesNone')
    },
  }
}
