import type { ClassDevices } from '../../rooms/shared/contract/classes.ts'

/** The records of classes. What is known about a child as a pupil stands in `MemberRecord` and nowhere else. */

export type ClassRecord = {
  id: string
  name: string
  /** Whether pupils sign in on devices that others use after them. */
  devices: ClassDevices
  createdAt: number
  /** 0 while it is taught. */
  archivedAt: number
}

/** `id` is `class:user`. Who has such a row reads the names of the class, and nobody else does: a role opens none. */
export type ClassTeacherRecord = { id: string; classId: string; userId: string; since: number }

/** `id` is `class:user`. */
export type MemberRecord = {
  id: string
  classId: string
  userId: string
  /** As the teacher wrote it. Empty once a class has been archived for long. */
  realName: string
  addedAt: number
  /** By the day. */
  seenAt?: number
}

/** `id` is a hash, so that a stolen archive opens nothing; what is hashed is on the pupil's card and nowhere else. */
export type PassRecord = { id: string; userId: string; classId: string; kind: 'card' | 'words'; madeAt: number }
