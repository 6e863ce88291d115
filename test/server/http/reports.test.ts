import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import type { ReportSummary } from '../../../rooms/shared/contract/reports.ts'
import { applyEntry, replayMatch } from '../../../rooms/shared/match/match.ts'
import { checkReplay, type Replay, replayOf } from '../../../rooms/shared/match/replay.ts'
import { RecordUnreadable } from '../../../server/archive/shelf.ts'
import { isRefused } from '../../../server/refused.ts'
import { eventfulGame } from '../../rooms/shared/match/eventfulGame.ts'
import { aPlan, asked, closed, hostJoins, started } from '../../rooms/shared/match/matchBuilders.ts'
import { rightPlace } from '../../rooms/shared/questions/rightPlace.ts'
import { report, reportPlayer } from '../records.ts'
import { openSchool, type School } from '../school.ts'

let school: School
beforeAll(async () => {
  school = await openSchool()
})
afterAll(() => school.close())

test('hosts list their own games, newest first, page by page', async () => {
  const host = await school.newcomer('teacher')
  await school.archive.reports.insertMany(
    Array.from({ length: 60 }, (_, n) =>
      report({ id: `listed-${n}`, hostUserId: host.user.id, finishedAt: 1_000 + n }),
    ),
  )
  const first = (await host.get('/api/reports')).body as ReportSummary[]
  expect(first).toHaveLength(50)
  expect(first[0]).toEqual({
    id: 'listed-59',
    questionSetId: 'sums',
    gameCode: 'SLIME2',
    gameMode: 'classic',
    title: 'Sums',
    startedAt: 1,
    finishedAt: 1_059,
    playerCount: 1,
    questionCount: 1,
    correctShare: 1,
  })
  const rest = (await host.get(`/api/reports?before=${first.at(-1)?.finishedAt}`)).body as ReportSummary[]
  expect(rest).toHaveLength(10)
  expect((await host.get('/api/reports?before=yesterday')).status).toBe(400)
})

test('the share of correct answers counts no voided question and no absent player', async () => {
  const host = await school.newcomer('teacher')
  const question = { question: 'q', answers: ['a', 'b', 'c', 'd'], correct: 0, voided: false }
  const answer = (correct: boolean) => ({ choice: 0, correct, ms: 1, gained: 0 })
  await school.archive.reports.insert(
    report({
      hostUserId: host.user.id,
      questions: [question, { ...question, voided: true }],
      players: [
        reportPlayer({ answers: [answer(true), answer(true)] }),
        reportPlayer({ answers: [answer(false), null] }),
        reportPlayer({ answers: [null, null] }),
      ],
    }),
  )
  expect((await host.get('/api/reports')).body).toMatchObject([{ correctShare: 0.5, playerCount: 3 }])
  const early = report({ hostUserId: host.user.id, finishedAt: 3, players: [reportPlayer({ answers: [null] })] })
  await school.archive.reports.insert(early)
  const [newest] = (await host.get('/api/reports')).body as ReportSummary[]
  expect(newest?.correctShare, 'a game that nobody was there for is not 0% right').toBeNull()
})

test('a game has as many questions in the list as it had on its screens: opinions have no number there', async () => {
  const host = await school.newcomer('teacher')
  const question = { question: 'q', answers: ['a', 'b'], correct: 0, voided: false }
  const opinion = { ...question, kind: 'opinion' as const, voided: true }
  await school.archive.reports.insert(
    report({ hostUserId: host.user.id, questions: [question, opinion, { ...question, voided: true }] }),
  )
  expect((await host.get('/api/reports')).body).toMatchObject([{ questionCount: 2 }])
})

test('a whole report and its table are for the host; to everybody else they do not exist', async () => {
  const host = await school.newcomer('teacher')
  const players = [reportPlayer({ username: '=HYPERLINK("evil")' })]
  const kept = report({ hostUserId: host.user.id, title: 'Römer / Griechen', players })
  await school.archive.reports.insert(kept)
  expect((await host.get(`/api/reports/${kept.id}`)).body).toEqual(kept)
  const csv = await host.get(`/api/reports/${kept.id}.csv`)
  expect(csv.status).toBe(200)
  expect(csv.headers.get('content-type')).toBe('text/csv; charset=utf-8')
  const day = new Intl.DateTimeFormat('sv').format(kept.finishedAt)
  const named = encodeURIComponent(`Römer-Griechen-${day}-SLIME2.csv`)
  expect(csv.headers.get('content-disposition')).toBe(
    `attachment; filename="slime-school-${day}-SLIME2.csv"; filename*=UTF-8''${named}`,
  )
  expect(csv.body).toContain(`"'=HYPERLINK(""evil"")"`)
  // The page says which day that was by its own clock, so that all its files name the same one.
  const asked = await host.get(`/api/reports/${kept.id}.csv?day=2026-02-03`)
  expect(asked.headers.get('content-disposition')).toContain('filename="slime-school-2026-02-03-SLIME2.csv"')
  for (const odd of ['3.2.2026', '2026-02-03%0d%0aX: y', '2026-02-03"'])
    expect((await host.get(`/api/reports/${kept.id}.csv?day=${odd}`)).status).toBe(400)
  for (const path of [`/api/reports/${kept.id}`, `/api/reports/${kept.id}.csv`]) {
    const other = await school.newcomer('teacher')
    expect(await other.get(path)).toMatchObject({ status: 404, body: { error: 'Report not found' } })
    expect((await school.visitor().get(path)).status).toBe(401)
  }
})

const keepPlayed = async (hostUserId: string): Promise<{ id: string; replay: Replay }> => {
  const { plan, entries } = eventfulGame('racing', 7)
  const replay = replayOf(replayMatch(plan, entries))
  const kept = report({ hostUserId })
  await school.archive.reports.insert(kept)
  await school.services.replays.keep(kept.id, hostUserId, replay)
  return { id: kept.id, replay }
}

test('who plays a set at the moment reads no older report of it, nor the game itself, until they are done', async () => {
  const playing = new Set<string>()
  const other = await openSchool({
    beingPlayed: { playsSet: (set, { userId }) => playing.has(`${set} ${userId}`) },
  })
  const host = await other.newcomer('teacher')
  const players = [reportPlayer({ userId: 'pupil' }), reportPlayer({ userId: host.user.id })]
  const older = report({
    id: 'older',
    questionSetId: 'sums',
    hostUserId: host.user.id,
    finishedAt: Date.now(),
    players,
  })
  await other.archive.reports.insert(older)
  playing.add(`sums ${host.user.id}`)
  const pupil = '/api/reports/pupils/pupil'
  for (const path of ['/api/reports/older', '/api/reports/older.csv', '/api/reports/older/replay', pupil])
    expect(await host.get(path)).toMatchObject({ status: 409, body: { refusal: 'beingPlayed' } })
  // The data that users may download about themselves says the same.
  const waits = [{ title: 'Sums', gameMode: 'classic', finishedAt: older.finishedAt, isBeingPlayed: true }]
  const data = (await host.get('/api/auth/data')).body as Record<string, unknown>
  expect([data.gamesHosted, data.gamesPlayed]).toEqual([waits, waits])
  playing.clear()
  expect((await host.get(pupil)).status).toBe(200)
  expect((await host.get('/api/auth/data')).body).toMatchObject({
    gamesHosted: [{ questions: [{ correct: 1 }] }],
    gamesPlayed: [{ answers: [{ choice: 1, correct: true }] }],
  })
  expect((await host.get('/api/reports/older')).status).toBe(200)
  await other.close()
})

test('what was played is for the host alone: not for other teachers, not for pupils who were in it, not for guests', async () => {
  const host = await school.newcomer('teacher')
  const { id, replay } = await keepPlayed(host.user.id)
  const path = `/api/reports/${id}/replay`
  const answer = await host.get(path)
  expect(answer).toMatchObject({ status: 200, body: JSON.parse(JSON.stringify(replay)) })
  expect(checkReplay(answer.body as Replay).differs).toEqual([])
  expect(answer.headers.get('cache-control')).toBe('no-store')
  expect((await host.get(path, { 'accept-encoding': 'identity' })).body).toEqual(answer.body)
  for (const other of [await school.newcomer('teacher'), await school.newcomer('student')])
    expect(await other.get(path)).toMatchObject({ status: 404, body: { refusal: 'reportNotFound' } })
  expect((await school.visitor().get(path)).status).toBe(401)
  for (const odd of [`/api/reports/${id}/replay/plan`, '/api/reports/%2e%2e/replay', '/api/reports/x/replay'])
    expect([400, 404]).toContain((await host.get(odd)).status)
  expect((await host.post(path, {})).status).toBe(405)
})

test('a thousand who ask for the same recording at once cost one reading of it', async () => {
  const host = await school.newcomer('teacher')
  const { id } = await keepPlayed(host.user.id)
  const { replays } = school.services
  const all = await Promise.all(Array.from({ length: 1000 }, () => replays.packedFor(host.user.id, id)))
  expect(new Set(all).size).toBe(1)
  const texts = await Promise.all(Array.from({ length: 1000 }, () => replays.textFor(host.user.id, id)))
  expect(new Set(texts).size).toBe(1)
  expect(isRefused(await replays.packedFor('somebody else', id))).toBe(true)
})

test('a report from before games were kept has none', async () => {
  const host = await school.newcomer('teacher')
  const kept = report({ hostUserId: host.user.id })
  await school.archive.reports.insert(kept)
  expect(await host.get(`/api/reports/${kept.id}/replay`)).toMatchObject({ status: 404, body: { refusal: 'notFound' } })
})

test('whoever ends a game early learns the answers of no question that was not closed', () => {
  const match = replayMatch(aPlan({ questions: 3 }), [hostJoins, started, asked(1), closed(1), asked(2)])
  applyEntry(match, { kind: 'finished', at: 99_000 })
  const { questions } = replayOf(match).plan
  expect(questions.map(({ question }) => question)).toEqual(['Question 1', '', ''])
  expect(questions.map(rightPlace)).toEqual([0, 0, 0])
})

test('one pupil over several games of a host: their own rows only, and what they did not know the last time it was asked', async () => {
  const [host, other, pupil] = [
    await school.newcomer('teacher'),
    await school.newcomer('teacher'),
    await school.newcomer(),
  ]
  const question = { question: 'q', answers: ['a', 'b', 'c', 'd'], correct: 2, voided: false }
  const answer = (correct: boolean) => ({ choice: correct ? 2 : 0, correct, ms: 1, gained: 0 })
  const played = (hostUserId: string, finishedAt: number, ...rights: boolean[]) =>
    report({
      hostUserId,
      finishedAt,
      questions: rights.map((_, index) => ({ ...question, question: `q${index}` })),
      players: [
        reportPlayer({ userId: pupil.user.id, username: pupil.user.username, answers: rights.map(answer) }),
        reportPlayer({ username: 'Secret Guest' }),
      ],
    })
  const games = Array.from({ length: 25 }, (_, n) => played(host.user.id, 1_000 + n, true, n < 4, n > 20))
  await school.archive.reports.insertMany([...games, played(other.user.id, 5_000, false, false)])
  const seen = await host.get(`/api/reports/pupils/${pupil.user.id}`)
  expect(seen.body).toMatchObject({ username: pupil.user.username })
  // The pupil missed the third question as often, but knows it by now.
  expect((seen.body as { missed: unknown }).missed).toEqual([{ question: 'q1', answer: 'c', times: 21 }])
  const { games: rows } = seen.body as { games: unknown[] }
  expect(rows).toHaveLength(25)
  expect(rows[0]).toMatchObject({ finishedAt: 1_024, correct: 2, asked: 3, players: 2 })
  expect(JSON.stringify(seen.body)).not.toContain('Secret Guest')
  expect((await pupil.get(`/api/reports/pupils/${pupil.user.id}`)).status).toBe(404)
  expect((await school.visitor().get(`/api/reports/pupils/${pupil.user.id}`)).status).toBe(401)
})

/** A game of many players. A host whose scripts play along can have any number of these. */
const largeReport = (hostUserId: string, n: number) =>
  report({
    id: `large-${hostUserId}-${n}`,
    hostUserId,
    finishedAt: 1_000 + n,
    players: Array.from({ length: 300 }, (_, place) => reportPlayer({ playerId: `p${place}` })),
  })

test('however many large games are listed, their reports are read one at a time and once', async () => {
  const host = await school.newcomer('teacher')
  await school.archive.reports.insertMany(Array.from({ length: 40 }, (_, n) => largeReport(host.user.id, n)))
  const { reports } = school.services.shelves
  const read = reports.get
  const [get, whole, many] = [vi.spyOn(reports, 'get'), vi.spyOn(reports, 'find'), vi.spyOn(reports, 'getMany')]
  let [open, most] = [0, 0]
  get.mockImplementation(async (id) => {
    most = Math.max(most, ++open)
    return read(id).finally(() => open--)
  })
  const lists = await Promise.all(Array.from({ length: 4 }, () => host.get('/api/reports')))
  expect(lists.map(({ body }) => (body as ReportSummary[]).length)).toEqual([40, 40, 40, 40])
  expect([most, get.mock.calls.length]).toEqual([1, 40])
  expect([whole.mock.calls, many.mock.calls]).toEqual([[], []])
  vi.restoreAllMocks()
})

test('a hundred calls for whole reports wait for each other or are refused, and nobody else waits for them', async () => {
  const [host, other] = [await school.newcomer('teacher'), await school.newcomer('teacher')]
  await school.archive.reports.insert(largeReport(host.user.id, 0))
  await school.archive.reports.insert(largeReport(other.user.id, 0))
  const path = (id: string) => `/api/reports/large-${id}-0`
  const hundred = Promise.all(
    Array.from({ length: 100 }, (_, n) => host.get(`${path(host.user.id)}${n % 2 ? '.csv' : ''}`)),
  )
  expect((await other.get(path(other.user.id))).status).toBe(200)
  const answers = await hundred
  expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200, 429]))
  expect((await host.get(path(host.user.id))).status).toBe(200)
})

test('a report that cannot be read any more holds up neither the list of the others nor what a pupil did in them', async () => {
  const host = await school.newcomer('teacher')
  const pupil = await school.newcomer('student')
  const players = [reportPlayer({ userId: pupil.user.id })]
  const { reports } = school.archive
  await reports.insertMany(
    ['torn', 'whole'].map((id, n) => report({ id, hostUserId: host.user.id, finishedAt: 5 - n, players })),
  )
  const get = reports.get
  const torn = vi
    .spyOn(reports, 'get')
    .mockImplementation((id) => (id === 'torn' ? Promise.reject(new RecordUnreadable('reports', id)) : get(id)))
  expect((await host.get('/api/reports')).body).toMatchObject([{ id: 'whole' }])
  expect((await host.get(`/api/reports/pupils/${pupil.user.id}`)).body).toMatchObject({ games: [{ id: 'whole' }] })
  torn.mockRestore()
})

test('a report that cannot be read takes no place in a page, so that older ones are still asked for', async () => {
  const host = await school.newcomer('teacher')
  const pupil = await school.newcomer('student')
  const players = [reportPlayer({ userId: pupil.user.id })]
  const { reports } = school.archive
  const ids = Array.from({ length: 103 }, (_, n) => `full-${n}`)
  await reports.insertMany(ids.map((id, n) => report({ id, hostUserId: host.user.id, finishedAt: 1_000 - n, players })))
  const get = reports.get
  const torn = vi
    .spyOn(reports, 'get')
    .mockImplementation((id) =>
      ['full-1', 'full-50'].includes(id) ? Promise.reject(new RecordUnreadable('reports', id)) : get(id),
    )
  const readable = ids.filter((_, n) => n !== 1 && n !== 50)
  const page = (await host.get('/api/reports')).body as ReportSummary[]
  expect(page.map(({ id }) => id)).toEqual(readable.slice(0, 50))
  const { games } = (await host.get(`/api/reports/pupils/${pupil.user.id}`)).body as { games: { id: string }[] }
  expect(games.map(({ id }) => id)).toEqual(readable.slice(0, 100))
  torn.mockRestore()
})
