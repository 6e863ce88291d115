import { statSync } from 'node:fs'
import { dirname } from 'node:path'

export const isRoot = process.getuid?.() === 0

/** If root runs the tests, the system's user `nobody` stands for a user who must not read a file. */
export const nobody = 65_534
export const asNobody = isRoot ? { uid: nobody, gid: nobody } : {}

/** The folders above have to let other users pass, too. */
const letsOthersIn = (folder: string): boolean =>
  (statSync(folder).mode & 0o001) !== 0 && (dirname(folder) === folder || letsOthersIn(dirname(folder)))

/** Other users cannot run a project in a folder that only root may enter, and Windows has another system of rights. */
export const canBeAnotherUser = process.platform !== 'win32' && (!isRoot || letsOthersIn(import.meta.dirname))
