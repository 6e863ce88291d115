import { randomInt } from 'node:crypto'
import { classLimits } from '../../rooms/shared/contract/classLimits.ts'
import { shuffled } from '../../rooms/shared/seededRandom.ts'
import type { Pace, Throttles } from '../accounts/throttle.ts'
import { findReadable } from '../archive/readable.ts'
import type { Shelves } from '../archive/shelves.ts'
import { type Refused, refuse } from '../refused.ts'
import { membershipOf } from './membership.ts'
import type { Teacher, WhoTeaches } from './whoTeaches.ts'

type Needs = {
  shelves: Pick<Shelves, 'classes' | 'members'>
  teachers: WhoTeaches
  throttles: Throttles
  paces: { teamsByTeacher: Pace }
}

export type Teams = ReturnType<typeof keepTeams>

const chance = () => randomInt(2 ** 32) / 2 ** 32

/** The teams of a class: drawn for all pupils, or set for one. */
export const keepTeams = ({ shelves: { classes, members }, teachers, throttles, paces }: Needs) => {
  const byTeacher = throttles('teamsByTeacher', paces.teamsByTeacher)
  return {
    /** With 0 the class has no teams. */
    draw: async (teacher: Teacher, id: string, count: number): Promise<undefined | Refused> => {
      const group = await teachers.own(id, teacher)
      if ('refused' in group) return group
      if (!(await byTeacher.take(teacher.id))) return refuse('tooManyAttempts')
      const { version, teams: _, ...record } = group
      if (!(await classes.replace({ ...record, ...(count > 0 && { teams: count }) }, version)))
        return refuse('changedMeanwhile')
      const all = await findReadable(members, { where: { classId: id }, limit: 2 * classLimits.pupils })
      await Promise.all(
        shuffled(all, chance).map(({ version: kept, team: __, ...member }, place) =>
          // A row that is changed at this moment keeps what it had. If it has no team, a game takes the smallest.
          members.replace({ ...member, ...(count > 0 && { team: (place % count) + 1 }) }, kept),
        ),
      )
      return undefined
    },

    put: async (teacher: Teacher, id: string, pupil: string, team: number): Promise<undefined | Refused> => {
      const group = await teachers.own(id, teacher)
      if ('refused' in group) return group
      const member = await membershipOf({ members }, id, pupil)
      if (!member || team > (group.teams ?? 0)) return refuse('notFound')
      const { version, ...record } = member
      return (await members.replace({ ...record, team }, version)) ? undefined : refuse('changedMeanwhile')
    },
  }
}
