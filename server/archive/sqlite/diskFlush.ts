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
  /** The folder it was made in, until its name there is on the disk, too: a file without a name is lost with the power. */
  newIn?: string | undefined
}

type Done = (error: Error | null) => void
type Flush = (fd: number, done: Done) => void
type FlushNames = (folder: string, done: () => void) => void

/** Some systems have no such call for folders, and write names down with the first file. */
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
    // As above.
  }
}

/** What is in it first, and then its name. */
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

/** How long a write may stay in the machine's memory before it is flushed to the disk. */
const flushEveryMs = 1_000

/**
 * Takes what was written to the disk as well, for the loss of power: beside the games, once a second while there is
 * something to take, and never waited for.
 */
export const flushToDisk = ({ flush = fdatasync as Flush, flushNames = flushFolder, everyMs = flushEveryMs } = {}) => {
  const whole = flushWhole(flush, flushNames)
  const unflushed = new Set<GrowingFile>()
  const failing = new Map<GrowingFile, Error>()
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
    failing.delete(file)
    closeSync(file.fd)
  }

  const flushOne = (file: GrowingFile) => {
    unflushed.delete(file)
    underWay.add(file)
    const { end } = file
    whole(file, (error) => {
      underWay.delete(file)
      if (!error) {
        file.flushedEnd = end
        failing.delete(file)
      } else {
        failing.set(file, error)
        // After one error the system forgets that the data never reached the disk: it has to be written again.
        if (!leaving.has(file)) writeAgain(file)
      }
      if (leaving.has(file)) close(file)
      else if (error || file.end > end) noteWritten(file)
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
    failure: (): Error | undefined => failing.values().next().value,

    /** Nothing is written to it any more. `isKept`: its content has to be on the disk first. */
    close: (file: GrowingFile, isKept: boolean) => {
      if (underWay.has(file) || (isKept && unflushed.has(file))) {
        leaving.add(file)
        if (!underWay.has(file)) flushOne(file)
      } else close(file)
    },

    /** The same for the end of the process, which does not wait for anything. */
    endWith: (file: GrowingFile) => {
      if (file.flushedEnd < file.end) fdatasyncSync(file.fd)
      if (file.newIn !== undefined) flushFolderNow(file.newIn)
      close(file)
    },
  }
}

const writeAgain = ({ fd, flushedEnd, end }: GrowingFile) => {
  const bytes = Buffer.alloc(end - flushedEnd)
  try {
    const read = readSync(fd, bytes, 0, bytes.length, flushedEnd)
    writeSync(fd, bytes, 0, read, flushedEnd)
  } catch {
    // It is still failing, and said to be.
  }
}
