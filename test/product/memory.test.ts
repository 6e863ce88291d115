import { setFlagsFromString } from 'node:v8'
import { runInNewContext } from 'node:vm'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { type Harness, lastTold, listen, openHarness, questions, until } from '../rooms/roomHarness.ts'

const games = 100
const atOnce = 4
const players = 4
/** Longer than a finished game waits for players to look at it. */
const longAfterMs = 11 * 60_000
/** Longer than the time between two beats of a room. */
const betweenJumpsMs = 1_500

let harness: Harness
let collectGarbage: () => void
beforeAll(async () => {
  setFlagsFromString('--expose-gc')
  collectGarbage = runInNewContext('gc')
  harness = await openHarness({ questions: questions(1) })
})
afterAll(() => harness.close())

it(`${games} games leave no room, no running game and no memory behind`, async () => {
  const heap: number[] = []
  for (let played = 0; played < games; played += atOnce) {
    await Promise.all(Array.from({ length: atOnce }, (_, table) => playGame(`${played + table}`)))
    await until('the records', () => harness.recorded.length === atOnce)
    harness.recorded.length = 0
    let rooms = await harness.rooms()
    let jumped = 0
    await until(
      'every room being closed',
      () => rooms.length === 0,
      20_000,
      async () => {
        rooms = await harness.rooms()
        // A room notices on a beat that its game is empty, and waits from then on. That beat may come after a jump of the clock.
        if (performance.now() - jumped < betweenJumpsMs) return
        jumped = performance.now()
        harness.clock.offset += longAfterMs
      },
    )
    expect(harness.journal.games.size).toBe(0)
    heap.push(await heapAtRest())
  }
  expect(harness.errors).toEqual([])
  const third = Math.floor(heap.length / 3)
  const growth = median(heap.slice(-third)) / median(heap.slice(0, third))
  process.stdout.write(`${games} games: the heap at rest grew by the factor ${growth.toFixed(3)}\n`)
  expect(growth).toBeLessThan(1.05)
})

it('a finished game holds a hundred and twenty kilobytes of buffers at most while its end can still be looked at', async () => {
  const rooms = 10
  collectGarbage()
  const before = process.memoryUsage().arrayBuffers
  await Promise.all(Array.from({ length: rooms }, (_, table) => playGame(`held${table}`)))
  await until('the records', () => harness.recorded.length === rooms)
  harness.recorded.length = 0
  await heapAtRest()
  const each = (process.memoryUsage().arrayBuffers - before) / rooms
  process.stdout.write(`a finished game holds ${Math.round(each / 1024)} kB of buffers\n`)
  expect((await harness.rooms()).length).toBe(rooms)
  expect(each).toBeLessThan(120 * 1024)
})

async function playGame(table: string): Promise<void> {
  const board = listen(
    await harness.client(`teacher:t${table}:Teacher`).create('game', { questionSetId: 'sums', gameMode: 'classic' }),
  )
  const code = board.room.roomId
  const pupils = await Promise.all(
    Array.from({ length: players }, async (_, index) =>
      listen(
        index === 0
          ? await harness.client(`student:s${table}:pupil${table}`).joinById(code, {})
          : await harness.client().joinById(code, { username: `Guest ${index}` }),
      ),
    ),
  )
  await until('the class', () => board.room.state.players?.size === players + 1)
  board.room.send('start-game', {})
  await until('the countdown', () => board.room.state.phase !== 'lobby')
  board.room.send('skip', {})
  await until('the question', () => pupils.every(({ room }) => room.state.phase === 'question'))
  for (const { room } of pupils) room.send('submit-answer', { gameCode: code, answer: 0, timeElapsed: 0 })
  await until('the reveal', () => board.room.state.phase === 'reveal')
  board.room.send('skip', {})
  await until('the end', () => [board, ...pupils].every((one) => lastTold(one, 'game-finished')))
  await Promise.all([board, ...pupils].map(({ room }) => room.leave()))
}

/** The least of several looks, because it takes a few turns of the event loop until an ended game is freed. */
async function heapAtRest(): Promise<number> {
  let least = Number.POSITIVE_INFINITY
  for (let look = 0; look < 3; look++) {
    await new Promise((resolve) => setImmediate(resolve))
    collectGarbage()
    least = Math.min(least, process.memoryUsage().heapUsed)
  }
  return least
}

const median = (values: number[]): number => [...values].sort((a, b) => a - b)[Math.floor(values.length / 2)] ?? 0
