import { expect, test } from 'vitest'
import type { ClassRecord } from '../../../server/archive/classRecords.ts'
import { openLog } from '../../../server/log.ts'
import { openServices } from '../../../server/services.ts'
import { account, report } from '../records.ts'
import { withTorn } from './tornArchive.ts'

const room: ClassRecord = { id: 'class', name: 'Class', createdAt: 1, archivedAt: 0, devices: 'shared' }
const named = (id: string) => account({ id, username: id, usernameKey: id, role: 'teacher' })
const [teacher, other] = [named('teacher'), named('other')]

test('a torn door opens for nobody, hides no page of its class, and makes room for another door', async () => {
  const archive = await withTorn(
    'torn-door',
    async ({ accounts, classes, classTeachers, classDoors, classInvites }) => {
      await accounts.insertMany([teacher, other])
      await classes.insert(room)
      await classTeachers.insert({ id: 'class:teacher', classId: room.id, userId: teacher.id, since: 1 })
      await classInvites.insert({ id: 'class:other', classId: room.id, userId: other.id, by: teacher.id, at: 1 })
      await classDoors.insert({ id: room.id, code: 'ABCDE', openUntil: Date.now() + 60_000, misses: 0 })
    },
    ['class","code', 'class:other'],
  )
  const { classes, classDoors, coTeachers, close } = openServices({ archive, log: openLog('silent'), secretCodes: [] })
  expect(await classes.page(room.id, teacher)).toMatchObject({ name: 'Class', door: null })
  expect(await coTeachers.list(room.id, teacher)).toMatchObject({ teachers: [{ id: teacher.id }], asked: [] })
  expect(await classDoors.list({ door: 'ABCDE' }, 'here')).toEqual({ refused: 'doorShut' })
  expect(await classDoors.passes(room.id, true)).toBe(false)
  expect(await classDoors.open(teacher, room.id)).toMatchObject({ door: { isShut: false, misses: 0 } })
  expect(await classDoors.passes(room.id, true)).toBe(true)
  await close()
})

test('a torn account or row of a teacher, or of one who was asked, costs nobody the list of the teachers of the class', async () => {
  const [lost, asked, lostAsked] = ['lost', 'asked', 'lost-asked'].map(named)
  if (!lost || !asked || !lostAsked) throw new Error('nobody')
  const archive = await withTorn(
    'torn-teachers',
    async ({ accounts, classes, classTeachers, classInvites }) => {
      await accounts.insertMany([teacher, other, lost, asked, lostAsked])
      for (const [id, second] of [
        ['class', lost],
        ['class-of-row', other],
        ['class-asking', other],
      ] as const) {
        await classes.insert({ ...room, id })
        await classTeachers.insert({ id: `${id}:teacher`, classId: id, userId: teacher.id, since: 1 })
        const row = { classId: id, userId: second.id, since: 2, shared: true as const }
        await classTeachers.insert({ id: `${id}:${second.id}`, ...row })
        for (const { id: userId } of [asked, lostAsked])
          await classInvites.insert({ id: `${id}:${userId}`, classId: id, userId, by: teacher.id, at: 1 })
      }
    },
    ['lost","username', 'lost-asked', 'class-of-row:other'],
  )
  const { coTeachers, close } = openServices({ archive, log: openLog('silent'), secretCodes: [] })
  // Nobody leads a class while the one who leads it may be the one who cannot be read.
  const onlyOne = { teachers: [{ id: teacher.id, username: 'teacher', leads: false }], asked: [] }
  expect(await coTeachers.list('class', teacher)).toEqual(onlyOne)
  expect(await coTeachers.list('class-of-row', teacher)).toEqual(onlyOne)
  expect(await coTeachers.list('class-asking', other)).toEqual({
    teachers: [
      { id: teacher.id, username: 'teacher', leads: true },
      { id: other.id, username: 'other', leads: false },
    ],
    asked: [{ id: asked.id, username: 'asked' }],
  })
  await close()
})

test('a torn account of a pupil goes with the class that holds it, and one of a pupil with a password stays', async () => {
  const pupils = ['torn-kept', 'torn-own', 'kept']
  const archive = await withTorn(
    'torn-pupils',
    async ({ accounts, classes, classTeachers, members, names, passes }) => {
      await accounts.insert(teacher)
      await classes.insert({ ...room, archivedAt: Date.now() })
      await classTeachers.insert({ id: 'class:teacher', classId: room.id, userId: teacher.id, since: 1 })
      for (const userId of pupils) {
        const kept = userId !== 'torn-own'
        await accounts.insert({ ...named(userId), role: 'student', ...(kept && { kept }) })
        await names.insert({ id: userId, userId, claimedAt: 1 })
        await members.insert({ id: `class:${userId}`, classId: room.id, userId, realName: userId, addedAt: 1 })
        if (kept)
          await passes.insert({ id: `card of ${userId}`, kind: 'card', userId, classId: room.id, madeAt: 1, draw: 'a' })
      }
    },
    ['torn-kept","username', 'torn-own","username'],
  )
  const { classes, close } = openServices({ archive, log: openLog('silent'), secretCodes: [] })
  expect(await classes.erase(teacher, room.id)).toBeUndefined()
  expect(await archive.accounts.ids(9)).toEqual([teacher.id, 'torn-own'])
  expect(await archive.names.ids(9)).toEqual(['torn-own'])
  expect(await archive.passes.ids(9)).toEqual([])
  await close()
})

test('a torn row of a lesson, or the torn account of its host, hides no other lesson from the teachers of its class', async () => {
  const archive = await withTorn(
    'torn-lessons',
    async ({ accounts, classes, classTeachers, classReports, reports }) => {
      await accounts.insertMany([teacher, other])
      await classes.insert(room)
      await classTeachers.insert({ id: 'class:teacher', classId: room.id, userId: teacher.id, since: 1 })
      for (const [id, hostUserId, finishedAt] of [
        ['own', teacher.id, 3],
        ['torn-row', other.id, 2],
        ['of-other', other.id, 1],
      ] as const) {
        await reports.insert({ ...report({ id, hostUserId, classId: room.id }), finishedAt })
        await classReports.insert({ id, classId: room.id, finishedAt })
      }
    },
    ['torn-row","classId', other.id],
  )
  const { reports, close } = openServices({ archive, log: openLog('silent'), secretCodes: [] })
  const all = [{ id: 'own' }, { id: 'torn-row' }, { id: 'of-other' }]
  expect(await reports.list(teacher)).toMatchObject(all)
  expect(await reports.list(teacher, undefined, room.id)).toMatchObject(all)
  await close()
})
