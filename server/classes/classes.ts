import { randomUUID } from 'node:crypto'
import type {
  AddPupilsRequest,
  ChangeClassRequest,
  ClassPage,
  ClassRow,
  CreateClassRequest,
  MadeCards,
} from '../../rooms/shared/contract/classes.ts'
import { classLimits } from '../../rooms/shared/contract/classLimits.ts'
import type { ClassRecord } from '../archive/classRecords.ts'
import type { Shelves } from '../archive/shelves.ts'
import { type Refused, refuse } from '../refused.ts'
import type { Pupils } from './pupils.ts'
import { pupilsShown } from './pupilsShown.ts'
import type { Teacher, WhoTeaches } from './whoTeaches.ts'

type Needs = { shelves: Shelves; teachers: WhoTeaches; pupils: Pupils; now: () => number }

export type Classes = ReturnType<typeof keepClasses>

/** Classes as their teachers see them. Real names leave the server by these answers, and by no others. */
export const keepClasses = ({ shelves, teachers, pupils, now }: Needs) => {
  const { classes, classTeachers, members } = shelves

  const rowOf = async ({ id, name, archivedAt }: ClassRecord): Promise<ClassRow> => ({
    id,
    name,
    pupils: await members.count({ classId: id }),
    archivedAt: archivedAt || null,
  })

  return {
    list: async (teacher: Teacher): Promise<ClassRow[]> => {
      const rows = await Promise.all((await teachers.taught(teacher)).map(rowOf))
      return rows.sort((a, b) => a.name.localeCompare(b.name, undefined, { numeric: true }))
    },

    page: async (id: string, teacher: Teacher): Promise<ClassPage | Refused> => {
      const group = await teachers.own(id, teacher)
      if ('refused' in group) return group
      const { name, devices, archivedAt } = group
      const all = await members.find({ where: { classId: id }, limit: 2 * classLimits.pupils })
      return { id, name, devices, archivedAt: archivedAt || null, pupils: await pupilsShown(shelves, all, now()) }
    },

    create: async (teacher: Teacher, request: CreateClassRequest, address: string): Promise<MadeCards | Refused> => {
      if (teacher.role !== 'teacher') return refuse('teachersOnly')
      const { name, devices } = request
      const living = (await teachers.taught(teacher)).filter(({ archivedAt }) => archivedAt === 0)
      if (living.length >= classLimits.classes) return refuse('tooManyClasses')
      const refused = await pupils.roomFor(teacher, address, request.pupils.length)
      if (refused) return refused
      const group: ClassRecord = { id: randomUUID(), name, devices, createdAt: now(), archivedAt: 0 }
      await classes.insert(group)
      const row = { classId: group.id, userId: teacher.id, since: now() }
      await classTeachers.insert({ id: `${group.id}:${teacher.id}`, ...row })
      return pupils.addAll(group, request.pupils)
    },

    add: async (
      teacher: Teacher,
      id: string,
      { pupils: added }: AddPupilsRequest,
      address: string,
    ): Promise<MadeCards | Refused> => {
      const group = await teachers.own(id, teacher)
      if ('refused' in group) return group
      if ((await members.count({ classId: id })) + added.length > classLimits.pupils) return refuse('tooManyPupils')
      return (await pupils.roomFor(teacher, address, added.length)) ?? pupils.addAll(group, added)
    },

    change: async (
      teacher: Teacher,
      id: string,
      { name, devices, archived }: ChangeClassRequest,
    ): Promise<undefined | Refused> => {
      const group = await teachers.own(id, teacher)
      if ('refused' in group) return group
      const { version, ...record } = group
      const archivedAt = archived ? record.archivedAt || now() : 0
      const isChanged = await classes.replace({ ...record, name, devices, archivedAt }, version)
      if (isChanged && archivedAt !== 0) await pupils.logOutAll(id)
      return isChanged ? undefined : refuse('changedMeanwhile')
    },
  }
}
