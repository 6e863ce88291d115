import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { welcomeCurrency } from '../../../rooms/shared/catalog/economy.ts'
import { openSchool, type School, uniqueName, usualPassword } from '../school.ts'

let school: School
beforeAll(async () => {
  school = await openSchool()
})
afterAll(() => school.close())

const register = (body: unknown, headers?: Record<string, string>) =>
  school.visitor().post('/api/auth/register', body, headers)

const nameRule = "Use 3 to 20 letters or numbers. Between them you can use spaces and . ' _ -"

describe('registering', () => {
  test('answers with the user and signs them in', async () => {
    const visitor = school.visitor()
    const username = uniqueName()
    const answer = await visitor.post('/api/auth/register', { username, password: 'secret1', role: 'student' })
    expect(answer.status).toBe(201)
    expect(answer.body).toEqual({
      id: expect.any(String),
      username,
      role: 'student',
      currency: welcomeCurrency,
      ownedSlimes: ['mint'],
      selectedSlime: 'mint',
    })
    expect((await visitor.get('/api/auth/me')).body).toEqual(answer.body)
  })

  test('the cookie is out of reach for scripts and other sites, and secure behind TLS', async () => {
    const plain = await register({ username: uniqueName(), password: 'secret1', role: 'student' })
    expect(plain.headers.getSetCookie()).toEqual([
      expect.stringMatching(/^slime_session=[\w-]{43}; Max-Age=\d+; Path=\/; HttpOnly; SameSite=Lax$/),
      expect.stringMatching(/^slime_device=[\w~-]{45}; Max-Age=\d+; Path=\/; HttpOnly; SameSite=Lax$/),
    ])
    const body = { username: uniqueName(), password: 'secret1', role: 'student' }
    const behindTls = await register(body, { 'x-forwarded-proto': 'https' })
    expect(behindTls.headers.get('set-cookie')).toMatch(/; Secure/)
    const elsewhere = await openSchool({ publicOrigins: ['https://slimes.example'] })
    const onLan = await elsewhere.visitor().post('/api/auth/register', { ...body, username: uniqueName() })
    expect(onLan.headers.get('set-cookie')).not.toMatch(/; Secure/)
    await elsewhere.close()
  })

  test('a first teacher is a teacher by registering', async () => {
    expect((await school.newcomer('teacher')).user).toMatchObject({
      role: 'teacher',
      currency: 0,
      ownedSlimes: ['mint'],
    })
  })

  test('a name that no projector should show is refused', async () => {
    for (const username of ['fuck_this', 'Sh1thead'])
      expect(await register({ username, password: 'secret1', role: 'student' })).toMatchObject({
        status: 400,
        body: { error: 'This name is not allowed. Please choose another.' },
      })
  })

  test('names are unique whatever their case, also when two come at once', async () => {
    const name = uniqueName()
    const answers = await Promise.all(
      [name, name.toUpperCase()].map((username) => register({ username, password: 'secret1', role: 'student' })),
    )
    expect(answers.map(({ status }) => status).sort()).toEqual([201, 409])
    const late = await register({ username: name, password: 'secret1', role: 'teacher' })
    expect(late).toMatchObject({ status: 409, body: { error: 'That username is already taken' } })
  })

  test('names as people write them are names, and log in however a phone writes their signs', async () => {
    for (const [username, typed] of [
      ['Ms. Hill', ' ms.  hill '],
      ['Maria Müller', 'MARIA MÜLLER'],
      ["O'Neil", 'o’neil'],
    ] as const) {
      const answer = await register({ username, password: 'secret1', role: 'student' })
      expect(answer).toMatchObject({ status: 201, body: { username } })
      const back = await school.visitor().post('/api/auth/login', { username: typed, password: 'secret1' })
      expect(back).toMatchObject({ status: 200, body: { username } })
    }
  })

  test('what is read over makes no twin: a name is the same with and without its blanks, dots and apostrophes', async () => {
    const taken = async (username: string) =>
      (await register({ username, password: 'secret1', role: 'student' })).status
    expect(await taken('Mr. Kowal')).toBe(201)
    for (const twin of ['Mr Kowal', 'MrKowal', "Mr'Kowal", 'mr.kowal', 'M.r. Kowal', 'МrKowal', 'Mr. Kowa1'])
      expect([twin, await taken(twin)]).toEqual([twin, 409])
    expect(await taken('OBrien')).toBe(201)
    expect(await taken('O’Brien')).toBe(409)
    expect(await taken('Mrs. Kowal')).toBe(201)
  })

  test.each([
    [{}, 'Please enter a username'],
    [{ username: 'ab', password: 'secret1', role: 'student' }, nameRule],
    [{ username: 'a'.repeat(21), password: 'secret1', role: 'student' }, nameRule],
    [{ username: 'two  words!', password: 'secret1', role: 'student' }, nameRule],
    [{ username: '.Hill', password: 'secret1', role: 'student' }, nameRule],
    [{ username: 'Hill.', password: 'secret1', role: 'student' }, nameRule],
    [{ username: "O''Neil", password: 'secret1', role: 'student' }, nameRule],
    [{ username: 'abc', password: 'short', role: 'student' }, 'Password must be at least 6 characters long!'],
    [{ username: 'abc', password: 'x'.repeat(201), role: 'student' }, 'A password can have at most 200 characters'],
    [{ username: 'abc', password: 'secret1', role: 'admin' }, 'Please choose student or teacher'],
    [{ username: 'abc', password: 'secret1' }, 'Please choose student or teacher'],
    [{ username: { $gt: '' }, password: 'secret1', role: 'student' }, 'Please enter a username'],
  ])('%j is refused: %s', async (body, error) => {
    expect(await register(body)).toMatchObject({ status: 400, body: { error } })
  })

  test('what else is in the body decides nothing', async () => {
    const answer = await register({
      username: uniqueName(),
      password: 'secret1',
      role: 'student',
      id: 'mine',
      currency: 1_000_000,
      ownedSlimes: ['dragon'],
      isAdmin: true,
    })
    expect(answer.body).toMatchObject({ currency: welcomeCurrency, ownedSlimes: ['mint'] })
    expect(answer.body).not.toHaveProperty('isAdmin')
    expect((answer.body as { id: string }).id).not.toBe('mine')
  })
})

describe('signing in and out', () => {
  test('the right password opens, in any case of the name; the wrong one and the wrong name sound the same', async () => {
    const { user } = await school.newcomer()
    const visitor = school.visitor()
    const login = (username: string, password: string) => visitor.post('/api/auth/login', { username, password })
    const wrong = { status: 401, body: { error: 'Wrong username or password' } }
    expect(await login(user.username, 'wrong password')).toMatchObject(wrong)
    expect(await login('nobody_here', 'password')).toMatchObject(wrong)
    expect(await login(user.username.toUpperCase(), usualPassword)).toMatchObject({ status: 200, body: user })
    expect((await visitor.get('/api/auth/me')).status).toBe(200)
  })

  test('a session ends with logging out, for a stolen cookie too', async () => {
    const visitor = await school.newcomer()
    const stolen = visitor.cookie()
    expect((await visitor.post('/api/auth/logout')).status).toBe(204)
    expect(await visitor.get('/api/auth/me')).toMatchObject({ status: 401, body: { error: 'Please log in first' } })
    visitor.wear(stolen)
    expect((await visitor.get('/api/auth/me')).status).toBe(401)
  })

  test('logging out ends the session of the user who left, and never that of the next one', async () => {
    const visitor = await school.newcomer()
    const left = visitor.cookie()
    const next = await school.newcomer()
    const leave = { userId: visitor.user.id }
    expect((await next.post('/api/auth/logout', leave)).status).toBe(204)
    expect((await next.get('/api/auth/me')).status).toBe(200)
    const answer = await visitor.post('/api/auth/logout', leave)
    expect(answer.status).toBe(204)
    expect((await visitor.get('/api/auth/me')).status).toBe(401)
    // It may arrive when the next user has logged in, and must not take the new cookie away.
    next.wear(left)
    await next.post('/api/auth/login', { username: next.user.username, password: usualPassword })
    for (const cookie of answer.headers.getSetCookie()) next.wear(cookie)
    expect((await next.get('/api/auth/me')).status).toBe(200)
    expect((await visitor.post('/api/auth/logout', { userId: 5 })).status).toBe(400)
  })

  test('signing in again replaces the session', async () => {
    const visitor = await school.newcomer()
    const before = visitor.cookie()
    await visitor.post('/api/auth/login', { username: visitor.user.username, password: usualPassword })
    expect(visitor.cookie()).not.toBe(before)
    visitor.wear(before)
    expect((await visitor.get('/api/auth/me')).status).toBe(401)
  })

  test('the archive holds neither passwords nor tokens', async () => {
    const visitor = await school.newcomer()
    const token = /slime_session=([\w-]{43})/.exec(visitor.cookie())?.[1] ?? 'no token'
    const account = await school.archive.accounts.get(visitor.user.id)
    const sessions = await school.archive.sessions.find({ where: { userId: visitor.user.id }, limit: 9 })
    expect(sessions).toHaveLength(1)
    expect(JSON.stringify([account, sessions])).not.toContain(token)
    expect(account?.passwordHash).toMatch(/^scrypt\$/)
  })

  test.each([
    'slime_session=',
    'slime_session=x',
    `slime_session=${'A'.repeat(43)}`,
    'slime_session="\\',
    `x=${'y'.repeat(7_000)}`,
  ])('the cookie %j is nobody', async (cookie) => {
    const visitor = school.visitor()
    visitor.wear(cookie)
    expect((await visitor.get('/api/auth/me')).status).toBe(401)
  })
})

describe('throttling', () => {
  const tooMany = { status: 429, body: { error: 'Too many attempts. Please try again later.' } }

  test('by name: after ten wrong passwords the right one does not help either, from any address', async () => {
    const { user } = await school.newcomer()
    const login = (password: string, address: string) =>
      school.visitor().post('/api/auth/login', { username: user.username, password }, { 'x-forwarded-for': address })
    const tries = await Promise.all(Array.from({ length: 30 }, (_, n) => login('wrong', `10.0.0.${n}`)))
    expect(tries.filter(({ status }) => status === 401)).toHaveLength(10)
    expect(tries.filter(({ status }) => status === 429)).toHaveLength(20)
    expect(await login(usualPassword, '10.0.1.1')).toMatchObject(tooMany)
  })

  test('by name: whoever hammers on it does not lock its owner out of a device where they were signed in', async () => {
    const owner = await school.newcomer()
    const login = (password: string) => ({ username: owner.user.username, password })
    const attacks = Array.from({ length: 30 }, () => school.visitor().post('/api/auth/login', login('wrong')))
    await Promise.all(attacks)
    expect(await school.visitor().post('/api/auth/login', login(usualPassword))).toMatchObject(tooMany)
    await owner.post('/api/auth/logout')
    expect((await owner.post('/api/auth/login', login(usualPassword))).status).toBe(200)
  })

  test('by device: what was signed in before has ten tries of its own, and a mark that somebody made up has none', async () => {
    const owner = await school.newcomer()
    const other = await school.newcomer()
    const guess = (n: number) =>
      owner.post('/api/auth/login', { username: owner.user.username, password: `guess-${n}` })
    const statuses: number[] = []
    for (let n = 0; n < 12; n++) statuses.push((await guess(n)).status)
    expect(statuses).toEqual([...Array(10).fill(401), 429, 429])
    const elsewhere = school.visitor()
    expect(
      (await elsewhere.post('/api/auth/login', { username: owner.user.username, password: usualPassword })).status,
    ).toBe(200)
    // Neither another account's mark nor one with the right shape makes a device known.
    const stranger = school.visitor()
    for (const pair of other.cookie().split('; ')) if (pair.startsWith('slime_device')) stranger.wear(pair)
    const asStranger: number[] = []
    for (let n = 0; n < 12; n++) {
      if (n === 6) stranger.wear(`slime_device=${'A'.repeat(22)}~${'B'.repeat(22)}`)
      const body = { username: owner.user.username, password: `wrong-${n}` }
      asStranger.push((await stranger.post('/api/auth/login', body)).status)
    }
    expect(asStranger).toEqual([...Array(10).fill(401), 429, 429])
  })

  test('by address: trying many names ends, and of the whole school behind it nobody is locked out', async () => {
    const pupil = await school.newcomer()
    const login = (username: string, password: string, address: string) =>
      school.visitor().post('/api/auth/login', { username, password }, { 'x-forwarded-for': address })
    const tries = await Promise.all(Array.from({ length: 110 }, (_, n) => login(`nobody_${n}`, 'wrong', '10.9.9.9')))
    expect(tries.filter(({ status }) => status === 401)).toHaveLength(100)
    expect(await login('somebody_else', 'wrong', '10.9.9.9')).toMatchObject(tooMany)
    expect((await login('somebody_else', 'wrong', '10.9.9.8')).status).toBe(401)
    // Each name still has some last tries. A wrong password is answered like a refusal, but the right one opens.
    expect(await login(pupil.user.username, 'wrong', '10.9.9.9')).toMatchObject(tooMany)
    expect((await login(pupil.user.username, usualPassword, '10.9.9.9')).status).toBe(200)
    expect(await login(pupil.user.username, usualPassword, '10.9.9.9')).toMatchObject(tooMany)
  })

  test('signing in rightly costs nothing', async () => {
    const { user } = await school.newcomer()
    for (let n = 0; n < 15; n++) {
      const answer = await school
        .visitor()
        .post('/api/auth/login', { username: user.username, password: usualPassword })
      expect(answer.status).toBe(200)
    }
  })

  test('registering is throttled by address, and what is refused takes nobody’s place', async () => {
    const small = await openSchool({ limits: { registrationsByAddress: { points: 3, seconds: 60 } } })
    const register = async (username: string, password = 'secret1') =>
      (await small.visitor().post('/api/auth/register', { username, password, role: 'student' })).status
    const taken = uniqueName()
    expect(await register(taken)).toBe(201)
    const refused = [register(taken), register(taken), register('Sh1thead'), register('ab'), register('abc', '123456')]
    expect(await Promise.all(refused)).toEqual([409, 409, 400, 400, 400])
    const statuses: number[] = []
    for (let n = 0; n < 4; n++) statuses.push(await register(uniqueName()))
    expect(statuses).toEqual([201, 201, 429, 429])
    await small.close()
  })

  test('a stranger is told twenty times an hour that a name is taken', async () => {
    const names: string[] = []
    for (let n = 0; n < 25; n++) names.push((await school.newcomer()).user.username)
    const ask = (username: string) =>
      school
        .visitor()
        .post(
          '/api/auth/register',
          { username, password: 'secret1', role: 'student' },
          { 'x-forwarded-for': '10.7.7.7' },
        )
    const answers = await Promise.all(names.map(ask))
    expect(answers.filter(({ status }) => status === 409)).toHaveLength(20)
    expect(answers.filter(({ status }) => status === 429)).toHaveLength(5)
    expect((await ask(uniqueName())).status).toBe(201)
  })
})
