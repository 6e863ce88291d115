import { type FileHandle, open, rename, rm, stat } from 'node:fs/promises'
import { dirname } from 'node:path'
import { Readable, type Transform } from 'node:stream'
import { pipeline } from 'node:stream/promises'

/** Another process has begun to write the same file. */
export class TakenOver extends Error {}

/**
 * Writes a file under another name until all of it is on the disk. So half of it never looks like the whole, not even
 * after a loss of power. Of two that write the same file at once, the one that began later does, and the other one fails.
 * `placeOf` is asked when the content is written. Returns where the file is.
 */
export const writeWholeFile = async (
  file: string,
  content: AsyncIterable<string>,
  packing: Transform,
  placeOf: () => string,
): Promise<string> => {
  const part = `${file}.part`
  // What a killed one has left is removed first, because it would keep its mode.
  await rm(part, { force: true })
  // Other users of the machine must not read it.
  const handle = await open(part, 'wx', 0o600)
  const inode = (await handle.stat()).ino
  const isOurs = async () => (await stat(part).catch(() => undefined))?.ino === inode
  try {
    await pipeline(Readable.from(content), packing, handle.createWriteStream({ flush: true }))
    const place = placeOf()
    if (!(await isOurs())) throw new TakenOver(`another process writes ${file} at the same time`)
    await rename(part, place)
    await flushNames(dirname(place))
    return place
  } catch (error) {
    await handle.close().catch(() => undefined)
    if (await isOurs()) await rm(part, { force: true }).catch(() => undefined)
    throw error
  }
}

/** Some systems cannot do this for folders, and store names with the files. */
const flushNames = async (folder: string): Promise<void> => {
  let opened: FileHandle | undefined
  try {
    opened = await open(folder)
    await opened.sync()
  } catch {
    // The file itself is on the disk.
  } finally {
    await opened?.close()
  }
}
