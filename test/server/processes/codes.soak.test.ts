import { afterAll, expect, test } from 'vitest'
import { drawGameCode } from '../../../rooms/shared/gameCode.ts'
import { seededRandom } from '../../../rooms/shared/seededRandom.ts'
import { openArchive } from '../../../server/archive/openArchive.ts'
import { journalPort } from '../../../server/ports/journalPort.ts'
import { aPlan } from '../../rooms/shared/match/matchBuilders.ts'
import { startMongoServer } from '../archive/ferret.ts'

const mongo = await startMongoServer()
if ('unavailable' in mongo) process.stderr.write(`Codes of several processes are skipped: ${mongo.unavailable}\n`)
afterAll(async () => {
  if (!('unavailable' in mongo)) await mongo.stop()
})

const games = 2_000
const seed = 7
const underWay = 24
/**
 * Draws only three signs of a code, each out of fourteen. These are few more codes than games, so most are drawn several times.
 */
const drawFew = () => {
  const random = seededRandom(seed)
  return () => {
    let place = 0
    return drawGameCode(() => (place++ < 3 ? 0 : (random() * 14) / 29))
  }
}

test.skipIf('unavailable' in mongo)(
  'two thousand codes drawn at once on three processes are one game’s each',
  async () => {
    if ('unavailable' in mongo) return
    const writers = ['first', 'second', 'third']
    const archives = await Promise.all(writers.map((writer) => openArchive({ mongoUri: mongo.uri, writer })))
    const log = { info() {}, warn() {}, error() {} }
    const journals = archives.map((archive) => journalPort({ ...archive, log }))
    const drawOne = drawFew()
    let refused = 0
    const claim = async (journal: (typeof journals)[number]): Promise<string> => {
      for (;;) {
        const code = drawOne()
        if (await journal.open({ ...aPlan(), code })) return code
        refused++
      }
    }
    const turns = Array.from({ length: Math.ceil(games / 3) }, () => journals).flat()
    const { length } = turns
    const claimed: string[] = []
    // Each process always has many calls under way, but never so many that its slow database would count as silent.
    const many = async () => {
      for (let journal = turns.pop(); journal; journal = turns.pop()) claimed.push(await claim(journal))
    }
    await Promise.all(Array.from({ length: underWay }, many))
    expect(new Set(claimed).size).toBe(length)
    expect(await archives[0]?.runningGames.count()).toBe(length)
    expect(refused).toBeGreaterThan(0)
    process.stdout.write(`${length} codes on three processes: ${refused} more were drawn, and refused\n`)
    for (const archive of archives) await archive.close()
  },
  120_000,
)
