import { sep } from 'node:path'
import type { Config } from './config.ts'
import { databaseFailure } from './databaseFailure.ts'

const elsewhere = 'or set DATA_DIR to another folder'

/** The system's codes for faults of files and folders, and what to do about them. */
const placeFaults: Record<string, { what: string; help: string }> = {
  EACCES: { what: 'may not be written by this user', help: `Give it to the user who starts the school, ${elsewhere}.` },
  EPERM: { what: 'may not be written by this user', help: `Give it to the user who starts the school, ${elsewhere}.` },
  EROFS: { what: 'lies on a disk that can only be read', help: `Mount that for writing, ${elsewhere}.` },
  ENOTDIR: { what: 'goes through a file as if it were a folder', help: `Move the file away, ${elsewhere}.` },
  EEXIST: { what: 'is a file, and has to be a folder', help: `Move the file away, ${elsewhere}.` },
  EISDIR: { what: 'is a folder, and has to be a file', help: `Move the folder away, ${elsewhere}.` },
  ENOENT: { what: 'cannot be made', help: `See whether its disk is there and may be written, ${elsewhere}.` },
  ENOSPC: { what: 'lies on a disk that is full', help: `Make room there, ${elsewhere}.` },
  EDQUOT: { what: 'lies on a disk of which this user has no more left', help: `Make room there, ${elsewhere}.` },
}

/** What SQLite says about the file of the records, after its path. */
const ofRecords =
  /^(.+): (database or disk is full|database is locked|database disk image is malformed|file is not a database)$/

const recordFault = (said: string): string => {
  if (said.endsWith('full')) return `lies on a disk that is full. Make room there, ${elsewhere}.`
  if (said.endsWith('locked')) return 'is locked by another program. Close that one, and start again.'
  return `is damaged (${said}). Set DATA_DIR to an empty folder, and restore a backup into it: npm run restore -- FILE`
}

type Place = Pick<Config, 'port' | 'host' | 'dataDir'> & Partial<Pick<Config, 'mongoUri'>>

/** Explains why the school did not open, and what to do. */
export const startFailure = (error: unknown, { port, host, dataDir, mongoUri }: Place): string => {
  if (!(error instanceof Error)) return String(error)
  const ofDatabase = mongoUri && databaseFailure(error, mongoUri)
  if (ofDatabase) return ofDatabase
  const code = textOf(error, 'code')
  const path = textOf(error, 'path')
  const fault = code === undefined ? undefined : placeFaults[code]
  if (path !== undefined && fault && (isWithin(path, dataDir) || isWithin(dataDir, path)))
    return `${path} ${fault.what}. ${fault.help}`
  if (host !== undefined && textOf(error, 'hostname') === host)
    return `no address goes by the name ${host}. Set HOST to an address of this machine, or to none.`
  const [, file, said = ''] = ofRecords.exec(error.message) ?? []
  if (file !== undefined) return `${file} ${recordFault(said)}`
  if (code === 'EADDRINUSE') return `port ${port} is taken. Set PORT to another one.`
  if (code === 'EACCES' && path === undefined)
    return `port ${port} may not be opened by this user. Set PORT to another one.`
  if (code === 'EADDRNOTAVAIL') return `this machine has no address ${host}. Set HOST to one it has, or to none.`
  return error.message
}

const isWithin = (path: string, folder: string) => path === folder || path.startsWith(`${folder}${sep}`)

const textOf = (error: Error, key: 'code' | 'path' | 'hostname'): string | undefined => {
  const value: unknown = Reflect.get(error, key)
  return typeof value === 'string' ? value : undefined
}
