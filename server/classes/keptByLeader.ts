import { classLimits, type KeptMost, keptSteps } from '../../rooms/shared/contract/classLimits.ts'
import type { AccountRecord } from '../archive/records.ts'
import type { Shelves } from '../archive/shelves.ts'
import type { WhoTeaches } from './whoTeaches.ts'

type Needs = { shelves: Pick<Shelves, 'members' | 'accounts'>; teachers: WhoTeaches }

export type KeptByLeader = ReturnType<typeof keptByLeader>

/** A new teacher has the smallest limit. Administrators have the largest, and may raise that of a teacher. */
export const keptMostOf = ({ administrator, keptMost }: Pick<AccountRecord, 'administrator' | 'keptMost'>): KeptMost =>
  administrator ? keptSteps[2] : (keptMost ?? classLimits.keptByTeacher)

/** How many accounts a leader's classes hold, whoever adds them: a friend who shares a class brings no second limit. */
export const keptByLeader = ({ shelves: { members, accounts }, teachers }: Needs) => ({
  hasRoom: async (leader: string, count: number): Promise<boolean> => {
    // A teacher may have more than the limit already, such as one who was an administrator. Nobody is nobody more.
    if (count === 0) return true
    const classes = await teachers.ledBy({ id: leader })
    const held = await Promise.all(classes.map((classId) => members.count({ classId })))
    const most = keptMostOf((await accounts.get(leader)) ?? {})
    return held.reduce((sum, one) => sum + one, count) <= most
  },
})
