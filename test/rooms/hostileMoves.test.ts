import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest'
import type { WebSocket } from 'ws'
import { strikesAllowed } from '../../rooms/game/strikes.ts'
import type { ChooseOpened, JoinSuccess, MoveRefusal, RoundResolved } from '../../rooms/shared/contract/game.ts'
import type { GameMode } from '../../rooms/shared/contract/gameModes.ts'
import { ownRound } from '../../rooms/shared/contract/ownRound.ts'
import { phaseMs } from '../../rooms/shared/match/phaseLengths.ts'
import { type Harness, type Listener, lastTold, listen, openHarness, until } from './roomHarness.ts'

/** A hostile client's tries with moves and second looks. Each gets a named refusal or no answer, and the turn goes on. */
interface Table {
  code: string
  board: Listener
  ann: Listener
  mallory: Listener
}

let harness: Harness
const open: Listener[] = []
beforeAll(async () => {
  harness = await openHarness()
})
afterAll(() => harness.close())
afterEach(async () => {
  await Promise.all(open.splice(0).map(({ room }) => room.leave().catch(() => undefined)))
})

const socketOf = (one: Listener): WebSocket => (one.room.connection.transport as unknown as { ws: WebSocket }).ws
const phase = ({ room }: Listener): string => room.state.phase
const seatOf = (one: Listener) => lastTold<JoinSuccess>(one, 'join-success')?.playerId ?? ''

/** Ann is right, Mallory is wrong, and the moves are on offer. */
async function inChoose(gameMode: GameMode, malloryToo = false): Promise<Table> {
  const board = listen(
    await harness
      .client('teacher:t1:MrsHill')
      .create('game', { questionSetId: 'sums', gameMode, settings: { pace: 'auto' } }),
  )
  const code = board.room.roomId
  const join = async (username: string) => listen(await harness.client().joinById(code, { username }))
  const table: Table = { code, board, ann: await join('Ann'), mallory: await join('Mallory') }
  open.push(board, table.ann, table.mallory)
  await until('three seats', () => board.room.state.players?.size === 3)
  board.room.send('start-game', {})
  await until('the countdown', () => phase(board) === 'countdown')
  harness.clock.offset += phaseMs.countdown
  await until('the question', () => phase(table.mallory) === 'question' && phase(table.ann) === 'question')
  table.ann.room.send('submit-answer', { answer: 0, questionNumber: 1 })
  table.mallory.room.send('submit-answer', { answer: malloryToo ? 0 : 1, questionNumber: 1 })
  await until('the reveal', () => phase(board) === 'reveal')
  harness.clock.offset += phaseMs.reveal
  await until('the moves', () => [table.ann, table.mallory].every((one) => lastTold(one, 'choose-opened')))
  return table
}

const firstMove = (one: Listener) => lastTold<ChooseOpened>(one, 'choose-opened')?.moves[0]?.id ?? ''
const refusalOf = (one: Listener) => lastTold<{ why: MoveRefusal }>(one, 'move-refused')?.why

describe('a move', () => {
  it.each<[string, object, MoveRefusal]>([
    ['of somebody who was wrong', { questionNumber: 1, move: { id: 'steady' } }, 'not-right'],
    ['for another question', { questionNumber: 2, move: { id: 'steady' } }, 'not-now'],
  ])('%s is refused by name and has no effect', async (_, message, why) => {
    const table = await inChoose('racing')
    table.mallory.room.send('choose', message)
    await until('the refusal', () => refusalOf(table.mallory) === why)
    expect(table.board.room.state.answeredCount).toBe(0)
  })

  it.each([
    ['that does not exist', { id: 'win' }],
    ['that is aimed where none can be', { id: 'steady', at: 12 }],
    ['of another mode', { id: 'attack' }],
  ])('%s is refused by name, and the right one can still be chosen', async (_, move) => {
    const table = await inChoose('racing')
    table.ann.room.send('choose', { questionNumber: 1, move })
    await until('the refusal', () => refusalOf(table.ann) === 'not-on-offer')
    table.ann.room.send('choose', { questionNumber: 1, move: { id: firstMove(table.ann) } })
    await until('the choice', () => lastTold(table.ann, 'move-chosen'))
  })

  it.each([
    ['no move at all', {}],
    ['a text for a move', { questionNumber: 1, move: 'steady' }],
    ['a place off the map', { questionNumber: 1, move: { id: 'steady', at: -1 } }],
    ['an object for an id', { questionNumber: 1, move: { id: { $ne: '' } } }],
    ['somebody else’s name', { questionNumber: 1, move: { id: 'steady' }, player: 'Ann', gameCode: 'ZZZZZZ' }],
  ])('%s changes nothing', async (_, message) => {
    const table = await inChoose('racing')
    table.ann.room.send('choose', message)
    table.ann.room.send('choose', { questionNumber: 1, move: { id: firstMove(table.ann) } })
    await until('the choice', () => lastTold(table.ann, 'move-chosen'))
    expect(table.ann.told.filter(({ type }) => type === 'move-chosen')).toHaveLength(1)
  })

  it('cannot be changed, and a second look cannot be tried twice', async () => {
    const table = await inChoose('gold-quest')
    table.mallory.room.send('look-again', { questionNumber: 1, answer: 2 })
    table.mallory.room.send('look-again', { questionNumber: 1, answer: 0 })
    await until('the refusal', () => refusalOf(table.mallory) === 'chosen-already')
    expect(lastTold(table.mallory, 'looked-again')).toEqual({ questionNumber: 1, right: false })
  })

  it('that comes too fast is refused by name each time, until its device is shown out, and nobody else is told', async () => {
    const table = await inChoose('racing')
    for (let word = 0; word < 60; word++) table.ann.room.send('choose', { questionNumber: 2, move: { id: 'steady' } })
    await until('the end of it', () => table.ann.left !== null)
    open.splice(open.indexOf(table.ann), 1)
    const whys = table.ann.told.filter(({ type }) => type === 'move-refused').map(({ message }) => message)
    const tooFast = whys.filter((told) => (told as { why: MoveRefusal }).why === 'too-fast')
    expect(tooFast.length).toBeGreaterThan(0)
    expect(tooFast.length).toBeLessThanOrEqual(strikesAllowed)
    for (const one of [table.board, table.mallory]) expect(refusalOf(one)).toBeUndefined()
  })

  it('that was dropped for its pace can be chosen a moment later', async () => {
    const table = await inChoose('racing')
    for (let word = 0; word < 16; word++) table.ann.room.send('get-game-state', {})
    const move = { id: firstMove(table.ann) }
    for (let word = 0; word < 3; word++) table.ann.room.send('choose', { questionNumber: 2, move })
    await until('the refusal', () => refusalOf(table.ann) === 'too-fast')
    harness.clock.offset += 1000
    table.ann.room.send('choose', { questionNumber: 1, move })
    await until('the choice', () => lastTold(table.ann, 'move-chosen'))
  })

  it('is nothing before the choosing and after it', async () => {
    const table = await inChoose('racing')
    harness.clock.offset += phaseMs.choose
    await until('the action', () => phase(table.ann) === 'resolve')
    table.ann.room.send('choose', { questionNumber: 1, move: { id: 'slick' } })
    table.mallory.room.send('look-again', { questionNumber: 1, answer: 0 })
    harness.clock.offset += phaseMs.resolve
    await until('the next question', () => phase(table.board) === 'question')
    expect([table.ann, table.mallory].map((one) => lastTold(one, 'move-chosen'))).toEqual([undefined, undefined])
    const score = table.board.room.state.players.get(seatOf(table.mallory))?.score
    expect(score).toBe(0)
  })
})

describe('what is hidden', () => {
  it('stays hidden until it is shown: no device learns what another has chosen, or what will come of it', async () => {
    const table = await inChoose('gold-quest', true)
    const frames: Buffer[] = []
    for (const one of [table.mallory, table.board])
      socketOf(one).addEventListener('message', ({ data }) => void frames.push(Buffer.from(data as ArrayBuffer)))
    table.ann.room.send('choose', { questionNumber: 1, move: { id: 'golden' } })
    await until('the choice', () => lastTold(table.ann, 'move-chosen'))
    harness.clock.offset += 1500
    await until('the count', () => table.board.room.state.answeredCount === 1)
    const before = frames.splice(0)
    expect(before.length).toBeGreaterThan(0)
    for (const frame of before)
      for (const word of ['golden', 'chest', 'wooden', 'rascal']) expect(frame.includes(word), word).toBe(false)
    table.mallory.room.send('choose', { questionNumber: 1, move: { id: 'wooden' } })
    const told = await until('the action', () => lastTold<RoundResolved>(table.mallory, 'round-resolved'))
    const own = seatOf(table.mallory)
    const resolved = ownRound(told, own)
    expect(resolved.changes.length).toBeGreaterThan(0)
    for (const { player } of resolved.changes) expect(player).toBe(own)
    for (const { player, other } of resolved.events) expect([player, other]).toContain(own)
    expect(resolved.board).toBeUndefined()
  })

  it('is told to one player alone where it would embarrass', async () => {
    const table = await inChoose('survival', true)
    for (const one of [table.ann, table.mallory]) one.room.send('choose', { questionNumber: 1, move: { id: 'dare' } })
    const resolved = await until('the action', () => lastTold<RoundResolved>(table.board, 'round-resolved'))
    expect(resolved.events.filter(({ isPrivate }) => isPrivate)).toEqual([])
  })
})
