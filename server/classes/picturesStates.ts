import type { PicturesState } from '../../rooms/shared/contract/classes.ts'
import type { MemberRecord, PassRecord } from '../archive/classRecords.ts'
import type { Shelves } from '../archive/shelves.ts'

/** So often wrong in a row, and they rest: classmates guess, and a teacher is in the room. */
const mostMissesOfPupil = 5
/** From one device, however: a pupil who guesses at a classmate's alone spends their own tries, and not the classmate's. */
export const mostMissesOfDevice = 4

/** Which of the passes are the pictures of a card. */
export const picturesId = (userId: string, draw: string): string => `pictures:${userId}:${draw}`

export const areResting = ({ misses = 0 }: Pick<PassRecord, 'misses'>): boolean => misses >= mostMissesOfPupil

/** A teacher may let them be tried again: somebody waits for it. */
export const mayBeWoken = ({ misses = 0 }: Pick<PassRecord, 'misses'>): boolean => misses >= mostMissesOfDevice

/**
 * What pupils and their teachers see of pictures: whether there are any, and whether they rest. A teacher is asked already
 * where one device has spent its tries (`mayBeWoken`).
 */
export const picturesStates = async (
  { passes }: Pick<Shelves, 'passes'>,
  members: readonly MemberRecord[],
  isResting: (pass: PassRecord) => boolean = areResting,
): Promise<(userId: string) => PicturesState> => {
  const ids = members.flatMap(({ userId, draw }) => (draw === undefined ? [] : [picturesId(userId, draw)]))
  const all = ids.length === 0 ? [] : await passes.getMany(ids)
  const passOf = new Map(all.map((pass) => [pass.userId, pass]))
  return (userId) => {
    const pass = passOf.get(userId)
    if (!pass) return 'none'
    return isResting(pass) ? 'resting' : 'ready'
  }
}
