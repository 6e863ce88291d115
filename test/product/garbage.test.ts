import '../bench/sameSockets.ts'
import { connect } from 'node:net'
import { Protocol } from '@colyseus/core'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { WebSocket } from 'ws'
import type { FinalScore } from '../../rooms/shared/contract/gameResults.ts'
import { seededRandom } from '../../rooms/shared/seededRandom.ts'
import { lastTold, until } from '../rooms/roomHarness.ts'
import { type Chance, oddFrame, oddHandshake, oddMessage, oddRequest, randomBytes, upTo } from './garbage.ts'
import { keptReport } from './keptReports.ts'
import { answerAll, type OpenGame, openGame, questionTold, socketOf } from './playedGame.ts'
import { createSums, openProduct, type Product } from './runningProduct.ts'

const seed = 20_261_206
const least = { frames: 80_000, requests: 17_000, handshakes: 3000 }
const framesEach = 200
const requestsEach = 100
const patienceMs = 10_000

type Person = Awaited<ReturnType<Product['register']>>
let product: Product
let teacher: Person
let student: Person
let villain: Person
let villainousStudent: Person
let sums: string
let otherSums: string
beforeAll(async () => {
  product = await openProduct()
  teacher = await product.register('teacher')
  student = await product.register('student')
  villain = await product.register('teacher')
  villainousStudent = await product.register('student')
  sums = await createSums(teacher, 3)
  otherSums = await createSums(villain, 3)
  await villain.put(`/api/question-sets/${otherSums}/sharing`, { sharing: 'everyone' })
})
afterAll(() => product.close())

const sent = { frames: 0, requests: 0, handshakes: 0 }
const statuses = new Map<number, number>()
/** What the server answered with a status that would be a fault. */
const faultsSaid = new Set<string>()
/** A busy machine may refuse by one of these names. Then a real device would come again. The answer to HEAD names nothing. */
const isBusy = (status: number, from: string, said: string) =>
  status === 503 && (/"(?:busy|notReady|not ready)"/.test(said) || from.startsWith('HEAD '))

function heard(status: number, from: string, said: string): void {
  if (isBusy(status, from, said)) return
  statuses.set(status, (statuses.get(status) ?? 0) + 1)
  if (status >= 500) faultsSaid.add(`${from}\n${said}`)
}
let innocentCode = ''

it(`100,000 pieces of garbage through every door end nothing, and innocent games go on (seed ${seed})`, async () => {
  const before = await figures()
  // Without a build every page is a 503, which is right.
  const isBuilt = (await fetch(product.url)).status === 200
  const isFault = (status: number) => status >= 500 && (isBuilt || status !== 503)
  let isOver = false
  const innocent = playInnocently(() => isOver)
  await Promise.race([innocent, until('an innocent game', () => innocentCode)])
  const attacks = Promise.all([
    inLanes(20, () => sent.frames < least.frames, talkNonsense),
    inLanes(8, () => sent.requests < least.requests, askNonsense),
    inLanes(40, () => sent.handshakes < least.handshakes, shakeBadly),
  ])
  await attacks.finally(() => {
    isOver = true
  })
  const games = await innocent
  const total = sent.frames + sent.requests + sent.handshakes
  process.stdout.write(
    `${total} pieces of garbage: ${JSON.stringify(sent)}; ${games} innocent games meanwhile; answered with ${JSON.stringify(Object.fromEntries([...statuses].sort()))}\n`,
  )
  expect(total).toBeGreaterThanOrEqual(100_000)
  expect(games).toBeGreaterThan(0)
  expect([...statuses.keys()].filter(isFault), [...faultsSaid].join('\n')).toEqual([])
  const after = await figures()
  expect(after.startedAt).toBe(before.startedAt)
  expect(after.statuses.filter((status) => isFault(status) && status !== 503)).toEqual([])
  expect(after.unexpected).toEqual([])
  expect(product.errors.join('\n')).toBe('')
  expect((await fetch(`${product.url}/readyz`)).status).toBe(200)
})

/** Repeats `act` in several lanes side by side. Each call has its own random numbers. */
async function inLanes(lanes: number, isMore: () => boolean, act: (random: Chance) => Promise<void>): Promise<void> {
  let next = 0
  await Promise.all(
    Array.from({ length: lanes }, async () => {
      while (isMore()) await act(seededRandom(seed + next++))
    }),
  )
}

const someAddress = (random: Chance) => `10.2.${upTo(random, 255)}.${upTo(random, 255)}`

/** A device takes a seat in some room and then sends anything. */
async function talkNonsense(random: Chance): Promise<void> {
  const socket = await someSeat(random)
  if (!socket) return
  socket.on('error', () => {})
  const isOver = () => socket.readyState === WebSocket.CLOSED
  await until('the connection', () => socket.readyState === WebSocket.OPEN || isOver())
  if (random() < 0.8) socket.once('message', () => socket.send(Buffer.from([Protocol.JOIN_ROOM])))
  for (let index = 0; index < framesEach && socket.readyState === WebSocket.OPEN; index++) {
    // The server does not hear messages that arrive before the seat is taken.
    if (index === 3) await until('the seat', () => socket.bytesHeard > 0 || isOver())
    socket.send(random() < 0.5 ? oddFrame(random) : oddMessage(random))
    sent.frames++
  }
  // Some end with bytes that are not even a frame.
  if (random() < 0.5 && !isOver()) socket.wire.write(randomBytes(random, 200))
  const giveUpAt = performance.now() + 200
  await until('the end of it', () => isOver() || performance.now() > giveUpAt)
  socket.terminate()
}

/** Takes a seat without the client library, which would refuse to send such things. */
async function someSeat(random: Chance) {
  const kind = random()
  const [path, cookie, options] =
    kind < 0.1
      ? ['create/practice', villainousStudent.cookie(), { questionSetId: otherSums }]
      : kind < 0.4
        ? ['create/game', villain.cookie(), { questionSetId: otherSums, gameMode: 'classic' }]
        : [`joinById/${innocentCode}`, '', { username: `Odd ${upTo(random, 1e6)}` }]
  const response = await fetch(`${product.url}/matchmake/${path}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', cookie, 'x-forwarded-for': someAddress(random) },
    body: JSON.stringify(options),
  })
  heard(response.status, path, response.ok ? '' : await response.text())
  if (!response.ok) return undefined
  const { processId, roomId, sessionId } = (await response.json()) as Record<string, string>
  return new ListeningSocket(`${product.url.replace('http', 'ws')}/${processId}/${roomId}?sessionId=${sessionId}`)
}

class ListeningSocket extends WebSocket {
  bytesHeard = 0
  constructor(url: string) {
    super(url)
    this.on('message', (data: Buffer) => {
      this.bytesHeard += data.length
    })
  }
  /** The raw connection below the frames. */
  get wire(): NodeJS.WritableStream {
    return (this as unknown as { _socket: NodeJS.WritableStream })._socket
  }
}

/** Sends many requests over one connection, one after the other, as fast as the server takes them. */
async function askNonsense(random: Chance): Promise<void> {
  const ids = [student.id, villain.id, villainousStudent.id, sums, otherSums, innocentCode]
  const cookies = [villain.cookie(), villainousStudent.cookie()]
  const requests = Array.from({ length: requestsEach }, () => oddRequest(random, ids, cookies))
  sent.requests += requestsEach
  const answer = await overOneConnection(
    Buffer.from(`${requests.join('')}GET /healthz HTTP/1.1\r\nConnection: close\r\nHost: x\r\n\r\n`),
  )
  const answered = [...answer.matchAll(/HTTP\/1\.1 (\d{3}) /g)].map(([, status]) => Number(status))
  expect(answered).toHaveLength(requestsEach + 1)
  const parts = answer.split(/HTTP\/1\.1 (?=\d{3} )/).slice(1)
  for (const [index, status] of answered.entries()) heard(status, requests[index] ?? '', parts[index] ?? '')
}

async function shakeBadly(random: Chance): Promise<void> {
  sent.handshakes++
  const answer = await overOneConnection(oddHandshake(random, [innocentCode, innocentCode.toLowerCase()]), 100)
  const status = Number(answer.match(/^HTTP\/1\.1 (\d{3}) /)?.[1] ?? 0)
  statuses.set(status, (statuses.get(status) ?? 0) + 1)
}

/** Sends the bytes and expects that the server hangs up, too. With `listenMs` it hangs up itself after so long. */
const overOneConnection = (bytes: Buffer, listenMs?: number): Promise<string> =>
  new Promise((resolve, reject) => {
    const { hostname, port } = new URL(product.url)
    const socket = connect({ host: hostname, port: Number(port) })
    const heard: Buffer[] = []
    const tooLong = setTimeout(() => {
      socket.destroy()
      const said = Buffer.concat(heard).toString('latin1')
      const asked = bytes.toString('latin1')
      reject(new Error(`the server holds on, after it said: ${said.slice(-600)}\nto: ${asked.slice(0, 600)}`))
    }, patienceMs)
    const enough = listenMs === undefined ? undefined : setTimeout(() => socket.end(), listenMs)
    socket.on('data', (data) => {
      heard.push(data)
      if (listenMs !== undefined) socket.end()
    })
    socket.on('error', () => {})
    socket.on('close', () => {
      clearTimeout(tooLong)
      clearTimeout(enough)
      resolve(Buffer.concat(heard).toString('latin1'))
    })
    socket.write(bytes)
  })

/** Three pupils and their teacher play one game after another until the garbage is over. */
async function playInnocently(isOver: () => boolean): Promise<number> {
  const random = seededRandom(seed)
  let games = 0
  do {
    const game = await openGame(product.url, {
      host: teacher.cookie(),
      signedIn: [student.cookie()],
      size: 3,
      questionSetId: sums,
      settings: { timeLimit: 5 },
      from: '10.9.9.9',
    })
    await playOne(game, random)
    games++
  } while (!isOver())
  return games
}

async function playOne(game: OpenGame, random: Chance): Promise<void> {
  const { board, players, code } = game
  innocentCode = code
  const choices = players.map(() => Array.from({ length: 3 }, () => upTo(random, 3)))
  board.room.send('start-game', {})
  await until('the countdown', () => board.room.state.phase === 'countdown')
  board.room.send('skip', {})
  for (let question = 1; question <= 3; question++) {
    await until('the question', () => players.every((player) => questionTold(player) === question), patienceMs)
    await answerAll(
      game,
      question,
      choices.map((own) => own[question - 1] ?? 0),
    )
    await until('the reveal', () => board.room.state.phase === 'reveal', patienceMs)
    board.room.send('skip', {})
  }
  await until('the end', () => [board, ...players].every((device) => lastTold(device, 'game-finished')), patienceMs)
  const report = await keptReport(teacher, code)
  const told = lastTold<{ players: FinalScore[] }>(board, 'game-finished')?.players ?? []
  players.forEach(({ playerId }, index) => {
    const stored = report.players.find((player) => player.playerId === playerId)
    const score = (choices[index] ?? []).reduce((sum, choice, asked) => {
      const ms = stored?.answers[asked]?.ms ?? Number.NaN
      return sum + (choice === asked % 4 ? 80 + Math.round(40 * (1 - ms / 5000)) : 0)
    }, 0)
    expect(stored?.answers.map((answer) => answer?.choice)).toEqual(choices[index])
    expect([stored?.score, told.find(({ id }) => id === playerId)?.score]).toEqual([score, score])
  })
  for (const device of [board, ...players]) socketOf(device).terminate()
}

async function figures() {
  const text = await (await fetch(`${product.url}/metrics`)).text()
  const lines = text.split('\n')
  return {
    startedAt: lines.find((line) => line.startsWith('process_start_time_seconds ')),
    statuses: [...text.matchAll(/^http_request_duration_seconds_count\{.*status="(\d+)"/gm)].map(([, status]) =>
      Number(status),
    ),
    unexpected: lines.filter((line) => line.startsWith('unexpected_errors_total') && !line.endsWith(' 0')),
  }
}
