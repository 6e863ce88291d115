import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { type Archive, type ArchivePlace, openArchive } from '../../../server/archive/openArchive.ts'
import { mostSetsPerUser } from '../../../server/content/storage.ts'
import { openLog } from '../../../server/log.ts'
import { openServices, type Services } from '../../../server/services.ts'
import { startMongoServer } from '../archive/ferret.ts'
import { drawnPicture } from '../drawnPictures.ts'
import { account, questionSet } from '../records.ts'
import { cheapPasswords } from '../school.ts'

const mongo = await startMongoServer()
if ('unavailable' in mongo) process.stderr.write(`The MongoDB side is skipped: ${mongo.unavailable}\n`)
const dataDir = mkdtempSync(join(tmpdir(), 'slime-sets-'))
afterAll(async () => {
  if (!('unavailable' in mongo)) await mongo.stop()
  rmSync(dataDir, { recursive: true, force: true })
})

describe('on the embedded archive', () => setsAtOnce({ dataDir }))
describe.skipIf('unavailable' in mongo)('on MongoDB', () => {
  if (!('unavailable' in mongo)) setsAtOnce({ mongoUri: mongo.uri })
})

function setsAtOnce(place: ArchivePlace) {
  let archive: Archive
  let both: readonly [Services, Services]
  const open = () => openServices({ archive, log: openLog('silent'), secretCodes: [], passwordCost: cheapPasswords })
  beforeAll(async () => {
    archive = await openArchive(place)
    both = [open(), open()]
  })
  afterAll(() => archive.close())

  test('of many sets that are made at once at two processes as many are there as there may be', async () => {
    const author = account({ role: 'teacher' })
    await archive.accounts.insert(author)
    const ownerId = author.id
    await archive.questionSets.insertMany(Array.from({ length: mostSetsPerUser - 2 }, () => questionSet({ ownerId })))
    const drawn = (n: number) => ({
      title: 'Sums',
      subject: 'Math' as const,
      questions: questionSet().questions.map((one) => ({ ...one, image: drawnPicture(`${ownerId} ${n} `, 20_000) })),
    })
    const answers = await Promise.all(
      Array.from({ length: 24 }, (_, n) => both[n % 2 === 0 ? 0 : 1].questionSets.create(drawn(n), author)),
    )
    expect(answers.filter((one) => !('refused' in one))).toHaveLength(2)
    expect(await archive.questionSets.count({ ownerId })).toBe(mostSetsPerUser)
  })
}
