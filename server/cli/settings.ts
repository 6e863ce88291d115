import { statSync } from 'node:fs'
import { type ArchivePlace, openArchive } from '../archive/openArchive.ts'
import { recordsFile } from '../archive/sqlite/sqliteArchive.ts'
import { type Config, readConfig } from '../config.ts'
import { startFailure } from '../startFailure.ts'

/** The configuration, or an exit with a readable text, for everything that is started from a shell. */
export const settingsOrExit = (): Config => {
  const config = readConfig(process.env)
  if (!('problems' in config)) return config
  process.stderr.write(`The configuration does not fit:\n${config.problems.map((line) => `  ${line}\n`).join('')}`)
  process.exit(1)
}

/** `beside`: backups and acts of an administrator run beside a server. */
const placeOf = ({ mongoUri, dataDir }: Config): ArchivePlace =>
  mongoUri ? { mongoUri, beside: true } : { dataDir, beside: true }

const nameOf = ({ mongoUri, dataDir }: Config) => (mongoUri ? 'the MongoDB of MONGODB_URI' : dataDir)

/** False if this user may not look, because then something may be there. */
const isMissing = (file: string): boolean => {
  try {
    return statSync(file, { throwIfNoEntry: false }) === undefined
  } catch {
    return false
  }
}

/** The archive of an existing school. In a wrong place a new one would be made, and nobody would notice. */
export const schoolOrExit = async (config: Config) => {
  const archive = config.mongoUri || !isMissing(recordsFile(config.dataDir)) ? await archiveOrExit(config) : undefined
  if (archive && (await archive.accounts.count()) > 0) return archive
  await archive?.close()
  const setting = config.mongoUri ? 'MONGODB_URI' : 'DATA_DIR'
  process.stderr.write(
    `There is no school with anybody in it in ${nameOf(config)}. Set ${setting} as the server has it.\n`,
  )
  return process.exit(1)
}

export const archiveOrExit = async (config: Config) => {
  try {
    return await openArchive(placeOf(config))
  } catch (error) {
    const where = nameOf(config)
    process.stderr.write(`The archive (${where}) cannot be opened: ${startFailure(error, config)}\n`)
    return process.exit(1)
  }
}

const fileFaults: Record<string, string> = {
  EACCES: 'may not be read or written by this user',
  EPERM: 'may not be read or written by this user',
  EROFS: 'lies on a disk that can only be read',
  ENOTDIR: 'goes through a file as if it were a folder',
  EISDIR: 'is a folder, and has to be a file',
  ELOOP: 'goes through links that lead in a circle',
  ENOENT: 'would lie in a folder that is not there',
  ENOSPC: 'does not fit on its disk: that is full',
  EDQUOT: 'does not fit on its disk: this user has no more left of it',
}

/** What is wrong with the file of a backup. Any other error keeps its own message. */
export const fileFailure = (error: unknown, file: string): string => {
  if (!(error instanceof Error)) return String(error)
  const fault = 'code' in error && typeof error.code === 'string' ? fileFaults[error.code] : undefined
  return fault ? `${file} ${fault}` : error.message
}
