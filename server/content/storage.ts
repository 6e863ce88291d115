import { type StorageUse, setStorage, textWeight } from '../../rooms/shared/contract/storage.ts'
import { findReadable } from '../archive/readable.ts'
import type { AccountRecord, QuestionSetRecord, StorageRecord } from '../archive/records.ts'
import { RecordUnreadable } from '../archive/shelf.ts'
import type { Shelves } from '../archive/shelves.ts'
import { type Refused, refuse } from '../refused.ts'
import type { Pictures } from './pictures.ts'

type Needs = { shelves: Pick<Shelves, 'storage' | 'questionSets'>; pictures: Pick<Pictures, 'bytesHeldBy'> }

export type Storage = ReturnType<typeof keepStorage>

export const mostSetsPerUser = 200

export const bytesOf = (questions: QuestionSetRecord['questions'], pictureBytes: number): number =>
  Buffer.byteLength(JSON.stringify(questions)) * textWeight + pictureBytes

/** In bytes. */
export const takenBy = ({ sets }: Pick<StorageRecord, 'sets'>) =>
  Object.values(sets).reduce((sum, bytes) => sum + bytes, 0)

/** How much room the sets of each account take. It is checked before anything is written, and never exceeds the limit. */
export const keepStorage = ({ shelves: { storage, questionSets }, pictures }: Needs) => {
  /** Measures the stored sets of accounts that have no record yet, or a record that a crash has left wrong. */
  const measured = async (ownerId: string): Promise<StorageRecord['sets']> => {
    const own = await findReadable(questionSets, { where: { ownerId }, limit: mostSetsPerUser })
    const sets: StorageRecord['sets'] = {}
    for (const { id, questions } of own) sets[id] = bytesOf(questions, await pictures.bytesHeldBy(id))
    return sets
  }

  /** A record that cannot be read says nothing that the sets do not say. */
  const measuredAnew = (ownerId: string) => async (error: unknown) => {
    if (!(error instanceof RecordUnreadable)) throw error
    await storage.remove(ownerId)
    return undefined
  }

  const recordOf = async (ownerId: string) => {
    const known = await storage.get(ownerId).catch(measuredAnew(ownerId))
    if (known) return known
    await storage.insert({ id: ownerId, sets: await measured(ownerId) })
    return storage.get(ownerId)
  }

  const put = async (ownerId: string, setId: string, bytes: number | undefined, most: number) => {
    for (;;) {
      const present = await recordOf(ownerId)
      if (!present) continue
      const { version, ...record } = present
      const { [setId]: _, ...others } = record.sets
      const sets = bytes === undefined ? others : { ...others, [setId]: bytes }
      if (bytes !== undefined && Object.keys(sets).length > mostSetsPerUser) return refuse('tooManyQuestionSets')
      // An account may be over the limit because it is older than the limit. It may still save something smaller.
      const grows = takenBy({ sets }) > takenBy(record)
      if (grows && takenBy({ sets }) > most) return refuse('noRoomLeft')
      if (await storage.replace({ ...record, sets }, version)) return undefined
    }
  }

  return {
    /** Reserves the room that a set will need, or returns the refusal. First it corrects what a crash has left over. */
    reserve: async (owner: AccountRecord, setId: string, bytes: number): Promise<Refused | undefined> => {
      const refused = await put(owner.id, setId, bytes, setStorage[owner.role])
      if (!refused) return undefined
      const present = await recordOf(owner.id)
      if (!present || Object.keys(present.sets).length <= (await questionSets.count({ ownerId: owner.id })))
        return refused
      const { version, ...record } = present
      await storage.replace({ ...record, sets: await measured(owner.id) }, version)
      return put(owner.id, setId, bytes, setStorage[owner.role])
    },

    release: (ownerId: string, setId: string) => put(ownerId, setId, undefined, Number.POSITIVE_INFINITY),

    of: async (owner: AccountRecord): Promise<StorageUse> => {
      const record = await recordOf(owner.id)
      return { used: record ? takenBy(record) : 0, most: setStorage[owner.role] }
    },
  }
}
