import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest'
import { mostWrong, signLastsMs } from '../../rooms/game/seats/doorProof.ts'
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

const join = async (code: string, options: object, as?: string, from?: string): Promise<Listener> =>
  listen(await harness.client(as, undefined, from).joinById(code, options))
const seatOf = (one: Listener) => lastTold<JoinSuccess>(one, 'join-success') as JoinSuccess
const signOn = (board: Listener): DoorSign | undefined => lastTold<{ sign: DoorSign }>(board, 'door-sign')?.sign
const other = ([left, middle, right]: DoorSign): DoorSign => [
  left,
  middle,
  commonSlimes.find(({ id }) => id !== right)?.id ?? '',
]

/** A lobby with one pupil in it. Its host lets the door ask all others what the board shows. */
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
  for (const seen of [undefined, [], [sign[0]], sign.slice(0, 2), other(sign), ['', '', ''], ['__proto__', 'length']])
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
  // The same sign may be drawn again by chance.
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
  expect(
    await playAgain(harness.ports, code, { cookie: `as=teacher:${host}:MrsHill`, address: '', device: null }, {}),
  ).toBeNull()
  await until('the next lobby', () => seatOf(ann).game.round === 2)
  await expect(join(code, { username: 'Ben' })).rejects.toThrow('proofNeeded')
  board.room.send('ask-proof', { isOn: false })
  await until('the open door', () => !board.room.state.asksProof)
  await join(code, { username: 'Ben' })
})

it('of a thousand guesses behind one address hardly any is heard, and who sees the board comes in from elsewhere', async () => {
  const since = performance.now()
  const { board, code } = await askingLobby()
  const any = () => commonSlimes[Math.floor(Math.random() * commonSlimes.length)]?.id
  const said: Record<string, number> = {}
  for (let round = 0; round < 10; round++) {
    const answers = await Promise.allSettled(
      Array.from({ length: 100 }, (_, index) =>
        join(code, { username: `G ${round} ${index}`, seen: [any(), any(), any()] }, undefined, '203.0.113.9'),
      ),
    )
    for (const answer of answers) {
      const what = answer.status === 'fulfilled' ? 'in' : String((answer.reason as Error).message)
      said[what] = (said[what] ?? 0) + 1
    }
  }
  process.stdout.write(`1000 guesses at the board's sign: ${JSON.stringify(said)}\n`)
  // Each new sign allows new tries, and on a busy machine the test sees more than one sign.
  const signs = 1 + Math.floor((performance.now() - since) / signLastsMs)
  expect(said.proofNeeded ?? 0).toBeLessThanOrEqual(mostWrong * signs)
  expect(said.tooManyAttempts ?? 0).toBeGreaterThan(1000 - mostWrong * (signs + 1))
  const ben = await join(code, { username: 'Ben', seen: signOn(board) })
  await until('a seat', () => seatOf(ben))
  expect(harness.errors).toEqual([])
})

it('who sees the board behind the same address comes in with an account, and everybody with the next sign', async () => {
  const { board, code, sign } = await askingLobby()
  for (let n = 0; n < mostWrong; n++)
    await expect(join(code, { username: 'G', seen: other(sign) })).rejects.toThrow('proofNeeded')
  await expect(join(code, { username: 'Ben', seen: sign })).rejects.toThrow('tooManyAttempts')
  const gus = await join(code, { seen: sign }, `student:s${host}:Gus`)
  await until('a seat', () => seatOf(gus))
  for (const answer of ['proofNeeded', 'proofNeeded', 'tooManyAttempts'])
    await expect(join(code, { seen: other(sign) }, `student:v${host}:Vic`)).rejects.toThrow(answer)
  const told = board.told.filter(({ type }) => type === 'door-sign').length
  harness.clock.offset += signLastsMs
  await until('another sign', () => board.told.filter(({ type }) => type === 'door-sign').length > told)
  const ben = await join(code, { username: 'Ben', seen: signOn(board) })
  await until('a seat', () => seatOf(ben))
})
