import { ftruncateSync, lstatSync, mkdirSync, openSync, readdirSync, readFileSync, rmSync } from 'node:fs'
import { basename, join } from 'node:path'
import type { MatchEntry } from '../../../rooms/shared/match/matchEntries.ts'
import { type EntriesRead, type EntryLog, OutOfStep, type Unreadable } from '../entryLog.ts'
import { damagedFolder } from './damagedFolder.ts'
import { flushToDisk, type GrowingFile, writeWhole } from './diskFlush.ts'
import { lineOf, readLines } from './entryLines.ts'

interface EntryFile extends GrowingFile {
  batches: number
}

type Places = { running: string; damaged: string }

const ending = '.ndjson'

const newFile = (path: string, newIn: string): EntryFile => {
  // To be read, too: what the disk refused is read from the system and written again.
  return { fd: openSync(path, 'wx+'), end: 0, flushedEnd: 0, batches: 0, newIn }
}

const journalsIn = (folder: string): string[] =>
  readdirSync(folder)
    .filter((name) => name.endsWith(ending))
    .map((name) => basename(name, ending))

type Damaged = ReturnType<typeof damagedFolder>

/** Moves files to where people may look at them. */
const movesTo = (damaged: Damaged, pathOf: (journal: string) => string) => {
  const takeAside = (journal: string): string[] => (isThere(pathOf(journal)) ? [damaged.takeIn(pathOf(journal))] : [])

  /** A file that we may not move stays where it is, and no other file will get its name. */
  const takeOrLeave = (journal: string): string[] => {
    try {
      return takeAside(journal)
    } catch {
      return [pathOf(journal)]
    }
  }

  const setAside = (journal: string, code: string, record: unknown): string[] => {
    const text = typeof record === 'string' ? record : JSON.stringify(record)
    return [damaged.keepText(`${code}.json`, `${text}\n`), ...takeOrLeave(journal)]
  }

  return { takeAside, setAside }
}

type Cutting = { damaged: Damaged; lostPower: boolean }

/** Without room for a copy only batches that were not acknowledged may be cut off, and none after a loss of power. */
const copyOf = (path: string, wasAcknowledged: boolean, { damaged, lostPower }: Cutting): string => {
  try {
    return damaged.keepCopy(path)
  } catch (error) {
    if (wasAcknowledged || lostPower || !passing.has(codeOf(error))) throw error
    return 'no copy: there is no room for one'
  }
}

/** Cuts off the unusable part after copying the whole file, so that the game can go on after the good part. */
const cutToGood = (path: string, bytes: Buffer, cutting: Cutting): { file: EntryFile; found: EntriesRead } => {
  const { batches, end, fault } = readLines(bytes)
  const keptIn = fault && copyOf(path, fault.wasAcknowledged, cutting)
  const fd = openSync(path, 'r+')
  if (fault) ftruncateSync(fd, end)
  const file = { fd, end, flushedEnd: 0, batches: batches.length }
  const found = { batches, nextSequence: batches.length }
  if (!fault || !keptIn) return { file, found }
  const what = `${path}, batch ${batches.length + 1}, byte ${end}: ${fault.why}`
  const damage = { what, keptIn, wasAcknowledged: fault.wasAcknowledged || cutting.lostPower }
  return { file, found: { ...found, damage } }
}

/**
 * A file for each running game, and a line for each batch. An answer costs one system call here, a tenth of a
 * transaction. Once written, the line belongs to the system and outlives this process. `lostPower`: the machine stopped
 * while a server had these files, so the last writes may never have reached the disk.
 */
export const openEntryFiles = (
  places: Places,
  { lostPower = false, disk = flushToDisk() } = {},
): EntryLog & { close(): void } => {
  mkdirSync(places.running, { recursive: true })
  const damaged = damagedFolder(places.damaged)
  const files = new Map<string, EntryFile>()
  const pathOf = (journal: string) => join(places.running, `${journal}${ending}`)

  const { takeAside, setAside } = movesTo(damaged, pathOf)
  const opened = (journal: string, file: EntryFile): EntryFile => {
    files.set(journal, file)
    return file
  }

  const begin = (journal: string): EntryFile => {
    takeAside(journal)
    return opened(journal, newFile(pathOf(journal), places.running))
  }

  const release = (journal: string, isKept: boolean) => {
    const file = files.get(journal)
    files.delete(journal)
    if (file) disk.close(file, isKept)
  }

  const append = (journal: string, sequence: number, entries: readonly MatchEntry[]): number => {
    const present = files.get(journal)
    if (sequence !== (present?.batches ?? 0)) throw new OutOfStep(journal)
    const file = present ?? begin(journal)
    const line = lineOf(sequence, entries)
    // At a fixed place, so that it overwrites what a failed write has left there.
    writeWhole(file.fd, line, file.end)
    file.end += line.length
    file.batches++
    disk.noteWritten(file)
    return file.batches
  }

  const read = (journal: string): EntriesRead => {
    const path = pathOf(journal)
    try {
      const { file, found } = cutToGood(path, readFileSync(path), { damaged, lostPower })
      release(journal, false)
      opened(journal, file)
      return found
    } catch (error) {
      return isMissing(error) ? { batches: [], nextSequence: 0 } : unreadable(error)
    }
  }

  return {
    append: ({ journal }, sequence, entries) => append(journal, sequence, entries),
    takeUp: async ({ journal }) => read(journal),

    remove: async (journal) => {
      release(journal, false)
      rmSync(pathOf(journal), { force: true })
    },

    release: (journal) => release(journal, true),

    setAside: async (journal, code, record) => {
      release(journal, true)
      return setAside(journal, code, record)
    },

    takeLeftovers: async (isJournal) =>
      journalsIn(places.running)
        .filter((journal) => !files.has(journal) && !isJournal(journal))
        .flatMap((journal) => takeAside(journal)),

    failure: () => disk.failure(),

    close: () => endWithAll(files, disk.endWith),
  }
}

const codeOf = (error: unknown): unknown => (error instanceof Error && 'code' in error ? error.code : undefined)

/** A disk that refuses one game is said to at the end, so that it keeps the others from nothing. */
const endWithAll = (files: Map<string, EntryFile>, endWith: (file: EntryFile) => void) => {
  const faults: unknown[] = []
  for (const file of files.values())
    try {
      endWith(file)
    } catch (error) {
      faults.push(error)
    }
  files.clear()
  if (faults.length > 0) throw faults[0]
}

const isMissing = (error: unknown) => codeOf(error) === 'ENOENT'

/** True for broken links, too. */
const isThere = (path: string) => lstatSync(path, { throwIfNoEntry: false }) !== undefined

/** Faults of the machine and not of the file. They may pass, so a file is not given up for them. */
const passing = new Set<unknown>(['EMFILE', 'ENFILE', 'ENOMEM', 'EAGAIN', 'ENOSPC', 'EDQUOT', 'EROFS'])

const unreadable = (error: unknown): Unreadable => ({
  unreadable: error instanceof Error ? error.message : String(error),
  isLasting: !passing.has(codeOf(error)),
})
