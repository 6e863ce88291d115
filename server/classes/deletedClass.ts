import type { ClassRecord } from '../archive/classRecords.ts'

/** Marks a class that is being deleted as archived at the beginning of time, so that the sweep goes on with it after a crash. */
export const deletedAt = 1

export const isDeleted = ({ archivedAt }: Pick<ClassRecord, 'archivedAt'>): boolean => archivedAt === deletedAt
