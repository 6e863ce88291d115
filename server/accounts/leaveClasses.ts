import { classLimits } from '../../rooms/shared/contract/classLimits.ts'
import type { Shelves } from '../archive/shelves.ts'

const mostClasses = 1_000

type Needs = Pick<
  Shelves,
  'classes' | 'classTeachers' | 'classInvites' | 'classKnocks' | 'members' | 'passes' | 'accounts'
>

/** For an account that is being deleted. A pupil's card and name go; a class without another teacher is archived. */
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
    // If others teach the class, the one who has taught it longest now leads it.
    const present = others.some(({ role }) => role === 'teacher') ? undefined : await classes.get(classId)
    if (present?.archivedAt === 0) {
      const { version, ...group } = present
      await classes.replace({ ...group, archivedAt: now }, version)
    }
    await classTeachers.remove(row.id)
  }
}
