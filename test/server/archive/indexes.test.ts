import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { createConnection } from 'mongoose'
import { afterAll, describe, expect, test } from 'vitest'
import type { Conditions, Sorting } from '../../../server/archive/conditions.ts'
import { isServed } from '../../../server/archive/indexes.ts'
import { openArchive } from '../../../server/archive/openArchive.ts'
import type { Doc, Query, Shelf, ShelfPlan } from '../../../server/archive/shelf.ts'
import { type ShelfCall, shelfOf } from '../../../server/archive/shelfCall.ts'
import { type PlanOf, shelfPlans } from '../../../server/archive/shelves.ts'
import { findSql } from '../../../server/archive/sqlite/sqliteQueries.ts'
import { startMongoServer } from './ferret.ts'

type Find = Extract<ShelfCall, { op: 'find' }>

/** The call that an engine gets for a query. */
const heard = <T extends Doc>(plan: PlanOf<T>, query: Omit<Query<T>, 'limit'>): Find => {
  const calls: ShelfCall[] = []
  const shelf: Shelf<T> = shelfOf<T>(plan, async (call) => void calls.push(call))
  void shelf.find({ ...query, limit: 20 })
  const [call] = calls
  if (call?.op !== 'find') throw new Error('nothing was asked')
  return call
}

const { accounts, acts, guestEarnings, ledger, maps, names, pictureUses, practiceRuns, profiles } = shelfPlans
const { classDoors, classInvites, classKnocks, classMaps, classReports, classTeachers, mapVotes, members, passes } =
  shelfPlans
const { questionSets, reports, runningGames, sessions, shares, unlocked } = shelfPlans

/** The queries of the product that matter: those of the largest shelves, and those that are asked often. */
const questions: [what: string, call: Find][] = [
  ['who signs in', heard(accounts, { where: { usernameKey: 'kim' } })],
  [
    'whose name begins so',
    heard(accounts, { where: { usernameKey: { gte: 'k', lt: 'l' } }, sort: [['usernameKey', 'asc']] }),
  ],
  [
    'which teacher has a name that begins so',
    heard(accounts, {
      where: { role: 'teacher', usernameKey: { gte: 'k', lt: 'l' } },
      sort: [['usernameKey', 'asc']],
    }),
  ],
  ['the names of somebody', heard(names, { where: { userId: 'u' } })],
  ['the devices of somebody', heard(sessions, { where: { userId: 'u' }, sort: [['userId', 'asc']] })],
  ['sessions that are over', heard(sessions, { where: { expiresAt: { lte: 9 } } })],
  ['what administrators did', heard(acts, { sort: [['at', 'desc']] })],
  ['the classes of a teacher', heard(classTeachers, { where: { userId: 'u' } })],
  ['the pupils of a class', heard(members, { where: { classId: 'c' } })],
  ['a pupil in a class', heard(members, { where: { userId: 'u', classId: 'c' } })],
  ['what a teacher is asked for', heard(classInvites, { where: { userId: 'u' } })],
  ['who wants to be in a class', heard(classKnocks, { where: { classId: 'c' } })],
  ['in which classes somebody wants to be', heard(classKnocks, { where: { userId: 'u' } })],
  ['knocks that nobody has answered', heard(classKnocks, { where: { at: { lt: 9 } } })],
  ['what was said about maps', heard(mapVotes, { where: { mapId: 'm', again: true } })],
  ['what was said after a game', heard(mapVotes, { where: { gameId: 'g', again: true } })],
  ['the maps of a class', heard(classMaps, { where: { classId: 'c' }, sort: [['handedAt', 'desc']] })],
  ['the maps that somebody has handed in', heard(classMaps, { where: { ownerId: 'u' } })],
  ['what somebody has built in a class', heard(classMaps, { where: { classId: 'c', ownerId: 'u' } })],
  ['outdated games of classes', heard(classReports, { where: { finishedAt: { lt: 9 } } })],
  ['the games of a class that is deleted', heard(classReports, { where: { classId: 'c' } })],
  [
    'the games of a class',
    heard(classReports, { where: { classId: 'c', finishedAt: { lt: 9 } }, sort: [['finishedAt', 'desc']] }),
  ],
  ['the door of a class, by its code', heard(classDoors, { where: { code: 'BCDFGH' } })],
  ['doors that are closed by now', heard(classDoors, { where: { openUntil: { lte: 9 } } })],
  ['the cards of a pupil', heard(passes, { where: { userId: 'u' } })],
  ['ready-made sets', heard(questionSets, { where: { readyMade: true }, sort: [['createdAt', 'desc']] })],
  ['sets of somebody', heard(questionSets, { where: { ownerId: 'u' }, sort: [['createdAt', 'desc']] })],
  [
    'sets of somebody, page by page',
    heard(questionSets, { where: { ownerId: 'u', id: { gt: 'a' } }, sort: [['id', 'asc']] }),
  ],
  [
    'default maps of a mode',
    heard(maps, { where: { gameMode: 'racing', isDefault: true }, sort: [['createdAt', 'desc']] }),
  ],
  ['maps of somebody', heard(maps, { where: { ownerId: 'u' }, sort: [['createdAt', 'desc']] })],
  ['what somebody shares', heard(shares, { where: { ownerId: 'u', kind: 'set' } })],
  ['what has been reported', heard(shares, { where: { isFlagged: true }, sort: [['sharedAt', 'desc']] })],
  ['who holds a picture', heard(pictureUses, { where: { pictureId: 'p' } })],
  ['the next who holds any', heard(pictureUses, { where: { holderId: { gt: 's' } }, sort: [['holderId', 'asc']] })],
  [
    'pictures of a set, page by page',
    heard(pictureUses, { where: { holderId: 's', id: { gt: 'a' } }, sort: [['id', 'asc']] }),
  ],
  [
    'the games that have paid somebody',
    heard(ledger, {
      where: { playerId: 'p', key: { gte: 'p:game:', lt: 'p:game;' }, seq: { lt: 9 } },
      sort: [['seq', 'desc']],
    }),
  ],
  ['a change that happens once', heard(ledger, { where: { key: 'u:k' } })],
  ['changes from the last on', heard(ledger, { where: { playerId: 'u', seq: { gt: 7 } }, sort: [['seq', 'asc']] })],
  [
    'the leaderboard',
    heard(profiles, {
      where: { ranked: true, totalWins: { gt: 0 } },
      sort: [
        ['totalWins', 'desc'],
        ['id', 'desc'],
      ],
    }),
  ],
  [
    'reports of a host',
    heard(reports, { where: { hostUserId: 'u', finishedAt: { lt: 9 } }, sort: [['finishedAt', 'desc']] }),
  ],
  [
    'reports of a host, page by page',
    heard(reports, { where: { hostUserId: 'u', id: { gt: 'a' } }, sort: [['id', 'asc']] }),
  ],
  ['a report without a host', heard(reports, { where: { hostUserId: '', id: 'a' } })],
  ['reports since then', heard(reports, { where: { finishedAt: { gte: 9 } }, sort: [['finishedAt', 'asc']] })],
  [
    'saved runs of somebody',
    heard(practiceRuns, { where: { userId: 'u', saved: true }, sort: [['finishedAt', 'desc']] }),
  ],
  ['outdated runs', heard(practiceRuns, { where: { finishedAt: { lt: 9 } } })],
  ['achievements of somebody', heard(unlocked, { where: { userId: 'u' } })],
  ['what a seat has earned', heard(guestEarnings, { where: { seat: 's', finishedAt: { gt: 9 } } })],
  ['games that ask a set', heard(runningGames, { where: { questionSetId: 's' } })],
  ['games that a process has', heard(runningGames, { where: { heldBy: 'p' }, sort: [['id', 'asc']] })],
  ['games of a host', heard(runningGames, { where: { hostUserId: 'u' } })],
]

const folder = mkdtempSync(join(tmpdir(), 'slime-indexes-'))
const mongo = await startMongoServer()
afterAll(async () => {
  rmSync(folder, { recursive: true, force: true })
  if (!('unavailable' in mongo)) await mongo.stop()
})

describe('on the embedded archive', async () => {
  const archive = await openArchive({ dataDir: folder })
  const db = new DatabaseSync(join(folder, 'archive.sqlite'), { readOnly: true })
  afterAll(async () => {
    db.close()
    await archive.close()
  })

  test.each(questions)('%s: an index leads there, in the order that is wanted', (_, call) => {
    const { sql, values } = findSql(call)
    const steps = db.prepare(`EXPLAIN QUERY PLAN ${sql}`).all(...values)
    const [first, ...others] = steps.map(({ detail }) => String(detail))
    expect(first).toMatch(call.where.length > 0 ? /^SEARCH .* USING INDEX/ : /^SCAN .* USING INDEX/)
    expect(others).toEqual([])
  })
})

describe('on MongoDB', () => {
  test('an index leads to each of them', async ({ skip }) => {
    if ('unavailable' in mongo) return skip(mongo.unavailable)
    if (mongo.isStandIn) return skip(`${mongo.name} looks through whole collections, and says nothing of indexes`)
    const archive = await openArchive({ mongoUri: mongo.uri })
    const connection = await createConnection(mongo.uri).asPromise()
    const stages: Record<string, string> = {}
    for (const [what, { shelf, where, sort }] of questions) {
      const field = (name: string) => (name === 'id' ? '_id' : name)
      const filter = Object.fromEntries(where.map(({ field: name, is, value }) => [field(name), { [`$${is}`]: value }]))
      const order = Object.fromEntries(
        sort.map(({ field: name, descending }) => [field(name), descending ? (-1 as const) : (1 as const)]),
      )
      const plan = await connection.collection(shelf).find(filter).sort(order).limit(20).explain('queryPlanner')
      stages[what] = JSON.stringify(plan.queryPlanner.winningPlan)
    }
    await connection.close()
    await archive.close()
    for (const [what, plan] of Object.entries(stages)) {
      expect(plan, what).toContain('IXSCAN')
      expect(plan, what).not.toMatch(/COLLSCAN|"SORT"/)
    }
  })
})

describe('a question without an index', () => {
  const plan: ShelfPlan = {
    name: 'works',
    fields: { ownerId: 'text', mode: 'text', createdAt: 'number', likes: 'number' },
    unique: [['mode', 'likes']],
    sorted: [['ownerId', 'createdAt']],
  }
  const is = (...fields: string[]): Conditions => fields.map((field) => ({ field, is: 'eq', value: 'x' }))
  const above = (field: string): Conditions => [{ field, is: 'gt', value: 1 }]
  const by = (...fields: string[]): Sorting => fields.map((field) => ({ field, descending: false }))

  test.each<[string, Conditions, Sorting]>([
    ['a value that leads none', is('likes'), []],
    ['an order that none has', is('ownerId'), by('likes')],
    ['an order behind a field that was skipped', [], by('createdAt')],
    ['a range that leads none', above('createdAt'), []],
    ['another field beside a range', [...above('id'), ...is('mode')], by('id')],
    ['two directions', is('ownerId'), [...by('createdAt'), { field: 'id', descending: true }]],
  ])('%s is found out', (_, where, sort) => {
    expect(isServed(plan, where, sort)).toBe(false)
  })

  test.each<[string, Conditions, Sorting]>([
    ['everything', [], []],
    ['everything by id', above('id'), by('id')],
    ['a value that leads one', is('ownerId'), []],
    ['and its order', is('ownerId'), by('createdAt', 'id')],
    ['and what narrows it down', is('ownerId', 'mode'), by('createdAt')],
    ['both fields of a key', is('likes', 'mode'), []],
    ['an order by what is the same for all of them', is('ownerId'), by('ownerId', 'createdAt')],
  ])('%s has one', (_, where, sort) => {
    expect(isServed(plan, where, sort)).toBe(true)
  })

  test('is refused before any engine hears it', async () => {
    const heard: ShelfCall[] = []
    const shelf = shelfOf<Doc & { likes: number }>(plan, async (call) => heard.push(call))
    await expect(shelf.find({ where: { likes: 1 }, limit: 1 })).rejects.toThrow('No index of works serves: likes eq')
    await expect(shelf.count({ likes: 1 })).rejects.toThrow(TypeError)
    await expect(shelf.removeWhere({ likes: { gt: 1 } })).rejects.toThrow(TypeError)
    expect(heard).toEqual([])
  })
})
