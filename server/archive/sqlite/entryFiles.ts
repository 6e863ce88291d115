import {
  closeSync,
  existsSync,
  fdatasync,
  ftruncateSync,
  mkdirSync,
  openSync,
  readFileSync,
  rmSync,
  writeSync,
} from 'node:fs'
import { join } from 'node:path'
import type { MatchEntry } from '../../../rooms/shared/match/matchEntries.ts'
import { type EntryLog, outOfStep } from '../entryLog.ts'

/** How often what was written is taken to the disk as well, for the loss of power. */
const flushMs = 1_000

interface EntryFile {
  fd: number
  /** Where the last whole batch ends. */
  end: number
  batches: number
  flushedAt: number
}

/**
 * A file for each running game, a line for each batch. One call to the system is all that an answer costs here, a
 * tenth of what a transaction would: written, it belongs to the system and outlives this process.
 */
export const openEntryFiles = (folder: string): EntryLog & { close(): void } => {
  mkdirSync(folder, { recursive: true })
  const files = new Map<string, EntryFile>()
  const pathOf = (code: string) => join(folder, `${code}.ndjson`)

  const begin = (code: string): EntryFile => {
    const file = { fd: openSync(pathOf(code), 'w'), end: 0, batches: 0, flushedAt: 0 }
    files.set(code, file)
    return file
  }

  return {
    append: async (code, sequence, entries) => {
      const file = files.get(code) ?? begin(code)
      if (sequence !== file.batches) throw outOfStep(code)
      const line = Buffer.from(`${JSON.stringify(entries)}\n`)
      // At its own place: what a write that failed has left there is written over.
      writeWhole(file.fd, line, file.end)
      file.end += line.length
      file.batches++
      flushNowAndThen(file)
    },

    read: async (code) => {
      if (!existsSync(pathOf(code))) return []
      const { batches, end } = wholeBatches(readFileSync(pathOf(code)))
      const fd = files.get(code)?.fd ?? openSync(pathOf(code), 'r+')
      // A line the machine did not get to finish was acknowledged to nobody.
      ftruncateSync(fd, end)
      files.set(code, { fd, end, batches: batches.length, flushedAt: 0 })
      return batches
    },

    remove: async (code) => {
      const file = files.get(code)
      files.delete(code)
      if (file) closeSync(file.fd)
      rmSync(pathOf(code), { force: true })
    },

    close: () => {
      for (const { fd } of files.values()) closeSync(fd)
      files.clear()
    },
  }
}

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

const newline = 10

const wholeBatches = (bytes: Buffer): { batches: MatchEntry[][]; end: number } => {
  const batches: MatchEntry[][] = []
  let end = 0
  for (;;) {
    const next = bytes.indexOf(newline, end)
    const batch = next < 0 ? undefined : readBatch(bytes.toString('utf8', end, next))
    if (!batch) return { batches, end }
    batches.push(batch)
    end = next + 1
  }
}

const readBatch = (text: string): MatchEntry[] | undefined => {
  try {
    const batch: unknown = JSON.parse(text)
    return Array.isArray(batch) ? batch : undefined
  } catch {
    return undefined
  }
}
