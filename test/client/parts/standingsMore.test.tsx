import { renderToStaticMarkup } from 'react-dom/server'
import { beforeAll, expect, it, vi } from 'vitest'

// The real ones ask the browser.
vi.mock('../../../client/parts/wantsStillness.ts', () => ({ wantsStillness: () => true }))
vi.mock('../../../client/slimes/Slime.tsx', () => ({ Slime: () => null }))

let Standings: typeof import('../../../client/parts/game/standings/Standings.tsx').Standings
beforeAll(async () => {
  ;({ Standings } = await import('../../../client/parts/game/standings/Standings.tsx'))
})

const rows = (count: number) =>
  Array.from({ length: count }, (_, index) => ({
    id: `p${index}`,
    username: `Pupil ${index}`,
    slime: 'mint',
    score: 0,
    mark: 0,
    place: index + 1,
  }))

const shown = (count: number, ownId?: string) =>
  renderToStaticMarkup(<Standings rows={rows(count)} totalQuestions={4} shown={8} ownId={ownId} />)

it('a board says how many players stand below the ranking that it shows', () => {
  expect(shown(9)).toContain('and 1 more')
  expect(shown(30)).toContain('and 22 more')
  expect(shown(8)).not.toContain('more')
})

it("a player's device does not: it shows the player's own row", () => {
  expect(shown(30, 'p3')).not.toContain('more')
})
