import '../bench/sameSockets.ts'
import { Client } from 'colyseus.js'
import { afterAll, afterEach, beforeAll, beforeEach, expect, it } from 'vitest'
import { WebSocket } from 'ws'
import type { QuestionAsked } from '../../rooms/shared/contract/asking.ts'
import type { Card, ClassDoorState, MadeCards } from '../../rooms/shared/contract/classes.ts'
import type { JoinSuccess } from '../../rooms/shared/contract/game.ts'
import { type Listener, lastTold, listen, until } from '../rooms/roomHarness.ts'
import { openVisitor } from '../server/school.ts'
import { keptReport } from './keptReports.ts'
import { createSums, openProduct, type Product } from './runningProduct.ts'

/** A word that no other text of the product contains, so that it shows where names are told. */
const mark = 'Quetzal'
const thirty = Array.from({ length: 30 }, (_, n) => `${['Lotte', 'أحمد', 'Дарья', '王', 'Ελένη'][n % 5]} ${mark}${n}`)

let product: Product
beforeAll(async () => {
  product = await openProduct()
})
afterAll(() => product.close())

/** Every frame of every socket, and every HTTP answer with its path. */
const frames: Buffer[] = []
const answers: { path: string; text: string }[] = []
const emit = WebSocket.prototype.emit
const fetchNow = globalThis.fetch
beforeEach(() => {
  WebSocket.prototype.emit = function (this: WebSocket, event: string | symbol, ...args: unknown[]) {
    if (event === 'message') frames.push(Buffer.from(args[0] as ArrayBuffer))
    return emit.call(this, event, ...args)
  }
  globalThis.fetch = async (asked, init) => {
    const response = await fetchNow(asked, init)
    answers.push({ path: new URL(String(asked)).pathname, text: await response.clone().text() })
    return response
  }
})
afterEach(() => {
  WebSocket.prototype.emit = emit
  globalThis.fetch = fetchNow
})

type Person = Awaited<ReturnType<Product['register']>>
type Pupil = { card: Card; visitor: ReturnType<typeof openVisitor>; seat: Listener }

const seatOf = (one: Listener) => lastTold<JoinSuccess>(one, 'join-success') as JoinSuccess
const phaseIs = (phase: string, ...all: Listener[]) =>
  until(phase, () => all.every(({ room }) => room.state.phase === phase))
const as = (visitor: { cookie(): string }) => new Client(product.url, { headers: { cookie: visitor.cookie() } })

const makeClass = async (teacher: Person, names: readonly string[]): Promise<MadeCards> => {
  const pupils = names.map((name) => ({ name }))
  return (await teacher.post('/api/classes', { name: '6b', devices: 'shared', pupils })).body as MadeCards
}

const open = async (teacher: Person, questionSetId: string, classId: string) => {
  const board = listen(
    await as(teacher).create('game', { questionSetId, gameMode: 'classic', settings: { pace: 'auto' }, classId }),
  )
  await until('the board', () => seatOf(board))
  return board
}

/** A pupil holds a card against a device and gets a seat in the open game. */
const scan = async (card: Card): Promise<Pupil> => {
  const visitor = openVisitor(product.url)
  expect((await visitor.post('/api/auth/pass', { card: card.secret })).status).toBe(200)
  const { code } = (await visitor.get('/api/classes/now')).body as { code: string }
  const seat = listen(await as(visitor).joinById(code, {}))
  await until('the seat', () => seatOf(seat))
  return { card, visitor, seat }
}

/** A pupil without their card comes in by the door of their class. */
const comeIn = async (door: string, card: Card): Promise<Pupil> => {
  const visitor = openVisitor(product.url)
  expect((await visitor.post('/api/doors', { door })).status).toBe(200)
  const atDoor = { door, username: card.username, pictures: card.pictures }
  expect((await visitor.post('/api/auth/pass', { atDoor })).status).toBe(200)
  const { code } = (await visitor.get('/api/classes/now')).body as { code: string }
  const seat = listen(await as(visitor).joinById(code, {}))
  await until('the seat', () => seatOf(seat))
  return { card, visitor, seat }
}

const openDoor = async (teacher: Person, classId: string): Promise<string> => {
  const { body } = await teacher.post(`/api/classes/${classId}/door`, {})
  return (body as ClassDoorState).door?.code ?? ''
}

const rows = ({ room }: Listener) =>
  [...room.state.players.values()]
    .map(({ username, team }: { username: string; team: number }) => ({ username, team }))
    .sort((a, b) => a.username.localeCompare(b.username))

it('from the list to thirty in the lobby, a whole lesson, and another: no frame and no answer says a real name', async () => {
  const teacher = await product.register('teacher')
  const questionSetId = await createSums(teacher, 2)
  const startedAt = performance.now()
  const made = await makeClass(teacher, thirty)
  const { classId, cards } = made
  await teacher.put(`/api/classes/${classId}/teams`, { teams: 3 })
  await teacher.put(`/api/classes/${classId}/pupils/${cards[0]?.pupil}/aids`, { time: 1.5, screen: ['large'] })
  const heardFrom = answers.length
  const board = await open(teacher, questionSetId, classId)
  const code = board.room.roomId
  // Every third pupil has forgotten their card.
  const door = await openDoor(teacher, classId)
  const pupils = await Promise.all(cards.map((card, n) => (n % 3 === 0 ? comeIn(door, card) : scan(card))))
  await until('thirty on the board', () => board.room.state.players?.size >= 31)
  process.stdout.write(`from the list to thirty in the lobby: ${(performance.now() - startedAt).toFixed(0)} ms\n`)

  // A person who is no pupil of the class stays outside, with an account and without.
  const stranger = await product.register('student')
  await expect(as(stranger).joinById(code, {})).rejects.toThrow('classOnly')
  await expect(new Client(product.url).joinById(code, { username: 'Lotte' })).rejects.toThrow('classOnly')

  const all = [board, ...pupils.map(({ seat }) => seat)]
  board.room.send('start-game', {})
  for (const question of [1, 2]) {
    await until('the question', () => all.every(({ room }) => room.state.questionNumber === question))
    await phaseIs('question', ...all)
    for (const { seat } of pupils) seat.room.send('submit-answer', { answer: 1, questionNumber: question })
    await until('the answers', () => board.room.state.phase !== 'question')
  }
  await phaseIs('finished', ...all)

  // All that a pupil of the class can ask for, and all that remains of the lesson.
  const [lotte] = pupils
  if (!lotte) throw new Error('thirty pupils')
  const { id: report } = await keptReport(teacher, code)
  for (const path of [`/api/reports/${report}`, `/api/reports/${report}.csv`, `/api/reports/${report}/replay`])
    expect((await teacher.get(path)).status).toBe(200)
  for (const path of ['', `/${classId}`, `/${classId}/teachers`, `/games/${code}`, '/now', '/aids', '/invites'])
    await lotte.visitor.get(`/api/classes${path}`)
  for (const path of [
    '/api/auth/me',
    `/api/player/${lotte.card.pupil}`,
    '/api/leaderboard',
    '/api/school',
    `/api/games/${code}`,
  ])
    await lotte.visitor.get(path)

  const before = new Map(rows(board).map(({ username, team }) => [username, team]))
  expect((await teacher.post(`/api/player/${teacher.id}/games/${code}/again`, {})).status).toBe(200)
  await until('the next lobby', () =>
    all.every((one) => seatOf(one).game.round === 2 && one.room.state.phase === 'lobby'),
  )
  expect(new Set(before.values())).toEqual(new Set([0, 1, 2, 3]))
  for (const { username, team } of rows(board)) expect(team).toBe(before.get(username))
  await expect(as(stranger).joinById(code, {})).rejects.toThrow('classOnly')

  expect(frames.length).toBeGreaterThan(100)
  expect(frames.some((frame) => frame.includes(lotte.card.username))).toBe(true)
  expect(frames.filter((frame) => frame.includes(mark))).toEqual([])
  expect(answers.slice(heardFrom).filter(({ text }) => text.includes(mark))).toEqual([])
  // The teacher of the game does get the names, by the only route for them.
  expect(JSON.stringify((await teacher.get(`/api/classes/games/${code}`)).body)).toContain(mark)
  for (const { room } of all) void room.leave()
})

it('reprinting two leaves twenty-eight working', async () => {
  const teacher = await product.register('teacher')
  const { classId, cards } = await makeClass(teacher, thirty)
  const two = cards.slice(0, 2).map(({ pupil }) => pupil)
  const renewed = (await teacher.post(`/api/classes/${classId}/cards`, { pupils: two })).body as MadeCards
  const opens = async ({ secret }: Card) =>
    (await openVisitor(product.url).post('/api/auth/pass', { card: secret })).status
  const statuses = await Promise.all(cards.map(opens))
  expect(statuses.slice(0, 2)).toEqual([401, 401])
  expect(statuses.slice(2).every((status) => status === 200)).toBe(true)
  expect(await Promise.all(renewed.cards.map(opens))).toEqual([200, 200])
})

it('a server that is killed while the door of a class is open knows afterwards what was guessed at it', async () => {
  const teacher = await product.register('teacher')
  const { classId, cards } = await makeClass(teacher, thirty.slice(0, 2))
  const [lotte, emil] = cards
  if (!lotte || !emil) throw new Error('two cards')
  const door = await openDoor(teacher, classId)
  const tap = async ({ username }: Card, pictures: readonly string[]) =>
    (await openVisitor(product.url).post('/api/auth/pass', { atDoor: { door, username, pictures } })).body
  for (let miss = 0; miss < 4; miss++) await tap(lotte, [...lotte.pictures].reverse())
  await product.kill()
  await product.start()
  expect((await teacher.get(`/api/classes/${classId}/door`)).body).toMatchObject({ door: { code: door, misses: 4 } })
  expect(await tap(lotte, [...lotte.pictures].reverse())).toMatchObject({ refusal: 'picturesResting' })
  expect(await tap(emil, emil.pictures)).toMatchObject({ username: emil.username })
  expect(product.errors).toEqual([])
})

it('playing again each pupil has the aids they have by then, on their seat, and a newcomer theirs', async () => {
  const teacher = await product.register('teacher')
  const questionSetId = await createSums(teacher, 1)
  const { classId, cards } = await makeClass(teacher, thirty.slice(0, 3))
  const [lotte, emil, ada] = cards
  if (!lotte || !emil || !ada) throw new Error('three cards')
  const aid = (card: Card, time: number) =>
    teacher.put(`/api/classes/${classId}/pupils/${card.pupil}/aids`, { time, screen: ['calm'] })
  await aid(lotte, 2)
  const board = await open(teacher, questionSetId, classId)
  const code = board.room.roomId
  const early = await Promise.all([lotte, emil].map(scan))
  const told = new Map<Listener, QuestionAsked>()
  const playOne = async (pupils: readonly Pupil[], rows: number) => {
    await until('all rows', () => board.room.state.players?.size === rows)
    board.room.send('start-game', {})
    const seats = pupils.map(({ seat }) => seat)
    const left = (one: Listener) =>
      until('the question', () => {
        const asked = lastTold<QuestionAsked>(one, 'game-started')
        return one.room.state.phase === 'question' && asked !== told.get(one) && asked
      })
    const times = await Promise.all(
      seats.map(async (one) => {
        const asked = await left(one)
        told.set(one, asked)
        return asked.timeLimit
      }),
    )
    for (const { room } of seats) room.send('submit-answer', { answer: 0, questionNumber: 1 })
    await phaseIs('finished', board, ...seats)
    return times
  }
  const [longer = 0, usual = 0] = await playOne(early, 3)
  expect(longer).toBe(2 * usual)

  await aid(emil, 1.5)
  await aid(ada, 1.25)
  expect((await teacher.post(`/api/player/${teacher.id}/games/${code}/again`, {})).status).toBe(200)
  await until('the next lobby', () =>
    [board, ...early.map(({ seat }) => seat)].every(
      (one) => seatOf(one).game.round === 2 && one.room.state.phase === 'lobby',
    ),
  )
  const late = await scan(ada)
  expect(await playOne([...early, late], 4)).toEqual([2, 1.5, 1.25].map((time) => Math.round(time * usual)))
  // The aids that a device may read say nothing about anybody's time.
  expect((await late.visitor.get('/api/classes/aids')).body).toEqual({ screen: ['calm'] })
  expect(product.errors).toEqual([])
})

it('a server that is killed in the middle of a question knows afterwards who has more time, and in which team', async () => {
  const teacher = await product.register('teacher')
  const questionSetId = await createSums(teacher, 2)
  const { classId, cards } = await makeClass(teacher, thirty.slice(0, 3))
  await teacher.put(`/api/classes/${classId}/teams`, { teams: 2 })
  await teacher.put(`/api/classes/${classId}/pupils/${cards[0]?.pupil}/aids`, { time: 2, screen: [] })
  const board = await open(teacher, questionSetId, classId)
  const code = board.room.roomId
  const pupils = await Promise.all(cards.map(scan))
  await until('all rows', () => board.room.state.players?.size >= 4)
  const teams = rows(board)
  board.room.send('start-game', {})
  await phaseIs('question', ...pupils.map(({ seat }) => seat))
  await product.kill()
  await product.start()
  const back = listen(await as(teacher).joinById(code, {}))
  await until('the question', () => back.room.state.phase === 'question' && back.room.state.players?.size >= 4)
  expect(rows(back)).toEqual(teams)
  const seats = await Promise.all(pupils.map(async ({ visitor }) => listen(await as(visitor).joinById(code, {}))))
  await until('their seats', () => seats.every(seatOf))
  const left = (one: Listener) =>
    until('the question again', () => lastTold<QuestionAsked>(one, 'next-question')?.remainingMs)
  const [slow = 0, ...usual] = await Promise.all(seats.map(left))
  for (const ms of usual) expect(slow).toBeGreaterThan(ms + 5_000)
  for (const { room } of seats) room.send('submit-answer', { answer: 0, questionNumber: 1 })
  await until('the reveal', () => back.room.state.phase !== 'question')
  expect(product.errors).toEqual([])
})
