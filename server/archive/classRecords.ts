import type { Aids, ClassDevices } from '../../rooms/shared/contract/classes.ts'
import type { MapStage, ReturnWord } from '../../rooms/shared/contract/classMaps.ts'
import type { MapTask } from '../../rooms/shared/maps/mapTask.ts'

/** The records of classes. Only `MemberRecord` holds what is known about a child as a pupil. */

export type ClassRecord = {
  id: string
  name: string
  /** Whether the pupils' devices are used by others after them. */
  devices: ClassDevices
  createdAt: number
  /** 0 as long as the class is taught. */
  archivedAt: number
  /** How many teams the class plays in; left out for none. */
  teams?: number
  /** What the class is asked to build. */
  task?: MapTask
}

/** `id` is `class:user`. Only teachers with such a row can read the names of the class; a role alone opens none. */
export type ClassTeacherRecord = {
  id: string
  classId: string
  userId: string
  since: number
  /** Another teacher leads the class and has let this one in. */
  shared?: true
}

/** `id` is `class:user`. It has its own shelf, so that an invited teacher never counts as one who teaches. */
export type ClassInviteRecord = { id: string; classId: string; userId: string; by: string; at: number }

/**
 * `id` is `class:user`: a pupil with an account of their own asks to belong to a class. It has its own shelf, so that a
 * pupil who only asked never counts as one of the class.
 */
export type ClassKnockRecord = { id: string; classId: string; userId: string; at: number }

/** `id` was `class:user` when the pupil came. A pupil who moves to another class keeps the row, and so the id. */
export type MemberRecord = {
  id: string
  classId: string
  userId: string
  /** As the teacher wrote it. It is emptied when the class has been archived for long. */
  realName: string
  addedAt: number
  /** A hash of the pupil's id in the school's own system, by which its lists find the pupil again. */
  refHash?: string
  /** Exact to the day only. */
  seenAt?: number
  /** What makes the game fair for this pupil; left out if there is nothing. */
  aids?: Aids
  /** Counted from one. */
  team?: number
  /** The draw of the newest card. Passes of another draw open nothing, however they got into the archive. */
  draw?: string
}

/** `id` is the id of the map, so that a map is in one class at a time. */
export type ClassMapRecord = {
  id: string
  classId: string
  ownerId: string
  stage: MapStage
  handedAt: number
  /** The version that a teacher has approved. The class does not see what its author has drawn since. */
  approvedVersion: number
  word?: ReturnWord
}

/** `id` is `game:seat`, so it names no account, and each seat has one vote. */
export type MapVoteRecord = { id: string; mapId: string; gameId: string; again: boolean }

/** `id` is the id of the report. By this record the other teachers of the class find it. */
export type ClassReportRecord = { id: string; classId: string; finishedAt: number }

/** `id` is the id of the class, so that a class has one door. For another lesson the code changes. */
export type ClassDoorRecord = {
  id: string
  code: string
  openUntil: number
  /** How many wrong pictures were tapped at this door. */
  misses: number
}

/**
 * For a card and for words `id` is a hash, so that a stolen archive opens nothing. The secret itself is only on the
 * pupil's card. For pictures `id` names pupil and draw, because wrong tries are counted for a pupil.
 */
export type PassRecord = {
  id: string
  userId: string
  /** The class that it was made for. The member says which class it opens now, because the pupil may have moved. */
  classId: string
  kind: 'card' | 'words' | 'pictures'
  madeAt: number
  /** Only for pictures. */
  hash?: string
  /** Wrong tries since the last right one. */
  misses?: number
  /** How often a teacher has allowed more tries. Each time devices count anew. */
  woken?: number
  /** The draw that the member has to name, too. Cards from before there were draws have none. */
  draw?: string
}
