import type { Aids } from '../../rooms/shared/contract/classes.ts'
import { classLimits, type ScreenAid, screenAids } from '../../rooms/shared/contract/classLimits.ts'
import type { MemberRecord } from '../archive/classRecords.ts'
import { findReadable } from '../archive/readable.ts'
import type { AccountRecord } from '../archive/records.ts'
import type { Shelves } from '../archive/shelves.ts'
import { type Refused, refuse } from '../refused.ts'
import type { Teacher, WhoTeaches } from './whoTeaches.ts'

export const noAids: Aids = { time: 1, screen: [] }

type Needs = { shelves: Pick<Shelves, 'members'>; teachers: WhoTeaches }

export type PupilAids = ReturnType<typeof keepAids>

/** What makes the game fair for pupils, as a teacher of their class has set it. */
export const keepAids = ({ shelves: { members }, teachers }: Needs) => ({
  set: async (teacher: Teacher, id: string, pupil: string, { time, screen }: Aids): Promise<undefined | Refused> => {
    const member = await teachers.member(id, pupil, teacher)
    if ('refused' in member) return member
    const { version, aids: _, ...record } = member
    const wanted = screenAids.filter((aid) => screen.includes(aid))
    const isAny = time !== 1 || wanted.length > 0
    const changed: MemberRecord = { ...record, ...(isAny && { aids: { time, screen: wanted } }) }
    return (await members.replace(changed, version)) ? undefined : refuse('changedMeanwhile')
  },

  /** For the pupil's own pages. Extra time they see by their clock. */
  own: async (pupil: Pick<AccountRecord, 'id' | 'role'>): Promise<{ screen: ScreenAid[] }> => {
    if (pupil.role !== 'student') return { screen: [] }
    const rows = await findReadable(members, { where: { userId: pupil.id }, limit: classLimits.classes })
    // A pupil with an account of their own stays in a class that is archived, and could not take its aids off.
    const living = rows.some(({ aids }) => aids) ? await teachers.classesOf(pupil) : []
    const set = rows.flatMap(({ classId, aids }) => (living.includes(classId) ? (aids?.screen ?? []) : []))
    return { screen: screenAids.filter((aid) => set.includes(aid)) }
  },
})
