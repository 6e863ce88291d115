import type { ReactElement } from 'react'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { player, viewWith } from '../game/gameViews.ts'
import { handHooks, mountByHand } from '../handHooks.ts'

const world = vi.hoisted(() => ({ asked: 0 }))

vi.mock('react', async (original) => ({ ...(await original<object>()), ...handHooks }))
vi.mock('../../../client/state/player.ts', () => ({
  refreshPlayer: async () => {
    world.asked += 1
  },
}))
vi.mock('../../../client/state/practice.ts', () => {
  const state = { saving: { kind: 'saved', paid: 45 } }
  return { useSaving: Object.assign((told: (now: object) => unknown) => told(state), { getState: () => state }) }
})
vi.mock('../../../client/state/session.ts', () => ({ useUser: () => null, useSession: () => false }))
vi.mock('../../../client/state/kept/keptPractice.ts', () => ({ keptPractice: () => null, noteOver: () => {} }))
vi.mock('../../../client/state/gameSound.ts', () => ({ playEffect: () => {} }))
vi.mock('../../../client/parts/account/OneAccount.tsx', () => ({ OneAccount: () => null }))
vi.mock('../../../client/parts/Button.tsx', () => ({ Button: () => null, ButtonLink: () => null }))

const { useCurrencyAfterGame } = await import('../../../client/screens/play/end/useCurrencyAfterGame.ts')
const { PracticeOver } = await import('../../../client/screens/practicePlay/PracticeOver.tsx')

beforeEach(() => {
  vi.useFakeTimers()
})
afterEach(() => {
  vi.useRealTimers()
})

it('two seconds after a game a player’s coins are asked for again, and once only', async () => {
  const again = mountByHand(useCurrencyAfterGame)
  await vi.advanceTimersByTimeAsync(1_999)
  again()
  expect(world.asked).toBe(0)
  await vi.advanceTimersByTimeAsync(1)
  await vi.dynamicImportSettled()
  await vi.advanceTimersByTimeAsync(10_000)
  expect(world.asked).toBe(1)
})

const endOf = (score: number, rivalScore: number) => {
  const players = [player({ id: 'pupil', score }), player({ id: 'rival', score: rivalScore })]
  const view = viewWith({ playerId: 'pupil', phase: 'finished', final: { players, currency: 45 } as never })
  const plan = { questionSetId: 'set', difficulty: 'medium', gameMode: 'classic' } as const
  return mountByHand(() => PracticeOver({ view, plan, onAgain: () => {} }) as ReactElement<{ celebration: unknown }>)
}

it('whoever has beaten the AI is cheered for three seconds', async () => {
  const page = endOf(900, 800)
  await vi.advanceTimersByTimeAsync(2_999)
  expect(page().props.celebration).toBeTruthy()
  await vi.advanceTimersByTimeAsync(1)
  expect(page().props.celebration).toBeFalsy()
})

it('whoever has not is not', () => {
  for (const score of [800, 700]) expect(endOf(score, 800)().props.celebration).toBeFalsy()
})
