import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'

export const claimFile = 'in-use.sqlite'

/** Long enough for a server to end that is being replaced. */
const patienceMs = 5_000

/**
 * Allows one server at a time, because two would both go on with the same running games. The lock belongs to the
 * process, so the system frees it however the process ends. Returns a function that frees it.
 */
export const claimFolder = (folder: string): (() => void) => {
  const path = join(folder, claimFile)
  const db = openNamed(path)
  try {
    db.exec(`PRAGMA busy_timeout = ${patienceMs}`)
    db.exec('BEGIN EXCLUSIVE')
  } catch (error) {
    db.close()
    throw isBusy(error)
      ? new Error(`${folder} is in use by another Slime School. Stop that one, or set DATA_DIR to another folder.`)
      : named(path, error)
  }
  return () => {
    if (db.isOpen) db.close()
  }
}

/** Adds the path, because the database does not say which file it means. */
const named = (path: string, error: unknown) => new Error(`${path}: ${error instanceof Error ? error.message : error}`)

const openNamed = (path: string): DatabaseSync => {
  try {
    return new DatabaseSync(path)
  } catch (error) {
    throw named(path, error)
  }
}

const busyCode = 5

const isBusy = (error: unknown) => error instanceof Error && 'errcode' in error && error.errcode === busyCode
