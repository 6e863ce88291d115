import { randomUUID } from 'node:crypto'
import type { AddPupilsRequest, CreateClassRequest, MadeCards } from '../../rooms/shared/contract/classes.ts'
import { classLimits } from '../../rooms/shared/contract/classLimits.ts'
import { notYetIn } from '../../rooms/shared/names/namesInClass.ts'
import type { ClassRecord, MemberRecord } from '../archive/classRecords.ts'
import { findReadable } from '../archive/readable.ts'
import type { Shelves } from '../archive/shelves.ts'
import type { OneAtATime } from '../oneAtATime.ts'
import { type Refused, refuse } from '../refused.ts'
import { teachingId } from './classInvites.ts'
import { madeByRequest } from './madeByRequest.ts'
import type { Pupils } from './pupils.ts'
import type { RosterRefs } from './rosterRefs.ts'
import { classesOf, fillingOf, type Teacher, type WhoTeaches } from './whoTeaches.ts'

type Needs = {
  shelves: Pick<Shelves, 'classes' | 'classTeachers' | 'members' | 'accounts' | 'secrets'>
  teachers: WhoTeaches
  pupils: Pupils
  refs: RosterRefs
  oneAtATime: OneAtATime
  now: () => number
}

type Listed = { name: string; account: string; refHash?: string }

/** A pupil with an id in the school's own system is found by it, whatever their name is now. Others are found by name. */
const notYetListed = (listed: readonly Listed[], others: readonly MemberRecord[], alsoSame: boolean): Listed[] => {
  const known = new Set(others.flatMap(({ refHash }) => refHash ?? []))
  const unknown = listed.filter(({ refHash }) => refHash === undefined || !known.has(refHash))
  if (alsoSame) return unknown
  const namesOf = (some: readonly MemberRecord[]) => some.map(({ realName }) => realName)
  const withRef = unknown.filter(({ refHash }) => refHash !== undefined)
  const withoutRef = unknown.filter(({ refHash }) => refHash === undefined)
  return [
    ...notYetIn(withRef, namesOf(others.filter(({ refHash }) => refHash === undefined))),
    ...notYetIn(withoutRef, namesOf(others)),
  ]
}

const keyOf = (teacher: Teacher, requestId: string = randomUUID()) => `${teacher.id} ${requestId}`

/** Looks up who is in a class, and whether a class may be made. */
const lookingUp = ({ shelves: { members }, teachers }: Needs) => {
  const membersOf = (classId: string) => findReadable(members, { where: { classId }, limit: 2 * classLimits.pupils })

  /** Whether the same list has already become a class. */
  const hasSame = async (teacher: Teacher, { name, pupils: listed }: CreateClassRequest): Promise<boolean> => {
    for (const group of await teachers.taught(teacher)) {
      if (group.archivedAt !== 0 || group.name !== name) continue
      const present = (await membersOf(group.id)).map(({ realName }) => realName)
      if (present.length === listed.length && notYetIn(listed, present).length === 0) return true
    }
    return false
  }

  const mayMake = async (teacher: Teacher, request: CreateClassRequest): Promise<Refused | undefined> => {
    if (!(await teachers.hasRoom(teacher))) return refuse('tooManyClasses')
    return (await hasSame(teacher, request)) ? refuse('classThere') : undefined
  }

  return { membersOf, mayMake }
}

const making = (needs: Needs) => {
  const { shelves, teachers, pupils, refs, now } = needs
  const { classes, classTeachers, accounts } = shelves
  const { membersOf, mayMake } = lookingUp(needs)
  const made = madeByRequest(shelves)

  /** Adds the id of its account to each pupil. Two pupils of one name get different ids. */
  const withAccounts = (
    classId: string,
    listed: readonly { name: string; ref?: string | undefined }[],
    key: string,
  ) => {
    const namesakes = new Map<string, number>()
    return Promise.all(
      listed.map(async ({ name, ref }) => {
        const before = namesakes.get(name) ?? 0
        namesakes.set(name, before + 1)
        const account = await made.id('pupil', classId, key, name, before)
        return { name, account, ...(ref !== undefined && { refHash: await refs.hash(ref) }) }
      }),
    )
  }
  const notYetMade = async (all: readonly { account: string }[]): Promise<number> =>
    all.length - (await accounts.getMany(all.map(({ account }) => account))).length

  const create = async (
    teacher: Teacher,
    request: CreateClassRequest,
    address: string,
  ): Promise<MadeCards | Refused> => {
    const { name, devices, requestId, work } = request
    const key = keyOf(teacher, requestId)
    const id = await made.id('class', key, name, devices)
    const isAgain = (await classes.get(id)) !== undefined
    const present = isAgain ? await teachers.own(id, teacher) : await mayMake(teacher, request)
    if (present && 'refused' in present) return present
    const listed = await withAccounts(id, request.pupils, key)
    const noRoom = await pupils.roomFor(teacher, { address, count: await notYetMade(listed), work })
    if (noRoom) return noRoom
    const group: ClassRecord = { id, name, devices, createdAt: now(), archivedAt: 0 }
    // When the list is sent again, removed pupils do not come back. After a crash half-way, sending it again goes on.
    if (!isAgain) {
      const row = { classId: id, userId: teacher.id, since: now() }
      await classTeachers.insert({ id: teachingId(id, teacher.id), ...row })
      await classes.insert(group)
    }
    return pupils.addAll(group, listed, key)
  }

  const addTo = async (
    group: ClassRecord,
    teacher: Teacher,
    { pupils: wished, work, alsoSame = false, requestId }: AddPupilsRequest,
    address: string,
  ): Promise<MadeCards | Refused> => {
    const { id } = group
    const key = keyOf(teacher, requestId)
    const listed = await withAccounts(id, wished, key)
    const ofRequest = new Set(listed.map(({ account }) => account))
    // The same list twice changes nothing, even if another teacher of the class sends it.
    const present = await membersOf(id)
    const others = present.filter(({ userId }) => !ofRequest.has(userId))
    const added = notYetListed(listed, others, alsoSame)
    const count = await notYetMade(added)
    if (present.length + count > classLimits.pupils) return refuse('tooManyPupils')
    const noRoom = await pupils.roomFor(teacher, { address, count, work, leader: await teachers.leaderOf(id) })
    if (noRoom) return noRoom
    if (!alsoSame)
      await refs.adopt(
        others,
        listed.filter((one) => !added.includes(one)),
      )
    return pupils.addAll(group, added, key)
  }

  return { create, addTo }
}

/** A list becomes a class, or joins one. A request that is sent again after a lost answer gets the same answer. */
export const makingClasses = (needs: Needs) => {
  const { teachers, oneAtATime } = needs
  const { create, addTo } = making(needs)
  return {
    create: async (teacher: Teacher, request: CreateClassRequest, address: string): Promise<MadeCards | Refused> =>
      teacher.role === 'teacher'
        ? oneAtATime(classesOf(teacher.id), () => create(teacher, request, address))
        : refuse('teachersOnly'),

    add: async (
      teacher: Teacher,
      id: string,
      request: AddPupilsRequest,
      address: string,
    ): Promise<MadeCards | Refused> => {
      const group = await teachers.own(id, teacher)
      if ('refused' in group) return group
      // A page may be open from before. Cards of an archived class would open nothing.
      if (group.archivedAt !== 0) return refuse('classArchived')
      return oneAtATime(await fillingOf(teachers, id), () => addTo(group, teacher, request, address))
    },
  }
}
