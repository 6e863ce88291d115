import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { Claim } from '../../../rooms/ports.ts'
import type { MatchEntry } from '../../../rooms/shared/match/matchEntries.ts'
import type { MatchPlan } from '../../../rooms/shared/match/matchPlan.ts'
import { type Archive, openArchive } from '../../../server/archive/openArchive.ts'
import { claimIn } from '../../../server/ports/gameClaims.ts'
import { journalPort } from '../../../server/ports/journalPort.ts'
import { keepQuestions } from '../../../server/ports/keptQuestions.ts'
import { allOf } from '../allOf.ts'

const folder = mkdtempSync(join(tmpdir(), 'slime-journal-'))
let archive: Archive
beforeAll(async () => {
  archive = await openArchive({ dataDir: folder })
})
afterAll(async () => {
  await archive.close()
  rmSync(folder, { recursive: true, force: true })
})

const logged: { level: string; game: unknown; facts: Record<string, unknown> }[] = []
const noteAs = (level: string) => (facts: Record<string, unknown>) => {
  logged.push({ level, game: facts.game, facts })
}
const portOf = () =>
  journalPort({ ...archive, log: { info: noteAs('info'), warn: noteAs('warn'), error: noteAs('error') } })

const planOf = (code: string) =>
  ({
    code,
    gameId: `id-${code}`,
    questionSetId: 'sums',
    host: { userId: 'host' },
    createdAt: 1,
  }) as unknown as MatchPlan

/** The claim by which this process has the game under a code. */
const on = async (code: string): Promise<Claim> => {
  const record = await archive.runningGames.get(code)
  if (!record) throw new Error(`there is no ${code}`)
  return claimIn(record)
}

const locked = (at: number): MatchEntry => ({ kind: 'locked', locked: true, at })

test('a code is claimed once and free again after the game', async () => {
  const journal = portOf()
  const claims = await Promise.all([1, 2, 3].map(() => journal.open(planOf('CLAJMS'))))
  expect(claims.filter((claim) => claim !== undefined)).toHaveLength(1)
  await journal.append(await on('CLAJMS'), 0, [locked(1)])
  await journal.close(await on('CLAJMS'))
  expect(await allOf(journal.unfinished())).toEqual([])
  expect(await journal.open(planOf('CLAJMS'))).toMatchObject({ code: 'CLAJMS' })
  expect(await allOf(journal.unfinished())).toMatchObject([{ entries: [], nextSequence: 0 }])
  await journal.close(await on('CLAJMS'))
})

test('an unfinished game comes back with its plan and all its entries', async () => {
  const journal = portOf()
  await journal.open(planOf('COMESS'))
  for (let seq = 0; seq < 3; seq++)
    await journal.append(await on('COMESS'), seq, [locked(2 * seq), locked(2 * seq + 1)])
  const [game] = await allOf(portOf().unfinished())
  expect(game?.plan.code).toBe('COMESS')
  expect(game?.nextSequence).toBe(3)
  expect(game?.entries.map(({ at }) => at)).toEqual([0, 1, 2, 3, 4, 5])
  await journal.close(await on('COMESS'))
})

/** Games of two batches each. */
const running = async (...codes: string[]) => {
  const journal = portOf()
  for (const code of codes) {
    await journal.open(planOf(code))
    for (let seq = 0; seq < 2; seq++) await journal.append(await on(code), seq, [locked(seq)])
  }
}

/** Ends the server, harms its folder, and starts it again. Returns the games that come back, with their number of entries. */
const comesBackAfter = async (harm: () => void) => {
  await archive.close()
  logged.length = 0
  harm()
  archive = await openArchive({ dataDir: folder })
  const games = await allOf(portOf().unfinished())
  return Object.fromEntries(games.map(({ plan, entries }) => [plan.code, entries.length]))
}

const fileOf = (code: string, house = 'running') => join(folder, house, `${code}.id-${code}.ndjson`)

test('one game that cannot be read keeps no other from coming back, and is tried once', async () => {
  await running('GAADAA', 'BADDIR', 'BADSUM', 'BADPLN', 'BADTXT')
  const back = await comesBackAfter(() => {
    rmSync(fileOf('BADDIR'))
    mkdirSync(fileOf('BADDIR'))
    const text = readFileSync(fileOf('BADSUM'), 'utf8').split('\n')
    writeFileSync(fileOf('BADSUM'), [text[0], text[1]?.replace('true', 'fals'), ''].join('\n'))
    const db = new DatabaseSync(join(folder, 'archive.sqlite'))
    db.exec(`UPDATE gamePlans SET body = json_remove(body, '$.plan') WHERE id = 'id-BADPLN'`)
    db.close()
  })
  expect(back).toEqual({ GAADAA: 2, BADSUM: 1, BADTXT: 2 })
  const said = (game: string) => JSON.stringify(logged.filter((line) => line.game === game))
  expect(said('BADDIR')).toContain(fileOf('BADDIR', 'damaged'))
  expect(said('BADSUM')).toContain(`${fileOf('BADSUM')}, batch 2`)
  expect(said('BADSUM')).toContain(fileOf('BADSUM', 'damaged'))
  expect(said('BADPLN')).toContain(fileOf('BADPLN', 'damaged'))
  expect(logged).toHaveLength(3)
  expect(logged.every(({ level }) => level === 'error')).toBe(true)

  expect(await comesBackAfter(() => {})).toEqual(back)
  expect(logged).toEqual([])
  for (const code of Object.keys(back)) await portOf().close(await on(code))
})

test('a record that is no JSON any more keeps no other game from coming back', async () => {
  await running('GAADAA', 'BADTXT')
  // These records belong to no running game.
  await archive.gamePlans.insert({ id: 'BADPLAN', plan: planOf('NQBQDY') })
  await archive.playedQuestions.insert({ id: 'BADASKED', questions: [] })
  const back = await comesBackAfter(() => {
    const path = join(folder, 'archive.sqlite')
    const bytes = readFileSync(path)
    for (const record of ['{"id":"BADTXT"', '{"id":"BADPLAN"', '{"id":"BADASKED"'])
      for (let at = bytes.indexOf(record); at >= 0; at = bytes.indexOf(record, at + 1)) bytes.write(' ', at)
    writeFileSync(path, bytes)
  })
  expect(back).toEqual({ GAADAA: 2 })
  expect(await archive.gamePlans.ids(99)).not.toContain('BADPLAN')
  expect(await archive.playedQuestions.ids(99)).not.toContain('BADASKED')
  expect(await archive.runningGames.ids(99)).not.toContain('BADTXT')
  expect(logged).toMatchObject([
    { game: 'BADTXT', level: 'error', facts: { why: 'its record cannot be read' } },
    // Nobody knows any more whose journal it is.
    { level: 'error', facts: { kept: [fileOf('BADTXT', 'damaged')] } },
  ])
})

const thereIs = async (code: string) => (await allOf(portOf().unfinished())).filter(({ plan }) => plan.code === code)
const again = (code: string, round: number) => ({ ...planOf(code), gameId: `id-${code}-${round}`, round })

test('the next game takes the place of the one before, with its first entries, and a third that of the second', async () => {
  const journal = portOf()
  await journal.open(planOf('AGAJNS'))
  await journal.append(await on('AGAJNS'), 0, [locked(1), locked(2)])
  for (const round of [2, 3]) {
    await journal.succeed(await on('AGAJNS'), again('AGAJNS', round), [locked(10 * round)])
    await journal.append(await on('AGAJNS'), 1, [locked(10 * round + 1)])
    expect(await thereIs('AGAJNS')).toMatchObject([
      {
        plan: { gameId: `id-AGAJNS-${round}` },
        entries: [{ at: 10 * round }, { at: 10 * round + 1 }],
        nextSequence: 2,
      },
    ])
  }
  await journal.close(await on('AGAJNS'))
  expect(await thereIs('AGAJNS')).toEqual([])
  expect(await journal.open(planOf('AGAJNS'))).toMatchObject({ code: 'AGAJNS' })
  expect(await thereIs('AGAJNS')).toMatchObject([{ entries: [] }])
  await journal.close(await on('AGAJNS'))
})

test('a server killed while the next game is written down comes back with the one before, and can play again', async () => {
  const journal = portOf()
  await journal.open(planOf('KJLLED'))
  await journal.append(await on('KJLLED'), 0, [locked(1)])
  // The entries of the next game are written, but its record is not.
  await archive.entryLog.append({ journal: 'KJLLED.of the first press', epoch: 2 }, 0, [locked(7)])
  expect(await thereIs('KJLLED')).toMatchObject([{ plan: { gameId: 'id-KJLLED' }, entries: [{ at: 1 }] }])
  await journal.succeed(await on('KJLLED'), again('KJLLED', 2), [locked(20)])
  expect(await thereIs('KJLLED')).toMatchObject([{ plan: { round: 2 }, entries: [{ at: 20 }] }])
  await journal.close(await on('KJLLED'))
})

test('a game is succeeded once: neither twice by the same nor by one that is not the next', async () => {
  const journal = portOf()
  await journal.open(planOf('NCEEEE'))
  await journal.succeed(await on('NCEEEE'), again('NCEEEE', 2), [locked(20)])
  for (const round of [2, 4, 1])
    await expect(journal.succeed(await on('NCEEEE'), again('NCEEEE', round), [locked(99)])).rejects.toThrow()
  await expect(
    journal.succeed({ ...(await on('NCEEEE')), code: 'NQBQDY' }, again('NQBQDY', 2), [locked(99)]),
  ).rejects.toThrow()
  expect(await thereIs('NCEEEE')).toMatchObject([{ plan: { round: 2 }, entries: [{ at: 20 }] }])
  await journal.close(await on('NCEEEE'))
})

test('a game that is over keeps no answers secret, and comes back for those who look at its end', async () => {
  const journal = portOf()
  const inPlay = () => archive.runningGames.count({ questionSetId: 'rested' })
  await journal.open({ ...planOf('RESTED'), questionSetId: 'rested' })
  await journal.append(await on('RESTED'), 0, [locked(1)])
  expect(await inPlay()).toBe(1)
  await journal.markOver(await on('RESTED'))
  expect(await inPlay()).toBe(0)
  const isAtItsEnd = { plan: { code: 'RESTED' }, entries: [{ at: 1 }], areResultsKept: true }
  expect(await thereIs('RESTED')).toMatchObject([isAtItsEnd])
  await journal.succeed(await on('RESTED'), { ...again('RESTED', 2), questionSetId: 'rested' }, [])
  expect(await inPlay()).toBe(1)
  expect(await thereIs('RESTED')).toMatchObject([{ plan: { round: 2 }, areResultsKept: false }])
  await journal.close(await on('RESTED'))
})

test('a plan is there as long as its game: none is left by those that were closed, taken, refused or killed', async () => {
  const journal = portOf()
  const others = await archive.gamePlans.ids(99)
  const plans = async () => (await archive.gamePlans.ids(99)).filter((id) => !others.includes(id))
  await journal.open(planOf('PLANSS'))
  await expect(journal.open({ ...planOf('PLANSS'), gameId: 'another' })).resolves.toBeUndefined()
  expect(await plans()).toEqual(['id-PLANSS'])
  await journal.succeed(await on('PLANSS'), again('PLANSS', 2), [locked(20)])
  expect(await plans()).toEqual(['id-PLANSS-2'])
  // Left by a server that was killed before the game had its code.
  await archive.gamePlans.insert({ id: 'of nothing', plan: planOf('NQBQDY') })
  expect(await thereIs('PLANSS')).toMatchObject([{ plan: { gameId: 'id-PLANSS-2' } }])
  expect(await plans()).toEqual(['id-PLANSS-2'])
  await journal.close(await on('PLANSS'))
  expect(await plans()).toEqual([])
})

test('a plan stays where another process sweeps between its being written and its game having it', async () => {
  const silent = { info() {}, warn() {}, error() {} }
  const sweep = async () => void (await allOf(portOf().unfinished()))
  const { runningGames } = archive
  const insert: typeof runningGames.insert = async (record) => {
    await sweep()
    return runningGames.insert(record)
  }
  const replace: typeof runningGames.replace = async (...asked) => {
    await sweep()
    return runningGames.replace(...asked)
  }
  const swept = journalPort({ ...archive, runningGames: { ...runningGames, insert, replace }, log: silent })
  await swept.open(planOf('SWEPTT'))
  expect(await thereIs('SWEPTT')).toMatchObject([{ plan: { gameId: 'id-SWEPTT' } }])
  await swept.succeed(await on('SWEPTT'), again('SWEPTT', 2), [locked(20)])
  expect(await thereIs('SWEPTT')).toMatchObject([{ plan: { gameId: 'id-SWEPTT-2' } }])
  await swept.close(await on('SWEPTT'))
})

test('a damaged game that is read first takes the questions of no other game of its set with it', async () => {
  const questions = keepQuestions(archive)
  const { id: of } = questions.share([{ question: 'What is 1 + 1?', answers: ['1', '2', '3', '4'], correct: 1 }])
  const journal = journalPort({ ...archive, questions, log: { info() {}, warn() {}, error() {} } })
  for (const code of ['AAAQQQ', 'ZZZQQQ']) {
    const plan = { ...planOf(code), drawn: { of, draw: [{ from: 0 }] } }
    await journal.open(plan)
    await journal.append(await on(code), 0, [locked(1)])
  }
  const back = await comesBackAfter(() => {
    rmSync(fileOf('AAAQQQ'))
    mkdirSync(fileOf('AAAQQQ'))
  })
  expect(back).toMatchObject({ ZZZQQQ: 1 })
  expect(back).not.toHaveProperty('AAAQQQ')
  const [game] = (await allOf(portOf().unfinished())).filter(({ plan }) => plan.code === 'ZZZQQQ')
  expect(game?.plan.questions).toMatchObject([{ question: 'What is 1 + 1?' }])
  // Questions go with the last game that uses them.
  const last = portOf()
  await allOf(last.unfinished())
  await last.close(await on('ZZZQQQ'))
  expect(await archive.playedQuestions.count()).toBe(0)
})
