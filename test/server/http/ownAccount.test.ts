import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { Device } from '../../../rooms/shared/contract/accounts.ts'
import { checkReplay, type Replay } from '../../../rooms/shared/match/replay.ts'
import { drawnPicture } from '../drawnPictures.ts'
import { gameRecord } from '../gameRecord.ts'
import { openSchool, type School, uniqueName, usualPassword } from '../school.ts'

let school: School
beforeAll(async () => {
  school = await openSchool()
})
afterAll(() => school.close())

const login = (username: string, password = usualPassword) =>
  school.visitor().post('/api/auth/login', { username, password })

describe('the password', () => {
  test('is changed by whoever knows the old one, and every other device is signed out', async () => {
    const owner = await school.newcomer()
    const elsewhere = school.visitor()
    await elsewhere.post('/api/auth/login', { username: owner.user.username, password: usualPassword })
    const change = { current: usualPassword, password: 'another-time' }
    expect((await owner.put('/api/auth/password', change)).status).toBe(204)
    expect((await owner.get('/api/auth/me')).status).toBe(200)
    expect((await elsewhere.get('/api/auth/me')).status).toBe(401)
    expect((await login(owner.user.username)).status).toBe(401)
    expect((await login(owner.user.username, 'another-time')).status).toBe(200)
  })

  test('is changed although the same call comes again, because its first answer was lost', async () => {
    const owner = await school.newcomer()
    const change = { current: usualPassword, password: 'another-time' }
    const both = await Promise.all([owner.put('/api/auth/password', change), owner.put('/api/auth/password', change)])
    const later = await owner.put('/api/auth/password', change)
    expect([...both, later].map(({ status }) => status)).toEqual([204, 204, 204])
    expect((await login(owner.user.username, 'another-time')).status).toBe(200)
    expect((await owner.put('/api/auth/password', { ...change, password: 'a-third-one' })).status).toBe(403)
  })

  test('is not changed by whoever found the computer open, however often they guess', async () => {
    const owner = await school.newcomer()
    const guess = (n: number) => owner.put('/api/auth/password', { current: `guess-${n}`, password: 'stolen-account' })
    const answers = await Promise.all(Array.from({ length: 15 }, (_, n) => guess(n)))
    expect(answers.filter(({ status }) => status === 403)).toHaveLength(10)
    expect(answers.filter(({ status }) => status === 429)).toHaveLength(5)
    expect((await login(owner.user.username)).status).toBe(200)
  })

  test('nor do they learn it by naming it as the new one, unless it is among their first two guesses', async () => {
    const owner = await school.newcomer()
    const guess = (password: string) => owner.put('/api/auth/password', { current: 'no-idea-at-all', password })
    expect((await guess('first-guess')).status).toBe(403)
    expect((await guess('second-guess')).status).toBe(403)
    expect((await guess(usualPassword)).status).toBe(403)
  })

  test.each([
    ['password', 'Too many people use this password. Please choose another one.'],
    ['PassWord', 'Too many people use this password. Please choose another one.'],
    ['12345678', 'Too many people use this password. Please choose another one.'],
  ])('%s is nobody’s', async (password, error) => {
    const body = { username: uniqueName(), password, role: 'student' }
    expect(await school.visitor().post('/api/auth/register', body)).toMatchObject({ status: 400, body: { error } })
    const owner = await school.newcomer()
    expect(await owner.put('/api/auth/password', { current: usualPassword, password })).toMatchObject({ status: 400 })
  })

  test('is not the own name', async () => {
    const username = uniqueName()
    const body = { username, password: username.toUpperCase(), role: 'student' }
    expect(await school.visitor().post('/api/auth/register', body)).toMatchObject({
      status: 400,
      body: { refusal: 'passwordIsName' },
    })
  })
})

describe('the name', () => {
  const twins = [
    ['Ella_Brown', 'EIla_Brown'],
    ['scope_one', 'ѕсоре_оne'],
    ['Corn-field', 'Com-field'],
    ['Zoë_Müller', 'zoe_muller'],
    ['Bill_Hope', 'Bill_Hope\u{1D159}'],
    ['Bill_Lopez', 'Bill_Lopezˑ'],
    ['Bill_Chan', 'ꓐill_Chan'],
  ] as const

  test.each(twins)('%s has no twin %s', async (first, second) => {
    const register = (username: string) =>
      school.visitor().post('/api/auth/register', { username, password: usualPassword, role: 'student' })
    expect((await register(first)).status).toBe(201)
    expect((await register(second)).status).toBe(409)
  })

  test('of four that somebody takes at once is one, and the others are anybody’s', async () => {
    const taker = await school.newcomer()
    const taken = ['Ada Four', 'Bea Four', 'Cleo Four', 'Dora Four']
    const rename = (username: string) => taker.put('/api/auth/name', { username, password: usualPassword })
    for (const { status } of await Promise.all(taken.map(rename))) expect(status).toBe(200)
    const { username } = (await taker.get('/api/auth/me')).body as { username: string }
    for (const name of [taker.user.username, ...taken.filter((one) => one !== username)])
      expect((await school.newcomer('student', name)).user.username).toBe(name)
    const twin = { username, password: usualPassword, role: 'student' }
    expect((await school.visitor().post('/api/auth/register', twin)).status).toBe(409)
  })

  test('that somebody has taken since is theirs, whoever lets go of it late', async () => {
    const { names } = school.services.accounts
    expect(await names.claim('Late Finn', 'one')).toBe(true)
    await names.release('Late Finn', 'one', 'Other Finn')
    expect(await names.claim('Late Finn', 'two')).toBe(true)
    await names.release('Late Finn', 'one', 'Other Finn')
    expect(await names.claim('Late Finn', 'three')).toBe(false)
  })

  test.each(['Ålesund', 'Αθηνά', 'Мария', 'محمد', '李小龙', 'अंजलि', 'ไอรีน'])('may be %s', async (username) => {
    const newcomer = await school.newcomer('student', username)
    expect(newcomer.user.username).toBe(username.normalize('NFC'))
    expect((await login(username.normalize('NFD'))).status).toBe(200)
  })

  test.each(['___', 'a\u200bb', 'two words!', 'Z\u0301\u0301\u0301algo', '\u2800\u2800\u2800', 'ab\u202ecd'])(
    'is never %j as it stands',
    async (username) => {
      const answer = await school
        .visitor()
        .post('/api/auth/register', { username, password: usualPassword, role: 'student' })
      if (answer.status === 201) expect((answer.body as { username: string }).username).not.toBe(username)
      else expect(answer.status).toBe(400)
    },
  )

  test('changes everywhere it stands, and the old one is free again', async () => {
    const owner = await school.newcomer('teacher')
    const [before, after] = [owner.user.username, uniqueName()]
    const set = {
      title: 'Sums',
      subject: 'Math',
      questions: [{ question: '1+1', answers: ['1', '2', '3', '4'], correct: 1 }],
    }
    await owner.post('/api/question-sets', set)
    const renamed = await owner.put('/api/auth/name', { username: after, password: usualPassword })
    expect(renamed).toMatchObject({ status: 200, body: { username: after } })
    expect((await owner.get('/api/question-sets')).body).toMatchObject([{ createdBy: after }])
    expect(await school.archive.profiles.get(owner.user.id)).toMatchObject({ username: after })
    expect((await login(before)).status).toBe(401)
    expect((await login(after)).status).toBe(200)
    expect((await school.newcomer('student', before)).user.username).toBe(before)
  })

  test('may change its case, and not become anybody else’s', async () => {
    const [one, other] = [await school.newcomer(), await school.newcomer()]
    const rename = (username: string) => one.put('/api/auth/name', { username, password: usualPassword })
    const inCapitals = one.user.username.toUpperCase()
    expect(await rename(inCapitals)).toMatchObject({ status: 200, body: { username: inCapitals } })
    expect(await rename(other.user.username.toUpperCase())).toMatchObject({ status: 409 })
    expect(await rename('Sh1thead')).toMatchObject({ status: 400, body: { refusal: 'usernameRude' } })
    expect(await one.put('/api/auth/name', { username: uniqueName(), password: 'wrong' })).toMatchObject({
      status: 403,
    })
    expect((await login(inCapitals.toLowerCase())).status).toBe(200)
  })

  test('goes to one of ten who want it at once', async () => {
    const wanted = uniqueName()
    const people = await Promise.all(Array.from({ length: 10 }, () => school.newcomer()))
    const answers = await Promise.all(
      people.map((one) => one.put('/api/auth/name', { username: wanted, password: usualPassword })),
    )
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1)
    expect(answers.filter(({ status }) => status === 409)).toHaveLength(9)
  })
})

describe('devices', () => {
  const chromebook = { 'user-agent': 'Mozilla/5.0 (X11; CrOS x86_64 14541.0.0) Chrome/126.0 Safari/537.36' }

  test('are listed by what they are, and signed out one by one or all at once', async () => {
    const owner = await school.newcomer()
    const credentials = { username: owner.user.username, password: usualPassword }
    const [shared, phone] = [school.visitor(), school.visitor()]
    await shared.post('/api/auth/login', credentials, chromebook)
    await phone.post('/api/auth/login', credentials)
    const devices = (await owner.get('/api/auth/devices')).body as Device[]
    expect(devices).toHaveLength(3)
    expect(devices.filter(({ own }) => own)).toHaveLength(1)
    const found = devices.find(({ name }) => name === 'Chrome on Chromebook')
    expect(JSON.stringify(devices)).not.toContain('Mozilla')
    expect((await owner.delete(`/api/auth/devices/${found?.id}`)).status).toBe(204)
    expect((await shared.get('/api/auth/me')).status).toBe(401)
    expect((await owner.delete('/api/auth/devices')).status).toBe(204)
    expect((await phone.get('/api/auth/me')).status).toBe(401)
    expect((await owner.get('/api/auth/me')).status).toBe(200)
  })

  test('of others are out of reach', async () => {
    const [owner, other] = [await school.newcomer(), await school.newcomer()]
    const [device] = (await owner.get('/api/auth/devices')).body as Device[]
    expect((await other.delete(`/api/auth/devices/${device?.id}`)).status).toBe(404)
    expect((await owner.get('/api/auth/me')).status).toBe(200)
  })
})

describe('leaving', () => {
  test('takes along the pictures that were uploaded, and leaves none of them behind', async () => {
    const leaver = await school.newcomer('teacher')
    const image = drawnPicture('mine')
    const questions = [{ question: 'What?', answers: ['a', 'b', 'c', 'd'], correct: 0, image }]
    const set = (await leaver.post('/api/question-sets', { title: 'Mine', subject: 'Other', questions })).body as {
      id: string
    }
    await leaver.put(`/api/question-sets/${set.id}/sharing`, { sharing: 'everyone' })
    const data = await leaver.get('/api/auth/data')
    expect(data.body).toMatchObject({ questionSets: [{ title: 'Mine' }], pictures: [{ image }] })
    await leaver.post('/api/auth/farewell', { password: usualPassword })
    const { pictures, pictureUses, storage, shares, questionSets } = school.archive
    const ownerId = leaver.user.id
    const left = [pictures.count(), pictureUses.count({ ownerId }), questionSets.count({ ownerId })]
    expect(await Promise.all(left)).toEqual([0, 0, 0])
    expect([await storage.get(leaver.user.id), await shares.get(set.id)]).toEqual([undefined, undefined])
  })

  test('takes everything along that is theirs; in the reports of others stands a former player', async () => {
    const [teacher, leaver] = [await school.newcomer('teacher'), await school.newcomer()]
    const game = gameRecord(teacher.user, leaver.user)
    const fromOther = { by: 5, reason: 'robbery', other: 'Guest' }
    const players = game.report.players.map((player) =>
      Object.assign(player, {
        paidAtEnd: [fromOther],
        answers: player.answers.map((answer) => answer && { ...answer, changes: [fromOther] }),
      }),
    )
    await school.archive.reports.insert({ ...game.report, players })
    await school.services.replays.keep(game.report.id, teacher.user.id, game.replay)
    await school.archive.practiceRuns.insert(game.practiceRun)

    const data = await leaver.get('/api/auth/data')
    expect(data.headers.get('content-disposition')).toContain('attachment')
    expect(data.body).toMatchObject({
      account: { username: leaver.user.username },
      devices: [{}],
      practiceRuns: [{ score: 30 }],
      gamesPlayed: [{ title: 'Sums', username: leaver.user.username, correctCount: 2 }],
      everyChangeOfCoinsAndSlimes: [{ reason: 'welcome' }],
    })
    expect(JSON.stringify(data.body)).not.toMatch(/passwordHash|scrypt/)
    expect(JSON.stringify(data.body)).not.toContain(teacher.user.username)
    expect(JSON.stringify(data.body)).toContain('robbery')
    expect(JSON.stringify(data.body)).not.toContain('Guest')

    expect((await leaver.post('/api/auth/farewell', { password: 'wrong' })).status).toBe(403)
    expect((await leaver.post('/api/auth/farewell', { password: usualPassword })).status).toBe(204)
    expect((await leaver.get('/api/auth/me')).status).toBe(401)
    expect((await login(leaver.user.username)).status).toBe(401)
    const report = await teacher.get(`/api/reports/${game.report.id}`)
    expect(report.body).toMatchObject({ players: [{ username: 'Former player', userId: null }, { username: 'Guest' }] })
    const replay = (await teacher.get(`/api/reports/${game.report.id}/replay`)).body as Replay
    expect(checkReplay(replay).differs).toEqual([])
    const left = JSON.stringify([
      report.body,
      replay,
      ...(await Promise.all(
        [
          school.archive.ledger,
          school.archive.profiles,
          school.archive.practiceRuns,
          school.archive.names,
          school.archive.sessions,
          school.archive.accounts,
        ].map((shelf) => (shelf as typeof school.archive.accounts).find({ limit: 1_000 })),
      )),
    ])
    expect(left).not.toContain(leaver.user.id)
    expect(left).not.toContain(leaver.user.username)
    expect((await school.newcomer('student', leaver.user.username)).user.currency).toBeGreaterThan(0)
  })

  test('of a teacher takes their reports along, and one that a crash cut off goes on later', async () => {
    const [teacher, pupil] = [await school.newcomer('teacher'), await school.newcomer()]
    const game = gameRecord(teacher.user, pupil.user)
    await school.archive.reports.insert(game.report)
    await school.archive.departures.insert({ id: teacher.user.id, since: 0, at: Date.now() })
    await school.services.sweep()
    expect(await school.archive.reports.get(game.report.id)).toBeUndefined()
    expect((await teacher.get('/api/auth/me')).status).toBe(401)
    expect((await pupil.get('/api/auth/me')).status).toBe(200)
  })
})
