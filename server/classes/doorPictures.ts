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
  /** Of one pupil's pictures, in a row. */
  wrongPicturesByDevice: Pace
  /** Of anybody's. Fewer than close a door. */
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
 * Counts what one browser taps wrong, beside what is counted of a pupil and of a door: a device on which somebody plays with
 * the slimes of others is the one that has to stop; alone it makes no pupil rest and closes no door. A browser that throws its number away is
 * counted by the pupil and by the door, and behind an address no device pays for others.
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

/** Pictures open an account only at a door that a teacher of the class has opened, and rest when they are guessed at. */
export const keepDoorPictures = (needs: Needs) => {
  const { shelves, accounts, teachers, doors, secret } = needs
  const { passes } = shelves
  const tryOf = countByDevice(needs)

  /** Undefined for a pupil who has none, and `null` where what stands there does not let it change. */
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

  /** A miss until it turns out to be none, so that many at once are no more than one after another. */
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
      // Closed meanwhile: what was tapped was not looked at.
      await Promise.all([count(id, (misses) => Math.max(0, misses - 1)), ofDevice.giveBack()])
      return refuse('doorShut')
    }
    if (!isRight) return refuse(areResting(taken) ? 'picturesResting' : 'picturesWrong')
    const [pass] = await Promise.all([count(id, () => 0), ofDevice.wasRight()])
    return pass ? { ...found, pass } : refuse('picturesWrong')
  }

  return {
    signIn,

    /** The same pictures, with all their tries: a pupil who has forgotten them gets a new card. */
    wake: async (teacher: Teacher, classId: string, pupil: string): Promise<undefined | Refused> => {
      const member = await teachers.member(classId, pupil, teacher)
      if ('refused' in member) return member
      const woken = member.draw === undefined ? undefined : await count(picturesId(pupil, member.draw), () => 0, 1)
      return woken ? undefined : refuse('picturesNone')
    },
  }
}
