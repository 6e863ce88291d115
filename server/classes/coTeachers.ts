import type { ClassTeachers } from '../../rooms/shared/contract/classes.ts'
import type { Pace, Throttles } from '../accounts/throttle.ts'
import { readableOf } from '../archive/readable.ts'
import type { Shelves } from '../archive/shelves.ts'
import type { OneAtATime } from '../oneAtATime.ts'
import { type Refused, refuse } from '../refused.ts'
import { type ClassInvites, teachersOf, teachingId } from './classInvites.ts'
import type { KeptByLeader } from './keptByLeader.ts'
import { classesOf, type Teacher, type WhoTeaches } from './whoTeaches.ts'

type Needs = {
  shelves: Pick<Shelves, 'classTeachers' | 'classInvites' | 'accounts' | 'members'>
  teachers: WhoTeaches
  kept: KeptByLeader
  invites: ClassInvites
  oneAtATime: OneAtATime
  throttles: Throttles
  paces: { invitesByTeacher: Pace }
}

export type CoTeachers = ReturnType<typeof keepCoTeachers>

/** How another teacher comes to lead a class. Its pupils then count for that one. */
const leading = ({ shelves, teachers, kept }: Pick<Needs, 'shelves' | 'teachers' | 'kept'>) => {
  const { classTeachers, members } = shelves

  const hasRoom = async (person: string, id: string): Promise<boolean> =>
    kept.hasRoom(person, await members.count({ classId: id }))

  const handOver = async (teacher: Teacher, id: string, person: string): Promise<undefined | Refused> => {
    const [mine, theirs] = await Promise.all([
      classTeachers.get(teachingId(id, teacher.id)),
      classTeachers.get(teachingId(id, person)),
    ])
    const isTeacher = (await teachers.of(id)).some(({ account }) => account.id === person)
    if (!mine || !theirs || !isTeacher || person === teacher.id) return refuse('notFound')
    if (!(await hasRoom(person, id))) return refuse('leaderHasTooMany')
    const { version: theirVersion, shared: _, ...leading } = theirs
    const { version, ...following } = mine
    // The new leader's row goes first, with no call in between, so that the class never lacks a leader. If a crash comes
    // in between, the one of the two who has taught the class longer leads it.
    const isDone =
      (await classTeachers.replace(leading, theirVersion)) &&
      (await classTeachers.replace({ ...following, shared: true }, version))
    return isDone ? undefined : refuse('changedMeanwhile')
  }

  /** Who leads the class when this teacher leaves it; undefined if that changes nothing. */
  const heirOf = async (id: string, leaving: string): Promise<string | undefined> => {
    const [first, next] = await teachers.of(id)
    return first?.account.id === leaving ? next?.account.id : undefined
  }

  const mayLeave = async (id: string, leaving: string): Promise<undefined | Refused> => {
    if ((await teachers.of(id)).length < 2) return refuse('lastTeacher')
    const heir = await heirOf(id, leaving)
    return heir === undefined || (await hasRoom(heir, id)) ? undefined : refuse('leaderHasTooMany')
  }

  return { handOver, heirOf, mayLeave }
}

/** Several teachers of one class. Each has been invited and has agreed, and one of them leads it. */
export const keepCoTeachers = (needs: Needs) => {
  const { shelves, teachers, invites, oneAtATime, throttles, paces } = needs
  const { classTeachers, classInvites, accounts } = shelves
  const byTeacher = throttles('invitesByTeacher', paces.invitesByTeacher)
  const { handOver, heirOf, mayLeave } = leading(needs)

  return {
    /** Includes teachers who were asked and have not answered. */
    list: async (id: string, teacher: Teacher): Promise<ClassTeachers | Refused> => {
      const group = await teachers.own(id, teacher)
      if ('refused' in group) return group
      const [present, leader] = await Promise.all([teachers.readable(id), teachers.leaderOf(id)])
      const asked = await invites.open(id)
      const people = await readableOf(
        accounts,
        asked.map(({ userId }) => userId),
      )
      return {
        teachers: present.map(({ id: person, username }) => ({ id: person, username, leads: person === leader })),
        asked: people.map(({ id: person, username }) => ({ id: person, username })),
      }
    },

    invite: async (teacher: Teacher, id: string, username: string): Promise<undefined | Refused> => {
      const group = await teachers.led(id, teacher)
      if ('refused' in group) return group
      if (!(await byTeacher.take(teacher.id))) return refuse('tooManyAttempts')
      const asked = await invites.ask(id, teacher.id, username)
      return 'refused' in asked ? asked : undefined
    },

    /** A teacher leaves, or the leader removes one. This also takes an invitation back. */
    remove: async (teacher: Teacher, id: string, person: string): Promise<undefined | Refused> => {
      const group = person === teacher.id ? await teachers.own(id, teacher) : await teachers.led(id, teacher)
      if ('refused' in group) return group
      const wasAsked = await classInvites.remove(teachingId(id, person))
      const leave = () =>
        oneAtATime(teachersOf(id), async () => {
          const staying = person === teacher.id ? await mayLeave(id, person) : undefined
          if (staying) return staying
          const wasTeacher = await classTeachers.remove(teachingId(id, person))
          return wasAsked || wasTeacher ? undefined : refuse('notFound')
        })
      const heir = await heirOf(id, person)
      return heir === undefined ? leave() : oneAtATime(classesOf(heir), leave)
    },

    /** From then on the other teacher leads the class. */
    handOver: async (teacher: Teacher, id: string, person: string): Promise<undefined | Refused> => {
      const group = await teachers.led(id, teacher)
      if ('refused' in group) return group
      // Takes the turn of the other teacher only if they teach this class, so that no one can keep a stranger waiting.
      if (!(await classTeachers.get(teachingId(id, person)))) return refuse('notFound')
      return oneAtATime(classesOf(person), () => handOver(teacher, id, person))
    },
  }
}
