import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest'
import { signLastsMs } from '../../rooms/game/doorProof.ts'
import { playAgain } from '../../rooms/hostedGames.ts'
import { commonSlimes } from '../../rooms/shared/catalog/slimes/commonSlimes.ts'
import type { DoorSign, JoinSuccess } from '../../rooms/shared/contract/game.ts'
import { type Harness, type Listener, lastTold, listen, openHarness, questions, until } from './roomHarness.ts'

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

const join = async (code: string, options: object, as?: string): Promise<Listener> =>
  listen(await harness.client(as).joinById(code, options))
const seatOf = (one: Listener) => lastTold<JoinSuccess>(one, 'join-success') as JoinSuccess
const signOn = (board: Listener): DoorSign | undefined => lastTold<{ sign: DoorSign }>(board, 'door-sign')?.sign
const other = (sign: DoorSign): [string, string] => [sign[0], commonSlimes.find(({ id }) => id !== sign[1])?.id ?? '']

/** A lobby with one pupil in it, whose host asks everybody else what the board shows. */
async function askingLobby() {
  const board = listen(
    await harness
      .client(`teacher:${host}:MrsHill`)
      .create('game', { questionSetId: 'sums', gameMode: 'classic', settings: { pace: 'auto' } }),
  )
  const code = board.room.roomId
  const ann = await join(code, { username: 'Ann' })
  await until('two seats', () => board.room.state.players?.size === 2 && seatOf(ann))
  board.room.send('ask-proof', { isOn: true })
  const sign = await until('the sign', () => signOn(board))
  return { board, ann, code, sign }
}

it('whoever sees the board comes in, and whoever does not is asked', async () => {
  const { code, sign } = await askingLobby()
  for (const seen of [undefined, [], [sign[0]], other(sign), ['', ''], ['__proto__', 'length']])
    await expect(join(code, { username: 'Ben', seen })).rejects.toThrow('proofNeeded')
  await expect(join(code, {}, `student:s${host}:Gus`)).rejects.toThrow('proofNeeded')
  const ben = await join(code, { username: 'Ben', seen: sign })
  const gus = await join(code, { seen: sign }, `student:s${host}:Gus`)
  await until('their seats', () => seatOf(ben) && seatOf(gus))
})

it('who has a seat comes back without it, and so does the host', async () => {
  const { board, ann, code } = await askingLobby()
  const { seatKey, playerId } = seatOf(ann)
  const again = await join(code, { seatKey })
  await until('the old seat', () => seatOf(again)?.playerId === playerId)
  const screen = await join(code, {}, `teacher:${host}:MrsHill`)
  await until('the sign on it, too', () => signOn(screen)?.join() === signOn(board)?.join())
})

it('the sign changes; the one before is good for a moment more, and an older one is not', async () => {
  const { board, code, sign } = await askingLobby()
  const next = async (before: DoorSign) => {
    const told = board.told.filter(({ type }) => type === 'door-sign').length
    harness.clock.offset += signLastsMs
    await until('another sign', () => board.told.filter(({ type }) => type === 'door-sign').length > told)
    return signOn(board) ?? before
  }
  await next(sign)
  const ben = await join(code, { username: 'Ben', seen: sign })
  await until('a seat', () => seatOf(ben))
  let latest = await next(sign)
  // Chance may draw the same again.
  while (latest.join() === sign.join() || (await next(latest)).join() === sign.join()) latest = await next(latest)
  await expect(join(code, { username: 'Gus', seen: sign })).rejects.toThrow('proofNeeded')
})

it('it is told to the board alone: no phone, no state and no remote knows it', async () => {
  const { board, ann, code } = await askingLobby()
  const remote = await join(code, { remote: '' }, `teacher:${host}:MrsHill`)
  await until('the remote', () => lastTold(remote, 'remote-opened'))
  board.room.send('get-game-state', {})
  ann.room.send('get-game-state', {})
  await until('an answer', () => lastTold(ann, 'game-state'))
  for (const one of [ann, remote]) {
    expect(signOn(one)).toBeUndefined()
    expect(one.room.state.toJSON()).not.toHaveProperty('sign')
  }
})

it('nobody but the host asks for it or stops asking, and the next game asks as well', async () => {
  const { board, ann, code } = await askingLobby()
  ann.room.send('ask-proof', { isOn: false })
  ann.room.send('get-game-state', {})
  await until('an answer', () => lastTold(ann, 'game-state'))
  await expect(join(code, { username: 'Ben' })).rejects.toThrow('proofNeeded')
  board.room.send('end-game', {})
  await until('the end', () => board.room.state.phase === 'finished')
  expect(await playAgain(harness.ports, code, { cookie: `as=teacher:${host}:MrsHill`, address: '' }, {})).toBeNull()
  await until('the next lobby', () => seatOf(ann).game.round === 2)
  await expect(join(code, { username: 'Ben' })).rejects.toThrow('proofNeeded')
  board.room.send('ask-proof', { isOn: false })
  await until('the open door', () => !board.room.state.asksProof)
  await join(code, { username: 'Ben' })
})

it('of a thousand guesses of a script few find it, and none of them takes the seat of somebody real', async () => {
  const { board, code } = await askingLobby()
  let found = 0
  for (let round = 0; round < 10; round++) {
    const answers = await Promise.allSettled(
      Array.from({ length: 100 }, (_, index) => {
        const any = () => commonSlimes[Math.floor(Math.random() * commonSlimes.length)]?.id
        return join(code, { username: `G ${round} ${index}`, seen: [any(), any()] })
      }),
    )
    found += answers.filter(({ status }) => status === 'fulfilled').length
  }
  process.stdout.write(`1000 guesses at the board's sign: ${found} were right\n`)
  expect(found).toBeLessThan(100)
  const sign = signOn(board)
  const ben = await join(code, { username: 'Ben', seen: sign })
  await until('a seat', () => seatOf(ben))
  expect(harness.errors).toEqual([])
})
