import { classLimits } from '../../rooms/shared/contract/classLimits.ts'
import type { Shelves } from '../archive/shelves.ts'
import type { WhoTeaches } from './whoTeaches.ts'

type Needs = { shelves: Pick<Shelves, 'members'>; teachers: WhoTeaches }

export type KeptByLeader = ReturnType<typeof keptByLeader>

/** How many accounts the classes of one teacher hold, whoever adds to them: a friend who shares a class has no second number for it. */
export const keptByLeader = ({ shelves: { members }, teachers }: Needs) => ({
  hasRoom: async (leader: string, count: number): Promise<boolean> => {
    const classes = await teachers.ledBy({ id: leader })
    const held = await Promise.all(classes.map((classId) => members.count({ classId })))
    return held.reduce((sum, one) => sum + one, count) <= classLimits.keptByTeacher
  },
})
