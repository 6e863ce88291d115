import {
  closeSync,
  constants,
  copyFileSync,
  existsSync,
  fsyncSync,
  mkdirSync,
  openSync,
  renameSync,
  rmSync,
  writeFileSync,
} from 'node:fs'
import { basename, extname, join } from 'node:path'

/** A folder for files that cannot be used, for people to look at. The server never reads or overwrites them. */
export const damagedFolder = (folder: string) => {
  const freePlace = (name: string): string => {
    mkdirSync(folder, { recursive: true })
    const ending = extname(name)
    const stem = basename(name, ending)
    for (let number = 1; ; number++) {
      const place = join(folder, number === 1 ? name : `${stem}.${number}${ending}`)
      if (!existsSync(place)) return place
    }
  }

  return {
    /** The copy is on the disk when this returns, so that the original may be cut. */
    keepCopy: (path: string): string => {
      const place = freePlace(basename(path))
      try {
        copyFileSync(path, place, constants.COPYFILE_EXCL)
        flush(place)
        return place
      } catch (error) {
        rmSync(place, { force: true })
        throw error
      }
    },

    /** Also works for unreadable files and for folders. */
    takeIn: (path: string): string => {
      const place = freePlace(basename(path))
      renameSync(path, place)
      return place
    },

    keepText: (name: string, text: string): string => {
      const place = freePlace(name)
      writeFileSync(place, text, { flag: 'wx', flush: true })
      return place
    },
  }
}

const flush = (path: string) => {
  const fd = openSync(path, 'r+')
  try {
    fsyncSync(fd)
  } finally {
    closeSync(fd)
  }
}
