import {
  closeSync,
  fdatasync,
  ftruncateSync,
  lstatSync,
  mkdirSync,
  openSync,
  readFileSync,
  rmSync,
  writeSync,
} from 'node:fs'
import { join } from 'node:path'
import type { MatchEntry } from '../../../rooms/shared/match/matchEntries.ts'
import { type EntriesRead, type EntryLog, OutOfStep, type Unreadable } from '../entryLog.ts'
import { damagedFolder } from './damagedFolder.ts'
import { lineOf, readLines } from './entryLines.ts'

/** How often what was written is taken to the disk as well, for the loss of power. */
const flushMs = 1_000

interface EntryFile {
  fd: number
  /** Where the last whole batch ends. */
  end: number
  batches: number
  flushedAt: number
}

type Places = { running: string; damaged: string }

/**
 * A file for each running game, a line for each batch. One call to the system is all that an answer costs here, a
 * tenth of what a transaction would: written, it belongs to the system and outlives this process.
 */
export const openEntryFiles = (places: Places): EntryLog & { close(): void } => {
  mkdirSync(places.running, { recursive: true })
  const damaged = damagedFolder(places.damaged)
  const files = new Map<string, EntryFile>()
  const pathOf = (code: string) => join(places.running, `${code}.ndjson`)

  const takeAside = (code: string): string[] => (isThere(pathOf(code)) ? [damaged.takeIn(pathOf(code))] : [])

  const begin = (code: string): EntryFile => {
    takeAside(code)
    const file = { fd: openSync(pathOf(code), 'wx'), end: 0, batches: 0, flushedAt: 0 }
    files.set(code, file)
    return file
  }

  const letGo = (code: string) => {
    const file = files.get(code)
    files.delete(code)
    if (file) closeSync(file.fd)
  }

  /** Cuts off what cannot be used, once a copy of the whole is safe, so that the game can go on behind what is good. */
  const openToGoOn = (code: string, bytes: Buffer): EntriesRead => {
    const { batches, end, fault } = readLines(bytes)
    const path = pathOf(code)
    const keptIn = fault && damaged.keepCopy(path)
    const fd = files.get(code)?.fd ?? openSync(path, 'r+')
    if (fault) ftruncateSync(fd, end)
    files.set(code, { fd, end, batches: batches.length, flushedAt: 0 })
    if (!fault || !keptIn) return { batches }
    const what = `${path}, batch ${batches.length + 1}, byte ${end}: ${fault.why}`
    return { batches, damage: { what, keptIn, wasAcknowledged: fault.wasAcknowledged } }
  }

  const append = (code: string, sequence: number, entries: readonly MatchEntry[]) => {
    const present = files.get(code)
    if (sequence !== (present?.batches ?? 0)) throw new OutOfStep(code)
    const file = present ?? begin(code)
    const line = lineOf(sequence, entries)
    // At its own place: what a write that failed has left there is written over.
    writeWhole(file.fd, line, file.end)
    file.end += line.length
    file.batches++
    flushNowAndThen(file)
  }

  const remove = (code: string) => {
    letGo(code)
    rmSync(pathOf(code), { force: true })
  }

  const read = (code: string): EntriesRead => {
    try {
      return openToGoOn(code, readFileSync(pathOf(code)))
    } catch (error) {
      return isMissing(error) ? { batches: [] } : unreadable(error)
    }
  }

  return {
    append: async (code, sequence, entries) => append(code, sequence, entries),

    begin: async (code, entries) => {
      remove(code)
      append(code, 0, entries)
    },

    read: async (code) => read(code),
    takeUp: async (code) => read(code),
    remove: async (code) => remove(code),
    letGo,

    makeRoom: async (code) => {
      try {
        takeAside(code)
        return true
      } catch {
        return false
      }
    },

    setAside: async (code, record) => {
      letGo(code)
      const text = typeof record === 'string' ? record : JSON.stringify(record)
      const plan = damaged.keepText(`${code}.json`, `${text}\n`)
      try {
        return [plan, ...takeAside(code)]
      } catch {
        // Somebody else's, and not ours to move: it stays where it is, and its code is not used.
        return [plan, pathOf(code)]
      }
    },

    close: () => {
      for (const code of [...files.keys()]) letGo(code)
    },
  }
}

const codeOf = (error: unknown): unknown => (error instanceof Error && 'code' in error ? error.code : undefined)

const isMissing = (error: unknown) => codeOf(error) === 'ENOENT'

/** Links that lead nowhere are there, too. */
const isThere = (path: string) => lstatSync(path, { throwIfNoEntry: false }) !== undefined

/** What lies in the machine and not in the file; and without room for its copy no file is cut. */
const passing = new Set<unknown>(['EMFILE', 'ENFILE', 'ENOMEM', 'EAGAIN', 'ENOSPC', 'EDQUOT', 'EROFS'])

const unreadable = (error: unknown): Unreadable => ({
  unreadable: error instanceof Error ? error.message : String(error),
  isLasting: !passing.has(codeOf(error)),
})

const writeWhole = (fd: number, line: Buffer, at: number) => {
  let written = 0
  while (written < line.length) written += writeSync(fd, line, written, line.length - written, at + written)
}

/** Beside the game and never waited for: a slow disk holds nobody up. */
const flushNowAndThen = (file: EntryFile) => {
  const now = performance.now()
  if (now - file.flushedAt < flushMs) return
  file.flushedAt = now
  fdatasync(file.fd, () => {})
}
