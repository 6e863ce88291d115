import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { Card, ClassDoorState, ClassPage, MadeCards } from '../../rooms/shared/contract/classes.ts'
import type { JoinSuccess } from '../../rooms/shared/contract/game.ts'
import type { Product } from '../product/runningProduct.ts'
import { lastTold, until } from '../rooms/roomHarness.ts'
import { openVisitor } from '../server/school.ts'
import { type Cluster, findClusterTools, openCluster } from './cluster.ts'
import { knock, sit } from './knocks.ts'

const tools = await findClusterTools()
if ('unavailable' in tools) process.stderr.write(`A class at two processes is not tested here: ${tools.unavailable}\n`)

const game = { questionSetId: 'set-geography-capitals', gameMode: 'classic' }

describe.skipIf('unavailable' in tools)('a class at two processes, on MongoDB', () => {
  let cluster: Cluster
  let both: readonly [Product, Product]
  beforeAll(async () => {
    if ('unavailable' in tools) return
    cluster = await openCluster(tools, { size: 2 })
    const [first, second] = cluster.processes
    if (first && second) both = [first, second]
  })
  afterAll(() => cluster?.close(), 30_000)

  type Person = Awaited<ReturnType<Product['register']>>
  /** Lets the same person ask this process. */
  const at = (process: Product, who: { cookie(): string }) => {
    const send = (method: string, path: string, body?: unknown) =>
      openVisitor(process.url).send(method, path, body, { cookie: who.cookie() })
    return {
      get: (path: string) => send('GET', path),
      post: (path: string, body: unknown = {}) => send('POST', path, body),
      put: (path: string, body: unknown) => send('PUT', path, body),
      delete: (path: string) => send('DELETE', path),
    }
  }
  const makeClass = async (teacher: Person, names: readonly string[], name = '6b') => {
    const body = { name, devices: 'shared', pupils: names.map((pupil) => ({ name: pupil })) }
    return (await at(both[0], teacher).post('/api/classes', body)).body as MadeCards
  }
  const scan = async (process: Product, { secret }: Card) => {
    const visitor = openVisitor(process.url)
    return Object.assign(visitor, { status: (await visitor.post('/api/auth/pass', { card: secret })).status })
  }

  it('is made at one and scanned at the other; a game for it takes its pupils in from both, and nobody else', async () => {
    const teacher = await cluster.register('teacher')
    const { classId, cards } = await makeClass(teacher, ['Lotte', 'Emil'])
    await at(both[1], teacher).put(`/api/classes/${classId}/teams`, { teams: 2 })
    const board = await sit(both, await knock(both[0], teacher, 'create/game', { ...game, classId }))
    const code = board.room.roomId
    for (const [n, card] of cards.entries()) {
      const process = both[n === 0 ? 1 : 0]
      const pupil = await scan(process, card)
      expect((await pupil.get('/api/classes/now')).body).toEqual({ code, className: '6b' })
      const seat = await sit(both, await knock(process, pupil, `joinById/${code}`))
      await until('the seat', () => lastTold<JoinSuccess>(seat, 'join-success'))
    }
    const stranger = await cluster.register('student')
    for (const process of both)
      await expect(sit(both, await knock(process, stranger, `joinById/${code}`))).rejects.toThrow('classOnly')
    await until('both on the board', () => board.room.state.players?.size >= 3)
    for (const process of both) expect((await at(process, teacher).get(`/api/classes/games/${code}`)).status).toBe(200)
  })

  it('has one card that works of those that both make at the same moment', async () => {
    const teacher = await cluster.register('teacher')
    const { classId, cards } = await makeClass(teacher, ['Lotte'])
    const pupils = cards.map(({ pupil }) => pupil)
    for (let round = 0; round < 3; round++) {
      const made = await Promise.all(
        [...both, ...both].map((process) => at(process, teacher).post(`/api/classes/${classId}/cards`, { pupils })),
      )
      const all = made.flatMap(({ status, body }) => (status === 200 ? (body as MadeCards).cards : []))
      const statuses = await Promise.all(
        all.map(async (card, n) => (await scan(both[n % 2 === 0 ? 0 : 1], card)).status),
      )
      expect(statuses.filter((status) => status === 200)).toHaveLength(1)
    }
  })

  it('has one door, which counts what is guessed at both', async () => {
    const teacher = await cluster.register('teacher')
    const { classId, cards } = await makeClass(teacher, ['Lotte', 'Emil', 'Ada', 'Mia', 'Tom', 'Kim'])
    const path = `/api/classes/${classId}/door`
    const opened = await Promise.all(both.map((process) => at(process, teacher).post(path)))
    const codes = opened.map(({ body }) => (body as ClassDoorState).door?.code)
    expect(codes[0]).toBe(codes[1])
    const tap = (process: Product, { username }: Card, pictures: readonly string[]) =>
      openVisitor(process.url).post('/api/auth/pass', { atDoor: { door: codes[0], username, pictures } })
    const [own] = cards
    if (!own) throw new Error('six cards')
    for (const process of both) expect((await tap(process, own, own.pictures)).status).toBe(200)
    let n = 0
    for (const card of cards)
      for (let miss = 0; miss < 4; miss++) await tap(both[n++ % 2 === 0 ? 0 : 1], card, [...card.pictures].reverse())
    for (const process of both) {
      expect((await tap(process, own, own.pictures)).status).toBe(404)
      expect(((await at(process, teacher).get(path)).body as ClassDoorState).door).toMatchObject({
        misses: 20,
        isShut: true,
      })
    }
  })

  it('is shared, its pupils move, and it ends, whichever process is asked', async () => {
    const [teacher, second] = [await cluster.register('teacher'), await cluster.register('teacher')]
    const from = await makeClass(teacher, ['Lotte', 'Emil'])
    const to = await makeClass(teacher, ['Ada'], '7a')
    const [lotte, emil] = from.cards
    if (!lotte || !emil) throw new Error('two cards')
    const [here, there] = [at(both[0], teacher), at(both[1], teacher)]
    const path = `/api/classes/${from.classId}`
    const device = await scan(both[1], emil)

    await there.post(`${path}/teachers`, { username: second.username })
    expect((await at(both[0], second).get(path)).status).toBe(404)
    const yes = both.map((process) => at(process, second).post(`/api/classes/invites/${from.classId}`))
    expect((await Promise.all(yes)).some(({ status }) => status < 300)).toBe(true)
    expect((await at(both[1], second).get(path)).status).toBe(200)

    const moves = [here, there].map((one) => one.post(`${path}/moves`, { pupils: [lotte.pupil], to: to.classId }))
    // MongoDB's stand-in compares before it writes, so both moves may be answered with a yes. The pupil is in one class all the
    // same.
    expect((await Promise.all(moves)).some(({ status }) => status === 200)).toBe(true)
    expect(((await here.get(path)).body as ClassPage).pupils).toHaveLength(1)
    expect(((await there.get(`/api/classes/${to.classId}`)).body as ClassPage).pupils).toHaveLength(2)
    expect((await scan(both[1], lotte)).status).toBe(200)

    await here.put(path, { archived: true })
    expect((await device.get('/api/auth/me')).status).toBe(401)
    expect((await there.delete(path)).status).toBeLessThan(300)
    for (const process of both) expect((await scan(process, emil)).status).toBe(401)
    expect((await scan(both[0], lotte)).status).toBe(200)
  })

  it('lets a pupil with an account of their own in once, and an account that is taken along opens to no card at either', async () => {
    const teacher = await cluster.register('teacher')
    const { classId, cards } = await makeClass(teacher, ['Lotte'])
    const [lotte] = cards
    if (!lotte) throw new Error('one card')
    const pupil = await cluster.register('student')
    const opened = (await at(both[0], teacher).post(`/api/classes/${classId}/door`)).body as ClassDoorState
    expect((await at(both[1], pupil).post('/api/classes/knocks', { door: opened.door?.code })).status).toBe(200)
    const path = `/api/classes/${classId}/knocks/${pupil.id}`
    const yes = await Promise.all(
      [...both, ...both].map((process) => at(process, teacher).post(path, { name: 'Ada Stern' })),
    )
    // MongoDB's stand-in compares before it writes, so several may be answered with a yes. The pupil is in the class once all the
    // same.
    expect(yes.some(({ status }) => status === 204)).toBe(true)
    const page = (await at(both[1], teacher).get(`/api/classes/${classId}`)).body as ClassPage
    expect([page.pupils.length, page.knocks.length]).toEqual([2, 0])
    for (const process of both)
      expect((await at(process, pupil).get('/api/classes/mine')).body).toEqual([
        { id: classId, name: '6b', waits: false },
      ])

    const given = await at(both[0], teacher).post(`/api/classes/${classId}/pupils/${lotte.pupil}/word`)
    const { word } = given.body as { word: string }
    const renewed = { username: lotte.username, password: word, newPassword: 'slimes-of-my-own' }
    const answers = await Promise.all(
      [...both, ...both].map((process) => openVisitor(process.url).post('/api/auth/renew', renewed)),
    )
    expect(answers.some(({ status }) => status === 200)).toBe(true)
    for (const process of both) expect((await scan(process, lotte)).status).toBe(401)
  })
})
