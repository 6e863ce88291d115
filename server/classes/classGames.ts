import type { ClassGame, ClassRoll, ClassRollRow } from '../../rooms/shared/contract/classes.ts'
import { classLimits } from '../../rooms/shared/contract/classLimits.ts'
import { findReadable, readableOf } from '../archive/readable.ts'
import type { AccountRecord } from '../archive/records.ts'
import type { Shelves } from '../archive/shelves.ts'
import { type Refused, refuse } from '../refused.ts'
import { mayBeWoken, picturesStates } from './picturesStates.ts'
import type { Teacher, WhoTeaches } from './whoTeaches.ts'

type Needs = {
  shelves: Pick<Shelves, 'classes' | 'classTeachers' | 'members' | 'runningGames' | 'accounts' | 'passes'>
  teachers: WhoTeaches
}

const mostGames = 20

export type ClassGames = ReturnType<typeof findClassGames>

/** Games that are for a class. */
export const findClassGames = ({ shelves, teachers }: Needs) => {
  const { classes, classTeachers, members, runningGames, accounts } = shelves

  const openGamesOf = async (classId: string) => {
    const rows = await findReadable(classTeachers, { where: { classId }, limit: classLimits.teachers })
    const games = await Promise.all(
      rows.map(({ userId }) => runningGames.find({ where: { hostUserId: userId }, limit: mostGames })),
    )
    return games.flat().filter((game) => game.classId === classId && !game.isOver)
  }

  return {
    /** The game that waits for a pupil; the newest if there are several. */
    now: async (pupil: AccountRecord): Promise<ClassGame | Record<string, never>> => {
      if (pupil.role !== 'student') return {}
      const ids = await teachers.classesOf(pupil)
      const games = (await Promise.all(ids.map(openGamesOf))).flat().sort((a, b) => b.openedAt - a.openedAt)
      const [newest] = games
      const group = newest?.classId === undefined ? undefined : await classes.get(newest.classId)
      return newest && group ? { code: newest.id, className: group.name } : {}
    },

    /** Who the players of a game are. Told to the remote of a teacher of the class, but to no game and to no other device. */
    roll: async (code: string, teacher: Teacher): Promise<ClassRoll | Refused> => {
      const game = await runningGames.get(code)
      if (game?.classId === undefined) return refuse('classNotFound')
      const group = await teachers.own(game.classId, teacher)
      if ('refused' in group) return group
      const all = await findReadable(members, { where: { classId: group.id }, limit: 2 * classLimits.pupils })
      const people = await readableOf(
        accounts,
        all.map(({ userId }) => userId),
      )
      const picturesOf = await picturesStates(shelves, all, mayBeWoken)
      const nameOf = new Map(people.map(({ id, username }) => [id, username]))
      const pupils = all.flatMap(({ userId, realName, aids }): ClassRollRow[] => {
        const username = nameOf.get(userId)
        return username === undefined
          ? []
          : [
              {
                id: userId,
                name: realName || username,
                username,
                ...(aids && { aids }),
                ...(picturesOf(userId) === 'resting' && { isResting: true as const }),
              },
            ]
      })
      return { classId: group.id, className: group.name, pupils: pupils.sort((a, b) => a.name.localeCompare(b.name)) }
    },
  }
}
