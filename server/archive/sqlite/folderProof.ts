import { accessSync, constants, existsSync, mkdirSync } from 'node:fs'
import { access, rm, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'

/** The smallest space that a file takes on most disks. A full disk has not even that left. */
const block = Buffer.alloc(4096, 'slime ')

/** Other users of the machine must not read what a school keeps. */
const ownOnly = 0o700

/** One by one, because Node.js's recursive way never ends where the system allows no folders, as below /proc. */
const makeFolder = (path: string, mode?: number) => {
  if (existsSync(path)) return
  const parent = dirname(path)
  if (parent !== path) makeFolder(parent)
  mkdirSync(path, mode)
}

/** Runs at the start. Throws the system's message, with the path, if a folder or a file in it cannot be written. */
export const claimPlaces = (folders: readonly string[], files: readonly string[]) => {
  for (const folder of folders) {
    makeFolder(folder, ownOnly)
    accessSync(folder, constants.R_OK | constants.W_OK | constants.X_OK)
  }
  for (const file of files) if (existsSync(file)) accessSync(file, constants.R_OK | constants.W_OK)
}

/** Proves while the server runs that a write reaches the disk. A deleted file could still be written, so it is looked for. */
export const proveFolder = async (folder: string, file: string) => {
  const probe = join(folder, 'write-probe')
  await access(file, constants.R_OK | constants.W_OK)
  await writeFile(probe, block, { flush: true })
  await rm(probe)
}
