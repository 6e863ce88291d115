import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'

/** Long enough for a server that is being replaced to end. */
const patienceMs = 5_000

/**
 * One server at a time: two would both go on with the same running games. The lock belongs to the process, so the
 * system takes it back however the process ends. Returns how to let go.
 */
export const claimFolder = (folder: string): (() => void) => {
  const db = new DatabaseSync(join(folder, 'in-use.sqlite'))
  try {
    db.exec(`PRAGMA busy_timeout = ${patienceMs}`)
    db.exec('BEGIN EXCLUSIVE')
  } catch {
    db.close()
    throw new Error(`${folder} is in use by another Slime School`)
  }
  return () => {
    if (db.isOpen) db.close()
  }
}
