import { classLimits, type KeptMost, keptSteps } from '../../rooms/shared/contract/classLimits.ts'
import type { AccountRecord } from '../archive/records.ts'
import type { Shelves } from '../archive/shelves.ts'
import type { WhoTeaches } from './whoTeaches.ts'

type Needs = { shelves: Pick<Shelves, 'members' | 'accounts'>; teachers: WhoTeaches }

export type KeptByLeader = ReturnType<typeof keptByLeader>

/** A teacher who signs up has the first number; the larger one is an administrator's, or given by one. */
export const keptMostOf = ({ administrator, keptMost }: Pick<AccountRecord, 'administrator' | 'keptMost'>): KeptMost =>
  administrator ? keptSteps[2] : (keptMost ?? classLimits.keptByTeacher)

/** How many accounts the classes of one teacher hold, whichever teacher adds to them: a friend who shares a class has no second number for it. */
export const keptByLeader = ({ shelves: { members, accounts }, teachers }: Needs) => ({
  hasRoom: async (leader: string, count: number): Promise<boolean> => {
    const classes = await teachers.ledBy({ id: leader })
    const held = await Promise.all(classes.map((classId) => members.count({ classId })))
    const most = keptMostOf((await accounts.get(leader)) ?? {})
    return held.reduce((sum, one) => sum + one, count) <= most
  },
})
