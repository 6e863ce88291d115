import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { FinishedGame, GameReward } from '../../../rooms/ports.ts'
import { welcomeCurrency } from '../../../rooms/shared/catalog/economy.ts'
import { purseSizes } from '../../../rooms/shared/catalog/purse.ts'
import { replayMatch } from '../../../rooms/shared/match/match.ts'
import { checkReplay, type Replay, replayOf } from '../../../rooms/shared/match/replay.ts'
import { type Archive, openArchive } from '../../../server/archive/openArchive.ts'
import type { AccountRecord } from '../../../server/archive/records.ts'
import { RecordUnreadable } from '../../../server/archive/shelf.ts'
import { openLog } from '../../../server/log.ts'
import { resultsPort } from '../../../server/ports/resultsPort.ts'
import { isRefused, refuse } from '../../../server/refused.ts'
import { openServices } from '../../../server/services.ts'
import { aPlan, asked, closed, finished, hostJoins, started } from '../../rooms/shared/match/matchBuilders.ts'
import { audit, rowsOf } from '../economy/treasury.ts'
import { account, report, reportPlayer } from '../records.ts'

const folder = mkdtempSync(join(tmpdir(), 'slime-results-'))
let archive: Archive
beforeAll(async () => {
  archive = await openArchive({ dataDir: folder })
})
afterAll(async () => {
  await archive.close()
  rmSync(folder, { recursive: true, force: true })
})

/** A process of its own over the shared archive. */
const processOf = (shelves: Archive = archive, now: () => number = Date.now) => {
  const services = openServices({
    archive: shelves,
    log: openLog('silent'),
    secretCodes: [],
    now,
    timeZone: 'Europe/Vienna',
  })
  return { ...services, results: resultsPort(services) }
}

const people = async (count: number): Promise<AccountRecord[]> => {
  const accounts = Array.from({ length: count }, () => account())
  await archive.accounts.insertMany(accounts)
  return accounts
}

const reward = (userId: string, given: Partial<GameReward> = {}): GameReward => ({
  userId,
  currency: 40,
  place: 1,
  won: true,
  answered: 5,
  correctCount: 5,
  bestStreak: 5,
  played: true,
  opponents: 2,
  ...given,
})

const question = { question: 'q', answers: ['a', 'b', 'c', 'd'], correct: 0, voided: false }

const gameOf = (host: AccountRecord, players: AccountRecord[], id: string): FinishedGame => ({
  report: report({
    id,
    hostUserId: host.id,
    questions: Array.from({ length: 5 }, () => question),
    players: players.map(({ id: userId, username }) => reportPlayer({ userId, username })),
  }),
  rewards: players.map(({ id: userId }) => reward(userId)),
  guests: [],
  replay: replayOf(replayMatch(aPlan(), [hostJoins, started, asked(1), closed(1), finished])),
})

test('what was played is kept beside the report, comes to the same when it is played again, and opens no seat', async () => {
  const [host, ...players] = await people(2)
  if (!host) throw new Error('no host')
  const school = processOf()
  await school.results.record(gameOf(host, players, 'game-replayed'))
  const text = await school.replays.textFor(host.id, 'game-replayed')
  if (isRefused(text)) throw new Error('nothing was kept')
  const kept = JSON.parse(String(text)) as Replay
  expect(checkReplay(kept).differs).toEqual([])
  expect(checkReplay({ ...kept, hashes: ['something else'] }).differs).toEqual([1])
  expect(JSON.stringify(kept)).not.toContain('key-host')
  expect(isRefused(await school.replays.packedFor(host.id, 'never-played'))).toBe(true)
})

test('a game is paid, counted and reported once however often it is recorded, and answers the same each time', async () => {
  const [host, ...players] = await people(4)
  if (!host) throw new Error('no host')
  const game = gameOf(host, players, 'game-once')
  const [here, there] = [processOf(), processOf()]
  const answers = [
    ...(await Promise.all([here.results.record(game), there.results.record(game), here.results.record(game)])),
    await there.results.record(game),
  ]
  const last = answers.at(-1)?.unlocked ?? {}
  const asked = [host, ...players].map(({ id }) => id)
  expect(await here.results.paidBy('game-once', asked)).toEqual(answers[0]?.paid)
  expect(await here.results.paidBy('game-never', asked)).toEqual({})
  for (const player of players) {
    const rows = await rowsOf(archive, player.id)
    expect(audit(rows)).toEqual([])
    expect(rows.at(-1)?.after).toMatchObject({
      currency: welcomeCurrency + 40,
      stats: { totalGames: 1, totalWins: 1, totalCorrect: 5, bestStreak: 5, totalCurrencyEarned: 40 },
      deeds: { perfectGames: 1, biggestGame: 2, totalAnswered: 5 },
    })
    expect(last[player.id]).toEqual(expect.arrayContaining(['first-game', 'first-win', 'streak-5']))
  }
  expect(last[host.id]).toEqual(['host-1'])
  expect((await here.ledger.head(host)).holdings).toMatchObject({
    currency: welcomeCurrency,
    deeds: { gamesHosted: 1 },
  })
  expect(await archive.reports.count({ hostUserId: host.id })).toBe(1)
})

test('what somebody has hosted is kept whatever it takes, and counts for whether they may host more today', async () => {
  const [host, other, ...players] = await people(4)
  if (!host || !other) throw new Error('no hosts')
  const school = processOf()
  const keep: typeof school.replays.keep = async (...game) => (await school.replays.keep(...game)) + 30_000_000
  const results = resultsPort({ ...school, replays: { ...school.replays, keep } })
  // A game that is recorded again, because something after it failed, counts once.
  for (const id of ['long-1', 'long-1', 'long-1', 'long-1', 'long-2', 'long-3']) {
    expect(await results.mayHost(host)).toBe(true)
    await results.record(gameOf(host, players, id))
  }
  expect([await results.mayHost(host), await results.mayHost(other)]).toEqual([false, true])
  await results.record(gameOf(host, players, 'long-4'))
  expect(await archive.reports.count({ hostUserId: host.id })).toBe(4)
})

test('cut off after any number of writes and recorded again by the next process, it comes out the same', async () => {
  // The writes are the report, and for each of three people a welcome, a row and what it unlocks.
  for (let writes = 0; writes < 10; writes++) {
    const [host, ...players] = await people(3)
    if (!host) throw new Error('no host')
    const game = gameOf(host, players, `game-cut-${writes}`)
    await expect(processOf(dyingAfter(writes)).results.record(game)).rejects.toThrow('killed')
    const { unlocked } = await processOf().results.record(game)
    for (const player of players) {
      const rows = await rowsOf(archive, player.id)
      expect(audit(rows)).toEqual([])
      expect(rows.at(-1)?.after).toMatchObject({ currency: welcomeCurrency + 40, stats: { totalGames: 1 } })
      expect(unlocked[player.id]).toContain('first-game')
    }
    expect(await archive.reports.get(`game-cut-${writes}`)).toMatchObject(game.report)
  }
})

test('whose coins cannot be written down keeps nobody else from theirs, and is paid when that is tried again', async () => {
  const [host, unlucky, ...others] = await people(250)
  if (!host || !unlucky) throw new Error('no host')
  const services = processOf()
  const { commit } = services.ledger
  let isBroken: 'throws' | 'refuses' | false = 'throws'
  const ledger: typeof services.ledger = {
    ...services.ledger,
    commit: async (owner, change) => {
      if (owner.id !== unlucky.id || !isBroken) return commit(owner, change)
      if (isBroken === 'refuses') return refuse('busy')
      throw new Error('The ledger is too busy')
    },
  }
  const results = resultsPort({ ...services, ledger })
  const game = gameOf(host, [unlucky, ...others], 'game-unlucky')
  await expect(results.record(game)).rejects.toThrow('too busy')
  const paid = await results.paidBy(
    'game-unlucky',
    [unlucky, ...others].map(({ id }) => id),
  )
  expect(Object.keys(paid)).toHaveLength(others.length)
  isBroken = 'refuses'
  await expect(results.record(game)).rejects.toThrow('could not be paid')
  isBroken = false
  const settled = await results.record(game)
  expect(settled.paid[unlucky.id]).toBeGreaterThan(0)
  expect(Object.keys(settled.paid)).toHaveLength(others.length + 1)
})

test('an account that cannot be read keeps nobody else from their coins, nor the report from their teacher', async () => {
  const [host, torn, other] = await people(3)
  if (!host || !torn || !other) throw new Error('no host')
  const unlessTorn = async <Found>(ids: readonly string[], find: () => Promise<Found>): Promise<Found> => {
    if (ids.includes(torn.id)) throw new RecordUnreadable('accounts', '#')
    return find()
  }
  const accounts: Archive['accounts'] = {
    ...archive.accounts,
    get: (id) => unlessTorn([id], () => archive.accounts.get(id)),
    getMany: (ids) => unlessTorn(ids, () => archive.accounts.getMany(ids)),
  }
  const { results } = processOf({ ...archive, accounts })
  const settled = await results.record(gameOf(host, [torn, other], 'game-torn'))
  expect([Object.keys(settled.paid), settled.unreadAccounts]).toEqual([[other.id], [torn.id]])
  expect(Object.keys(await results.paidBy('game-torn', [torn.id, other.id]))).toEqual([other.id])
  expect((await archive.reports.get('game-torn'))?.players).toMatchObject([{ userId: torn.id }, { userId: other.id }])
})

test('the account of a host that cannot be read keeps nobody from their coins, nor the report from the school', async () => {
  const [host, ...pupils] = await people(6)
  if (!host) throw new Error('no host')
  const get: Archive['accounts']['get'] = (id) =>
    id === host.id ? Promise.reject(new RecordUnreadable('accounts', '#')) : archive.accounts.get(id)
  const { results } = processOf({ ...archive, accounts: { ...archive.accounts, get } })
  expect((await results.record(gameOf(host, pupils, 'game-of-torn'))).unreadAccounts).toEqual([host.id])
  const ids = pupils.map(({ id }) => id)
  expect(Object.keys(await results.paidBy('game-of-torn', ids)).sort()).toEqual(ids.sort())
  expect(await archive.reports.get('game-of-torn')).toMatchObject({ hostUserId: host.id })
})

test('guests and accounts that are gone are simply not paid; a game nobody joined is not a hosted one', async () => {
  const [host] = await people(1)
  if (!host) throw new Error('no host')
  const game = gameOf(host, [], 'game-alone')
  const outcome = await processOf().results.record({ ...game, rewards: [reward('nobody', { played: false })] })
  expect(outcome).toEqual({ unlocked: {}, paid: {} })
  expect(await rowsOf(archive, 'nobody')).toEqual([])
})

const hostedBy = async (
  role: AccountRecord['role'],
  players: AccountRecord[],
  id: string,
  earned: Partial<GameReward>,
) => {
  const host = account({ role })
  await archive.accounts.insert(host)
  const game = gameOf(host, players, id)
  return { ...game, rewards: players.map(({ id: userId }) => reward(userId, earned)) }
}

test('games among students pay into the purse of the day, lessons on top of it, and both end somewhere', async () => {
  const [pupil] = await people(1)
  if (!pupil) throw new Error('no pupil')
  const { results, ledger } = processOf(archive, () => Date.UTC(2026, 10, 22, 12))
  const pay = async (role: AccountRecord['role'], id: string, earned: Partial<GameReward>) =>
    (await results.record(await hostedBy(role, [pupil], `${id}-${pupil.id}`, earned))).paid[pupil.id]
  expect(await pay('student', 'first', { currency: 700 })).toBe(700)
  expect(await pay('student', 'second', { currency: 700 })).toBe(300)
  expect(await pay('student', 'third', { currency: 700 })).toBe(0)
  expect(await pay('teacher', 'lesson', { currency: 1_600 })).toBe(1_600)
  // A pupil who is their own teacher, alone or with a second tab, gives no lesson.
  expect(await pay('teacher', 'alone', { currency: 1_600, opponents: 1 })).toBe(0)
  expect(await pay('teacher', 'another lesson', { currency: 1_600 })).toBe(1_400)
  expect(await pay('teacher', 'a third', { currency: 1_600 })).toBe(0)
  const { currency, stats } = (await ledger.head(pupil)).holdings
  expect(stats.totalCurrencyEarned).toBe(purseSizes.everyday + purseSizes.lessons)
  expect(currency).toBe(welcomeCurrency + purseSizes.everyday + purseSizes.lessons)
})

test('the purse is empty again at midnight where the school is, by the minute', async () => {
  const [pupil] = await people(1)
  if (!pupil) throw new Error('no pupil')
  let now = Date.UTC(2026, 10, 22, 22, 59, 59) // 23:59:59 in Vienna
  const { results, economy } = processOf(archive, () => now)
  const pay = async (id: string) =>
    (await results.record(await hostedBy('student', [pupil], `${id}-${pupil.id}`, { currency: 5_000 }))).paid[pupil.id]
  expect(await pay('before')).toBe(1_000)
  expect(await pay('still before')).toBe(0)
  expect((await economy.profile(pupil)).purse).toEqual({ left: 0, size: 1_000 })
  now += 1_000
  expect((await economy.profile(pupil)).purse).toEqual({ left: 1_000, size: 1_000 })
  expect(await pay('after')).toBe(1_000)
})

test('a hundred games that end at once pay no more than the purse holds, and count as the games of one day', async () => {
  const [pupil] = await people(1)
  if (!pupil) throw new Error('no pupil')
  const noon = () => Date.UTC(2026, 10, 22, 12)
  const [here, there] = [processOf(archive, noon), processOf(archive, noon)]
  const games = await Promise.all(
    Array.from({ length: 100 }, (_, n) => hostedBy('student', [pupil], `storm-${n}-${pupil.id}`, { currency: 90 })),
  )
  const settled = await Promise.all(games.map((game, n) => (n % 2 ? here : there).results.record(game)))
  expect(settled.reduce((sum, { paid }) => sum + (paid[pupil.id] ?? 0), 0)).toBe(purseSizes.everyday)
  const rows = await rowsOf(archive, pupil.id)
  expect(audit(rows)).toEqual([])
  expect(rows.at(-1)?.after).toMatchObject({
    currency: welcomeCurrency + purseSizes.everyday,
    stats: { totalGames: 20 },
  })
})

test('a game is hosted for others who have an account and played, and for nobody else', async () => {
  const { results } = processOf()
  for (const [played, unlocked] of [
    [false, undefined],
    [true, ['host-1']],
  ] as const) {
    const [host, ...players] = await people(2)
    if (!host) throw new Error('no host')
    const game = gameOf(host, players, `hosted-${played}`)
    const rewards = players.map(({ id }) => reward(id, { played }))
    expect((await results.record({ ...game, rewards })).unlocked[host.id]).toEqual(unlocked)
  }
})

/** An archive whose process dies after this many writes. */
const dyingAfter = (writes: number): Archive => {
  let left = writes
  const dying = <T extends object>(shelf: T): T =>
    new Proxy(shelf, {
      get: (target, name, receiver) => {
        const member: unknown = Reflect.get(target, name, receiver)
        if (typeof member !== 'function' || !['insert', 'insertMany', 'replace'].includes(String(name))) return member
        return async (...given: unknown[]) => {
          if (left-- <= 0) throw new Error('killed')
          return Reflect.apply(member, target, given)
        }
      },
    })
  return {
    ...archive,
    reports: dying(archive.reports),
    ledger: dying(archive.ledger),
    unlocked: dying(archive.unlocked),
  }
}

test('whoever deleted their account while the game went on is a former player in what is kept', async () => {
  const school = processOf()
  const [host, gone, stays] = (await people(3)) as [AccountRecord, AccountRecord, AccountRecord]
  await school.departures.leave(gone)
  await school.results.record(gameOf(host, [gone, stays], 'game-without-one'))
  const kept = await archive.reports.get('game-without-one')
  expect(kept?.players.map(({ userId, username }) => [userId, username])).toEqual([
    [null, 'Former player'],
    [stays.id, stays.username],
  ])
  expect(await rowsOf(archive, gone.id)).toEqual([])
})

test('a game whose host has deleted their account meanwhile pays those who played it, and leaves a report to nobody', async () => {
  const school = processOf()
  const [host, ...players] = (await people(3)) as [AccountRecord, ...AccountRecord[]]
  await school.departures.leave(host)
  const game = gameOf(host, players, 'game-of-nobody')
  await school.results.record({ ...game, report: { ...game.report, classId: 'class-of-nobody' } })
  for (const { id } of players) expect((await rowsOf(archive, id)).at(-1)?.key).toContain('game-of-nobody')
  const kept = [archive.reports, archive.classReports, archive.replays].map((shelf) => shelf.get('game-of-nobody'))
  expect(await Promise.all(kept)).toEqual([undefined, undefined, undefined])
})
