import { classLimits } from '../../rooms/shared/contract/classLimits.ts'
import type { MemberRecord } from '../archive/classRecords.ts'
import { findReadable } from '../archive/readable.ts'
import type { Kept } from '../archive/shelf.ts'
import type { Shelves } from '../archive/shelves.ts'

/** The row that makes an account a pupil of a class. It keeps its id when the pupil moves, so it is found by its fields. */
export const membershipOf = async (
  { members }: Pick<Shelves, 'members'>,
  classId: string,
  userId: string,
): Promise<Kept<MemberRecord> | undefined> => (await findReadable(members, { where: { userId, classId }, limit: 1 }))[0]

/** The membership whose newest card has this draw. */
export const membershipByDraw = async (
  { members }: Pick<Shelves, 'members'>,
  userId: string,
  draw: string | undefined,
): Promise<Kept<MemberRecord> | undefined> =>
  (await findReadable(members, { where: { userId }, limit: classLimits.classes })).find(
    (member) => member.draw === draw,
  )
