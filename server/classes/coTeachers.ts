import type { ClassTeachers } from '../../rooms/shared/contract/classes.ts'
import type { Pace, Throttles } from '../accounts/throttle.ts'
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

/** Several teachers of one class. Each has been invited and has agreed, and one of them leads it. */
export const keepCoTeachers = ({ shelves, teachers, kept, invites, oneAtATime, throttles, paces }: Needs) => {
  const { classTeachers, classInvites, accounts, members } = shelves
  const byTeacher = throttles('invitesByTeacher', paces.invitesByTeacher)

  const handOver = async (teacher: Teacher, id: string, person: string): Promise<undefined | Refused> => {
    const [mine, theirs] = await Promise.all([
      classTeachers.get(teachingId(id, teacher.id)),
      classTeachers.get(teachingId(id, person)),
    ])
    const isTeacher = (await teachers.of(id)).some(({ account }) => account.id === person)
    if (!mine || !theirs || !isTeacher || person === teacher.id) return refuse('notFound')
    if (!(await kept.hasRoom(person, await members.count({ classId: id })))) return refuse('tooManyKept')
    const { version: theirVersion, shared: _, ...leading } = theirs
    const { version, ...following } = mine
    // The new leader's row goes first, with no call in between, so that the class never lacks a leader. If a crash comes
    // in between, the one of the two who has taught the class longer leads it.
    const isDone =
      (await classTeachers.replace(leading, theirVersion)) &&
      (await classTeachers.replace({ ...following, shared: true }, version))
    return isDone ? undefined : refuse('changedMeanwhile')
  }

  return {
    /** Includes teachers who were asked and have not answered. */
    list: async (id: string, teacher: Teacher): Promise<ClassTeachers | Refused> => {
      const group = await teachers.own(id, teacher)
      if ('refused' in group) return group
      const present = await teachers.of(id)
      const asked = await invites.open(id)
      const people = await accounts.getMany(asked.map(({ userId }) => userId))
      return {
        teachers: present.map(({ account }, place) => ({
          id: account.id,
          username: account.username,
          leads: place === 0,
        })),
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
      return oneAtATime(teachersOf(id), async () => {
        if (person === teacher.id && (await teachers.of(id)).length < 2) return refuse('lastTeacher')
        const wasTeacher = await classTeachers.remove(teachingId(id, person))
        return wasAsked || wasTeacher ? undefined : refuse('notFound')
      })
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
