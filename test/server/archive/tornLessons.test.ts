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
