import { readdirSync } from 'node:fs'
import { join } from 'node:path'
import { setImmediate } from 'node:timers/promises'
import type { Engine } from '../engine.ts'
import { type Kept, RecordUnreadable, type ShelfPlan } from '../shelf.ts'
import type { Perform, ShelfCall } from '../shelfCall.ts'
import { openEntryFiles } from './entryFiles.ts'
import { claimFile, claimFolder } from './folderClaim.ts'
import { claimPlaces, proveFolder } from './folderProof.ts'
import { markPower } from './powerMark.ts'
import type { SqliteCall, SqliteResult, SqliteRow } from './sqliteEngine.ts'
import { startSqliteThread } from './sqliteThread.ts'

export const recordsFile = (folder: string) => join(folder, 'archive.sqlite')

/** Records lie in one file, which a worker writes. Each running game has a file of its own for its entries. */
export const openSqliteArchive = (
  folder: string,
  plans: readonly ShelfPlan[],
  beside: boolean,
  { onDeath, onLostPower }: { onDeath?: (error: Error) => void; onLostPower?: () => void } = {},
): Engine => {
  const running = join(folder, 'running')
  const file = recordsFile(folder)
  claimPlaces([folder, running], [file, join(folder, claimFile)])
  // Otherwise a game whose file may not be written would be taken for a damaged one.
  if (!beside)
    claimPlaces(
      [],
      readdirSync(running).map((name) => join(running, name)),
    )
  const releaseFolder = beside ? undefined : claimFolder(folder)
  const power = beside ? undefined : markPower(join(folder, 'power.json'))
  if (power?.wasLost) onLostPower?.()
  const places = { running, damaged: join(folder, 'damaged') }
  const entryFiles = openEntryFiles(places, { lostPower: power?.wasLost === true })
  const thread = startSqliteThread({ file, plans }, onDeath && { onDeath })
  const perform: Perform = async (call) => {
    try {
      return await decode(call, await thread.run(encode(call)))
    } catch (error) {
      throw isOnDamagedPage(call, error) ? new RecordUnreadable(call.shelf, String(error)) : error
    }
  }
  return {
    name: 'sqlite',
    // The lock of the folder keeps all other processes out.
    writer: undefined,
    perform,
    performPatiently: perform,
    entryLog: entryFiles,
    tryWriting: async () => {
      await proveFolder(running, file)
      await thread.run({ op: 'rewriteHeader' })
    },
    close: async () => {
      let isOnDisk = false
      try {
        entryFiles.close()
        isOnDisk = true
      } finally {
        await thread.close()
        // Otherwise a start after a loss of power would not be told that games may be missing their end.
        if (isOnDisk) power?.end()
        releaseFolder?.()
      }
    },
  }
}

const encode = (call: ShelfCall): SqliteCall => {
  switch (call.op) {
    case 'insert':
      return { op: 'insert', shelf: call.shelf, rows: [{ id: call.doc.id, body: JSON.stringify(call.doc) }] }
    case 'insertMany':
      return {
        op: 'insert',
        shelf: call.shelf,
        rows: call.docs.map((doc) => ({ id: doc.id, body: JSON.stringify(doc) })),
      }
    case 'replace':
      return {
        op: 'replace',
        shelf: call.shelf,
        id: call.doc.id,
        body: JSON.stringify(call.doc),
        version: call.version,
        where: call.where,
      }
    default:
      return call
  }
}

/** A bad place on the disk concerns the records that lie there. All others can be read, and backed up. */
const isOnDamagedPage = ({ op }: ShelfCall, error: unknown): boolean =>
  ['get', 'getMany', 'find', 'remove'].includes(op) &&
  error instanceof Error &&
  error.message === 'database disk image is malformed'

const read = (shelf: string, version: number, body: string): Kept<unknown> => {
  try {
    return Object.assign(JSON.parse(body), { version })
  } catch {
    throw new RecordUnreadable(shelf, body)
  }
}

/** In letters: a hundred maps, or twenty games of a thousand, are megabytes. Games go on between the pieces that are read. */
const mostInOneGo = 256 * 1024

const readAll = async (shelf: string, rows: readonly SqliteRow[]): Promise<Kept<unknown>[]> => {
  const found: Kept<unknown>[] = []
  let letters = 0
  for (const { version, body } of rows) {
    letters += body.length
    if (letters > mostInOneGo && found.length > 0) {
      await setImmediate()
      letters = body.length
    }
    found.push(read(shelf, version, body))
  }
  return found
}

const decode = async (call: ShelfCall, result: SqliteResult): Promise<unknown> => {
  if (typeof result !== 'number') {
    if (call.op === 'ids') return result.map(({ body }) => body)
    const found = await readAll(call.shelf, result)
    return call.op === 'get' ? found[0] : found
  }
  return call.op === 'count' || call.op === 'insertMany' || call.op === 'removeWhere' ? result : result > 0
}
