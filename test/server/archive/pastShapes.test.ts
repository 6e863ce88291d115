import { cpSync, createReadStream, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createInterface } from 'node:readline'
import { DatabaseSync } from 'node:sqlite'
import { afterAll, describe, expect, test } from 'vitest'
import { type DumpLine, readBackup } from '../../../server/archive/backupLines.ts'
import { restoreRecords } from '../../../server/archive/dump.ts'
import { type Archive, openArchive } from '../../../server/archive/openArchive.ts'
import { openLog } from '../../../server/log.ts'
import { journalPort } from '../../../server/ports/journalPort.ts'
import { isRefused } from '../../../server/refused.ts'
import { openServices } from '../../../server/services.ts'
import { allOf } from '../allOf.ts'

/** Opens data that older versions left on a disk with the present code. `keepShape.ts` made it. */
const shapes = join(import.meta.dirname, 'pastShapes')
const folder = mkdtempSync(join(tmpdir(), 'slime-shapes-'))
afterAll(() => rmSync(folder, { recursive: true, force: true }))

/** The tables as that version made them, which may differ from those of today. */
const dataFolderOf = (version: string): string => {
  const dataDir = join(folder, version)
  mkdirSync(dataDir)
  const db = new DatabaseSync(join(dataDir, 'archive.sqlite'))
  db.exec(readFileSync(join(shapes, version, 'archive.sql'), 'utf8'))
  db.close()
  cpSync(join(shapes, version, 'running'), join(dataDir, 'running'), { recursive: true })
  return dataDir
}

const withSchool = async (archive: Archive, look: (services: ReturnType<typeof openServices>) => Promise<void>) => {
  const services = openServices({ archive, log: openLog('silent'), secretCodes: [] })
  await look(services)
  await services.close()
}

/** Checks that everything the little school of `keepShape.ts` did is there, as its users see it. */
const expectEverything = async (services: ReturnType<typeof openServices>) => {
  const signIn = async (username: string) => {
    const entered = await services.accounts.login(
      { username, password: 'password' },
      { address: 'here', cookieHeader: undefined, device: '' },
    )
    if (isRefused(entered)) throw new Error(`${username} cannot sign in`)
    return entered.account
  }
  const [teacher, student] = [await signIn('Ms_Rosen'), await signIn('lotte')]

  const { holdings } = await services.ledger.head(student)
  expect(holdings).toMatchObject({ stats: { totalGames: 1, totalCorrect: 3 }, practice: { games: 1, questions: 3 } })
  const rows = await services.shelves.ledger.find({
    where: { playerId: student.id },
    sort: [['seq', 'asc']],
    limit: 99,
  })
  expect(rows.map(({ seq }) => seq)).toEqual(rows.map((_, index) => index + 1))
  expect(rows.reduce((sum, { currency }) => sum + currency, 0)).toBe(holdings.currency)
  expect(await services.shelves.profiles.get(student.id)).toMatchObject({ username: 'lotte', totalGames: 1 })
  expect(await services.practice.history(student.id)).toMatchObject([{ game_mode: 'battle', questions_total: 3 }])
  expect(await services.shelves.unlocked.count({ userId: student.id })).toBeGreaterThan(0)

  const [report] = await services.shelves.reports.find({ where: { hostUserId: teacher.id }, limit: 9 })
  expect(report?.players.map(({ username }) => username).sort()).toEqual(['Guest 1', 'Guest 2', 'Guest 3', 'lotte'])
  expect(report?.players.every(({ answers }) => answers.length === 3)).toBe(true)
  expect(await services.questionSets.withAnswers(report?.questionSetId ?? '', teacher)).toMatchObject({ title: 'Sums' })
  // Owners who were never asked whether all may see a set keep it to themselves. Maps can be played as before.
  expect(await services.questionSets.withAnswers(report?.questionSetId ?? '', student)).toBeUndefined()
  expect(await services.maps.list(student, 'racing')).toMatchObject([{ name: 'Meadow', gameMode: 'racing' }])
}

describe.each(readdirSync(shapes))('what version %s has left', (version) => {
  test('its data folder opens, and everything is there', async () => {
    const archive = await openArchive({ dataDir: dataFolderOf(version) })
    await withSchool(archive, async (services) => {
      await expectEverything(services)
      const games = await allOf(journalPort({ ...archive, log: services.log }).unfinished())
      expect(games).toHaveLength(1)
      expect(games[0]?.entries.filter(({ kind }) => kind === 'answered')).toHaveLength(6)
      const { code, gameId, drawn } = games[0]?.plan ?? {}
      const kept = await archive.runningGames.get(code ?? '')
      expect(kept).toMatchObject({ heldBy: '', questionsId: drawn?.of ?? '', gameId, isOver: false })
      expect(kept).not.toHaveProperty('plan')
    })
  })

  test('its backup restores into an empty archive, and everything is there', async () => {
    const archive = await openArchive({ dataDir: join(folder, `${version}-restored`) })
    await restoreRecords(archive, recordsOf(version))
    await withSchool(archive, expectEverything)
  })
})

/** Backups of 1.0.0 have no end mark. */
async function* recordsOf(version: string): AsyncGenerator<DumpLine> {
  const lines = createInterface({ input: createReadStream(join(shapes, version, 'backup.ndjson')) })
  try {
    yield* readBackup(lines)
  } catch (error) {
    if (version !== '1.0.0') throw error
  }
}
