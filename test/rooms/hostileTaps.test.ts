import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { JoinSuccess } from '../../rooms/shared/contract/game.ts'
import { phaseMs } from '../../rooms/shared/match/phaseLengths.ts'
import { type Harness, type Listener, lastTold, listen, openHarness, questions, until } from './roomHarness.ts'

let harness: Harness
beforeAll(async () => {
  harness = await openHarness({ questions: questions(3) })
})
afterAll(() => harness.close())

interface Lobby {
  code: string
  board: Listener
  ann: Listener
  mallory: Listener
}

const idOf = (one: Listener): string => lastTold<JoinSuccess>(one, 'join-success')?.playerId ?? ''
const tapped = ({ told }: Listener) =>
  told.filter(({ type }) => type === 'slimes-tapped').flatMap(({ message }) => message as [string, string][])
const tap = ({ room }: Listener, act: unknown = 'hop', more = {}) => room.send('tap-slime', { act, ...more })

async function aLobby(): Promise<Lobby> {
  const board = listen(
    await harness
      .client('teacher:t1:MrsHill')
      .create('game', { questionSetId: 'sums', gameMode: 'classic', settings: { pace: 'auto' } }),
  )
  const code = board.room.roomId
  const ann = listen(await harness.client().joinById(code, { username: 'Ann' }))
  const mallory = listen(await harness.client().joinById(code, { username: 'Mallory' }))
  await until('three seats', () => board.room.state.players?.size === 3)
  await until('the seats being known', () => [ann, mallory].every((one) => idOf(one) !== ''))
  return { code, board, ann, mallory }
}

/** Waits until the room has heard everything that this device has sent. */
async function heard(one: Listener): Promise<void> {
  const before = one.told.filter(({ type }) => type === 'game-state').length
  one.room.send('get-game-state', {})
  await until('being heard', () => one.told.filter(({ type }) => type === 'game-state').length > before)
}

/** Waits until the bundle that was due has gone out: then Ann's later tap is on the board. */
async function shown({ board, ann }: Lobby): Promise<void> {
  const before = tapped(board).length
  harness.clock.offset += 1000
  tap(ann, 'star')
  await until("Ann's star", () =>
    tapped(board)
      .slice(before)
      .some(([who, act]) => who === idOf(ann) && act === 'star'),
  )
}

describe('taps in the lobby', () => {
  it('are seen on the board, and by nobody else', async () => {
    const lobby = await aLobby()
    tap(lobby.ann, 'wave')
    await until('the wave', () => tapped(lobby.board).length > 0)
    expect(tapped(lobby.board)).toEqual([[idOf(lobby.ann), 'wave']])
    await heard(lobby.mallory)
    expect([...tapped(lobby.ann), ...tapped(lobby.mallory)]).toEqual([])
  })

  it('say nothing that is not in the set', async () => {
    const lobby = await aLobby()
    for (const act of ['rude', '<b>', '__proto__', 7, null, { act: 'hop' }, 'x'.repeat(1000)]) tap(lobby.mallory, act)
    await heard(lobby.mallory)
    await shown(lobby)
    expect(tapped(lobby.board).map(([who]) => who)).not.toContain(idOf(lobby.mallory))
  })

  it("move one's own slime, whoever one says one is", async () => {
    const lobby = await aLobby()
    tap(lobby.mallory, 'hop', { player: idOf(lobby.ann), playerId: idOf(lobby.ann), seat: idOf(lobby.ann) })
    await until('the hop', () => tapped(lobby.board).length > 0)
    expect(tapped(lobby.board)).toEqual([[idOf(lobby.mallory), 'hop']])
  })

  it('are not for the host, and the switch is not for players', async () => {
    const lobby = await aLobby()
    tap(lobby.board)
    lobby.mallory.room.send('set-lobby-play', { isOn: false })
    await heard(lobby.mallory)
    await shown(lobby)
    expect(tapped(lobby.board)).toEqual([[idOf(lobby.ann), 'star']])
    expect(lobby.mallory.room.state.lobbyPlay).toBe(true)
  })

  it('do nothing while the host has switched them off; devices are told, late comers too', async () => {
    const lobby = await aLobby()
    lobby.board.room.send('set-lobby-play', { isOn: false })
    await until('everybody knowing', () => [lobby.ann, lobby.mallory].every(({ room }) => !room.state.lobbyPlay))
    const late = listen(await harness.client().joinById(lobby.code, { username: 'Late' }))
    await until('the late comer knowing', () => late.room.state.lobbyPlay === false)
    tap(lobby.ann)
    tap(late)
    await Promise.all([heard(lobby.ann), heard(late)])
    lobby.board.room.send('set-lobby-play', { isOn: true })
    await until('being on again', () => lobby.ann.room.state.lobbyPlay)
    await shown(lobby)
    expect(tapped(lobby.board)).toEqual([[idOf(lobby.ann), 'star']])
  })

  it('end with the lobby, without a word against who was late', async () => {
    const lobby = await aLobby()
    lobby.board.room.send('start-game', {})
    await until('the countdown', () => lobby.ann.room.state.phase === 'countdown')
    for (let count = 0; count < 40; count++) tap(lobby.ann)
    await heard(lobby.ann)
    expect(tapped(lobby.board)).toEqual([])
    expect(lobby.ann.left).toBeNull()
    expect(lastTold(lobby.ann, 'notice')).toBeUndefined()
  })

  it('of somebody who was removed reach nobody', async () => {
    const lobby = await aLobby()
    lobby.board.room.send('kick', { playerId: idOf(lobby.mallory) })
    await until('being removed', () => lobby.mallory.left)
    tap(lobby.mallory)
    await shown(lobby)
    expect(tapped(lobby.board)).toEqual([[idOf(lobby.ann), 'star']])
  })

  it('like mad keep nobody from answering a moment later', async () => {
    const lobby = await aLobby()
    for (let count = 0; count < 50; count++) tap(lobby.ann)
    lobby.board.room.send('start-game', {})
    await until('the countdown', () => lobby.ann.room.state.phase === 'countdown')
    harness.clock.offset += phaseMs.countdown
    await until('the question', () => lobby.ann.room.state.phase === 'question')
    lobby.ann.room.send('submit-answer', { answer: 0 })
    await until('being counted', () => lastTold(lobby.ann, 'answer-submitted'))
    expect(lobby.ann.left).toBeNull()
  })

  it('in a flood end the flooder and nothing else', async () => {
    const lobby = await aLobby()
    for (let count = 0; count < 500; count++) tap(lobby.mallory)
    await until('being dropped', () => lobby.mallory.left)
    await shown(lobby)
    expect(lobby.ann.left).toBeNull()
    expect(harness.errors).toEqual([])
  })

  it('are in no journal; the switch is', async () => {
    const lobby = await aLobby()
    tap(lobby.ann, 'cool')
    await shown(lobby)
    lobby.board.room.send('set-lobby-play', { isOn: false })
    await until('the switch', () => lobby.ann.room.state.lobbyPlay === false)
    const kinds = () =>
      harness.journal.games
        .get(lobby.code)
        ?.batches.flat()
        .map(({ kind }) => kind) ?? []
    await until('the journal', () => kinds().includes('lobby-play'))
    expect(new Set(kinds())).toEqual(new Set(['joined', 'lobby-play']))
  })
})
