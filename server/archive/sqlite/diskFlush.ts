import { closeSync, fdatasync, fdatasyncSync, readSync, writeSync } from 'node:fs'

/** A file that only grows, and how much of it is known to be on the disk. */
export interface GrowingFile {
  readonly fd: number
  /** Where the last whole line ends. */
  end: number
  flushedEnd: number
}

type Flush = (fd: number, done: (error: Error | null) => void) => void

/** How long a write may stay in the machine's memory before it is flushed to the disk. */
const flushEveryMs = 1_000

/**
 * Takes what was written to the disk as well, for the loss of power: beside the games, once a second while there is
 * something to take, and never waited for.
 */
export const flushToDisk = ({ flush = fdatasync as Flush, everyMs = flushEveryMs } = {}) => {
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
    flush(file.fd, (error) => {
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
