import { afterEach, expect, test, vi } from 'vitest'
import type { MadeCards } from '../../../rooms/shared/contract/classes.ts'
import { openLog } from '../../../server/log.ts'
import { openServices } from '../../../server/services.ts'
import { openSchool, type School } from '../school.ts'
import { classPage, firstOf, makeClass, openDoor, scan, tap } from './classSchool.ts'

let school: School
afterEach(() => school.close())

test('of new cards made for a pupil at the same time exactly one works, card and words, and the others leave nothing', async () => {
  school = await openSchool()
  const teacher = await school.newcomer('teacher')
  const first = await makeClass(teacher, ['Lotte', 'Emil'])
  const [lotte, emil] = first.cards
  if (!lotte || !emil) throw new Error('two cards')
  const answers = await Promise.all(
    Array.from({ length: 8 }, () => teacher.post(`/api/classes/${first.classId}/cards`, { pupils: [lotte.pupil] })),
  )
  const made = answers.filter(({ status }) => status === 200).map(({ body }) => firstOf(body as MadeCards))
  expect(made.length).toBeGreaterThan(0)

  const opens = async (card: typeof lotte) => {
    const byCard = (await scan(school, card)).answer.status
    const byWords = (await school.visitor().post('/api/auth/pass', { words: card.words })).status
    return [byCard, byWords].join()
  }
  const opened = await Promise.all(made.map(opens))
  expect(opened.filter((one) => one === '200,200')).toHaveLength(1)
  expect(opened.filter((one) => one === '401,401')).toHaveLength(made.length - 1)
  expect(await opens(lotte)).toBe('401,401')
  expect(await opens(emil)).toBe('200,200')
  expect(await school.archive.passes.count({ userId: lotte.pupil })).toBe(3)
  expect((await classPage(teacher, first.classId)).pupils.every(({ hasCard }) => hasCard)).toBe(true)
})

test('of cards that two processes of a school make at the same moment exactly one works', async () => {
  school = await openSchool()
  const teacher = await school.newcomer('teacher')
  const { classId, cards } = await makeClass(teacher, ['Lotte'])
  const { pupil } = firstOf({ classId, className: '', cards })
  const other = openServices({ archive: school.archive, log: openLog('silent'), secretCodes: [] })
  const by = { id: teacher.user.id, role: 'teacher' as const }
  for (let round = 0; round < 5; round++) {
    const made = await Promise.all(
      [school.services, other, school.services, other].map(({ pupils }) =>
        pupils.cards(by, classId, { pupils: [pupil] }),
      ),
    )
    const all = made.flatMap((one) => ('refused' in one ? [] : one.cards))
    const statuses = await Promise.all(all.map(async (card) => (await scan(school, card)).answer.status))
    expect(statuses.filter((status) => status === 200)).toHaveLength(1)
    expect(await school.archive.passes.count({ userId: pupil })).toBe(3)
  }
})

test('who clears away the older cards never takes away one that is made at that moment', async () => {
  school = await openSchool()
  const teacher = await school.newcomer('teacher')
  const { classId, cards } = await makeClass(teacher, ['Lotte'])
  const renew = async () => {
    const answer = await teacher.post(`/api/classes/${classId}/cards`, { pupils: cards.map(({ pupil }) => pupil) })
    return firstOf(answer.body as MadeCards)
  }
  const { passes } = school.archive
  const findNow = passes.find.bind(passes)
  const between: Awaited<ReturnType<typeof renew>>[] = []
  const looks = vi.spyOn(passes, 'find').mockImplementationOnce(async (query) => {
    between.push(await renew())
    return findNow(query)
  })
  const overtaken = await renew()
  looks.mockRestore()
  const statuses = [overtaken, ...between].map(async (card) => (await scan(school, card)).answer.status)
  expect(await Promise.all(statuses)).toEqual([401, 200])
})

test('a card that was printed before cards had a draw of their own goes on working until there is a new one', async () => {
  school = await openSchool()
  const teacher = await school.newcomer('teacher')
  const { classId, cards } = await makeClass(teacher, ['Lotte'])
  const [old] = cards
  if (!old) throw new Error('one card')
  const member = await school.archive.members.get(`${classId}:${old.pupil}`)
  if (!member) throw new Error('one member')
  const { version, draw: _, ...before } = member
  await school.archive.members.replace(before, version)
  for (const kept of await school.archive.passes.find({ where: { userId: old.pupil }, limit: 9 })) {
    const { version: at, draw: __, ...pass } = kept
    await school.archive.passes.replace(pass, at)
  }
  expect((await scan(school, old)).answer.status).toBe(200)
  const renewed = await teacher.post(`/api/classes/${classId}/cards`, { pupils: [old.pupil] })
  expect((await scan(school, old)).answer.status).toBe(401)
  expect((await scan(school, firstOf(renewed.body as MadeCards))).answer.status).toBe(200)
})

test('a card, or pictures, that a new card ends while they are being looked at open no session', async () => {
  school = await openSchool()
  const teacher = await school.newcomer('teacher')
  const { classId, cards } = await makeClass(teacher, ['Lotte'])
  const door = await openDoor(teacher, classId)
  const { sessions } = school.services.accounts
  const openNow = sessions.open
  const old = firstOf({ classId, className: '', cards })
  let newest = old
  const enter = [() => scan(school, newest), () => tap(school, door, newest)]
  for (const come of enter) {
    const opens = vi.spyOn(sessions, 'open').mockImplementationOnce(async (...asked) => {
      const renewed = await teacher.post(`/api/classes/${classId}/cards`, { pupils: [old.pupil] })
      newest = firstOf(renewed.body as MadeCards)
      return openNow(...asked)
    })
    const late = await come()
    opens.mockRestore()
    expect([late.answer.status, (await late.get('/api/auth/me')).status]).toEqual([401, 401])
    expect(await school.archive.sessions.count({ userId: old.pupil })).toBe(0)
    expect((await come()).answer.status).toBe(200)
  }
})
