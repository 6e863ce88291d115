import { type Doc, type Kept, RecordUnreadable, type Shelf } from './shelf.ts'

/**
 * Removes a record that is not in use. A process that starts to use it first notes its use and then looks for the
 * record. If that happened between our question and the removal, the record is put back.
 */
export const removeUnused = async <T extends Doc>(
  shelf: Pick<Shelf<T>, 'get' | 'insert' | 'remove'>,
  id: string,
  isUsed: (id: string) => Promise<boolean>,
): Promise<void> => {
  if (await isUsed(id)) return
  let kept: Kept<T> | undefined
  try {
    kept = await shelf.get(id)
  } catch (error) {
    if (!(error instanceof RecordUnreadable)) throw error
    // It cannot be read, so nothing could have used it.
    await shelf.remove(id)
  }
  if (!kept) return
  let isThere = true
  do {
    if (isThere) await shelf.remove(id)
    else await shelf.insert(kept)
    isThere = !isThere
  } while ((await isUsed(id)) !== isThere)
}
