import { randomUUID } from 'node:crypto'
import { expect, test } from 'vitest'
import { bringUpToDate, shapeRecordId } from '../../../server/archive/migrations.ts'
import { keepOneAtATime } from '../../../server/oneAtATime.ts'
import type { Services } from '../../../server/services.ts'
import { onTwoProcesses, type TwoProcesses } from '../archive/twoProcesses.ts'
import { account } from '../records.ts'

await onTwoProcesses(limitsAtOnce)

/** Calls at the same moment count like calls one after the other, even at two processes of a school. */
function limitsAtOnce(school: TwoProcesses) {
  const somebody = async (role: 'teacher' | 'student') => {
    const name = `Some${Math.floor(Math.random() * 10 ** 9)}`
    const one = account({ role, username: name, usernameKey: name.toLowerCase() })
    await school.archive.accounts.insert(one)
    return one
  }
  const times = (count: number, what: string) => Array.from({ length: count }, () => what)
  const names = (count: number, of = 'Pupil') => Array.from({ length: count }, (_, n) => ({ name: `${of} ${n}` }))
  /** A class with rows for this many pupils. Accounts and cards are left out, because nothing here counts them. */
  const classOf = async (teacher: { id: string }, count: number, name = 'full') => {
    const classId = randomUUID()
    await school.archive.classes.insert({ id: classId, name, devices: 'own', createdAt: 1, archivedAt: 0 })
    await school.archive.classTeachers.insert({ id: `${classId}:${teacher.id}`, classId, userId: teacher.id, since: 1 })
    const pupils = Array.from({ length: count }, () => randomUUID())
    await school.archive.members.insertMany(
      pupils.map((userId) => ({ id: `${classId}:${userId}`, classId, userId, realName: userId, addedAt: 1 })),
    )
    return classId
  }
  /** The answers to this many calls. Every other call goes to the other process. */
  const atOnce = async (count: number, call: (services: Services, n: number) => Promise<unknown>) => {
    const answers = await Promise.all(
      Array.from({ length: count }, (_, n) => call(school.both[n % 2 === 0 ? 0 : 1], n)),
    )
    return answers.map((answer) => (answer as { refused?: string } | undefined)?.refused ?? 'done').sort()
  }

  test('a class takes sixty by every door, and a teacher’s classes two hundred', async () => {
    const teacher = await somebody('teacher')
    const classId = await classOf(teacher, 53)
    const adding = (services: Services, n: number) =>
      services.classes.add(teacher, classId, { pupils: names(2, `${n}`) }, '::1')
    expect(await atOnce(4, adding)).toEqual([...times(3, 'done'), 'tooManyPupils'])
    for (const full of [60, 60, 15]) await classOf(teacher, full)
    const making = ({ classes }: Services, n: number) =>
      classes.create(teacher, { name: `b${n}`, devices: 'own', pupils: names(2) }, '::1')
    expect(await atOnce(6, making)).toEqual([...times(3, 'done'), ...times(3, 'tooManyKept')])
    const pupils = await Promise.all(times(3, 'student').map(() => somebody('student')))
    for (const { id: userId } of pupils)
      await school.archive.classKnocks.insert({ id: `${classId}:${userId}`, classId, userId, at: Date.now() })
    const lettingIn = ({ knocks }: Services, n: number) =>
      knocks.letIn(teacher, classId, pupils[n]?.id ?? '', `Own ${n}`)
    expect(await atOnce(3, lettingIn)).toEqual(['done', ...times(2, 'tooManyPupils')])
    expect(await school.archive.members.count({ classId })).toBe(60)
  })

  test('a pupil who is moved into a class from two others, and let into it, at the same moment, is there once', async () => {
    const teacher = await somebody('teacher')
    const { members, classKnocks, meta } = school.archive
    for (let round = 0; round < 4; round++) {
      const [one, other, to] = await Promise.all([classOf(teacher, 1), classOf(teacher, 1), classOf(teacher, 1)])
      const { id: userId } = await somebody('student')
      for (const classId of [one, other])
        await members.insert({ id: `${classId}:${userId}`, classId, userId, realName: 'Ada', addedAt: 1 })
      await classKnocks.insert({ id: `${to}:${userId}`, classId: to, userId, at: Date.now() })
      const coming = ({ knocks, moves }: Services, n: number) =>
        n === 1
          ? knocks.letIn(teacher, to, userId, 'Ada')
          : moves.move(teacher, n === 0 ? one : other, { pupils: [userId], to })
      expect(await atOnce(3, coming)).toEqual(times(3, 'done'))
      expect((await members.find({ where: { userId }, limit: 9 })).map(({ classId }) => classId)).toEqual([to])

      await members.insert({ id: `${to}:${userId}:2`, classId: to, userId, realName: 'Ada S.', addedAt: 2, seenAt: 3 })
      await meta.replace({ id: shapeRecordId, value: 9 }, (await meta.get(shapeRecordId))?.version ?? 0)
      await bringUpToDate(school.archive)
      expect(await members.find({ where: { userId }, limit: 9 })).toMatchObject([{ classId: to, seenAt: 3 }])
      expect(await members.count({ classId: to })).toBe(2)
    }
  })

  test('a teacher has thirty classes, made by them or shared with them', async () => {
    const teacher = await somebody('teacher')
    for (let n = 0; n < 27; n++) await classOf(teacher, 1)
    const others = await Promise.all(times(4, 'teacher').map(() => somebody('teacher')))
    const shared = await Promise.all(others.map((other) => classOf(other, 1)))
    for (const [at, classId] of shared.entries())
      await school.both[0].classInvites.ask(classId, others[at]?.id ?? '', teacher.username)
    const taking = (services: Services, n: number) =>
      n < 4
        ? services.classInvites.accept(teacher, shared[n] ?? '')
        : services.classes.create(teacher, { name: `d${n}`, devices: 'own', pupils: names(1) }, '::1')
    expect(await atOnce(8, taking)).toEqual([...times(3, 'done'), ...times(5, 'tooManyClasses')])
  })

  test('a class has twenty teachers, and a pupil waits at ten doors', async () => {
    const teacher = await somebody('teacher')
    const classId = await classOf(teacher, 1)
    const others = await Promise.all(times(24, 'teacher').map(() => somebody('teacher')))
    const asking = ({ classInvites }: Services, n: number) =>
      classInvites.ask(classId, teacher.id, others[n]?.username ?? '')
    expect(await atOnce(24, asking)).toEqual([...times(19, 'done'), ...times(5, 'tooManyTeachers')])

    const pupil = await somebody('student')
    const doors: string[] = []
    for (let n = 0; n < 12; n++) {
      const opened = await school.both[0].classDoors.open(teacher, await classOf(teacher, 1))
      doors.push(('door' in opened && opened.door?.code) || '')
    }
    const knocking = ({ knocks }: Services, n: number) => knocks.knock(pupil, { door: doors[n] ?? '' }, '::1')
    expect(await atOnce(12, knocking)).toEqual([...times(10, 'done'), ...times(2, 'inManyClasses')])
  })

  test('of two teachers who leave a class at once one stays', async () => {
    const pair = [await somebody('teacher'), await somebody('teacher')]
    const classId = await classOf(pair[0] as { id: string }, 1)
    const second = pair[1]?.id ?? ''
    await school.archive.classTeachers.insert({
      id: `${classId}:${second}`,
      classId,
      userId: second,
      since: 2,
      shared: true,
    })
    const leaving = ({ coTeachers }: Services, n: number) =>
      coTeachers.remove(pair[n] as Awaited<ReturnType<typeof somebody>>, classId, pair[n]?.id ?? '')
    expect(await atOnce(2, leaving)).toEqual(['done', 'lastTeacher'])
  })

  test('work that throws, or is cut off with its process, holds nobody up for good', async () => {
    const [here, there] = [keepOneAtATime(school.archive), keepOneAtATime(school.archive)]
    await expect(here('this', () => Promise.reject(new Error('no')))).rejects.toThrow('no')
    expect(await there('this', async () => 'done')).toBe('done')
    let open = 0
    let most = 0
    const work = async () => {
      most = Math.max(most, ++open)
      await school.archive.meta.get('nothing')
      open--
      return 'done'
    }
    await Promise.all(Array.from({ length: 20 }, (_, n) => (n % 2 === 0 ? here : there)('that', work)))
    expect(most).toBe(1)
    // Left behind by a killed process.
    await school.archive.meta.insert({ id: 'oneAtATime:left', value: 7 })
    const soon = keepOneAtATime(school.archive, { leftBehindMs: 200, waitMs: 60_000 })
    expect(await soon('left', async () => 'done')).toBe('done')
    expect(await school.archive.meta.get('oneAtATime:left')).toBeUndefined()
    // Work that never ends is waited for only a while.
    await school.archive.meta.insert({ id: 'oneAtATime:held', value: 7 })
    const busy = keepOneAtATime(school.archive, { leftBehindMs: 60_000, waitMs: 100 })
    expect(await busy('held', async () => 'done')).toEqual({ refused: 'busy' })
  })

  test('of one thing so many wait and no more', async () => {
    const here = keepOneAtATime(school.archive)
    const answers = await Promise.all(Array.from({ length: 120 }, () => here('much', async () => 'done')))
    expect(answers.filter((answer) => answer === 'done')).toHaveLength(100)
  })
}
