import { findReadable } from '../archive/readable.ts'
import type { PictureUseRecord } from '../archive/records.ts'
import type { Shelves } from '../archive/shelves.ts'
import { mostInOneSet, namedBy, type Pictures } from './pictures.ts'

const recordings = 'report:'

export const holderOfReplay = (reportId: string): string => recordings + reportId

const behindRecordings = `${recordings}\uffff`

/** Sets and next games take hold of their pictures before they are written down themselves. */
const takingHoldMs = 60 * 60 * 1000

type Holding = Pick<Shelves, 'pictureUses' | 'questionSets' | 'runningGames'>

/**
 * Lets go of the pictures of sets and games that are no more: after a crash, from a backup, or of a game that was set
 * aside. Recordings are passed over. There are many, and whatever deletes them is done again until all of it is gone.
 */
export const dropLeftUses = async (
  { pictureUses, questionSets, runningGames }: Holding,
  pictures: Pick<Pictures, 'release'>,
  now: number,
): Promise<void> => {
  /** Games are named by code and game. The next game under a code keeps what is left of those before, until it ends, too. */
  const isThere = async (holderId: string) =>
    (await questionSets.count({ id: holderId })) > 0 ||
    (await runningGames.count({ id: holderId.split('.')[0] ?? '' })) > 0

  /** A holder may take hold of more later, as an account does that sends the pictures of one set after another. */
  const hasNewOnes = async (holderId: string) =>
    (await findReadable(pictureUses, { where: { holderId }, limit: 2 * mostInOneSet })).some(isNew)
  const isNew = ({ since = 0 }: Pick<PictureUseRecord, 'since'>) => now - since < takingHoldMs

  for (let from = ''; ; ) {
    const [id] = await pictureUses.ids(1, { holderId: { gt: from } }, [['holderId', 'asc']])
    if (id === undefined) return
    const { holderId } = namedBy(id)
    const isOfRecording = holderId.startsWith(recordings)
    from = isOfRecording ? behindRecordings : holderId
    if (isOfRecording || (await isThere(holderId)) || (await hasNewOnes(holderId))) continue
    await pictures.release({ holderId })
  }
}
