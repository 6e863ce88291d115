import { mkdirSync } from 'node:fs'
import { join } from 'node:path'
import type { Engine } from '../engine.ts'
import type { Kept, ShelfPlan } from '../shelf.ts'
import type { ShelfCall } from '../shelfCall.ts'
import { claimFolder } from './folderClaim.ts'
import { openSqliteEngine, type SqliteCall, type SqliteEngine, type SqliteResult } from './sqliteEngine.ts'
import { startSqliteThread } from './sqliteThread.ts'

/**
 * Two files: what has to survive the loss of power lives behind a worker, and what only has to survive the death of
 * the process (running games) is written at once, without waiting for the disk.
 */
export const openSqliteArchive = (folder: string, plans: readonly ShelfPlan[], beside: boolean): Engine => {
  mkdirSync(folder, { recursive: true })
  const letGo = beside ? undefined : claimFolder(folder)
  const isLive = (plan: ShelfPlan) => plan.survives === 'process'
  const liveNames = new Set(plans.filter(isLive).map((plan) => plan.name))
  const running = join(folder, 'running.sqlite')
  const live = openSqliteEngine(running, plans.filter(isLive), 'process')
  const thread = startSqliteThread({
    file: join(folder, 'archive.sqlite'),
    plans: plans.filter((plan) => !isLive(plan)),
    tended: running,
  })
  return {
    name: 'sqlite',
    perform: async (call) => {
      const encoded = encode(call)
      return decode(call, liveNames.has(call.shelf) ? runNow(live, encoded) : await thread.run(encoded))
    },
    ping: async () => {
      await thread.run({ op: 'count', shelf: 'meta', where: [] })
    },
    close: async () => {
      live.close()
      await thread.close()
      letGo?.()
    },
  }
}

const runNow = (engine: SqliteEngine, call: SqliteCall): SqliteResult => {
  const [result = 0] = engine.runAll([call])
  if (result instanceof Error) throw result
  return result
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
      }
    default:
      return call
  }
}

const decode = (call: ShelfCall, result: SqliteResult): unknown => {
  if (typeof result !== 'number') {
    const found = result.map(({ version, body }): Kept<unknown> => Object.assign(JSON.parse(body), { version }))
    return call.op === 'get' ? found[0] : found
  }
  return call.op === 'count' || call.op === 'insertMany' || call.op === 'removeWhere' ? result : result > 0
}
