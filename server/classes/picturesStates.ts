import type { PicturesState } from '../../rooms/shared/contract/classes.ts'
import type { MemberRecord, PassRecord } from '../archive/classRecords.ts'
import { readableOf } from '../archive/readable.ts'
import type { Shelves } from '../archive/shelves.ts'

/** After this many wrong tries in a row pictures rest: classmates may be guessing, and a teacher is in the room to help. */
const mostMissesOfPupil = 5
/** Fewer from one device. So a pupil who guesses at a classmate's pictures uses up their own tries and not the classmate's. */
export const mostMissesOfDevice = 4

/** The id of the pass that holds the pictures of a card. */
export const picturesId = (userId: string, draw: string): string => `pictures:${userId}:${draw}`

export const areResting = ({ misses = 0 }: Pick<PassRecord, 'misses'>): boolean => misses >= mostMissesOfPupil

/** Whether a teacher may allow more tries, because a device is already waiting for that. */
export const mayBeWoken = ({ misses = 0 }: Pick<PassRecord, 'misses'>): boolean => misses >= mostMissesOfDevice

/**
 * What pupils and teachers see of pictures: whether there are any, and whether they rest. A teacher sees them as resting
 * as soon as one device has used up its tries (`mayBeWoken`).
 */
export const picturesStates = async (
  { passes }: Pick<Shelves, 'passes'>,
  members: readonly MemberRecord[],
  isResting: (pass: PassRecord) => boolean = areResting,
): Promise<(userId: string) => PicturesState> => {
  const ids = members.flatMap(({ userId, draw }) => (draw === undefined ? [] : [picturesId(userId, draw)]))
  const all = ids.length === 0 ? [] : await readableOf(passes, ids)
  const passOf = new Map(all.map((pass) => [pass.userId, pass]))
  return (userId) => {
    const pass = passOf.get(userId)
    if (!pass) return 'none'
    return isResting(pass) ? 'resting' : 'ready'
  }
}
