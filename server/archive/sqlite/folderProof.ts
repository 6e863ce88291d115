import { accessSync, constants, existsSync, mkdirSync } from 'node:fs'
import { access, rm, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'

/** As much as a file takes at least on most disks: of a full one there is not that much left. */
const block = Buffer.alloc(4096, 'slime ')

/** No other user of the machine reads what a school keeps. */
const ownOnly = 0o700

/** One by one: Node.js' own recursive way never ends where the system allows no folders, as below /proc. */
const makeFolder = (path: string, mode?: number) => {
  if (existsSync(path)) return
  const parent = dirname(path)
  if (parent !== path) makeFolder(parent)
  mkdirSync(path, mode)
}

/** At the start: throws what the system says, with the path, about a folder or a file in it that is not ours to write. */
export const claimPlaces = (folders: readonly string[], files: readonly string[]) => {
  for (const folder of folders) {
    makeFolder(folder, ownOnly)
    accessSync(folder, constants.R_OK | constants.W_OK | constants.X_OK)
  }
  for (const file of files) if (existsSync(file)) accessSync(file, constants.R_OK | constants.W_OK)
}

/** While it runs: a write that reaches the disk. A file that is gone can still be written by those who had it open. */
export const proveFolder = async (folder: string, file: string) => {
  const probe = join(folder, 'write-probe')
  await access(file, constants.R_OK | constants.W_OK)
  await writeFile(probe, block, { flush: true })
  await rm(probe)
}
