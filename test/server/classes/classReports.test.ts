import { afterEach, expect, test } from 'vitest'
import type { PupilReport, Report, ReportSummary } from '../../../rooms/shared/contract/reports.ts'
import { checkReplay, type Replay } from '../../../rooms/shared/match/replay.ts'
import { resultsPort } from '../../../server/ports/resultsPort.ts'
import { gameRecord } from '../gameRecord.ts'
import { report } from '../records.ts'
import { openSchool, type School, usualPassword, type Visitor } from '../school.ts'
import { firstOf, makeClass, scan } from './classSchool.ts'

let school: School
afterEach(() => school.close())

type Host = Awaited<ReturnType<School['newcomer']>>

const play = async (host: Host, pupil: { pupil: string; username: string }, classId?: string) => {
  const { report: played, replay } = gameRecord(host.user, { id: pupil.pupil, username: pupil.username }, classId)
  await resultsPort(school.services).record({ report: played, replay, rewards: [], guests: [] })
  return played.id
}

const two = async () => {
  school = await openSchool()
  const leading = await school.newcomer('teacher', 'Leads')
  const second = await school.newcomer('teacher', 'Second')
  const made = await makeClass(leading, ['Lotte Müller', 'Emil Brandt'])
  const path = `/api/classes/${made.classId}`
  await leading.post(`${path}/teachers`, { username: 'Second' })
  await second.post(`/api/classes/invites/${made.classId}`)
  return { leading, second, made, path, lotte: firstOf(made) }
}

const listed = async (who: Visitor): Promise<string[]> =>
  ((await who.get('/api/reports')).body as ReportSummary[]).map(({ id }) => id)

const doors = (id: string, pupil: string) => [
  `/api/reports/${id}`,
  `/api/reports/${id}.csv`,
  `/api/reports/${id}/replay`,
  `/api/reports/pupils/${pupil}`,
]
const statuses = async (who: Visitor, id: string, pupil: string) =>
  Promise.all(doors(id, pupil).map(async (door) => (await who.get(door)).status))

test('what a class played is read by all of its teachers, whoever held the lesson, and by nobody else', async () => {
  const { leading, second, made, lotte } = await two()
  const first = await play(leading, lotte, made.classId)
  const other = await play(second, lotte, made.classId)
  expect(new Set(await listed(leading))).toEqual(new Set([first, other]))
  expect(new Set(await listed(second))).toEqual(new Set([first, other]))
  const rows = (await second.get('/api/reports')).body as ReportSummary[]
  expect(rows.find(({ id }) => id === first)).toMatchObject({ className: '6b', hostedBy: 'Leads' })
  expect(rows.find(({ id }) => id === other)?.hostedBy).toBeUndefined()
  expect(await statuses(second, first, lotte.pupil)).toEqual([200, 200, 200, 200])
  const { games } = (await second.get(`/api/reports/pupils/${lotte.pupil}`)).body as PupilReport
  expect(games.map(({ id }) => id).sort()).toEqual([first, other].sort())

  const strangers = [await school.newcomer('teacher'), await school.newcomer('student'), await scan(school, lotte)]
  for (const stranger of strangers) {
    expect(await listed(stranger)).toEqual([])
    expect(await statuses(stranger, first, lotte.pupil)).toEqual([404, 404, 404, 404])
  }
})

test('who was only asked reads none of it, who was sent away reads none any more, and who comes later reads all', async () => {
  const { leading, second, made, path, lotte } = await two()
  const third = await school.newcomer('teacher', 'Third')
  const id = await play(leading, lotte, made.classId)
  await leading.post(`${path}/teachers`, { username: 'Third' })
  expect(await statuses(third, id, lotte.pupil)).toEqual([404, 404, 404, 404])
  await third.post(`/api/classes/invites/${made.classId}`)
  expect(await statuses(third, id, lotte.pupil)).toEqual([200, 200, 200, 200])

  const own = await play(second, lotte, made.classId)
  await leading.delete(`${path}/teachers/${second.user.id}`)
  expect(await statuses(second, id, lotte.pupil)).toEqual([404, 404, 404, 200])
  // Reports of games that they hosted themselves stay theirs, and tell no more than nicknames.
  expect(await listed(second)).toEqual([own])
  const { games } = (await second.get(`/api/reports/pupils/${lotte.pupil}`)).body as PupilReport
  expect(games.map((game) => game.id)).toEqual([own])
  expect(new Set(await listed(leading))).toEqual(new Set([id, own]))
})

test('a teacher shares with their colleagues what they played with the class, and no other game of theirs', async () => {
  const { leading, second, lotte } = await two()
  const elsewhere = await makeClass(leading, ['Ada Stern'], { name: '7a' })
  const others = [await play(leading, lotte), await play(leading, firstOf(elsewhere), elsewhere.classId)]
  expect(await listed(second)).toEqual([])
  for (const id of others) expect((await statuses(second, id, lotte.pupil)).slice(0, 3)).toEqual([404, 404, 404])
  expect((await second.get(`/api/reports/pupils/${firstOf(elsewhere).pupil}`)).status).toBe(404)
})

test('an archived class keeps its reports for its teachers, a deleted one leaves those of hosts who are there', async () => {
  const { leading, second, made, path, lotte } = await two()
  const id = await play(leading, lotte, made.classId)
  await leading.put(path, { archived: true })
  expect(await statuses(second, id, lotte.pupil)).toEqual([200, 200, 200, 200])
  await leading.delete(path)
  expect(await school.archive.classReports.count()).toBe(0)
  // The report belonged to its host before it belonged to the class.
  expect(await listed(leading)).toEqual([id])
})

const leaves = (who: Visitor) => who.post('/api/auth/farewell', { password: usualPassword })

test('a teacher who leaves the school takes along what is theirs alone: lessons stay with the class', async () => {
  const { leading, second, made, path, lotte } = await two()
  const lesson = await play(second, lotte, made.classId)
  const other = await play(second, lotte)
  const before = (await leading.get(`/api/reports/${lesson}`)).body as Report
  const picture = { holderId: `report:${lesson}`, ownerId: second.user.id }
  await school.archive.pictureUses.insert({ id: 'seen:lesson', pictureId: 'seen', bytes: 4, ...picture })
  await school.archive.pictures.insert({ id: 'seen', image: 'data:' })

  await leaves(second)
  expect(await listed(leading)).toEqual([lesson])
  const [row] = (await leading.get('/api/reports')).body as ReportSummary[]
  expect(row).toMatchObject({ className: '6b' })
  expect(row?.hostedBy).toBeUndefined()
  expect(await statuses(leading, lesson, lotte.pupil)).toEqual([200, 200, 200, 200])
  expect((await leading.get(`/api/reports/${lesson}`)).body).toEqual({ ...before, hostUserId: '' })
  // Nothing tells who the host was, and the replay comes to the same result.
  const played = (await leading.get(`/api/reports/${lesson}/replay`)).body as Replay
  expect(JSON.stringify(played)).not.toContain(second.user.id)
  expect(JSON.stringify(played)).not.toContain(second.user.username)
  expect(checkReplay(played).differs).toEqual([])
  expect(await school.archive.pictures.get('seen')).toBeDefined()
  expect(await school.archive.reports.get(other)).toBeUndefined()
  expect(await school.archive.replays.get(other)).toBeUndefined()

  // The report belongs to the class alone. Other teachers cannot read it, and it is deleted with the class.
  const third = await school.newcomer('teacher', 'Third')
  expect(await statuses(third, lesson, lotte.pupil)).toEqual([404, 404, 404, 404])
  const own = await play(leading, lotte, made.classId)
  await leading.put(path, { archived: true })
  await leading.delete(path)
  expect(await listed(leading)).toEqual([own])
  expect(await school.archive.reports.count()).toBe(1)
  expect(await school.archive.replays.count()).toBe(1)
  expect(await school.archive.pictures.get('seen')).toBeUndefined()
})

test('who is given a class whose teacher has left reads what it played before; where nobody is, it goes with the class', async () => {
  const { leading, second } = await two()
  const [given, lost] = [
    await makeClass(second, ['Ada Stern'], { name: '7a' }),
    await makeClass(second, ['Mia Berg'], { name: '7b' }),
  ]
  const lesson = await play(second, firstOf(given), given.classId)
  const unread = await play(second, firstOf(lost), lost.classId)
  await leaves(second)
  expect(await listed(leading)).toEqual([])
  const third = await school.newcomer('teacher', 'Third')
  await leading.post(`/api/school/classes/${given.classId}/teachers`, { username: 'Third' })
  expect(await listed(third)).toEqual([])
  await third.post(`/api/classes/invites/${given.classId}`)
  expect(await listed(third)).toEqual([lesson])
  await leading.delete(`/api/school/classes/${lost.classId}`)
  expect(await school.archive.reports.get(unread)).toBeUndefined()
  expect(await school.archive.replays.get(unread)).toBeUndefined()
})

test('a server that is killed while it deletes a class goes on with it, and leaves no report that is nobody’s', async () => {
  const { leading, second, made, path, lotte } = await two()
  await play(second, lotte, made.classId)
  await play(second, lotte, made.classId)
  await leaves(second)
  await leading.put(path, { archived: true })
  const { reports } = school.archive
  const { remove } = reports
  reports.remove = () => Promise.reject(new Error('killed'))
  expect((await leading.delete(path)).status).toBe(500)
  reports.remove = remove
  expect(await reports.count()).toBe(2)
  await school.services.sweep()
  expect(await reports.count()).toBe(0)
  expect(await school.archive.replays.count()).toBe(0)
  expect(await school.archive.classReports.count()).toBe(0)
})

test('a class that is deleted while the teacher who held its lessons leaves keeps none of them', async () => {
  const { leading, second, made, path, lotte } = await two()
  await play(second, lotte, made.classId)
  await leading.put(path, { archived: true })
  const { replays } = school.archive
  const { replace } = replays
  replays.replace = async (...replay) => {
    replays.replace = replace
    expect((await leading.delete(path)).status).toBe(204)
    return replace.call(replays, ...replay)
  }
  await leaves(second)
  expect(await school.archive.reports.count()).toBe(0)
  expect(await replays.count()).toBe(0)
})

test('a lesson that ends after its host has left the school is the class’s, and any other game nobody’s', async () => {
  const { leading, second, made, lotte } = await two()
  await leaves(second)
  const lesson = await play(second, lotte, made.classId)
  await play(second, lotte)
  await play(second, lotte, 'a class that is gone')
  expect(await listed(leading)).toEqual([lesson])
  expect(await school.archive.reports.count()).toBe(1)
  expect(await school.archive.replays.count()).toBe(1)
})

test('pages of both kinds together leave nothing out and say nothing twice', async () => {
  const { leading, second, made } = await two()
  const kept = Array.from({ length: 130 }, (_, n) =>
    report({
      id: `page-${n}`,
      finishedAt: 1_000 + n,
      hostUserId: (n % 3 === 0 ? leading : second).user.id,
      ...(n % 2 === 0 && { classId: made.classId }),
    }),
  )
  await school.archive.reports.insertMany(kept)
  const ofClass = kept.filter(({ classId }) => classId !== undefined)
  await school.archive.classReports.insertMany(
    ofClass.map(({ id, finishedAt }) => ({ id, finishedAt, classId: made.classId })),
  )
  const seen: string[] = []
  for (let before = ''; ; ) {
    const page = (await leading.get(`/api/reports${before}`)).body as ReportSummary[]
    if (page.length === 0) break
    seen.push(...page.map(({ id }) => id))
    before = `?before=${page.at(-1)?.finishedAt}`
  }
  const wanted = kept.filter(({ hostUserId, classId }) => hostUserId === leading.user.id || classId !== undefined)
  expect(seen).toEqual(wanted.map(({ id }) => id).reverse())
})

test('the games of one class are listed alone for those who teach it, and do not exist for others', async () => {
  const { leading, second, made, lotte } = await two()
  const other = await makeClass(leading, ['Ada Stern'], { name: '7c' })
  const first = await play(leading, lotte, made.classId)
  await play(leading, firstOf(other), other.classId)
  await play(leading, lotte)
  const of = (who: Visitor, classId: string) => who.get(`/api/reports?class=${classId}`)
  for (const teacher of [leading, second])
    expect(((await of(teacher, made.classId)).body as ReportSummary[]).map(({ id }) => id)).toEqual([first])
  expect((await of(second, other.classId)).status).toBe(404)
  for (const stranger of [await school.newcomer('teacher'), await scan(school, lotte)])
    expect((await of(stranger, made.classId)).status).toBe(404)
  expect((await leading.get(`/api/reports?class=${'x'.repeat(999)}`)).status).toBe(400)
})
