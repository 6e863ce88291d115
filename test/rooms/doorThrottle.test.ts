import { matchMaker } from '@colyseus/core'
import { afterEach, expect, it, vi } from 'vitest'
import { crowd, type ExpectingRoom } from '../../rooms/game/seats/expecting.ts'
import { openThrottles } from '../../server/accounts/throttle.ts'
import { doorThrottle } from '../../server/ports/doorThrottle.ts'
import { type Harness, openHarness } from './roomHarness.ts'

let harness: Harness | undefined
afterEach(async () => {
  await harness?.close()
})

it('a right code opens whatever else was tried behind the same address', async () => {
  const spent = { openings: false }
  const opened = await openHarness({
    throttle: {
      mayOpen: async (userId) => !(spent.openings && userId === 't1'),
      mayPractise: async () => true,
      mayMiss: async () => false,
    },
  })
  harness = opened
  const open = () => opened.client('teacher:t1:MrsHill').create('game', { questionSetId: 'sums', gameMode: 'classic' })
  const { roomId } = await open()
  spent.openings = true
  await expect(open()).rejects.toThrow('tooManyAttempts')
  await expect(opened.client().joinById('ZZZZZZ', { username: 'Nobody' })).rejects.toThrow('tooManyAttempts')
  expect((await opened.client().joinById(roomId, { username: 'Zoe' })).roomId).toBe(roomId)
})

it('four thousand empty knocks shut no game of the school', async () => {
  const opened = await openHarness({ throttle: doorThrottle(openThrottles()) })
  harness = opened
  const knock = () => fetch(`${opened.url}/matchmake/create/game`, { method: 'POST' }).then(({ status }) => status)
  for (let round = 0; round < 27; round++)
    expect(new Set(await Promise.all(Array.from({ length: 150 }, knock)))).toEqual(new Set([401]))
  const open = () => opened.client('teacher:t1:MrsHill').create('game', { questionSetId: 'sums', gameMode: 'classic' })
  expect((await open()).roomId).toHaveLength(6)
})

it('who has practised all day what a script practises waits for the next, and nobody else does', async () => {
  const day = doorThrottle(openThrottles())
  harness = await openHarness({ throttle: { ...day, mayOpen: async () => true } })
  const practise = (as: string) => harness?.client(as).create('practice', { questionSetId: 'sums' })
  for (let run = 0; run < 299; run++) expect(await day.mayPractise('s1')).toBe(true)
  await practise('student:s1:Ann')
  await expect(practise('student:s1:Ann')).rejects.toThrow('gamesOfToday')
  await practise('student:s2:Ben')
  // Games have a limit of their own, which counts the bytes that they leave.
  await harness.client('student:s1:Ann').create('game', { questionSetId: 'sums', gameMode: 'classic' })
})

async function openGame() {
  const opened = await openHarness()
  harness = opened
  const teacher = opened.client('teacher:t1:MrsHill')
  const { roomId } = await teacher.create('game', { questionSetId: 'sums', gameMode: 'classic' })
  return { opened, roomId, room: matchMaker.getLocalRoomById(roomId) as ExpectingRoom<object> }
}

it('knocks at a game, with no line behind them, make the next one no dearer and keep nobody out', async () => {
  const { opened, roomId, room } = await openGame()
  // The library keeps the devices that it expects. This counts how often it goes through all of them.
  let counts = 0
  const ownKeys = (kept: object) => {
    counts += 1
    return Reflect.ownKeys(kept)
  }
  Reflect.set(room, '_reservedSeats', new Proxy(Reflect.get(room, '_reservedSeats'), { ownKeys }))
  const expecting = vi.spyOn(room, 'expectOneMore')
  const knock = () => fetch(`${opened.url}/matchmake/joinById/${roomId}`, { method: 'POST' }).then(({ ok }) => ok)
  expect(await Promise.all(Array.from({ length: 100 }, knock))).not.toContain(false)
  expect(counts).toBe(0)
  expect(room.seatReservationTimeout).toBe(15)
  const zoe = await opened.client().joinById(roomId, { username: 'Zoe' })
  expect(zoe.roomId).toBe(roomId)
  // The host, and all who have only knocked.
  expect(expecting).toHaveBeenLastCalledWith(101)
  room.expectOneMore(crowd + 10)
  expect(room.seatReservationTimeout).toBe(5)
  room.expectOneMore(20)
  expect(room.seatReservationTimeout).toBe(15)
})

it('a room goes at once, whoever has knocked and has not come', async () => {
  const { opened, roomId, room } = await openGame()
  const slow = vi.spyOn(room, 'expectOneMore').mockImplementation(() => {
    room.seatReservationTimeout = 3_600
  })
  expect((await fetch(`${opened.url}/matchmake/joinById/${roomId}`, { method: 'POST' })).ok).toBe(true)
  expect(slow).toHaveBeenCalled()
  await room.disconnect()
  expect(await opened.rooms()).toEqual([])
})
