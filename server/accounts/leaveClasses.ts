import { classLimits } from '../../rooms/shared/contract/classLimits.ts'
import type { Shelves } from '../archive/shelves.ts'

const mostClasses = 1_000

type Needs = Pick<
  Shelves,
  'classes' | 'classTeachers' | 'classInvites' | 'classKnocks' | 'members' | 'passes' | 'accounts'
>

/** An account goes: a pupil's with card and name, a teacher's so that no class is left without a teacher. */
export const leaveClasses = async (
  { classes, classTeachers, classInvites, classKnocks, members, passes, accounts }: Needs,
  userId: string,
  now: number,
): Promise<void> => {
  await members.removeWhere({ userId })
  await passes.removeWhere({ userId })
  await classInvites.removeWhere({ userId })
  await classKnocks.removeWhere({ userId })
  for (const row of await classTeachers.find({ where: { userId }, limit: mostClasses })) {
    const { classId } = row
    const all = await classTeachers.find({ where: { classId }, limit: classLimits.teachers })
    const others = await accounts.getMany(all.flatMap((one) => (one.userId === userId ? [] : [one.userId])))
    // With others, the one who has taught it longest leads it from now on.
    const present = others.some(({ role }) => role === 'teacher') ? undefined : await classes.get(classId)
    if (present?.archivedAt === 0) {
      const { version, ...group } = present
      await classes.replace({ ...group, archivedAt: now }, version)
    }
    await classTeachers.remove(row.id)
  }
}
