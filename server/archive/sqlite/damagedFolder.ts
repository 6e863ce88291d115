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

/** Where whatever cannot be used is kept for people to look at. Nothing in it is ever read or written over. */
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
    /** On the disk when this returns: the original may be cut then. */
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

    /** Works for what cannot be read, too, and for a folder. */
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
