import { createHash } from 'node:crypto'
import { expect, test } from 'vitest'
import type { ClassRecord } from '../../../server/archive/classRecords.ts'
import type { MapRecord } from '../../../server/archive/records.ts'
import { RecordUnreadable } from '../../../server/archive/shelf.ts'
import { openLog } from '../../../server/log.ts'
import { openServices } from '../../../server/services.ts'
import { allOf } from '../allOf.ts'
import { account, questionSet, report, share } from '../records.ts'
import { withTorn } from './tornArchive.ts'

const room: ClassRecord = { id: 'class', name: 'Class', createdAt: 1, archivedAt: 0, devices: 'shared' }

const named = (id: string, given: Parameters<typeof account>[0] = {}) =>
  account({ id, username: id, usernameKey: id, ...given })

test('a torn account shuts no door to its class, and hides nobody else who knocks', async () => {
  const archive = await withTorn(
    'door',
    async ({ accounts, classes, members, classDoors, classKnocks }) => {
      await classes.insert(room)
      await classDoors.insert({ id: room.id, code: 'ABCDE', openUntil: Date.now() + 60_000, misses: 0 })
      for (const userId of ['pupil', 'torn-pupil']) {
        await accounts.insert(named(userId, { kept: true }))
        await members.insert({ id: `row of ${userId}`, classId: room.id, userId, realName: userId, addedAt: 1 })
        await classKnocks.insert({ id: `${room.id}:${userId}`, classId: room.id, userId, at: 1 })
      }
    },
    ['torn-pupil'],
  )
  const services = openServices({ archive, log: openLog('silent'), secretCodes: [] })
  expect(await services.classDoors.list({ door: 'ABCDE' }, 'here')).toMatchObject({ pupils: [{ username: 'pupil' }] })
  expect(await services.knocks.of(room.id)).toMatchObject([{ username: 'pupil' }])
  await services.close()
})

test('the torn account of a teacher hides no class of the school, gives none of them away, and keeps none for ever', async () => {
  const administrator = named('administrator', { role: 'teacher', administrator: true })
  const archive = await withTorn(
    'classes',
    async ({ accounts, classes, classTeachers }) => {
      await accounts.insert(administrator)
      for (const [id, userId] of [
        ['class', administrator.id],
        ['class-of-torn', 'torn-teacher'],
      ] as const) {
        await classes.insert({ ...room, id })
        await classTeachers.insert({ id: `${id}:${userId}`, classId: id, userId, since: 1 })
      }
      await accounts.insert(named('torn-teacher', { role: 'teacher' }))
    },
    ['torn-teacher'],
  )
  const services = openServices({ archive, log: openLog('silent'), secretCodes: [] })
  expect((await services.schoolClasses.list()).map(({ id }) => id).sort()).toEqual(['class', 'class-of-torn'])
  const giving = services.schoolClasses.give(administrator, 'class-of-torn', administrator.username)
  await expect(giving).rejects.toThrow(RecordUnreadable)
  expect(await services.schoolClasses.erase(administrator, 'class')).toEqual({ refused: 'hasTeachers' })
  expect(await services.schoolClasses.erase(administrator, 'class-of-torn')).toBeUndefined()
  expect((await services.schoolClasses.list()).map(({ id }) => id)).toEqual(['class'])
  expect(await archive.classTeachers.ids(9)).toEqual(['class:administrator'])
  await services.close()
})

test('a torn row of a class costs its other pupils and teachers no page, game or list, and gives no class away', async () => {
  const [leader, other] = ['leader', 'other'].map((id) => named(id, { role: 'teacher' }))
  const [pupil, lost] = ['pupil', 'lost'].map((id) => named(id))
  if (!leader || !other || !pupil || !lost) throw new Error('nobody')
  const archive = await withTorn(
    'rows',
    async ({ accounts, classes, classTeachers, members, classKnocks }) => {
      await accounts.insertMany([leader, other, pupil, lost])
      await classes.insertMany([room, { ...room, id: 'next' }])
      for (const { id: userId } of [pupil, lost]) {
        const member = { classId: room.id, userId, realName: userId, addedAt: 1 }
        await members.insert({ id: `${room.id}:${userId}`, ...member })
      }
      for (const [classId, userId] of [
        [room.id, other.id],
        [room.id, leader.id],
        ['next', other.id],
        ['gone', other.id],
      ] as const)
        await classTeachers.insert({ id: `${classId}:${userId}`, classId, userId, since: userId === 'leader' ? 1 : 2 })
      await classKnocks.insert({ id: `${room.id}:lost`, classId: room.id, userId: lost.id, at: 1 })
    },
    ['class:lost","classId":"class","userId":"lost","realName', 'class:leader', 'gone:other'],
  )
  const services = openServices({ archive, log: openLog('silent'), secretCodes: [] })
  expect((await services.classes.list(other)).map(({ id, leads }) => [id, leads])).toEqual([
    ['class', false],
    ['next', true],
  ])
  expect(await services.classes.page(room.id, other)).toMatchObject({ pupils: [{ name: 'pupil' }] })
  expect(await services.classGames.now(pupil)).toEqual({})
  expect(await services.knocks.mine(lost)).toMatchObject([{ id: room.id, waits: true }])
  expect((await services.schoolClasses.list()).map(({ id }) => id).sort()).toEqual(['class', 'next'])
  expect(await services.coTeachers.remove(other, room.id, leader.id)).toEqual({ refused: 'leaderOnly' })

  // Who is let in once more is in the class once.
  expect(await services.knocks.letIn(other, room.id, lost.id, 'Lost')).toBeUndefined()
  expect(await services.classes.page(room.id, other)).toMatchObject({ pupils: [{ name: 'Lost' }, { name: 'pupil' }] })
  expect(await archive.members.count({ userId: lost.id })).toBe(1)
  await services.close()
})

test('a torn row holds up neither the end of its class nor that of an account', async () => {
  const [teacher, other] = ['teacher', 'other'].map((id) => named(id, { role: 'teacher' }))
  const [pupil, lost] = ['pupil', 'lost'].map((id) => named(id, { kept: true }))
  if (!teacher || !other || !pupil || !lost) throw new Error('nobody')
  const archive = await withTorn(
    'ends',
    async ({ accounts, classes, classTeachers, members }) => {
      await accounts.insertMany([teacher, other, pupil, lost])
      for (const id of ['class', 'alone', 'shared']) {
        await classes.insert({ ...room, id, archivedAt: id === 'class' ? Date.now() : 0 })
        await classTeachers.insert({ id: `${id}:teacher`, classId: id, userId: teacher.id, since: 1 })
      }
      await classTeachers.insert({ id: 'shared:other', classId: 'shared', userId: other.id, since: 2 })
      await classTeachers.insert({ id: 'gone:teacher', classId: 'gone', userId: teacher.id, since: 2 })
      for (const userId of ['pupil', 'lost'])
        await members.insert({ id: `class:${userId}`, classId: 'class', userId, realName: userId, addedAt: 1 })
    },
    ['class:lost', 'shared:other', 'gone:teacher'],
  )
  const services = openServices({ archive, log: openLog('silent'), secretCodes: [] })
  expect(await services.classes.erase(teacher, 'class')).toBeUndefined()
  expect(await archive.members.ids(9)).toEqual([])
  expect(await archive.accounts.ids(9)).toEqual([other.id, teacher.id])
  await services.departures.leave(teacher)
  expect(await archive.classTeachers.ids(9)).toEqual(['shared:other'])
  expect((await archive.classes.get('alone'))?.archivedAt).toBeGreaterThan(0)
  // Its other teacher may still be there.
  expect((await archive.classes.get('shared'))?.archivedAt).toBe(0)
  await services.close()
})

test('a torn record of the room that sets take keeps nobody from saving a set', async () => {
  const author = named('author', { role: 'teacher' })
  const archive = await withTorn(
    'storage',
    async ({ accounts, questionSets, storage }) => {
      await accounts.insert(author)
      await questionSets.insert(questionSet({ id: 'set', ownerId: author.id }))
      await storage.insert({ id: author.id, sets: { set: 5 } })
    },
    ['author","sets'],
  )
  const services = openServices({ archive, log: openLog('silent'), secretCodes: [] })
  const before = await services.storage.of(author)
  expect(await services.storage.reserve(author, 'new', 7)).toBeUndefined()
  expect(await services.storage.of(author)).toEqual({ ...before, used: before.used + 7 })
  expect(before.used).toBeGreaterThan(5)
  await services.close()
})

test('a torn map ends no list of older maps', async () => {
  const ids = ['map', 'torn-map']
  const archive = await withTorn(
    'older-maps',
    async ({ maps }) => {
      for (const id of ids)
        await maps.insert({ id, ownerId: 'author', gameMode: 'racing', isDefault: false, createdAt: 1 } as MapRecord)
    },
    ['torn-map'],
  )
  for (const id of ids) await archive.shares.insert(share({ id, kind: 'map', topic: 'racing', ownerId: 'author' }))
  const services = openServices({ archive, log: openLog('silent'), secretCodes: [] })
  expect((await services.maps.older(named('reader'), 'racing', 9)).map(({ id }) => id)).toEqual(['map'])
  await services.close()
})

test('a torn record costs nobody the download of all that the school knows about them', async () => {
  const author = named('author', { role: 'teacher' })
  const archive = await withTorn(
    'download',
    async ({ accounts, questionSets, pictures, pictureUses }) => {
      await accounts.insert(author)
      for (const id of ['set', 'torn-set']) await questionSets.insert(questionSet({ id, ownerId: author.id }))
      for (const id of ['picture', 'torn-picture']) {
        await pictures.insert({ id, image: 'data:' })
        await pictureUses.insert({ id: `use of ${id}`, pictureId: id, holderId: 'set', ownerId: author.id, bytes: 5 })
      }
    },
    ['torn-set', 'torn-picture'],
  )
  const services = openServices({ archive, log: openLog('silent'), secretCodes: [] })
  const text = await allOf(services.ownData(author, async () => false))
  expect(JSON.parse(text.join(''))).toMatchObject({ questionSets: [{ id: 'set' }], pictures: [{ id: 'picture' }] })
  await services.close()
})

test('a class whose own record is torn costs its people no other class, and no account or other class its end', async () => {
  const [teacher, other] = ['teacher', 'other'].map((id) => named(id, { role: 'teacher' }))
  const pupil = named('pupil')
  if (!teacher || !other) throw new Error('nobody')
  const archive = await withTorn(
    'own',
    async ({ accounts, classes, classTeachers, classInvites, members, reports, classReports }) => {
      await accounts.insertMany([teacher, other, pupil])
      for (const classId of ['class', 'torn-class']) {
        await classes.insert({ ...room, id: classId })
        await classTeachers.insert({ id: `${classId}:teacher`, classId, userId: teacher.id, since: 1 })
        await classInvites.insert({ id: `${classId}:other`, classId, userId: other.id, by: teacher.id, at: 1 })
        await members.insert({ id: `${classId}:pupil`, classId, userId: pupil.id, realName: 'Pupil', addedAt: 1 })
        await reports.insert(report({ id: `lesson of ${classId}`, hostUserId: teacher.id }))
        await classReports.insert({ id: `lesson of ${classId}`, classId, finishedAt: 2 })
      }
      for (const id of ['old', 'torn-old']) await classes.insert({ ...room, id, archivedAt: 1 })
    },
    ['torn-class","name', 'torn-old'],
  )
  const services = openServices({ archive, log: openLog('silent'), secretCodes: [] })
  expect((await services.classes.list(teacher)).map(({ id }) => id)).toEqual(['class'])
  expect(await services.classInvites.list(other)).toMatchObject([{ id: 'class' }])
  expect(await services.knocks.mine(pupil)).toMatchObject([{ id: 'class' }])
  expect(await services.classGames.now(pupil)).toEqual({})
  await services.departures.leave(teacher)
  expect((await archive.classes.get('class'))?.archivedAt).toBeGreaterThan(0)
  expect(await archive.classTeachers.ids(9)).toEqual([])
  expect(await archive.reports.count()).toBe(2)
  for (let sweeps = 0; sweeps < 2; sweeps++) await services.classEnds.sweep(1)
  expect(await archive.classes.get('old')).toBeUndefined()
  await services.close()
})

test('a torn sign-in or card keeps nobody from signing in or from a new card', async () => {
  const teacher = named('teacher', { role: 'teacher' })
  const pupil = named('pupil', { kept: true })
  const cookie = 'c'.repeat(43)
  const session = { userId: teacher.id, createdAt: 1, expiresAt: Date.now() + 60_000 }
  const hash = createHash('sha256').update(cookie).digest('base64url')
  const archive = await withTorn(
    'sign-ins',
    async ({ accounts, classes, classTeachers, members, passes, sessions }) => {
      await accounts.insertMany([teacher, pupil])
      await classes.insert(room)
      await classTeachers.insert({ id: 'class:teacher', classId: room.id, userId: teacher.id, since: 1 })
      await members.insert({ id: 'class:pupil', classId: room.id, userId: pupil.id, realName: 'P', addedAt: 1 })
      await passes.insert({ id: 'pass', kind: 'card', userId: pupil.id, classId: room.id, madeAt: 1, draw: 'old' })
      await sessions.insert({ id: hash, ...session })
    },
    ['pass', hash],
  )
  const services = openServices({ archive, log: openLog('silent'), secretCodes: [] })
  const { sessions } = services.accounts
  expect(await sessions.userIdOf(cookie)).toBeUndefined()
  expect(await sessions.userIdOf(await sessions.open(teacher.id))).toBe(teacher.id)
  expect(await services.pupils.cards(teacher, room.id, { pupils: [pupil.id] })).toMatchObject({
    cards: [{ name: 'P' }],
  })
  await services.close()
})

test('a torn row of a lesson or of a deleted account holds up no end of an account or a class', async () => {
  const [leaving, left, half, other] = ['leaving', 'left', 'half', 'other'].map((id) => named(id, { role: 'teacher' }))
  if (!leaving || !left || !half || !other) throw new Error('nobody')
  const archive = await withTorn(
    'lessons',
    async ({ accounts, classes, classTeachers, classReports, departures, reports }) => {
      await accounts.insertMany([leaving, left, half, other])
      await classes.insert({ ...room, archivedAt: Date.now() })
      await classTeachers.insert({ id: 'class:other', classId: room.id, userId: other.id, since: 1 })
      for (const id of ['lesson', 'other-lesson']) {
        await classReports.insert({ id, classId: room.id, finishedAt: Date.now() })
        await reports.insert({ ...report({ id, hostUserId: leaving.id, classId: room.id }), finishedAt: Date.now() })
      }
      for (const { id } of [left, half]) await departures.insert({ id, since: 1, at: 1 })
    },
    ['lesson","classId', 'half","since'],
  )
  const services = openServices({ archive, log: openLog('silent'), secretCodes: [] })
  await services.departures.leave(leaving)
  expect(await archive.reports.ids(9)).toEqual(['lesson', 'other-lesson'])
  await services.departures.sweep()
  expect(await archive.accounts.ids(9)).toEqual([other.id])
  expect(await archive.departures.ids(9)).toEqual([leaving.id])
  expect(await services.classes.erase(other, room.id)).toBeUndefined()
  expect([await archive.classReports.ids(9), await archive.reports.ids(9)]).toEqual([[], []])
  await services.close()
})

test('a note of a deletion that comes while others are read is taken for no torn one: it gets its second look, too', async () => {
  const archive = await withTorn('notes', ({ departures }) => departures.insert({ id: 'before', since: 1, at: 1 }), [])
  const find: typeof archive.departures.find = async (query) => {
    const found = await archive.departures.find(query)
    await archive.departures.insert({ id: 'meanwhile', since: 1, at: Date.now() })
    return found
  }
  const departures = { ...archive.departures, find }
  const services = openServices({ archive: { ...archive, departures }, log: openLog('silent'), secretCodes: [] })
  await services.departures.sweep()
  expect(await archive.departures.ids(9)).toEqual(['meanwhile'])
  await services.close()
})
