import type { ClassRecord } from '../archive/classRecords.ts'

/** A class that is being deleted says that it was archived at the beginning of time. So the sweep goes on with it after a crash. */
export const deletedAt = 1

export const isDeleted = ({ archivedAt }: Pick<ClassRecord, 'archivedAt'>): boolean => archivedAt === deletedAt
