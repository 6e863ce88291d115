import type { Shelves } from '../archive/shelves.ts'

const mostClasses = 1_000

/** Somebody's account goes: as a pupil with card and name, as a teacher so that no class is left that nobody looks after. */
export const leaveClasses = async (
  { classes, classTeachers, members, passes }: Pick<Shelves, 'classes' | 'classTeachers' | 'members' | 'passes'>,
  userId: string,
  now: number,
): Promise<void> => {
  await members.removeWhere({ userId })
  await passes.removeWhere({ userId })
  for (const row of await classTeachers.find({ where: { userId }, limit: mostClasses })) {
    const { classId } = row
    const others = (await classTeachers.count({ classId })) - 1
    const present = others > 0 ? undefined : await classes.get(classId)
    if (present?.archivedAt === 0) {
      const { version, ...group } = present
      await classes.replace({ ...group, archivedAt: now }, version)
    }
    await classTeachers.remove(row.id)
  }
}
