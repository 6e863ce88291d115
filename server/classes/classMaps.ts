import { classMapLimits, type JudgeMap, type MapInClass, type OwnClass } from '../../rooms/shared/contract/classMaps.ts'
import type { MapTask } from '../../rooms/shared/maps/mapTask.ts'
import type { Pace, Throttles } from '../accounts/throttle.ts'
import type { ClassMapRecord, ClassRecord } from '../archive/classRecords.ts'
import { readableOf } from '../archive/readable.ts'
import type { AccountRecord, MapRecord } from '../archive/records.ts'
import type { Kept } from '../archive/shelf.ts'
import type { Shelves } from '../archive/shelves.ts'
import { type Refused, refuse } from '../refused.ts'
import { membershipOf } from './membership.ts'
import type { Teacher, WhoTeaches } from './whoTeaches.ts'

export type MapPaces = {
  /** Each map stays on a teacher's page until they have looked at it. */
  mapsByPupil: Pace
}

export const mapPaces: MapPaces = { mapsByPupil: { points: 30, seconds: 60 * 60 } }

type Needs = {
  shelves: Pick<Shelves, 'classes' | 'classTeachers' | 'members' | 'classMaps' | 'maps'>
  teachers: WhoTeaches
  throttles: Throttles
  paces: MapPaces
  now: () => number
}

type HandedMap = { map: Kept<MapRecord>; inClass: MapInClass }

type Reader = Pick<AccountRecord, 'id' | 'role'>

export type ClassMaps = ReturnType<typeof keepClassMaps>

const isLiving = (group: ClassRecord | undefined): group is ClassRecord => group !== undefined && group.archivedAt === 0

/** A pupil sees only the version that a teacher has approved, and not what its author has drawn since. */
const isApproved = ({ stage, approvedVersion }: ClassMapRecord, { version }: { version: number }): boolean =>
  stage === 'approved' && approvedVersion === version

/** A map that was changed after its approval waits for a teacher again. */
const told = (row: ClassMapRecord, { id, name }: OwnClass, map: { version: number }): MapInClass => ({
  id,
  name,
  stage: row.stage === 'approved' && !isApproved(row, map) ? 'handed' : row.stage,
  ...(row.word && { word: row.word }),
})

/** Who may see a map because of a class. */
const readClassMaps = ({ shelves: { classes, members, classMaps }, teachers }: Needs) => {
  const livingOf = async (user: Reader): Promise<OwnClass[]> => {
    const all = await classes.getMany(await teachers.classesOf(user))
    return all.filter(isLiving).map(({ id, name, task }) => ({ id, name, ...(task && { task }) }))
  }

  /** One query, however many classes a teacher has. */
  const rowsOf = async (classIds: readonly string[]): Promise<ClassMapRecord[]> =>
    classIds.length === 0
      ? []
      : classMaps.find({ where: { classId: { in: classIds } }, limit: classMapLimits.ofClass * classIds.length })

  return {
    /** Undefined if the reader may not know that this map is in a class. */
    of: async (map: Kept<MapRecord>, user: Reader): Promise<MapInClass | undefined> => {
      const row = await classMaps.get(map.id)
      const group = row && (await classes.get(row.classId))
      if (!row || !isLiving(group)) return undefined
      if (map.ownerId === user.id) return told(row, group, map)
      if (row.stage === 'returned') return undefined
      if (user.role === 'teacher')
        return 'refused' in (await teachers.own(group.id, user)) ? undefined : told(row, group, map)
      const isClassmate = (await membershipOf({ members }, group.id, user.id)) !== undefined
      return isClassmate && isApproved(row, map) ? told(row, group, map) : undefined
    },

    /** The maps of all classes of a user, as many as a list holds, and how each is shown to them, if at all. */
    around: async (user: Reader) => {
      const groups = new Map((await livingOf(user)).map((group) => [group.id, group]))
      const all = await rowsOf([...groups.keys()])
      const rows = new Map(all.map((row) => [row.id, row]))
      const ids = all
        .filter(({ stage }) => stage !== 'returned')
        .sort((one, other) => other.handedAt - one.handedAt)
        .slice(0, classMapLimits.ofClass)
        .map(({ id }) => id)
      const shownAs = (map: Kept<MapRecord>): MapInClass | undefined => {
        const row = rows.get(map.id)
        const group = groups.get(row?.classId ?? '')
        if (!row || !group) return undefined
        const isTaught = user.role === 'teacher' && row.stage !== 'returned'
        return map.ownerId === user.id || isTaught || isApproved(row, map) ? told(row, group, map) : undefined
      }
      return { ids, shownAs }
    },

    /** The classes that a pupil is in. */
    ownClasses: async (pupil: Reader): Promise<OwnClass[]> => (pupil.role === 'student' ? livingOf(pupil) : []),

    isPupilOfAny: async ({ id, role }: Reader): Promise<boolean> =>
      role === 'student' && (await members.count({ userId: id })) > 0,
  }
}

/** What teachers decide about maps that were handed in, and what they ask the class to build. */
const judgeMaps = ({ shelves: { classes, classMaps, maps }, teachers }: Needs) => ({
  judge: async (teacher: Teacher, classId: string, id: string, said: JudgeMap): Promise<undefined | Refused> => {
    const group = await teachers.own(classId, teacher)
    if ('refused' in group) return group
    const [row, map] = [await classMaps.get(id), await maps.get(id)]
    if (!row || !map || row.classId !== classId || row.stage === 'returned') return refuse('notHanded')
    if (map.version !== said.version) return refuse('changedMeanwhile')
    const { version, word: _, ...before } = row
    const after: ClassMapRecord =
      said.verdict === 'approved'
        ? { ...before, stage: 'approved', approvedVersion: said.version }
        : { ...before, stage: 'returned', approvedVersion: -1, word: said.word }
    return (await classMaps.replace(after, version)) ? undefined : refuse('changedMeanwhile')
  },

  /** Sets what the class is asked to build; undefined ends the task. */
  ask: async (teacher: Teacher, classId: string, task: MapTask | undefined): Promise<undefined | Refused> => {
    const group = await teachers.own(classId, teacher)
    if ('refused' in group) return group
    const { version, task: _, ...record } = group
    return (await classes.replace({ ...record, ...(task && { task }) }, version))
      ? undefined
      : refuse('changedMeanwhile')
  },
})

/** Maps that pupils hand to the teachers of their class, and what happens to them there. */
export const keepClassMaps = (needs: Needs) => {
  const { shelves, teachers, throttles, paces, now } = needs
  const { classes, members, classMaps, maps } = shelves
  const handing = throttles('mapsByPupil', paces.mapsByPupil)

  /** Checked after handing in, because two pupils may both find the last place free: so never too many stay. */
  const hasRoom = async (row: ClassMapRecord): Promise<Refused | undefined> => {
    if ((await classMaps.count({ ownerId: row.ownerId })) > classMapLimits.byPupil) return refuse('tooManyHanded')
    if ((await classMaps.count({ classId: row.classId })) > classMapLimits.ofClass) return refuse('classMapsFull')
    return undefined
  }

  /** A map for which a full class has no room stays where it was before, with what its teacher has said. */
  const putBack = async (id: string, before: Kept<ClassMapRecord> | undefined): Promise<void> => {
    if (!before) return void (await classMaps.remove(id))
    const { version, ...row } = before
    await classMaps.replace(row, version + 1)
  }

  return {
    ...readClassMaps(needs),
    ...judgeMaps(needs),

    /** Hands a map in, for its author. A map handed in again is looked at again. */
    hand: async (map: MapRecord, pupil: AccountRecord, classId: string): Promise<undefined | Refused> => {
      if (pupil.role !== 'student') return refuse('studentsOnly')
      const group = await classes.get(classId)
      if (!isLiving(group) || !(await membershipOf({ members }, classId, pupil.id))) return refuse('classNotFound')
      if (!(await handing.take(pupil.id))) return refuse('tooManyAttempts')
      const row: ClassMapRecord = {
        id: map.id,
        classId,
        ownerId: pupil.id,
        stage: 'handed',
        handedAt: now(),
        approvedVersion: -1,
      }
      const before = await classMaps.get(map.id)
      const isWritten = before ? await classMaps.replace(row, before.version) : await classMaps.insert(row)
      if (!isWritten) return refuse('changedMeanwhile')
      const full = before?.classId === classId ? undefined : await hasRoom(row)
      // Its author may just have deleted the map.
      const isGone = (await maps.get(map.id)) === undefined
      if (isGone) await classMaps.remove(map.id)
      else if (full) await putBack(map.id, before)
      return isGone ? refuse('mapNotFound') : full
    },

    takeBack: async (id: string, pupil: Reader): Promise<undefined | Refused> => {
      const isTheirs = (await classMaps.get(id))?.ownerId === pupil.id
      return isTheirs && (await classMaps.remove(id)) ? undefined : refuse('notHanded')
    },

    /** For the teachers of the class, the only ones who see maps before their approval. The latest comes first. */
    inClass: async (teacher: Teacher, classId: string): Promise<HandedMap[] | Refused> => {
      const group = await teachers.own(classId, teacher)
      if ('refused' in group) return group
      const rows = await classMaps.find({
        where: { classId },
        sort: [['handedAt', 'desc']],
        limit: classMapLimits.ofClass,
      })
      const ids = rows.map(({ id }) => id)
      const found = new Map((await readableOf(maps, ids)).map((map) => [map.id, map]))
      return rows.flatMap((row) => {
        const map = row.stage === 'returned' ? undefined : found.get(row.id)
        return map ? [{ map, inClass: told(row, group, map) }] : []
      })
    },

    forget: (id: string) => classMaps.remove(id),

    /** A pupil who leaves a class takes their maps out of it. */
    leave: (classId: string, ownerId: string) => classMaps.removeWhere({ classId, ownerId }),
  }
}
