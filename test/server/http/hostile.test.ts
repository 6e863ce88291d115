import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { openSchool, type School } from '../school.ts'

let school: School
let administrator: Awaited<ReturnType<School['newcomer']>>
let student: Awaited<ReturnType<School['newcomer']>>
beforeAll(async () => {
  school = await openSchool()
  administrator = await school.newcomer('teacher')
  student = await school.newcomer()
})
afterAll(() => school.close())

/** Every route that takes a body, and a body that would pass unless one of its fields is replaced. */
const doors = (id: string): [method: 'POST' | 'PUT', path: string, honest: Record<string, unknown>][] => {
  const question = { question: 'q', answers: ['a', 'b', 'c', 'd'], correct: 0 }
  return [
    ['POST', '/api/auth/register', { username: 'somebody', password: 'secret1', role: 'student' }],
    ['POST', '/api/auth/login', { username: 'somebody', password: 'secret1' }],
    ['POST', '/api/auth/logout', { userId: 'x' }],
    ['POST', '/api/auth/pass', { card: 'x' }],
    ['POST', '/api/auth/pass', { words: ['a', 'b', 'c'] }],
    ['POST', '/api/auth/pass', { atDoor: { door: 'BCDFGH', username: 'x', pictures: ['sun', 'moon', 'star'] } }],
    ['POST', '/api/auth/renew', { username: 'somebody', password: 'secret1', newPassword: 'secret2' }],
    ['POST', '/api/auth/farewell', { password: 'secret1' }],
    ['PUT', '/api/auth/password', { current: 'secret1', password: 'secret2' }],
    ['PUT', '/api/auth/name', { username: 'nobody', password: 'secret1' }],
    ['PUT', '/api/school/people/x/role', { role: 'teacher', administrator: false }],
    ['PUT', '/api/school/people/x/pupils', { most: 600 }],
    ['POST', '/api/school/classes/x/teachers', { username: 'somebody' }],
    ['POST', '/api/doors', { door: 'BCDFGH' }],
    ['POST', '/api/classes', { name: '6b', devices: 'own', pupils: [{ name: 'Lotte' }] }],
    ['PUT', '/api/classes/x', { name: '6b', devices: 'own', archived: false }],
    ['POST', '/api/classes/x/pupils', { pupils: [{ name: 'Lotte' }] }],
    ['POST', '/api/classes/known', { refs: ['x'] }],
    ['POST', '/api/classes/x/cards', { pupils: ['x'] }],
    ['PUT', '/api/classes/x/pupils/x', { name: 'Lotte' }],
    ['PUT', '/api/classes/x/pupils/x/aids', { time: 1.5, screen: ['large'] }],
    ['PUT', '/api/classes/x/pupils/x/team', { team: 1 }],
    ['PUT', '/api/classes/x/teams', { teams: 2 }],
    ['POST', '/api/classes/x/teachers', { username: 'somebody' }],
    ['POST', '/api/classes/knocks', { door: 'BCDFGH' }],
    ['POST', '/api/classes/x/knocks/x', { name: 'Lotte' }],
    ['POST', '/api/question-sets/pictures', { pictures: ['data:image/gif;base64,R0lGODlh'] }],
    ['POST', '/api/classes/x/moves', { pupils: ['x'], to: 'y' }],
    ['PUT', '/api/classes/x/task', { title: 't', mode: 'racing', wishes: [{ type: 'boost', least: 1 }] }],
    ['PUT', '/api/classes/x/maps/x', { verdict: 'approved', version: 0 }],
    ['PUT', '/api/maps/x/class', { classId: 'x' }],
    ['POST', '/api/question-sets', { title: 't', subject: 'Math', questions: [question] }],
    ['PUT', '/api/question-sets/x', { title: 't', subject: 'Math', questions: [question] }],
    ['POST', '/api/question-sets/x/copy', { title: 't' }],
    ['PUT', '/api/question-sets/x/sharing', { sharing: 'everyone' }],
    ['PUT', '/api/maps/x/sharing', { sharing: 'everyone' }],
    ['POST', '/api/question-sets/x/flag', { why: 'rude' }],
    ['PUT', '/api/flags/x', { verdict: 'fine' }],
    ['POST', '/api/maps', { name: 'n', gameMode: 'racing', tiles: [] }],
    ['PUT', '/api/maps/x', { name: 'n', gameMode: 'racing', tiles: [] }],
    ['POST', `/api/player/${id}/select-slime`, { slimeId: 'mint' }],
    ['POST', `/api/player/${id}/sell-slime`, { slimeId: 'mint', count: 1 }],
    ['POST', `/api/player/${id}/sell-duplicates`, {}],
    ['POST', '/api/guest-offer', { seatKey: 'key' }],
    ['POST', `/api/player/${id}/keep-game`, { seatKey: 'key' }],
    ['POST', `/api/player/${id}/games/ABC234/again`, { questionSetId: 'x', gameMode: 'classic' }],
    ['POST', `/api/player/${id}/buy-pack`, { packId: 'garden' }],
    ['POST', `/api/player/${id}/redeem-code`, { code: 'x' }],
    [
      'POST',
      `/api/practice/${id}/save`,
      {
        questionSetId: 'x',
        gameMode: 'classic',
        difficulty: 'easy',
        score: 0,
        questionsCorrect: 0,
        questionsTotal: 1,
        currencyEarned: 0,
      },
    ],
  ]
}

/** All such routes in the source. If somebody adds one, they have to list it here, too. */
const takingBodies = () => {
  const folder = join(import.meta.dirname, '../../../server/http')
  const added = /\badd\(\s*'(post|put)',\s*'([^']+)',\s*\{([^{}]*)\}/g
  return readdirSync(folder).flatMap((file) =>
    [...readFileSync(join(folder, file), 'utf8').matchAll(added)]
      .filter(([, , , spec = '']) => /\bbody\b/.test(spec))
      .map(([, method = '', path = '']) => ({ method: method.toUpperCase(), path })),
  )
}

const nested = (depth: number): unknown => (depth === 0 ? 'x' : [nested(depth - 1)])

/** Values that arrive instead of an honest one. */
const oddities: unknown[] = [
  null,
  true,
  [],
  {},
  { $gt: '' },
  { $ne: null },
  { $where: 'sleep(1000)' },
  [{ $regex: '.*' }],
  'x'.repeat(100_000),
  '\u0000',
  'a\u202eb',
  '\ud800',
  Number.MAX_SAFE_INTEGER,
  -1,
  1.5,
  nested(50),
  { toString: 'x', valueOf: 'x' },
]

const everything = async () => {
  const { archive } = school
  const counts = await Promise.all([
    archive.accounts.count(),
    archive.questionSets.count(),
    archive.maps.count(),
    archive.ledger.count(),
  ])
  return { counts, player: (await student.get(`/api/player/${student.user.id}`)).body }
}

/** A refusal has a name, a sentence and at most some values. It shows no stack, no path, nothing of the database. */
function expectRefusal(body: unknown): void {
  expect(body).toMatchObject({ error: expect.any(String), refusal: expect.stringMatching(/^[a-zA-Z]+$/) })
  const others = Object.keys(body as object).filter((key) => !['error', 'refusal', 'values'].includes(key))
  expect(others).toEqual([])
}

describe('nothing odd gets in', () => {
  test('every door that takes a body is tried', () => {
    const leadsTo = (path: string) => new RegExp(`^/api${path.replaceAll(/:\w+/g, '[^/]+')}$`)
    const untried = takingBodies().filter(
      ({ method, path }) => !doors('x').some(([tried, at]) => tried === method && leadsTo(path).test(at)),
    )
    expect(takingBodies().length).toBeGreaterThan(30)
    expect(untried).toEqual([])
  })

  test('every oddity in every field of every door is a 4xx with a readable text, and changes nothing', async () => {
    const before = await everything()
    const surprises: unknown[] = []
    for (const [method, path, honest] of doors(student.user.id)) {
      for (const field of Object.keys(honest)) {
        for (const oddity of oddities) {
          const sender = path.startsWith('/api/school') ? administrator : student
          const answer = await sender.send(method, path, { ...honest, [field]: oddity })
          const { error } = answer.body as { error?: unknown }
          const isRefused = answer.status >= 400 && answer.status < 429 && typeof error === 'string' && error !== ''
          if (!isRefused) surprises.push({ path, field, oddity, status: answer.status })
        }
      }
    }
    expect(surprises).toEqual([])
    expect(await everything()).toEqual(before)
  })

  test.each([
    ['no JSON', 'hello', 400],
    ['cut JSON', '{"username":', 400],
    ['a list', '[]', 400],
    ['a number', '5', 400],
    ['null', 'null', 400],
    ['nothing', '', 400],
    [
      'a poisoned prototype',
      '{"username":"poison","password":"secret1","role":"student","__proto__":{"isAdmin":true}}',
      400,
    ],
    [
      'a poisoned constructor',
      '{"username":"poison","password":"secret1","role":"student","constructor":{"prototype":{"isAdmin":true}}}',
      400,
    ],
    [
      'a key twice with an operator',
      '{"username":"poison","username":{"$gt":""},"password":"secret1","role":"student"}',
      400,
    ],
    ['depth', `${'['.repeat(2_000)}${']'.repeat(2_000)}`, 400],
    ['breadth', JSON.stringify({ list: Array.from({ length: 30_000 }, () => 0) }), 413],
    ['weight', JSON.stringify({ username: 'x'.repeat(200_000) }), 413],
  ])('%s is a %i', async (_what, body, status) => {
    const before = await everything()
    const answer = await school.visitor().send('POST', '/api/auth/register', body)
    expect(answer.status).toBe(status)
    expectRefusal(answer.body)
    expect(await everything()).toEqual(before)
    expect(({} as { isAdmin?: boolean }).isAdmin).toBeUndefined()
  })

  test.each([
    ['another type', { 'content-type': 'text/plain' }],
    ['a form', { 'content-type': 'application/x-www-form-urlencoded' }],
    ['an unknown encoding', { 'content-type': 'application/json', 'content-encoding': 'zebra' }],
    ['an unknown charset', { 'content-type': 'application/json; charset=klingon' }],
    ['a false gzip', { 'content-type': 'application/json', 'content-encoding': 'gzip' }],
  ])('%s is a 4xx', async (_what, headers) => {
    const body = '{"username":"sombody1","password":"secret1","role":"student"}'
    const answer = await school.visitor().send('POST', '/api/auth/register', body, headers)
    expect(answer.status).toBeGreaterThanOrEqual(400)
    expect(answer.status).toBeLessThan(500)
    expectRefusal(answer.body)
  })

  test.each([
    '/api/player/%00',
    '/api/player/%',
    '/api/player/..%2f..%2fetc',
    `/api/player/${'x'.repeat(5_000)}`,
    '/api/player/__proto__',
    '/api/stats/constructor',
    '/api/achievements/[object Object]',
    '/api/practice/undefined/history',
    '/api/question-sets/%7B%22$gt%22:%22%22%7D',
    '/api/question-sets/__proto__',
    '/api/maps/..%2f..',
    '/api/maps/%F0%9F%92%A9',
    '/api/reports/%2e%2e',
    '/api/reports/x.csv.csv',
    '/api/maps?gameMode[$gt]=',
    '/api/leaderboard?sortBy=__proto__',
  ])('the path %s is no 5xx and gives nothing away', async (path) => {
    const { status, body } = await student.get(path)
    expect(status).toBeLessThan(500)
    if (status !== 200) expectRefusal(body)
  })
})

test('two thousand seeded scraps of garbage later the school is as it was', async () => {
  let seed = 42
  const random = (below: number) => {
    seed = (seed * 1_664_525 + 1_013_904_223) % 2 ** 32
    return Math.floor((seed / 2 ** 32) * below)
  }
  const scraps = [
    '{',
    '}',
    '[',
    ']',
    '"',
    ':',
    ',',
    '\\u0000',
    '$gt',
    '__proto__',
    'null',
    '1e999',
    '-0',
    '\\',
    'é',
    ' ',
    '0',
    'true',
  ]
  const statuses = new Set<number>()
  const pupils = await Promise.all(Array.from({ length: 20 }, () => school.newcomer()))
  const before = await everything()
  await Promise.all(
    pupils.map(async (pupil) => {
      const all = doors(pupil.user.id)
      for (let n = 0; n < 100; n++) {
        const [method, path] = all[random(all.length)] ?? ['POST', '/api']
        const body = Array.from({ length: 1 + random(12) }, () => scraps[random(scraps.length)]).join('')
        statuses.add((await pupil.send(method, path, body)).status)
      }
    }),
  )
  expect([...statuses].filter((status) => status < 400 || status >= 500 || status === 429)).toEqual([])
  expect(await everything()).toEqual(before)
})

test('a hundred calls for the same long list wait for each other or are refused, and nobody else waits for them', async () => {
  const [author, other] = [await school.newcomer('teacher'), await school.newcomer('teacher')]
  const { classId } = (await author.post('/api/classes', { name: '6b', devices: 'own', pupils: [{ name: 'Lotte' }] }))
    .body as { classId: string }
  for (const path of ['/api/maps', '/api/maps?form=listed', '/api/question-sets', `/api/classes/${classId}/maps`]) {
    const hundred = Promise.all(Array.from({ length: 100 }, () => author.get(path)))
    expect((await other.get(path)).status).toBe(path.includes(classId) ? 404 : 200)
    const statuses = (await hundred).map(({ status }) => status)
    expect(new Set(statuses)).toEqual(new Set([200, 429]))
    expect((await author.get(path)).status).toBe(200)
  }
})

test('a class that shares an account opens the list, and a set of it, at the same moment', async () => {
  const shared = await school.newcomer()
  const together = async (path: string) =>
    Promise.all(Array.from({ length: 20 }, async () => (await shared.get(path)).status))
  const made = await shared.post('/api/question-sets', {
    title: 'Ours',
    subject: 'Other',
    questions: [{ question: '1 + 1', answers: ['1', '2', '3', '4'], correct: 1 }],
  })
  const set = `/api/question-sets/${(made.body as { id: string }).id}`
  for (const path of ['/api/question-sets', set, '/api/maps?form=listed'])
    expect([path, new Set(await together(path))]).toEqual([path, new Set([200])])
})

test('nor does anybody wait for the author of a set of megabytes who opens, shares or copies it a hundred times at once', async () => {
  const [author, other] = [await school.newcomer('teacher'), await school.newcomer('teacher')]
  const made = await author.post('/api/question-sets', {
    title: 'Long',
    subject: 'Other',
    questions: [{ question: '1 + 1', answers: ['1', '2', '3', '4'], correct: 1 }],
  })
  const path = `/api/question-sets/${(made.body as { id: string }).id}`
  const calls = [
    [200, () => author.get(path)],
    [200, () => author.put(`${path}/sharing`, { sharing: 'everyone' })],
    [201, () => author.post(`${path}/copy`)],
  ] as const
  for (const [done, call] of calls) {
    const hundred = Promise.all(Array.from({ length: 100 }, call))
    expect((await other.get(path)).status).toBeLessThan(500)
    expect(new Set((await hundred).map(({ status }) => status))).toEqual(new Set([done, 429]))
    expect((await call()).status).toBe(done)
  }
})

test('nor for a stranger who reports or overwrites that set a hundred times at once, which is refused after reading it', async () => {
  const [author, stranger] = [await school.newcomer('teacher'), await school.newcomer('student')]
  const set = {
    title: 'Long',
    subject: 'Other',
    questions: [{ question: '1 + 1', answers: ['1', '2', '3', '4'], correct: 1 }],
  }
  const path = `/api/question-sets/${((await author.post('/api/question-sets', set)).body as { id: string }).id}`
  const calls = [
    [404, () => stranger.post(`${path}/flag`, { why: 'rude' })],
    [403, () => stranger.put(path, set)],
  ] as const
  for (const [refused, call] of calls) {
    const statuses = (await Promise.all(Array.from({ length: 100 }, call))).map(({ status }) => status)
    expect(new Set(statuses)).toEqual(new Set([refused, 429]))
    expect((await call()).status).toBe(refused)
  }
})
