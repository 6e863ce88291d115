import { type Doc, type Kept, RecordUnreadable, type Shelf } from './shelf.ts'

/**
 * Removes things that are not in use. A process that takes one into use says so before it looks whether it is there; so
 * it is brought back here if that happened between our question and the removal.
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
    // It was not there to be used.
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
