import '../bench/sameSockets.ts'
import { Client } from 'colyseus.js'
import { afterAll, beforeAll, expect, it } from 'vitest'
import type { JoinSuccess } from '../../rooms/shared/contract/game.ts'
import { type Listener, lastTold, listen, until } from '../rooms/roomHarness.ts'
import { openGame } from './playedGame.ts'
import { createSums, openProduct, type Product } from './runningProduct.ts'

let product: Product
beforeAll(async () => {
  product = await openProduct()
})
afterAll(() => product.close())

const seatOf = (one: Listener) => lastTold<JoinSuccess>(one, 'join-success') as JoinSuccess
const inLobby = (round: number, ...all: Listener[]) =>
  until(`the lobby of game ${round}`, () =>
    all.every((one) => seatOf(one)?.game.round === round && one.room.state.phase === 'lobby'),
  )
const phaseIs = (phase: string, ...all: Listener[]) =>
  until(phase, () => all.every(({ room }) => room.state.phase === phase))

const again = (host: Awaited<ReturnType<Product['register']>>, code: string) =>
  host.post(`/api/player/${host.id}/games/${code}/again`, {})

async function playOneQuestion(board: Listener, players: readonly Listener[]): Promise<void> {
  board.room.send('start-game', {})
  await phaseIs('question', board, ...players)
  for (const { room } of players) room.send('submit-answer', { answer: 0, questionNumber: 1 })
  await phaseIs('reveal', board)
  board.room.send('end-game', {})
  await phaseIs('finished', board)
}

it('a server killed between two games, and in the lobby of the next, has everybody back on their seats', async () => {
  const teacher = await product.register('teacher')
  const student = await product.register('student')
  const questionSetId = await createSums(teacher, 3)
  const { code, board, players } = await openGame(product.url, {
    host: teacher.cookie(),
    signedIn: [student.cookie()],
    size: 4,
    questionSetId,
  })
  const seats = players.map(seatOf)
  const comeBack = async () => {
    const as = (cookie: string) => new Client(product.url, { headers: { cookie } })
    const back = [
      listen(await as(teacher.cookie()).joinById(code, {})),
      listen(await as(student.cookie()).joinById(code, {})),
      ...(await Promise.all(
        seats.slice(1).map(async ({ seatKey }) => listen(await new Client(product.url).joinById(code, { seatKey }))),
      )),
    ] as const
    await until('their seats', () => back.every(seatOf))
    expect(back.slice(1).map((one) => seatOf(one).playerId)).toEqual(seats.map(({ playerId }) => playerId))
    return back
  }
  await playOneQuestion(board, players)

  // Killed on the podium.
  await product.kill()
  await product.start()
  const [podium, ...watching] = await comeBack()
  await phaseIs('finished', podium, ...watching)
  expect((await again(teacher, code)).status).toBe(200)
  await inLobby(2, podium, ...watching)

  // Killed in the lobby of the next game.
  await product.kill()
  await product.start()
  const [wall, ...phones] = await comeBack()
  await inLobby(2, wall, ...phones)
  await playOneQuestion(wall, phones)
  const reports = (await until('both reports', () => wall.room.state.phase === 'finished')) && teacher
  expect((await again(teacher, code)).status).toBe(200)
  const kept = (await reports.get('/api/reports')).body as { gameCode: string }[]
  expect(kept.filter(({ gameCode }) => gameCode === code)).toHaveLength(2)
  expect(product.errors).toEqual([])
})

it('a device that was let in to lead comes back by its key after the server was killed', async () => {
  const teacher = await product.register('teacher')
  const questionSetId = await createSums(teacher, 3)
  const { code, board } = await openGame(product.url, { host: teacher.cookie(), signedIn: [], size: 1, questionSetId })
  board.room.send('invite-remote', {})
  const { token: remote } = await until('the link', () => lastTold<{ token: string }>(board, 'remote-invited'))
  const phone = listen(await new Client(product.url).joinById(code, { remote }))
  const { sign } = await until('the sign', () => lastTold<{ sign: object }>(phone, 'remote-waiting'))
  board.room.send('allow-remote', sign)
  const { key } = await until('the yes', () => lastTold<{ key: string }>(phone, 'remote-opened'))
  await product.kill()
  await product.start()
  const again = listen(await new Client(product.url).joinById(code, { remote: key }))
  await until('the lead', () => lastTold(again, 'remote-opened'))
  await expect(new Client(product.url).joinById(code, { remote })).rejects.toThrow('remoteRefused')
  again.room.send('lock', { locked: true })
  await until('the locked door', () => again.room.state.locked)
})

it('a thousand seats move to the next game with a message and a picture each, and nobody sits down anew', async () => {
  const size = 1000
  const teacher = await product.register('teacher')
  const questionSetId = await createSums(teacher, 3)
  const { code, board, players } = await openGame(product.url, {
    host: teacher.cookie(),
    signedIn: [],
    size,
    questionSetId,
  })
  await playOneQuestion(board, players)
  const before = players.reduce((sum, { traffic }) => sum + traffic.bytes, 0)
  const frames = players.reduce((sum, { traffic }) => sum + traffic.frames, 0)
  const askedAt = performance.now()
  expect((await again(teacher, code)).status).toBe(200)
  await inLobby(2, board, ...players)
  const ms = performance.now() - askedAt
  const bytes = players.reduce((sum, { traffic }) => sum + traffic.bytes, 0) - before
  const perDevice = (players.reduce((sum, { traffic }) => sum + traffic.frames, 0) - frames) / size
  process.stdout.write(
    `${size} seats moved in ${ms.toFixed(0)} ms, ${(bytes / size).toFixed(0)} bytes in ${perDevice.toFixed(1)} frames to each\n`,
  )
  expect(bytes / size).toBeLessThan(8_000)
  expect(perDevice).toBeLessThan(8)
  expect(board.room.state.players.size).toBe(size + 1)
})
