import {
  close,
  closeSync,
  fdatasync,
  fdatasyncSync,
  fsync,
  fsyncSync,
  open,
  openSync,
  readSync,
  writeSync,
} from 'node:fs'

/** A file that only grows, and how much of it is known to be on the disk. */
export interface GrowingFile {
  readonly fd: number
  /** Where the last whole line ends. */
  end: number
  flushedEnd: number
  /** The folder it was made in, until its name there is on the disk as well: without its name a loss of power loses the file. */
  newIn?: string | undefined
}

type Done = (error: Error | null) => void
type Flush = (fd: number, done: Done) => void
type FlushNames = (folder: string, done: () => void) => void

/** Some systems cannot do this for folders, and store names with the first flushed file. */
const flushFolder: FlushNames = (folder, done) =>
  open(folder, 'r', (error, fd) => {
    if (error) return done()
    fsync(fd, () => close(fd, () => done()))
  })

const flushFolderNow = (folder: string) => {
  try {
    const fd = openSync(folder, 'r')
    fsyncSync(fd)
    closeSync(fd)
  } catch {
    // As for `flushFolder`.
  }
}

/** First the content of a file, then its name. */
const flushWhole =
  (flush: Flush, flushNames: FlushNames) =>
  (file: GrowingFile, done: Done): void =>
    flush(file.fd, (error) => {
      const { newIn } = file
      if (error || newIn === undefined) return done(error)
      flushNames(newIn, () => {
        file.newIn = undefined
        done(null)
      })
    })

/**
 * The files that the disk refused, and why. After an error the system forgets that the data never reached the disk, so it
 * has to be written again.
 */
const refusedFiles = () => {
  const failing = new Map<GrowingFile, Error>()
  /** Could not be written again so far. A flush that goes well would prove nothing. */
  const lost = new Map<GrowingFile, Error>()

  return {
    note: (file: GrowingFile, error: Error) => {
      failing.set(file, error)
      lost.set(file, error)
      try {
        writeAgain(file)
        lost.delete(file)
      } catch {
        // Tried again instead of the next flush.
      }
    },
    forget: (file: GrowingFile) => {
      failing.delete(file)
      lost.delete(file)
    },
    lostOf: (file: GrowingFile): Error | undefined => lost.get(file),
    failure: (): Error | undefined => failing.values().next().value,
  }
}

/** How long a write may stay only in memory before it is flushed to the disk. */
const flushEveryMs = 1_000

/**
 * Also flushes writes to the disk, against a loss of power. This runs beside the games, once a second if there is
 * something to flush, and no game waits for it.
 */
export const flushToDisk = ({ flush = fdatasync as Flush, flushNames = flushFolder, everyMs = flushEveryMs } = {}) => {
  const whole = flushWhole(flush, flushNames)
  const unflushed = new Set<GrowingFile>()
  const refused = refusedFiles()
  const underWay = new Set<GrowingFile>()
  const leaving = new Set<GrowingFile>()
  let isWaiting = false

  const wait = () => {
    if (isWaiting) return
    isWaiting = true
    setTimeout(flushAll, everyMs).unref()
  }

  const close = (file: GrowingFile) => {
    leaving.delete(file)
    unflushed.delete(file)
    refused.forget(file)
    closeSync(file.fd)
  }

  const flushed = (file: GrowingFile, end: number, error: Error | null) => {
    if (error) refused.note(file, error)
    else {
      file.flushedEnd = end
      refused.forget(file)
    }
    if (leaving.has(file)) close(file)
    else if (error || file.end > end) noteWritten(file)
  }

  const flushOne = (file: GrowingFile) => {
    unflushed.delete(file)
    const lost = refused.lostOf(file)
    if (lost) return flushed(file, file.flushedEnd, lost)
    underWay.add(file)
    const { end } = file
    whole(file, (error) => {
      underWay.delete(file)
      flushed(file, end, error)
    })
  }

  const flushAll = () => {
    isWaiting = false
    for (const file of [...unflushed]) if (!underWay.has(file)) flushOne(file)
    if (unflushed.size > 0) wait()
  }

  const noteWritten = (file: GrowingFile) => {
    unflushed.add(file)
    wait()
  }

  return {
    noteWritten,

    /** Why the last writes to a file could not be flushed. */
    failure: refused.failure,

    /** The file gets no more writes. `isKept`: its content must reach the disk before it is closed. */
    close: (file: GrowingFile, isKept: boolean) => {
      if (underWay.has(file) || (isKept && unflushed.has(file))) {
        leaving.add(file)
        if (!underWay.has(file)) flushOne(file)
      } else close(file)
    },

    /** The same at the end of the process, but at once and not in the background. */
    endWith: (file: GrowingFile) => {
      // The system would say that all is on the disk, because it has forgotten what the disk refused.
      if (refused.lostOf(file)) writeAgain(file)
      if (file.flushedEnd < file.end) fdatasyncSync(file.fd)
      if (file.newIn !== undefined) flushFolderNow(file.newIn)
      close(file)
    },
  }
}

const writeAgain = ({ fd, flushedEnd, end }: GrowingFile) => {
  const bytes = Buffer.alloc(end - flushedEnd)
  const read = readSync(fd, bytes, 0, bytes.length, flushedEnd)
  if (read < bytes.length) throw new Error('The file is shorter than what was written to it')
  writeWhole(fd, bytes, flushedEnd)
}

export const writeWhole = (fd: number, bytes: Buffer, at: number) => {
  let written = 0
  while (written < bytes.length) written += writeSync(fd, bytes, written, bytes.length - written, at + written)
}
