import { expect, it, vi } from 'vitest'
import type { ConnectionStatus } from '../../../client/net/gameConnection.ts'
import { GameState, PlayerRow } from '../../../rooms/game/showing/gameState.ts'
import type { JoinSuccess, Phase } from '../../../rooms/shared/contract/game.ts'

interface Heard {
  onStatus(status: ConnectionStatus): void
  onState(state: GameState): void
  onTold(type: string, message: unknown): void
}
const line = vi.hoisted(() => ({ heard: null as unknown as Heard }))
vi.mock('../../../client/net/gameConnection.ts', () => ({
  GameConnection: class {
    constructor(heard: Heard) {
      line.heard = heard
    }
    async join() {}
    send = () => true
    leave() {}
  },
}))

vi.stubGlobal('document', { scripts: [] })

const { gameNow, joinGame } = await import('../../../client/state/game.ts')

const picture = (phase: Phase): GameState => {
  const state = new GameState()
  state.phase = phase
  return state
}
const seated = (phase: Phase): JoinSuccess => ({
  game: {
    code: 'ABC234',
    gameMode: 'classic',
    title: 'Sums',
    phase,
    round: 1,
    host: { username: 'MrsHill' },
    players: 2,
  },
  playerId: 'p1',
  seatKey: 'key-1',
  isHost: false,
  plays: true,
  build: '',
})

it('a word about the seat that was a round trip under way does not take a page back into a phase that is over', async () => {
  await joinGame('abc234', { username: 'Ann' })
  line.heard.onStatus({ kind: 'open' })
  // The server sends the state of now, and after it what waited for the page to be there.
  line.heard.onState(picture('reveal'))
  line.heard.onTold('join-success', seated('question'))
  expect(gameNow()).toMatchObject({ phase: 'reveal', playerId: 'p1', code: 'ABC234' })
})

it('a page knows its own row also where the state came before the word about the seat, and nothing after it', async () => {
  await joinGame('abc234', { username: 'Ann' })
  line.heard.onStatus({ kind: 'open' })
  const state = picture('lobby')
  const row = new PlayerRow()
  row.id = 'p1'
  row.username = 'Ann'
  state.players?.set('p1', row)
  line.heard.onState(state)
  line.heard.onTold('join-success', seated('lobby'))
  expect(gameNow().me?.username).toBe('Ann')
})
