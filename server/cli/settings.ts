import { type ArchivePlace, openArchive } from '../archive/openArchive.ts'
import { type Config, readConfig } from '../config.ts'
import { startFailure } from '../startFailure.ts'

/** The configuration, or a readable end: used by everything that is started from a shell. */
export const settingsOrExit = (): Config => {
  const config = readConfig(process.env)
  if (!('problems' in config)) return config
  process.stderr.write(`The configuration does not fit:\n${config.problems.map((line) => `  ${line}\n`).join('')}`)
  process.exit(1)
}

/** Backups are taken and restored beside a running server. */
const placeOf = ({ mongoUri, dataDir }: Config): ArchivePlace =>
  mongoUri ? { mongoUri, beside: true } : { dataDir, beside: true }

export const archiveOrExit = async (config: Config) => {
  try {
    return await openArchive(placeOf(config))
  } catch (error) {
    const where = config.mongoUri ? 'the MongoDB of MONGODB_URI' : config.dataDir
    process.stderr.write(`The archive (${where}) cannot be opened: ${startFailure(error, config)}\n`)
    return process.exit(1)
  }
}
