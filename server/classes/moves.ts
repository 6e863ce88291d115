import type { MovePupilsRequest } from '../../rooms/shared/contract/classes.ts'
import { classLimits } from '../../rooms/shared/contract/classLimits.ts'
import type { MemberRecord } from '../archive/classRecords.ts'
import type { Kept } from '../archive/shelf.ts'
import type { Shelves } from '../archive/shelves.ts'
import type { OneAtATime } from '../oneAtATime.ts'
import { type Refused, refuse } from '../refused.ts'
import type { ClassMaps } from './classMaps.ts'
import type { KeptByLeader } from './keptByLeader.ts'
import { membershipOf } from './membership.ts'
import { fillingOf, type Teacher, type WhoTeaches } from './whoTeaches.ts'

type Needs = {
  shelves: Pick<Shelves, 'members'>
  teachers: WhoTeaches
  kept: KeptByLeader
  classMaps: Pick<ClassMaps, 'leave'>
  oneAtATime: OneAtATime
}

/** Others may change the same row at the same moment. */
const mostTries = 5

export type Moves = ReturnType<typeof keepMoves>

/**
 * Moves a pupil to another class: one row gets another class, and nothing else changes. Card, sessions, slimes, coins, name
 * and aids stay. Maps they handed in to the old class are taken out of it. Both classes have to be the same teacher's. So no
 * teacher alone can take a pupil from another, or pass one on.
 */
export const keepMoves = ({ shelves, teachers, kept, classMaps, oneAtATime }: Needs) => {
  const { members } = shelves

  /** A pupil with an account of their own may be in both classes. Then one row stays, with what only the other knew. */
  const join = async (leaving: MemberRecord, { version, ...there }: Kept<MemberRecord>): Promise<boolean> => {
    if (!(await members.replace({ ...leaving, ...there }, version))) return false
    await members.removeWhere({ classId: leaving.classId, userId: leaving.userId })
    return true
  }

  /** Also true for a pupil whom an earlier call has moved: its answer may have been lost. */
  const moveOne = async (teacher: Teacher, from: string, to: string, pupil: string): Promise<boolean> => {
    for (let tries = 0; tries < mostTries; tries++) {
      // Checked in each round: a call that deletes the class now closes it first and then changes the row.
      if ('refused' in (await teachers.own(from, teacher))) return false
      const [member, there] = [await membershipOf(shelves, from, pupil), await membershipOf(shelves, to, pupil)]
      if (!member) return there !== undefined
      // The pupil's team belongs to the class that they leave.
      const { version, team: _, ...record } = member
      if (!there && (await members.replace({ ...record, classId: to }, version))) return true
      if (there && (await join(record, there))) return true
    }
    return false
  }

  const noRoomFor = async (leaving: readonly string[], from: string, to: string): Promise<Refused | undefined> => {
    const there = await members.count({ classId: to, userId: { in: leaving } })
    const count = leaving.length - there
    if ((await members.count({ classId: to })) + count > classLimits.pupils) return refuse('tooManyPupils')
    const [giver, taker] = [await teachers.leaderOf(from), await teachers.leaderOf(to)]
    const isHeldAlready = taker === undefined || taker === giver
    return isHeldAlready || (await kept.hasRoom(taker, count)) ? undefined : refuse('tooManyKept')
  }

  const moveAll = async (
    teacher: Teacher,
    from: string,
    { pupils, to }: MovePupilsRequest,
  ): Promise<{ moved: number } | Refused> => {
    const leaving = [...new Set(pupils)]
    const full = await noRoomFor(leaving, from, to)
    if (full) return full
    let moved = 0
    for (const pupil of leaving)
      if (await moveOne(teacher, from, to, pupil)) {
        await classMaps.leave(from, pupil)
        moved++
      }
    return moved > 0 ? { moved } : refuse('notFound')
  }

  return {
    move: async (teacher: Teacher, from: string, request: MovePupilsRequest): Promise<{ moved: number } | Refused> => {
      const { to } = request
      for (const id of [from, to]) {
        const group = await teachers.own(id, teacher)
        if ('refused' in group) return group
        if (id === to && group.archivedAt !== 0) return refuse('classArchived')
      }
      if (from === to) return { moved: 0 }
      return oneAtATime(await fillingOf(teachers, to), () => moveAll(teacher, from, request))
    },
  }
}
