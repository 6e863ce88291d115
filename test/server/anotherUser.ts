import { statSync } from 'node:fs'
import { dirname } from 'node:path'

export const isRoot = process.getuid?.() === 0

/** Where root runs the tests, what is to be kept from its reader is read by the system's own stranger. */
export const nobody = 65_534
export const asNobody = isRoot ? { uid: nobody, gid: nobody } : {}

/** Also those folders above that only let others through. */
const letsOthersIn = (folder: string): boolean =>
  (statSync(folder).mode & 0o001) !== 0 && (dirname(folder) === folder || letsOthersIn(dirname(folder)))

/** A project that root has put into a folder of its own is run by no other user, and Windows has other rights. */
export const canBeAnotherUser = process.platform !== 'win32' && (!isRoot || letsOthersIn(import.meta.dirname))
