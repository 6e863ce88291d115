import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe } from 'vitest'
import { type Archive, type ArchivePlace, openArchive } from '../../../server/archive/openArchive.ts'
import { openLog } from '../../../server/log.ts'
import { openServices, type Services } from '../../../server/services.ts'
import { cheapPasswords } from '../school.ts'
import { startMongoServer } from './ferret.ts'

export interface TwoProcesses {
  readonly archive: Archive
  readonly both: readonly [Services, Services]
}

/** Runs the same tests for a school of two processes over each of the databases. */
export async function onTwoProcesses(holds: (school: TwoProcesses) => void): Promise<void> {
  const mongo = await startMongoServer()
  if ('unavailable' in mongo) process.stderr.write(`The MongoDB side is skipped: ${mongo.unavailable}\n`)
  const dataDir = mkdtempSync(join(tmpdir(), 'slime-two-'))
  afterAll(async () => {
    if (!('unavailable' in mongo)) await mongo.stop()
    rmSync(dataDir, { recursive: true, force: true })
  })
  const over = (place: ArchivePlace) => {
    const school = {} as { archive: Archive; both: [Services, Services] }
    beforeAll(async () => {
      const archive = await openArchive(place)
      const open = () =>
        openServices({ archive, log: openLog('silent'), secretCodes: [], passwordCost: cheapPasswords })
      Object.assign(school, { archive, both: [open(), open()] })
    })
    afterAll(() => school.archive.close())
    holds(school)
  }
  describe('on the embedded archive', () => over({ dataDir }))
  describe.skipIf('unavailable' in mongo)('on MongoDB', () => {
    if (!('unavailable' in mongo)) over({ mongoUri: mongo.uri })
  })
}
