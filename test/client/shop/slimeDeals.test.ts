import { beforeEach, expect, test, vi } from 'vitest'
import { equipOwned, sellOwned } from '../../../client/parts/slimeDeals.ts'
import { useConfirmation } from '../../../client/state/confirmation.ts'
import { useToasts } from '../../../client/state/toasts.ts'

/** The names of slimes in another language. */
vi.mock('../../../client/texts/collecting/slimeNames.ts', () => ({ slimeName: (id: string) => `Schleim-${id}` }))
vi.mock('../../../client/state/player.ts', () => ({
  selectSlime: async () => ({ ok: true }),
  sellSlime: async () => ({ ok: true, value: { earnedCurrency: 250 } }),
}))
vi.mock('../../../client/state/sound.ts', () => ({ playCue: () => {} }))

beforeEach(() => useToasts.setState({ toasts: [] }))

const mint = { id: 'mint', name: 'Mint', rarity: 'common' } as const

test('a slime that is worn is called in the language of the page', async () => {
  expect(await equipOwned(mint)).toBe(true)
  expect(useToasts.getState().toasts.map(({ message }) => message)).toEqual(['Schleim-mint is ready to play!'])
})

test('a slime that is to be sold is called in the language of the page', async () => {
  const isSold = sellOwned(mint, 1)
  const { asked } = useConfirmation.getState()
  expect(asked?.details).toMatch(/^You get 250 coins for Schleim-mint\./)
  asked?.answer('yes')
  expect(await isSold).toBe(true)
})

test('who sells a slime is told whether it is their only one', async () => {
  const endings = [
    [1, 'It is your only Schleim-mint.'],
    [2, 'After that you still have 1 Schleim-mint.'],
    [3, 'After that you still have 2 × Schleim-mint.'],
  ] as const
  for (const [copies, ending] of endings) {
    const isSold = sellOwned(mint, copies)
    const { asked } = useConfirmation.getState()
    expect(asked?.details?.slice(-ending.length)).toBe(ending)
    asked?.answer('no')
    expect(await isSold).toBe(false)
  }
})
