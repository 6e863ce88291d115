import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest'
import type { ActRow, GivenWord, Person } from '../../../rooms/shared/contract/administration.ts'
import { account } from '../records.ts'
import { openSchool, type School, uniqueName, usualPassword } from '../school.ts'

type Newcomer = Awaited<ReturnType<School['newcomer']>>

let school: School
let founder: Newcomer
beforeAll(async () => {
  school = await openSchool()
  founder = await school.newcomer('teacher')
})
afterAll(() => school.close())

const login = (username: string, password: string) => school.visitor().post('/api/auth/login', { username, password })

describe('who looks after a school', () => {
  test('is the teacher who came first, and nobody who came later or asks for it', async () => {
    expect(founder.user.administrator).toBe(true)
    const second = await school.visitor().post('/api/auth/register', {
      username: uniqueName(),
      password: usualPassword,
      role: 'teacher',
      administrator: true,
    })
    expect(second.body).not.toHaveProperty('administrator')
  })

  test('is nobody where a pupil came first', async () => {
    const other = await openSchool()
    expect((await other.newcomer('student')).user).not.toHaveProperty('administrator')
    expect((await other.newcomer('teacher')).user).not.toHaveProperty('administrator')
    await other.close()
  })

  test('is one of twenty teachers who come to an empty school at once', async () => {
    const other = await openSchool()
    const people = await Promise.all(Array.from({ length: 20 }, () => other.newcomer('teacher')))
    expect(people.filter(({ user }) => user.administrator)).toHaveLength(1)
    await other.close()
  })

  test('does not leave it to nobody: the last administrator stays while there are others', async () => {
    const other = await openSchool()
    const [first, second, pupil] = [
      await other.newcomer('teacher'),
      await other.newcomer('teacher'),
      await other.newcomer(),
    ]
    const leave = (person: Newcomer) => person.post('/api/auth/farewell', { password: usualPassword })
    expect(await leave(first)).toMatchObject({ status: 409, body: { refusal: 'lastAdministrator' } })
    expect((await first.get('/api/auth/me')).body).toMatchObject({ administrator: true })
    await first.put(`/api/school/people/${second.user.id}/role`, { role: 'teacher', administrator: true })
    expect((await leave(first)).status).toBe(204)
    expect((await leave(second)).status).toBe(409)
    expect((await leave(pupil)).status).toBe(204)
    expect((await leave(second)).status).toBe(204)
    expect((await other.newcomer('teacher')).user.administrator).toBe(true)
    await other.close()
  })

  test('is one of two administrators who leave, or take the office from each other, at the same moment', async () => {
    const other = await openSchool()
    const [first, second] = [await other.newcomer('teacher'), await other.newcomer('teacher')]
    const role = (person: Newcomer, administrator: boolean) =>
      [`/api/school/people/${person.user.id}/role`, { role: 'teacher', administrator }] as const
    const isAdministrator = async (person: Newcomer) => (await person.get('/api/school/people')).status === 200
    await first.put(...role(second, true))
    await Promise.all([first.put(...role(second, false)), second.put(...role(first, false))])
    const [stayed, unmade] = (await isAdministrator(first)) ? [first, second] : [second, first]
    expect(await Promise.all([stayed, unmade].map(isAdministrator))).toEqual([true, false])
    await stayed.put(...role(unmade, true))
    await other.newcomer()
    await Promise.all([stayed, unmade].map((one) => one.post('/api/auth/farewell', { password: usualPassword })))
    const left = await other.archive.accounts.find({ limit: 10 })
    expect(left.filter(({ administrator }) => administrator)).toHaveLength(1)
    await other.close()
  })

  test.each([
    ['GET', '/api/school/people', undefined],
    ['POST', '/api/school/people/somebody/word', undefined],
    ['PUT', '/api/school/people/somebody/role', { role: 'teacher', administrator: true }],
    ['DELETE', '/api/school/people/somebody', undefined],
    ['GET', '/api/school/acts', undefined],
  ])('%s %s is for nobody else', async (method, path, body) => {
    const [teacher, pupil] = [await school.newcomer('teacher'), await school.newcomer()]
    expect((await school.visitor().send(method, path, body)).status).toBe(401)
    for (const person of [teacher, pupil]) {
      expect(await person.send(method, path.replace('somebody', person.user.id), body)).toMatchObject({
        status: 403,
        body: { refusal: 'administratorsOnly' },
      })
    }
  })
})

describe('looking after accounts', () => {
  test('a word opens once, also where two come with it at the same moment', async () => {
    const { username, id } = (await school.newcomer()).user
    const { word } = (await founder.post(`/api/school/people/${id}/word`)).body as GivenWord
    const renew = (newPassword: string) =>
      school.visitor().post('/api/auth/renew', { username, password: word, newPassword })
    const statuses = (await Promise.all(['owner-chose', 'other-chose'].map(renew))).map(({ status }) => status)
    expect(statuses.toSorted()).toEqual([200, 401])
  })

  const find = async (name: string) => (await founder.get(`/api/school/people?name=${name}`)).body as Person[]

  test('teachers are found among twelve hundred pupils, and pupils with a card are told from others', async () => {
    const teacher = await school.newcomer('teacher', 'zora_teaches')
    const pupil = await school.newcomer('student', 'zora_learns')
    const kept = account({ username: 'zora_kept', usernameKey: 'zora_kept', kept: true })
    await school.archive.accounts.insert(kept)
    const found = async (query: string) =>
      ((await founder.get(`/api/school/people?name=ZORA${query}`)).body as Person[]).map(({ id }) => id)
    expect(await found('')).toEqual([kept.id, pupil.user.id, teacher.user.id])
    expect(await found('&role=teacher')).toEqual([teacher.user.id])
    expect(await found('&role=student')).toEqual([kept.id, pupil.user.id])
    expect((await find('zora')).map((one) => one.kept)).toEqual([true, undefined, undefined])
    for (const odd of ['&role=administrator', '&role=', '&role[$ne]=teacher&role=', '&role=teacher&role=student'])
      expect((await founder.get(`/api/school/people?name=zora${odd}`)).status).toBe(400)
    await founder.put(`/api/school/people/${pupil.user.id}/role`, { role: 'teacher', administrator: false })
    expect(await found('&role=teacher')).toEqual([pupil.user.id, teacher.user.id])
  })

  test('a word for somebody who forgot opens the choosing of a password once, and nothing else', async () => {
    const pupil = await school.newcomer()
    const { username, id } = pupil.user
    const given = await founder.post(`/api/school/people/${id}/word`)
    const { word } = given.body as GivenWord
    expect((await pupil.get('/api/auth/me')).status).toBe(401)
    expect((await login(username, usualPassword)).status).toBe(401)
    expect(await login(username, word)).toMatchObject({ status: 403, body: { refusal: 'chooseNewPassword' } })
    expect(await find(username)).toMatchObject([{ hasWord: true }])

    const renew = (password: string, newPassword: string) =>
      school.visitor().post('/api/auth/renew', { username, password, newPassword })
    expect((await renew('wrong', 'chosen-anew')).status).toBe(401)
    expect(await renew(word, 'password')).toMatchObject({ status: 400, body: { refusal: 'passwordCommon' } })
    expect(await renew(word, word)).toMatchObject({ status: 403 })
    expect(await renew(word, 'chosen-anew')).toMatchObject({ status: 200, body: { username } })
    expect((await renew(word, 'stolen-later')).status).toBe(401)
    expect((await login(username, 'chosen-anew')).status).toBe(200)
    expect(await find(username)).toMatchObject([{ hasWord: false }])
  })

  test('a login that began with the old password opens nothing once there is another, however long it was checked', async () => {
    const pupil = await school.newcomer()
    const { username, id } = pupil.user
    const { sessions } = school.archive
    const insert = sessions.insert.bind(sessions)
    const meanwhile = (act: () => Promise<unknown>) =>
      vi.spyOn(sessions, 'insert').mockImplementationOnce(async (session) => {
        await act()
        return insert(session)
      })
    const openNow = async () => (await sessions.find({ where: { userId: id }, limit: 10 })).length

    meanwhile(() => pupil.put('/api/auth/password', { current: usualPassword, password: 'chosen-anew' }))
    expect((await login(username, usualPassword)).status).toBe(401)
    expect(await openNow()).toBe(1)
    meanwhile(() => founder.post(`/api/school/people/${id}/word`))
    expect((await login(username, 'chosen-anew')).status).toBe(401)
    expect(await openNow()).toBe(0)
    vi.restoreAllMocks()
  })

  test('a change of password that began with the old one changes nothing once there is another, or a word', async () => {
    const pupil = await school.newcomer()
    const { username, id } = pupil.user
    const { accounts } = school.archive
    const replace = accounts.replace.bind(accounts)
    const change = (current: string, password: string) => pupil.put('/api/auth/password', { current, password })
    const meanwhile = (act: () => Promise<unknown>) =>
      vi.spyOn(accounts, 'replace').mockImplementationOnce(async (row, version) => {
        await act()
        return replace(row, version)
      })
    const refused = { status: 403, body: { refusal: 'wrongPassword' } }

    meanwhile(() => change(usualPassword, 'chosen-anew'))
    expect(await change(usualPassword, 'chosen-late')).toMatchObject(refused)
    expect((await login(username, 'chosen-late')).status).toBe(401)
    expect((await login(username, 'chosen-anew')).status).toBe(200)
    let given: unknown
    meanwhile(async () => {
      given = (await founder.post(`/api/school/people/${id}/word`)).body
    })
    expect(await change('chosen-anew', 'chosen-late')).toMatchObject(refused)
    expect((await login(username, 'chosen-late')).status).toBe(401)
    expect(await login(username, (given as GivenWord).word)).toMatchObject({ body: { refusal: 'chooseNewPassword' } })
    vi.restoreAllMocks()
  })

  test('a word that lay around for too long opens nothing', async () => {
    const clock = { now: Date.now() }
    const other = await openSchool({ now: () => clock.now })
    const administrator = await other.newcomer('teacher')
    const pupil = await other.newcomer()
    const given = await administrator.post(`/api/school/people/${pupil.user.id}/word`)
    const { word } = given.body as GivenWord
    clock.now += 15 * 24 * 60 * 60 * 1000
    const body = { username: pupil.user.username, password: word, newPassword: 'chosen-anew' }
    expect((await other.visitor().post('/api/auth/renew', body)).status).toBe(401)
    await other.close()
  })

  test('whoever could set their own password by their old one does not get in by the door for words', async () => {
    const pupil = await school.newcomer()
    const body = { username: pupil.user.username, password: usualPassword, newPassword: 'chosen-anew' }
    expect((await school.visitor().post('/api/auth/renew', body)).status).toBe(401)
    expect((await login(pupil.user.username, usualPassword)).status).toBe(200)
  })

  test('roles change for the next call already, and everything is written down', async () => {
    const person = await school.newcomer('student')
    const { id, username } = person.user
    const path = `/api/school/people/${id}/role`
    expect((await founder.put(path, { role: 'teacher', administrator: true })).status).toBe(204)
    expect((await person.get('/api/auth/me')).body).toMatchObject({ role: 'teacher', administrator: true })
    expect((await person.get('/api/school/people')).status).toBe(200)
    expect(await founder.delete(`/api/school/people/${id}`)).toMatchObject({ status: 409 })
    expect((await founder.put(path, { role: 'student', administrator: false })).status).toBe(204)
    expect((await person.get('/api/school/people')).status).toBe(403)
    expect((await founder.delete(`/api/school/people/${id}`)).status).toBe(204)
    expect((await person.get('/api/auth/me')).status).toBe(401)
    const acts = ((await founder.get('/api/school/acts')).body as ActRow[]).filter(({ whom }) => whom === username)
    expect(acts.map(({ act }) => act).sort()).toEqual([
      'madeAdministrator',
      'madeStudent',
      'madeTeacher',
      'removed',
      'unmadeAdministrator',
    ])
    expect(new Set(acts.map(({ by }) => by))).toEqual(new Set([founder.user.username]))
  })

  test('nobody unmakes, removes or resets themselves by it', async () => {
    const own = `/api/school/people/${founder.user.id}`
    expect((await founder.put(`${own}/role`, { role: 'student', administrator: false })).status).toBe(409)
    expect((await founder.delete(own)).status).toBe(409)
    expect((await founder.post(`${own}/word`)).status).toBe(409)
    expect((await founder.delete('/api/school/people/nobody')).status).toBe(404)
  })

  test('people are found by the beginning of their name, in whatever case', async () => {
    const name = uniqueName()
    const person = await school.newcomer('student', name)
    expect(await find(name.toUpperCase().slice(0, -1))).toEqual(
      expect.arrayContaining([expect.objectContaining({ id: person.user.id, role: 'student', administrator: false })]),
    )
    expect(await find('%25_nobody')).toEqual([])
    const questions = [{ question: '1 + 1', answers: ['1', '2', '3', '4'], correct: 1 }]
    await person.post('/api/question-sets', { title: 'Sums', subject: 'Math', questions })
    const [{ storage } = { storage: { used: 0, most: 0 } }] = await find(name)
    expect(storage.most).toBe(10 * 1024 * 1024)
    expect(storage.used).toBeGreaterThan(100)
    expect(JSON.stringify(await find(''))).not.toContain('passwordHash')
  })
})

describe('the code of the school', () => {
  test('is asked of teachers, and of nobody else; guesses are counted', async () => {
    const other = await openSchool({ rules: { teacherCode: 'blue-whale-7' } })
    const register = (role: string, teacherCode?: string) =>
      other.visitor().post('/api/auth/register', { username: uniqueName(), password: usualPassword, role, teacherCode })
    expect((await other.visitor().get('/api/school')).body).toMatchObject({ teacherCode: true })
    expect(JSON.stringify((await other.visitor().get('/api/school')).body)).not.toContain('whale')
    expect(await register('teacher')).toMatchObject({ status: 403, body: { refusal: 'teacherCodeWrong' } })
    expect((await register('student')).status).toBe(201)
    expect((await register('teacher', ' blue-whale-7 ')).status).toBe(201)
    const guesses = await Promise.all(Array.from({ length: 40 }, (_, n) => register('teacher', `guess-${n}`)))
    expect(guesses.filter(({ status }) => status === 429).length).toBeGreaterThanOrEqual(20)
    const asked = await register('teacher', 'blue-whale-7')
    expect(asked).toMatchObject({ status: 429, body: { work: expect.any(String) } })
    await other.close()
  })
})

describe('what is kept for a time', () => {
  test('goes away after it: practice, reports with their replays, sessions', async () => {
    const clock = { now: Date.now() }
    const dayMs = 24 * 60 * 60 * 1000
    const other = await openSchool({
      now: () => clock.now,
      rules: { keepsDays: { reports: 10, practice: 5, sessions: 20, rosters: 3 } },
    })
    const { archive, services } = other
    const { gameRecord } = await import('../gameRecord.ts')
    const [teacher, pupil] = [await other.newcomer('teacher'), await other.newcomer()]
    const game = gameRecord(teacher.user, pupil.user)
    await archive.reports.insert(game.report)
    await services.replays.keep(game.report.id, teacher.user.id, game.replay)
    await archive.practiceRuns.insert(game.practiceRun)
    const left = async () => [
      await archive.practiceRuns.count(),
      await archive.reports.count(),
      await archive.replays.count(),
      await archive.sessions.count(),
    ]
    await services.sweep()
    expect(await left()).toEqual([1, 1, 1, 2])
    for (const [days, expected] of [
      [6, [0, 1, 1, 2]],
      [5, [0, 0, 0, 2]],
      [10, [0, 0, 0, 0]],
    ] as const) {
      clock.now += days * dayMs
      await services.sweep()
      expect(await left()).toEqual(expected)
    }
    expect(await archive.accounts.count()).toBe(2)
    await other.close()
  })
})

describe('what a school does not tell everybody', () => {
  test('the leaderboard, where it is not public', async () => {
    const other = await openSchool({ rules: { publicLeaderboard: false } })
    expect((await other.visitor().get('/api/leaderboard')).status).toBe(401)
    expect((await (await other.newcomer()).get('/api/leaderboard')).status).toBe(200)
    await other.close()
  })

  test('its figures: they are for this machine and for named addresses', async () => {
    const other = await openSchool({ metricsFrom: ['10.1.0.0/16', 'fd00::7'] })
    const from = async (address: string) =>
      (await other.visitor().get('/metrics', { 'x-forwarded-for': address })).status
    expect((await other.visitor().get('/metrics')).status).toBe(200)
    expect(await from('10.1.2.3')).toBe(200)
    expect(await from('fd00::7')).toBe(200)
    expect(await from('10.2.2.3')).toBe(404)
    expect(await from('fd00::8')).toBe(404)
    expect(await from('nonsense')).toBe(404)
    await other.close()
  })
})
