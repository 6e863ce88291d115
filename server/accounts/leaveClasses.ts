import { classLimits } from '../../rooms/shared/contract/classLimits.ts'
import { findReadable } from '../archive/readable.ts'
import { ifReadable } from '../archive/shelf.ts'
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
  const othersOf = async (classId: string) => {
    const all = await classTeachers.find({ where: { classId }, limit: classLimits.teachers })
    return accounts.getMany(all.flatMap((one) => (one.userId === userId ? [] : [one.userId])))
  }
  await members.removeWhere({ userId })
  await passes.removeWhere({ userId })
  await classInvites.removeWhere({ userId })
  await classKnocks.removeWhere({ userId })
  for (const row of await findReadable(classTeachers, { where: { userId }, limit: mostClasses })) {
    const { classId } = row
    const others = await ifReadable(othersOf(classId))
    // If others teach the class, the one who has taught it longest now leads it. One who cannot be read may teach it.
    const isLeft = others && !others.some(({ role }) => role === 'teacher')
    const present = isLeft ? await ifReadable(classes.get(classId)) : undefined
    if (present?.archivedAt === 0) {
      const { version, ...group } = present
      await classes.replace({ ...group, archivedAt: now }, version)
    }
    await classTeachers.remove(row.id)
  }
  await classTeachers.removeWhere({ userId })
}
