import type { ChangeClassRequest, ClassPage, ClassRow } from '../../rooms/shared/contract/classes.ts'
import { classLimits } from '../../rooms/shared/contract/classLimits.ts'
import type { ClassRecord } from '../archive/classRecords.ts'
import { findReadable } from '../archive/readable.ts'
import type { Shelves } from '../archive/shelves.ts'
import type { OneAtATime } from '../oneAtATime.ts'
import { type Refused, refuse } from '../refused.ts'
import type { ClassDoors } from './classDoors.ts'
import type { EndOfClasses } from './endOfClasses.ts'
import { makingClasses } from './makingClasses.ts'
import type { Knocks } from './own/knocks.ts'
import type { Pupils } from './pupils.ts'
import { pupilsShown } from './pupilsShown.ts'
import type { RosterRefs } from './rosterRefs.ts'
import { classesOf, type Teacher, type WhoTeaches } from './whoTeaches.ts'

type Needs = {
  shelves: Shelves
  teachers: WhoTeaches
  doors: ClassDoors
  pupils: Pupils
  ends: EndOfClasses
  refs: RosterRefs
  knocks: Pick<Knocks, 'of'>
  oneAtATime: OneAtATime
  now: () => number
}

export type Classes = ReturnType<typeof keepClasses>

/** Classes as their teachers see them. Real names leave the server only for these teachers, and in a pupil's own data. */
export const keepClasses = ({ shelves, teachers, doors, pupils, ends, refs, knocks, oneAtATime, now }: Needs) => {
  const { classes, members } = shelves

  const rowOf = async ({ id, name, archivedAt }: ClassRecord, teacher: Teacher): Promise<ClassRow> => ({
    id,
    name,
    leads: await teachers.leads(id, teacher),
    pupils: await members.count({ classId: id }),
    archivedAt: archivedAt || null,
  })

  const change = async (
    teacher: Teacher,
    id: string,
    { archived, ...said }: ChangeClassRequest,
  ): Promise<undefined | Refused> => {
    const group = await (archived === undefined ? teachers.own : teachers.led)(id, teacher)
    if ('refused' in group) return group
    const { version, ...record } = group
    const wasArchived = record.archivedAt !== 0
    if (wasArchived && archived === false && !(await teachers.hasRoom(teacher))) return refuse('tooManyClasses')
    const archivedAt = (archived ?? wasArchived) ? record.archivedAt || now() : 0
    const isChanged = await classes.replace({ ...record, ...said, archivedAt }, version)
    if (isChanged && archivedAt !== 0) {
      await shelves.classDoors.remove(id)
      await pupils.logOutAll(id)
    }
    return isChanged ? undefined : refuse('changedMeanwhile')
  }

  return {
    ...makingClasses({ shelves, teachers, pupils, refs, oneAtATime, now }),

    list: async (teacher: Teacher): Promise<ClassRow[]> => {
      const rows = await Promise.all((await teachers.taught(teacher)).map((group) => rowOf(group, teacher)))
      return rows.sort((a, b) => a.name.localeCompare(b.name, undefined, { numeric: true }))
    },

    page: async (id: string, teacher: Teacher): Promise<ClassPage | Refused> => {
      const group = await teachers.own(id, teacher)
      if ('refused' in group) return group
      const { name, devices, archivedAt, teams = 0, task = null } = group
      const all = await findReadable(members, { where: { classId: id }, limit: 2 * classLimits.pupils })
      const pupils = await pupilsShown(shelves, all, now())
      const leads = await teachers.leads(id, teacher)
      const door = await doors.of(id)
      const waiting = await knocks.of(id)
      return { id, name, leads, devices, archivedAt: archivedAt || null, teams, door, task, knocks: waiting, pupils }
    },

    /** A part that is left out stays as it is. Only the teacher who leads a class archives it or brings it back. */
    change: (teacher: Teacher, id: string, request: ChangeClassRequest): Promise<undefined | Refused> =>
      request.archived === false
        ? oneAtATime(classesOf(teacher.id), () => change(teacher, id, request))
        : change(teacher, id, request),

    /** Deletes a class for good, with the accounts it holds. It must be archived first, so that no slip of a finger does it. */
    erase: async (teacher: Teacher, id: string): Promise<undefined | Refused> => {
      const group = await teachers.led(id, teacher)
      if ('refused' in group) return group
      if (group.archivedAt === 0) return refuse('archiveFirst')
      return (await ends.erase(group)) ? undefined : refuse('changedMeanwhile')
    },
  }
}
