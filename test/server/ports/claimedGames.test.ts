import { existsSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { type Claim, GameTaken, type JournalPort } from '../../../rooms/ports.ts'
import type { MatchEntry } from '../../../rooms/shared/match/matchEntries.ts'
import { journalOf, type MatchPlan } from '../../../rooms/shared/match/matchPlan.ts'
import type { EntryLog } from '../../../server/archive/entryLog.ts'
import { type Archive, openArchive } from '../../../server/archive/openArchive.ts'
import { journalPort } from '../../../server/ports/journalPort.ts'
import { allOf } from '../allOf.ts'
import { by, nextOf } from '../archive/batchesOf.ts'

const folder = mkdtempSync(join(tmpdir(), 'slime-claims-'))
let archive: Archive
beforeAll(async () => {
  archive = await openArchive({ dataDir: folder })
})
afterAll(async () => {
  await archive.close()
  rmSync(folder, { recursive: true, force: true })
})

const logged: string[] = []
const note = (_: unknown, message: string) => void logged.push(message)
const log = { info: () => {}, warn: note, error: note }
const port = (over: Partial<Archive> = {}) => journalPort({ ...archive, ...over, log })

const planOf = (code: string, round?: number) =>
  ({
    code,
    gameId: `id-${code}-${round ?? 1}`,
    ...(round && { round }),
    questionSetId: `set of ${code}`,
    host: { userId: 'host' },
    createdAt: 1,
  }) as unknown as MatchPlan

const locked = (at: number): MatchEntry => ({ kind: 'locked', locked: true, at })

const begun = async (journal: JournalPort, code: string): Promise<Claim> => {
  const claim = await journal.open(planOf(code))
  if (!claim) throw new Error(`${code} is taken`)
  await journal.append(claim, 0, [locked(1)])
  return claim
}
const record = (code: string) => archive.runningGames.get(code)

test('what is still said of the game before changes nothing about the next: it is neither over, nor closed, nor given away', async () => {
  const journal = port()
  const first = await begun(journal, 'NEXTQQ')
  const { claim } = await journal.succeed(first, planOf('NEXTQQ', 2), [locked(2)])
  await expect(journal.markOver(first)).rejects.toThrow(GameTaken)
  await expect(journal.close(first)).rejects.toThrow(GameTaken)
  await journal.setAside(first, 'it looked broken')
  expect(await journal.passOn(first, 'another')).toBe(false)
  await expect(journal.succeed(first, planOf('NEXTQQ', 3), [])).rejects.toThrow()
  expect(await record('NEXTQQ')).toMatchObject({ round: 2, heldBy: '', isOver: false, questionSetId: 'set of NEXTQQ' })
  expect(await journal.append(claim, 1, [locked(3)])).toBe(2)
  await journal.close(claim)
})

test('a game that was opened for another process is closed only by whoever has claimed it back', async () => {
  const journal = port({ writer: 'this' })
  const claim = await journal.open(planOf('LENTQQ'), 'other')
  if (!claim) throw new Error('the code is taken')
  await expect(journal.close(claim)).rejects.toThrow(GameTaken)
  expect(await record('LENTQQ')).toMatchObject({ heldBy: 'other' })
  const taken = await journal.take('LENTQQ', 'other')
  if (!taken) throw new Error('it is not to be had')
  await journal.close(taken.claim)
  expect(await record('LENTQQ')).toBeUndefined()
})

test.each([
  ['in a mode', { gameMode: 'relay', rules: 1 }],
  ['by rules', { gameMode: 'racing', rules: 999 }],
])(
  'a game %s of a newer version is neither played nor removed, and waits for a process that can play it',
  async (_, by) => {
    const newer = port({ writer: 'newer' })
    const claim = await newer.open({ ...planOf('AHEADQ'), ...by } as MatchPlan)
    if (!claim) throw new Error('the code is taken')
    await newer.append(claim, 0, [locked(1)])
    const before = await record('AHEADQ')
    logged.length = 0
    const older = port({ writer: 'older' })
    expect(await older.take('AHEADQ', 'newer')).toBeUndefined()
    expect(await older.take('AHEADQ', 'newer')).toBeUndefined()
    expect(await allOf(older.unfinished())).toEqual([])
    expect(logged).toEqual(['a game waits for a process of a newer version'])
    expect(await record('AHEADQ')).toEqual(before)
    expect(await newer.append(claim, 1, [locked(2)])).toBe(2)
    await newer.close(claim)
  },
)

test('a game that waits for a newer version in vain bars its host from no other, and still waits', async () => {
  vi.useFakeTimers({ toFake: ['performance'] })
  try {
    const newer = port({ writer: 'newer' })
    const claim = await newer.open({ ...planOf('VAINQQ'), gameMode: 'racing', rules: 999 } as MatchPlan)
    if (!claim) throw new Error('the code is taken')
    const older = port({ writer: 'older' })
    const counted = () => archive.runningGames.count({ hostUserId: 'host', questionSetId: { gt: '' } })
    const before = await record('VAINQQ')
    // As long as its process lives, it does not wait.
    await older.take('VAINQQ', 'another')
    vi.advanceTimersByTime(3_600_001)
    await older.take('VAINQQ', 'newer')
    await older.take('VAINQQ', 'newer')
    expect([await counted(), await record('VAINQQ')]).toEqual([1, before])
    vi.advanceTimersByTime(3_600_001)
    await older.take('VAINQQ', 'newer')
    expect(await counted()).toBe(0)
    expect(await older.take('VAINQQ', 'newer')).toBeUndefined()
    expect(await record('VAINQQ')).toMatchObject({ gameId: claim.gameId, heldBy: 'newer', isOver: false, epoch: 1 })
    expect(await newer.append(claim, 0, [locked(1)])).toBe(1)
    await newer.close(claim)
  } finally {
    vi.useRealTimers()
  }
})

test('what is still said of a game that is no more does nothing to the one that has its code now', async () => {
  const journal = port()
  const before = await begun(journal, 'SAMEQQ')
  await journal.close(before)
  const now = await journal.open({ ...planOf('SAMEQQ'), gameId: 'another' })
  if (!now) throw new Error('the code is not free')
  await journal.append(now, 0, [locked(7)])
  for (const act of [journal.markOver, journal.close]) await expect(act(before)).rejects.toThrow(GameTaken)
  await expect(async () => journal.append(before, 1, [locked(8)])).rejects.toThrow()
  expect(await record('SAMEQQ')).toMatchObject({ gameId: 'another', isOver: false })
  expect(await allOf(port().unfinished())).toMatchObject([{ plan: { gameId: 'another' }, entries: [{ at: 7 }] }])
  await journal.close(now)
})

test('a second game under a code is set aside with what happened in it', async () => {
  const journal = port()
  const first = await begun(journal, 'ASJDES')
  const second = await journal.succeed(first, planOf('ASJDES', 2), [locked(21)])
  await journal.append(second.claim, 1, [locked(22)])
  const kept: string[][] = []
  const setAside: typeof archive.entryLog.setAside = async (...asked) => {
    kept.push(await archive.entryLog.setAside(...asked))
    return kept.at(-1) ?? []
  }
  await port({ entryLog: { ...archive.entryLog, setAside } }).setAside(second.claim, 'it could not be opened')
  expect(kept.flat().map((path) => path.slice(folder.length))).toEqual([
    '/damaged/ASJDES.json',
    `/damaged/${journalOf(planOf('ASJDES', 2))}.ndjson`,
  ])
  expect(await record('ASJDES')).toBeUndefined()
})

test('a game that began to be set aside by a process that ended is set aside by the next, and not removed', async () => {
  const claim = await begun(port(), 'HALFQQ')
  const dying = () => Promise.reject(new Error('the process has ended'))
  await port({ entryLog: { ...archive.entryLog, setAside: dying } }).setAside(claim, 'it could not be opened')
  expect(await record('HALFQQ')).toMatchObject({ isClosing: true, setAsideFor: 'it could not be opened' })
  logged.length = 0
  expect(await allOf(port().unfinished())).toEqual([])
  expect(logged).toEqual(['a running game was set aside'])
  expect(await record('HALFQQ')).toBeUndefined()
})

test.each<[string, (archive: Archive, fail: () => never) => Partial<Archive>]>([
  [
    'the answer that the next game is on is lost',
    ({ runningGames }, fail) => ({
      runningGames: {
        ...runningGames,
        replace: async (...asked) => {
          await runningGames.replace(...asked)
          return fail()
        },
      },
    }),
  ],
  [
    'the entries of the game before cannot be removed',
    ({ entryLog }, fail) => ({ entryLog: { ...entryLog, remove: async () => fail() } }),
  ],
  [
    'its plan cannot be removed',
    ({ gamePlans }, fail) => ({ gamePlans: { ...gamePlans, remove: async () => fail() } }),
  ],
])('where %s, pressing again leads to that same next game', async (_, breaking) => {
  const claim = await begun(port(), 'PRESSS')
  const broken = port(
    breaking(archive, () => {
      throw new Error('the line is gone')
    }),
  )
  const first = await broken.succeed(claim, planOf('PRESSS', 2), [locked(20)]).catch(() => undefined)
  const second = await port().succeed(claim, { ...planOf('PRESSS', 2), gameId: 'of the second press' }, [locked(30)])
  expect(second).toMatchObject({ plan: { gameId: 'id-PRESSS-2', round: 2 }, entries: [{ at: 20 }] })
  if (first) expect(second.claim).toEqual(first.claim)
  // Closing the earlier game takes nothing from the next one.
  await expect(port().close(claim)).rejects.toThrow(GameTaken)
  expect(await port().append(second.claim, second.nextSequence, [locked(21)])).toBe(second.nextSequence + 1)
  await port().close(second.claim)
  expect(await record('PRESSS')).toBeUndefined()
})

test('where writing down that the next game is on fails, the same may be asked for again', async () => {
  const claim = await begun(port(), 'TWJCEE')
  const replace = async () => Promise.reject(new Error('the line is gone'))
  const broken = port({ runningGames: { ...archive.runningGames, replace } })
  await expect(broken.succeed(claim, planOf('TWJCEE', 2), [locked(20)])).rejects.toThrow('the line is gone')
  const next = await port().succeed(claim, planOf('TWJCEE', 2), [locked(30)])
  expect(next).toMatchObject({ plan: { round: 2 }, entries: [{ at: 20 }], nextSequence: 1 })
  await port().close(next.claim)
})

test('a next game that cannot begin leaves nothing behind, however often it is asked for', async () => {
  const claim = await begun(port(), 'NFDJSK')
  const plan = { ...planOf('NFDJSK', 2), questions: [] }
  const append: EntryLog['append'] = async (...batch) => {
    await archive.entryLog.append(...batch)
    throw new Error('no space left')
  }
  const broken = port({ entryLog: { ...archive.entryLog, append } })
  for (const gameId of ['one', 'two']) {
    await expect(broken.succeed(claim, { ...plan, gameId }, [locked(20)])).rejects.toThrow('no space left')
    expect(await archive.gamePlans.get(gameId)).toBeUndefined()
    expect(existsSync(join(folder, 'running', `NFDJSK.${gameId}.ndjson`))).toBe(false)
  }
  const next = await port().succeed(claim, { ...plan, gameId: 'three' }, [locked(30)])
  expect(next).toMatchObject({ entries: [{ at: 30 }], nextSequence: 1 })
  await port().close(next.claim)
})

test('a game of which nothing is written any more comes back empty, and the log says so', async () => {
  const claim = await begun(port(), 'EMPTJD')
  await archive.entryLog.remove(claim.journal)
  logged.length = 0
  expect(await allOf(port().unfinished())).toMatchObject([{ entries: [], nextSequence: 0 }])
  expect(logged).toContain('a running game has no entries, or none any more: it begins as an empty lobby')
  await port().close(claim)
})

test('a journal that is no game’s is taken aside at the start', async () => {
  await archive.entryLog.append(by('NQGAME.gone'), 0, [locked(1)])
  archive.entryLog.release('NQGAME.gone')
  logged.length = 0
  await allOf(port().unfinished())
  expect(logged).toEqual(['journals of games that are not known were set aside'])
  expect(await nextOf(archive.entryLog, by('NQGAME.gone'))).toBe(0)
})

test('a game of a version before goes on under the name that its journal had', async () => {
  const { runningGames, gamePlans, entryLog } = archive
  const plan = planOf('EARLJR', 2)
  await gamePlans.insert({ id: plan.gameId, plan: { ...plan, questions: [] } })
  const { gameId } = plan
  const told = { questionSetId: '', questionsId: '', hostUserId: 'host', openedAt: 1, heldBy: '', isOver: false }
  await runningGames.insert({ id: 'EARLJR', gameId, round: 2, ...told })
  await entryLog.append(by('EARLJR-2', 0), 0, [locked(5)])
  entryLog.release('EARLJR-2')
  const journal = port()
  const [game] = await allOf(journal.unfinished())
  expect(game).toMatchObject({ claim: { journal: 'EARLJR-2' }, entries: [{ at: 5 }], nextSequence: 1 })
  if (!game) throw new Error('it is gone')
  const next = await journal.succeed(game.claim, planOf('EARLJR', 3), [locked(6)])
  expect(next.claim.journal).toBe(journalOf(planOf('EARLJR', 3)))
  await journal.close(next.claim)
})
