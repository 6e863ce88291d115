import { createHmac } from 'node:crypto'
import type { KnownPupil } from '../../rooms/shared/contract/classes.ts'
import { classLimits } from '../../rooms/shared/contract/classLimits.ts'
import { isNamed } from '../../rooms/shared/names/namesInClass.ts'
import { drawnSecret } from '../accounts/drawnSecret.ts'
import type { MemberRecord } from '../archive/classRecords.ts'
import { findReadable } from '../archive/readable.ts'
import type { Kept } from '../archive/shelf.ts'
import type { Shelves } from '../archive/shelves.ts'
import type { Teacher, WhoTeaches } from './whoTeaches.ts'

type Needs = { shelves: Pick<Shelves, 'members' | 'secrets'>; teachers: WhoTeaches }

export type RosterRefs = ReturnType<typeof keepRosterRefs>

/** Ids of pupils in the school's own system. The archive has only hashes, and a teacher asks only about their own classes. */
export const keepRosterRefs = ({ shelves, teachers }: Needs) => {
  const { members } = shelves
  const secret = drawnSecret(shelves, 'rosterRefs')

  const hash = async (ref: string): Promise<string> =>
    createHmac('sha256', await secret())
      .update(ref)
      .digest('base64url')

  return {
    hash,

    /** Which of these pupils are in a class of the teacher, and in which. */
    known: async (teacher: Teacher, refs: readonly string[]): Promise<KnownPupil[]> => {
      const groups = (await teachers.taught(teacher)).filter(({ archivedAt }) => archivedAt === 0)
      const classIds = groups.map(({ id }) => id)
      if (classIds.length === 0) return []
      const all = await findReadable(members, {
        where: { classId: { in: classIds } },
        limit: 2 * classLimits.pupils * classIds.length,
      })
      const byHash = new Map(all.flatMap((member) => (member.refHash ? [[member.refHash, member] as const] : [])))
      const found = await Promise.all(
        [...new Set(refs)].map(async (ref) => {
          const member = byHash.get(await hash(ref))
          return member ? [{ ref, classId: member.classId, pupil: member.userId }] : []
        }),
      )
      return found.flat()
    },

    /** A pupil of the class who has no such id yet gets the id of the listed pupil with the same name. */
    adopt: async (present: readonly Kept<MemberRecord>[], listed: readonly { name: string; refHash?: string }[]) => {
      const left = present.filter((member) => !member.refHash)
      const known = new Set(present.flatMap(({ refHash }) => refHash ?? []))
      for (const { name, refHash } of listed) {
        const at =
          refHash === undefined || known.has(refHash) ? -1 : left.findIndex(({ realName }) => isNamed(realName, name))
        const [member] = at < 0 ? [] : left.splice(at, 1)
        if (!member || refHash === undefined) continue
        const { version, ...record } = member
        await members.replace({ ...record, refHash }, version)
      }
    },
  }
}
