import { openArchive } from '../../../server/archive/openArchive.ts'

/** Another server that wants the folder: it prints what happened, and keeps the folder until it is killed. */
try {
  await openArchive({ dataDir: process.argv[2] ?? '' })
  process.stdout.write('open')
} catch (error) {
  process.stdout.write(error instanceof Error ? error.message : String(error))
  process.exit()
}
