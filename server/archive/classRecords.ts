import type { Aids, ClassDevices } from '../../rooms/shared/contract/classes.ts'
import type { MapStage, ReturnWord } from '../../rooms/shared/contract/classMaps.ts'
import type { MapTask } from '../../rooms/shared/maps/mapTask.ts'

/** The records of classes. What is known about a child as a pupil stands in `MemberRecord` and nowhere else. */

export type ClassRecord = {
  id: string
  name: string
  /** Whether pupils sign in on devices that others use after them. */
  devices: ClassDevices
  createdAt: number
  /** 0 while it is taught. */
  archivedAt: number
  /** How many teams it plays in; without it, none. */
  teams?: number
  /** What it is asked to build. */
  task?: MapTask
}

/** `id` is `class:user`. Only teachers with such a row read the names of the class: no role opens them. */
export type ClassTeacherRecord = {
  id: string
  classId: string
  userId: string
  since: number
  /** Somebody else leads it, and let them in. */
  shared?: true
}

/** `id` is `class:user`. A shelf of its own, so that who was only asked never counts as who teaches. */
export type ClassInviteRecord = { id: string; classId: string; userId: string; by: string; at: number }

/**
 * `id` is `class:user`: a pupil with an account of their own asks to belong to a class. A shelf of its own, so that who
 * only asked never counts as a pupil.
 */
export type ClassKnockRecord = { id: string; classId: string; userId: string; at: number }

/** `id` was `class:user` when the pupil came; who moves to another class keeps the row, and so the id. */
export type MemberRecord = {
  id: string
  classId: string
  userId: string
  /** As the teacher wrote it. Empty once a class has been archived for long. */
  realName: string
  addedAt: number
  /** By which the list of a school's own system finds them again: a hash of what it calls them. */
  refHash?: string
  /** By the day. */
  seenAt?: number
  /** What makes it fair for them; where there is nothing, nothing. */
  aids?: Aids
  /** Counted from one. */
  team?: number
  /** The newest card. What was drawn with another opens nothing, however it got into the archive. */
  draw?: string
}

/** `id` is that of the map, which so is in one class at a time. */
export type ClassMapRecord = {
  id: string
  classId: string
  ownerId: string
  stage: MapStage
  handedAt: number
  /** Which version a teacher has said yes to: what its author draws after that, the class does not see. */
  approvedVersion: number
  word?: ReturnWord
}

/** `id` is `game:seat`: it names no account, and a seat has one vote. */
export type MapVoteRecord = { id: string; mapId: string; gameId: string; again: boolean }

/** `id` is that of the report: by it the other teachers of the class find it. */
export type ClassReportRecord = { id: string; classId: string; finishedAt: number }

/** `id` is that of the class, so that it has one door; another lesson's has another code. */
export type ClassDoorRecord = {
  id: string
  code: string
  openUntil: number
  /** Wrong pictures at this door. */
  misses: number
}

/**
 * Of a card and of words `id` is a hash, so that a stolen archive opens nothing; what is hashed is on the pupil's card and
 * nowhere else. Of pictures it names pupil and draw: wrong ones are counted before anybody knows whose they would be.
 */
export type PassRecord = {
  id: string
  userId: string
  /** For which it was made. Which class it opens says the member, who may have moved. */
  classId: string
  kind: 'card' | 'words' | 'pictures'
  madeAt: number
  /** Of pictures alone. */
  hash?: string
  /** Wrong pictures since the last right ones. */
  misses?: number
  /** How often a teacher has let them be tried again: devices count anew then. */
  woken?: number
  /** As its member says it; neither says one where a card is older than that. */
  draw?: string
}
