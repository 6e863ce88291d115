import { matchMaker } from '@colyseus/core'
import { afterAll, beforeAll, beforeEach, expect, it, vi } from 'vitest'
import { lookAtGame } from '../../rooms/frontDoor.ts'
import { unattendedMs } from '../../rooms/game/journal/vigil.ts'
import { endHostedGame, gamesHostedBy, gamesPlayedBy, playAgain } from '../../rooms/hostedGames.ts'
import { movingRooms } from '../../rooms/movingRooms.ts'
import type { RoomPorts } from '../../rooms/ports.ts'
import { type NotedSeat, sameSet } from '../../rooms/sameSet.ts'
import { hostedGamesShown } from '../../rooms/shared/contract/hostedGames.ts'
import { phaseMs } from '../../rooms/shared/match/phaseLengths.ts'
import { noOthers } from '../../server/processes/others.ts'
import { type Harness, type Listener, listen, openHarness, questions, until } from './roomHarness.ts'

let harness: Harness
let host: string
let hosts = 0
beforeAll(async () => {
  harness = await openHarness({ questions: questions(3) })
})
beforeEach(() => {
  host = `t${hosts++}`
})
afterAll(() => harness.close())

const teacher = () => harness.client(`teacher:${host}:MrsHill`)
const open = async (): Promise<Listener> =>
  listen(await teacher().create('game', { questionSetId: 'sums', gameMode: 'classic', settings: { pace: 'auto' } }))

async function joined(board: Listener, username: string): Promise<Listener> {
  const one = listen(await harness.client().joinById(board.room.roomId, { username }))
  await until(`${username} being seen`, () => board.room.state.players?.size === 2)
  return one
}

async function startedGame() {
  const board = await open()
  const ann = await joined(board, 'Ann')
  board.room.send('start-game', {})
  await until('the countdown', () => board.room.state.phase === 'countdown')
  harness.clock.offset += phaseMs.countdown
  await until('the question', () => ann.room.state.phase === 'question')
  return { board, ann, code: board.room.roomId }
}

async function leave(...everybody: Listener[]): Promise<void> {
  for (const one of everybody) void one.room.leave()
  await until('everybody being gone', () => everybody.every(({ left }) => left))
}

/** Looks again and again until it is so. */
async function eventually(what: string, look: () => Promise<boolean>): Promise<void> {
  let isSo = false
  await until(
    what,
    () => isSo,
    5000,
    async () => {
      isSo = await look()
    },
  )
}

it('are told to their host: what is played, how far it is and who is there', async () => {
  const { board, code } = await startedGame()
  expect(await gamesHostedBy(harness.ports, host)).toEqual([
    {
      code,
      title: 'Sums',
      gameMode: 'classic',
      phase: 'question',
      players: 1,
      questionNumber: 1,
      totalQuestions: 3,
      endsInMs: null,
    },
  ])
  await leave(board)
  expect(await gamesHostedBy(harness.ports, host)).toMatchObject([{ players: 1, endsInMs: null }])
})

it('are told to nobody else, and nobody else ends them', async () => {
  const { board, ann, code } = await startedGame()
  for (const stranger of ['', 'nobody', 'MrsHill', ann.room.sessionId, '__proto__']) {
    expect(await gamesHostedBy(harness.ports, stranger)).toEqual([])
    expect(await endHostedGame(harness.ports, code, stranger)).toBe('gameNotFound')
  }
  for (const wrong of ['', 'AAAAAA', code.toLowerCase(), `${code} `, '*', '__proto__'])
    expect(await endHostedGame(harness.ports, wrong, host)).toBe('gameNotFound')
  expect(board.room.state.phase).toBe('question')
})

it('do not count practice, which has no host', async () => {
  const own = listen(await harness.client(`student:${host}:Ann`).create('practice', { questionSetId: 'more-sums' }))
  expect(await gamesHostedBy(harness.ports, host)).toEqual([])
  expect(await endHostedGame(harness.ports, own.room.roomId, host)).toBe('gameNotFound')
  await leave(own)
})

it('end with their results, once, when their host says so from elsewhere', async () => {
  const { board, ann, code } = await startedGame()
  ann.room.send('submit-answer', { gameCode: code, answer: 0, timeElapsed: 0 })
  await until('the reveal', () => ann.room.state.phase === 'reveal')
  await leave(board)
  expect(await endHostedGame(harness.ports, code, host)).toBeNull()
  await until('the end', () => ann.room.state.phase === 'finished')
  await until('the report', () => harness.recorded.some(({ report }) => report.gameCode === code))
  // If the answer was lost, the host asks again, which changes nothing.
  expect(await endHostedGame(harness.ports, code, host)).toBeNull()
  expect(await endHostedGame(harness.ports, code, 'stranger')).toBe('gameNotFound')
  expect(await gamesHostedBy(harness.ports, host)).toEqual([])
  expect(harness.recorded.filter(({ report }) => report.gameCode === code)).toHaveLength(1)
})

it('that are still empty lobbies are gone at once, and whoever comes late is told that they ended', async () => {
  const board = await open()
  const code = board.room.roomId
  await leave(board)
  await eventually('nobody being there', async () => (await gamesHostedBy(harness.ports, host))[0]?.endsInMs !== null)
  const { close } = harness.journal
  const kept = Promise.withResolvers<void>()
  harness.journal.close = async (claim) => {
    await kept.promise
    await close(claim)
  }
  expect(await endHostedGame(harness.ports, code, host)).toBeNull()
  // The page of the host reads its list again at once, and the archive may be slow.
  expect(await gamesHostedBy(harness.ports, host)).toEqual([])
  kept.resolve()
  harness.journal.close = close
  await eventually('the room being gone', async () => !(await harness.rooms()).includes(code))
  expect(harness.journal.games.has(code)).toBe(false)
  expect(await lookAtGame(harness.ports, code, host)).toMatchObject({ refusal: 'ended' })
  // Again, because the answer may have been lost.
  expect(await endHostedGame(harness.ports, code, host)).toBeNull()
})

it('that just change their process are there all the same: their host is told to try again, and not that there is none', async () => {
  const { board, code } = await startedGame()
  movingRooms.giveUpAll()
  await until('the end of the room', () => board.left && movingRooms.count() === 0)
  const account = { cookie: `as=teacher:${host}:MrsHill`, address: '', device: null }
  for (const whoHas of [async () => 'lost' as const, async () => ({ processId: 'silent' })]) {
    harness.ports.others = { ...noOthers, whoHas }
    expect(await endHostedGame(harness.ports, code, host)).toBe('busy')
    expect(await playAgain(harness.ports, code, account, {})).toBe('busy')
  }
  harness.ports.others = noOthers
  expect(await endHostedGame(harness.ports, code, host)).toBe('gameNotFound')
  expect(await playAgain(harness.ports, code, account, {})).toBe('gameNotFound')
})

it('end by themselves when nobody has been there for five minutes, and say before how long that is', async () => {
  const { board, ann, code } = await startedGame()
  ann.room.send('submit-answer', { gameCode: code, answer: 0, timeElapsed: 0 })
  await until('the reveal', () => ann.room.state.phase === 'reveal')
  await leave(board, ann)
  const left = async () => (await gamesHostedBy(harness.ports, host))[0]?.endsInMs ?? null
  await eventually('nobody being there', async () => (await left()) !== null)
  expect(await left()).toBeLessThanOrEqual(unattendedMs)
  harness.clock.offset += unattendedMs - 60_000
  expect(await left()).toBeLessThanOrEqual(60_000)
  expect(harness.recorded.some(({ report }) => report.gameCode === code)).toBe(false)
  harness.clock.offset += 60_000
  await until('the report', () => harness.recorded.some(({ report }) => report.gameCode === code))
  expect(await gamesHostedBy(harness.ports, host)).toEqual([])
})

it('are known to be over before their record goes, so that nobody who asks elsewhere hears that there never was one', async () => {
  const board = await open()
  const code = board.room.roomId
  await leave(board)
  const close = vi.spyOn(harness.journal, 'close')
  let wasKnown: boolean | undefined
  close.mockImplementationOnce(async () => {
    wasKnown = await harness.ports.endedGames.has(code)
  })
  expect(await endHostedGame(harness.ports, code, host)).toBeNull()
  await until('its record to go', () => wasKnown !== undefined)
  close.mockRestore()
  expect(wasKnown).toBe(true)
})

it('are shown newest first, and no more than anybody leads', async () => {
  const codes: string[] = []
  for (let count = 0; count <= hostedGamesShown; count++) codes.push((await open()).room.roomId)
  expect((await gamesHostedBy(harness.ports, host)).map(({ code }) => code)).toEqual(codes.slice(1).reverse())
})

it('are told to an account that plays in them, whatever device it asks from, while they go on and it has a seat', async () => {
  const { board, code } = await startedGame()
  const pupil = `${host}-pupil`
  const seats = () => gamesPlayedBy(harness.ports, pupil)
  expect(await seats()).toEqual([])
  const own = listen(await harness.client(`student:${pupil}:Ivo`).joinById(code))
  await until('the pupil being seen', () => board.room.state.players?.size === 3)
  expect(await seats()).toEqual([{ code }])
  await leave(own)
  expect(await seats()).toEqual([{ code }])
  expect(await gamesPlayedBy(harness.ports, host)).toEqual([])
  expect(await gamesPlayedBy(harness.ports, `${host}-other`)).toEqual([])
  board.room.send('end-game', {})
  await until('the end', () => board.room.state.phase === 'finished')
  expect(await seats()).toEqual([])
})

it('are told to a player who has left many others since, and those are asked once', async () => {
  const { board, code } = await startedGame()
  const pupil = `${host}-pupil`
  listen(await harness.client(`student:${pupil}:Ivo`).joinById(code))
  await until('the pupil being seen', () => board.room.state.players?.size === 3)
  const left = [...'ABCDEFGHJKLMNPQRSTUV'].map((sign) => `ZZZZZ${sign}`)
  const noted = new Set([code, ...left])
  const whereabouts = {
    ...harness.ports.whereabouts,
    seatsOf: async () => [...noted].map((roomId) => ({ roomId, note: `the note of ${roomId}` })),
    seatsGone: (_: string, seats: readonly NotedSeat[]) => {
      for (const { roomId, note } of seats) if (note === `the note of ${roomId}`) noted.delete(roomId)
    },
  }
  // Hides the room of this process, so that only the note tells of the game, as if another process had it.
  const elsewhere = vi.spyOn(sameSet, 'roomsOf').mockReturnValue([])
  expect(await gamesPlayedBy({ ...harness.ports, whereabouts }, pupil)).toEqual([{ code }])
  elsewhere.mockRestore()
  expect([...noted]).toEqual([code])
})

it('are asked a dozen at a time, and no more than are told, however often and by how many calls at once', async () => {
  const pupil = `${host}-pupil`
  const noted = [...'ABCDEFGHJKLMNPQRSTUVWXYZ23456789'].map((sign) => ({ roomId: `ZZZZZ${sign}`, note: '' }))
  let [asked, atOnce, most] = [0, 0, 0]
  const others = {
    ...harness.ports.others,
    whoHas: async () => ({ processId: 'another' }),
    call: async (_process: string, _name: string, code: string) => {
      asked++
      most = Math.max(most, ++atOnce)
      await new Promise((resolve) => setTimeout(resolve, 1))
      atOnce--
      return { code }
    },
  }
  const whereabouts = { ...harness.ports.whereabouts, seatsOf: async () => noted, seatsGone: () => {} }
  const ports = { ...harness.ports, others, whereabouts } as unknown as RoomPorts
  const seats = () => gamesPlayedBy(ports, pupil)
  expect(await seats()).toHaveLength(hostedGamesShown)
  expect([asked, most]).toEqual([hostedGamesShown, hostedGamesShown])
  const since = performance.now()
  for (let times = 0; times < 50; times++) await Promise.all([seats(), seats()])
  const seconds = Math.ceil((performance.now() - since) / 1000) + 1
  expect(asked).toBeLessThanOrEqual(seconds * 4 * hostedGamesShown)
})

it('are not told to an account that their host has taken out, nor to who only practises', async () => {
  const { board, code } = await startedGame()
  const pupil = `${host}-pupil`
  listen(await harness.client(`student:${pupil}:Ivo`).joinById(code))
  await until('the pupil being seen', () => board.room.state.players?.size === 3)
  const player = [...(board.room.state.players?.values() ?? [])].find(({ username }) => username === 'Ivo')
  board.room.send('kick', { playerId: player?.id })
  await until('the pupil to be gone', () => board.room.state.players?.size === 2)
  expect(await gamesPlayedBy(harness.ports, pupil)).toEqual([])
  const solo = `${host}-solo`
  const wish = { questionSetId: 'sums', gameMode: 'classic', difficulty: 'easy' }
  listen(await harness.client(`student:${solo}:Mo`).create('practice', wish))
  expect(await gamesPlayedBy(harness.ports, solo)).toEqual([])
})

it('of which some cannot answer are told without them, and one line of the log says which and why', async () => {
  const [good, ...broken] = [await open(), await open(), await open()]
  const warn = vi.fn()
  const ports = { ...harness.ports, log: { ...harness.ports.log, warn } }
  for (const { room } of broken)
    Object.assign(matchMaker.getLocalRoomById(room.roomId), {
      hostSign: () => {
        throw new Error('a fault of ours')
      },
    })
  expect((await gamesHostedBy(ports, host)).map(({ code }) => code)).toEqual([good.room.roomId])
  expect(warn).toHaveBeenCalledOnce()
  const [facts] = warn.mock.lastCall ?? []
  expect(broken.map(({ room }) => room.roomId)).toContain(facts.game)
  expect(facts).toMatchObject({ games: 2, error: expect.stringContaining('a fault of ours') })
  await leave(good, ...broken)
})
