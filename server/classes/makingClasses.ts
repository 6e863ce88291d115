import { randomUUID } from 'node:crypto'
import type { AddPupilsRequest, CreateClassRequest, MadeCards } from '../../rooms/shared/contract/classes.ts'
import { classLimits } from '../../rooms/shared/contract/classLimits.ts'
import { notYetIn } from '../../rooms/shared/names/namesInClass.ts'
import type { ClassRecord } from '../archive/classRecords.ts'
import type { Shelves } from '../archive/shelves.ts'
import { type Refused, refuse } from '../refused.ts'
import { teachingId } from './classInvites.ts'
import type { Pupils } from './pupils.ts'
import type { Teacher, WhoTeaches } from './whoTeaches.ts'

type Needs = {
  shelves: Pick<Shelves, 'classes' | 'classTeachers' | 'members'>
  teachers: WhoTeaches
  pupils: Pupils
  now: () => number
}

/** A list becomes a class, or joins one. */
export const makingClasses = ({ shelves, teachers, pupils, now }: Needs) => {
  const { classes, classTeachers, members } = shelves

  const namesOf = async (classId: string): Promise<string[]> =>
    (await members.find({ where: { classId }, limit: 2 * classLimits.pupils })).map(({ realName }) => realName)

  /** Made by the same list before. */
  const hasSame = async (teacher: Teacher, { name, pupils: listed }: CreateClassRequest): Promise<boolean> => {
    for (const group of await teachers.taught(teacher)) {
      if (group.archivedAt !== 0 || group.name !== name) continue
      const present = await namesOf(group.id)
      if (present.length === listed.length && notYetIn(listed, present).length === 0) return true
    }
    return false
  }

  return {
    create: async (teacher: Teacher, request: CreateClassRequest, address: string): Promise<MadeCards | Refused> => {
      if (teacher.role !== 'teacher') return refuse('teachersOnly')
      const { name, devices } = request
      if (!(await teachers.hasRoom(teacher))) return refuse('tooManyClasses')
      if (await hasSame(teacher, request)) return refuse('classThere')
      const refused = await pupils.roomFor(teacher, { address, count: request.pupils.length, work: request.work })
      if (refused) return refused
      const group: ClassRecord = { id: randomUUID(), name, devices, createdAt: now(), archivedAt: 0 }
      await classes.insert(group)
      const row = { classId: group.id, userId: teacher.id, since: now() }
      await classTeachers.insert({ id: teachingId(group.id, teacher.id), ...row })
      return pupils.addAll(group, request.pupils)
    },

    add: async (
      teacher: Teacher,
      id: string,
      { pupils: listed, work, alsoSame = false }: AddPupilsRequest,
      address: string,
    ): Promise<MadeCards | Refused> => {
      const group = await teachers.own(id, teacher)
      if ('refused' in group) return group
      // The same list twice changes nothing, whoever sends it again: a teacher, or a device whose answer was lost.
      const present = await namesOf(id)
      const added = alsoSame ? listed : notYetIn(listed, present)
      if (present.length + added.length > classLimits.pupils) return refuse('tooManyPupils')
      return (await pupils.roomFor(teacher, { address, count: added.length, work })) ?? pupils.addAll(group, added)
    },
  }
}
