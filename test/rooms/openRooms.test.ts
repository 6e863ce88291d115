import { afterAll, beforeAll, expect, it } from 'vitest'
import { playAgain } from '../../rooms/hostedGames.ts'
import { mostOpenRooms } from '../../rooms/openRooms.ts'
import { gameModes } from '../../rooms/shared/contract/gameModes.ts'
import { noOthers } from '../../server/processes/others.ts'
import { type Harness, type Listener, lastTold, listen, openHarness, until } from './roomHarness.ts'

let harness: Harness
/** Accounts whose games of today take up more than any lessons do. */
const hasHostedALot = new Set<string>()
beforeAll(async () => {
  harness = await openHarness({ mostOpenRooms, mayHost: async ({ id }) => !hasHostedALot.has(id) })
})
afterAll(() => harness.close())

const wish = { questionSetId: 'sums', gameMode: 'classic' }

const knock = (as: string, room = 'game') =>
  fetch(`${harness.url}/matchmake/create/${room}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', cookie: `as=${as}` },
    body: JSON.stringify(wish),
  }).then(async (response) => ({ status: response.status, ...((await response.json()) as { message?: string }) }))

const host = async (as: string) => listen(await harness.client(as).create('game', wish))

const finish = async (board: Listener) => {
  board.room.send('start-game', { alone: true })
  await until('the game', () => board.room.state.phase !== 'lobby')
  board.room.send('end-game', {})
  await until('the end', () => lastTold(board, 'game-finished'))
}

it.each(['student', 'teacher'] as const)('a %s who opens sixty games at once has a few', async (role) => {
  const answers = await Promise.all(Array.from({ length: 60 }, () => knock(`${role}:many-${role}:Ann`)))
  expect(answers.filter(({ status }) => status === 200)).toHaveLength(mostOpenRooms[role])
  expect(answers.filter(({ message }) => message === 'tooManyRooms')).toHaveLength(60 - mostOpenRooms[role])
  expect((await knock(`${role}:else-${role}:Ben`)).status).toBe(200)
})

it.each(gameModes)(
  'lobbies of %s that their host ends are over for everybody, and bar nobody from the next',
  async (gameMode) => {
    const pupil = `student:calls-off-${gameMode}:Ann`
    for (let time = 0; time <= mostOpenRooms.student; time++) {
      const board = listen(await harness.client(pupil).create('game', { ...wish, gameMode }))
      const guest = listen(await harness.client().joinById(board.room.roomId, { username: 'Ben' }))
      await until('the seat', () => lastTold(guest, 'join-success'))
      board.room.send('end-game', {})
      await until('the end', () => [board, guest].every((one) => lastTold(one, 'game-finished')))
      expect(guest.room.state.phase).toBe('finished')
    }
    expect(harness.errors).toEqual([])
  },
)

it('a game that is over makes room for the next, and one that is not does not', async () => {
  const pupil = 'student:s1:Ann'
  const [first, second] = [await host(pupil), await host(pupil)]
  expect(await knock(pupil)).toMatchObject({ status: 409, message: 'tooManyRooms' })
  await finish(first)
  await until('the results', () => harness.journal.games.size > 0)
  let answer = await knock(pupil)
  await until(
    'the third game',
    () => answer.status === 200,
    10_000,
    async () => {
      answer = await knock(pupil)
    },
  )
  await until('the first being let go of', () => first.left)
  expect(second.left).toBeNull()
  expect(await knock(pupil)).toMatchObject({ status: 409 })
})

it.each([
  ['game', undefined],
  ['practice', undefined],
  ['game', 'other'],
  ['practice', 'other'],
])('a %s whose host gave up while the archive was slow does not stay here, nor at %s', async (room, other) => {
  harness.ports.others = { ...noOthers, relief: () => other }
  const { open, close } = harness.journal
  const [closed, before]: [string[], string[]] = [[], [...harness.journal.games.keys()]]
  const gaveUp = new AbortController()
  harness.journal.open = async (...wished) => {
    const claim = await open(...wished)
    gaveUp.abort()
    await Promise.allSettled([knocked])
    // The server has seen the end of that line before it answers on a new one, however slow it is.
    await fetch(harness.url)
    return claim
  }
  harness.journal.close = async (claim) => {
    await close(claim)
    closed.push(claim.code)
  }
  const request = { method: 'POST', headers: { 'content-type': 'application/json', cookie: 'as=student:gone:Ann' } }
  const knocked: Promise<Response> = fetch(`${harness.url}/matchmake/create/${room}`, {
    ...request,
    body: JSON.stringify(wish),
    signal: gaveUp.signal,
  })
  await expect(knocked).rejects.toThrow('aborted')
  await until('it being taken back', () => closed.length > 0)
  Object.assign(harness.journal, { open, close })
  harness.ports.others = noOthers
  expect([...harness.journal.games.keys()]).toEqual(before)
  const rooms = await harness.rooms()
  expect(closed.filter((code) => rooms.includes(code))).toEqual([])
})

it('a refused wish takes no place', async () => {
  const pupil = 'student:s2:Ann'
  for (let time = 0; time < 5; time++) {
    const refused = harness.client(pupil).create('game', { ...wish, questionSetId: 'none' })
    await expect(refused).rejects.toThrow('questionSetNotFound')
  }
  await host(pupil)
})

it('who has hosted all day what a script hosts opens no game more, neither anew nor under the same code', async () => {
  const board = await host('teacher:all-day:MrsHill')
  hasHostedALot.add('all-day')
  // The open game is played to its end, and kept.
  await finish(board)
  expect(await knock('teacher:all-day:MrsHill')).toMatchObject({ status: 429, message: 'gamesOfToday' })
  const from = { cookie: 'as=teacher:all-day:MrsHill', address: '', device: null }
  expect(await playAgain(harness.ports, board.room.roomId, from, {})).toBe('gamesOfToday')
  expect((await knock('teacher:somebody-else:MrOak')).status).toBe(200)
  hasHostedALot.clear()
  expect(await playAgain(harness.ports, board.room.roomId, from, {})).toBeNull()
})

it('where there is too little memory nothing new is opened, and that is said', async () => {
  harness.ports.hasRoom = () => false
  expect(await knock('teacher:t9:Hill')).toMatchObject({ status: 503, message: 'serverFull' })
  expect(await knock('student:s9:Ann', 'practice')).toMatchObject({ status: 503, message: 'busy' })
  harness.ports.hasRoom = () => true
  expect((await knock('teacher:t9:Hill')).status).toBe(200)
})
