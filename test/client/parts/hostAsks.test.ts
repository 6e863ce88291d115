import { beforeEach, expect, it, vi } from 'vitest'
import type { GameView } from '../../../client/state/gameView.ts'

const world = vi.hoisted(() => ({ told: [] as string[], gameRound: 1 }))
vi.mock('../../../client/state/game.ts', () => ({
  tellGame: (name: string) => void world.told.push(name),
  gameNow: () => world,
}))

const { acceptAnswer } = await import('../../../client/parts/game/host/acceptAnswer.ts')
const { endGame, voidQuestion } = await import('../../../client/parts/game/host/hostDeeds.ts')
const { useConfirmation } = await import('../../../client/state/confirmation.ts')

beforeEach(() => {
  Object.assign(world, { told: [], gameRound: 1 })
})

const running = { turn: 3, paused: false, gameRound: 1 } as GameView

it.each([
  ['accept an answer', 'accept-answer', (view: GameView) => acceptAnswer(view, 'merci')],
  ['take a question out', 'void-question', voidQuestion],
])('a host who presses twice to %s is asked once, in a pause that lasts', async (_, message, act) => {
  const first = act(running)
  const second = act({ ...running, paused: true })
  await second
  expect(world.told).toEqual(['pause'])
  useConfirmation.getState().asked?.answer('yes')
  await first
  expect(world.told).toEqual(['pause', message, 'resume'])
})

it.each([
  ['the game that the host was asked about', 1, ['end-game']],
  ['no game that has begun since, where a phone still asks', 2, []],
])('a yes ends %s', async (_, gameRound, told) => {
  const asked = endGame(running)
  world.gameRound = gameRound
  useConfirmation.getState().asked?.answer('yes')
  await asked
  expect(world.told).toEqual(told)
})
