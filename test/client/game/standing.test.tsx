import { renderToStaticMarkup } from 'react-dom/server'
import { expect, it, vi } from 'vitest'
import type { ScoreRow } from '../../../client/parts/game/standings/scoreboard.ts'
import { Standing } from '../../../client/screens/play/stage/Standing.tsx'
import { player, viewWith } from './gameViews.ts'

/** The panel is measured on a page; here it only says its rows. */
vi.mock('../../../client/screens/play/board/BoardSide.tsx', () => ({
  BoardSide: ({ rows }: { rows: readonly ScoreRow[] }) => rows.map(({ id, score }) => `${id} ${score}`).join(', '),
}))

/** Ben was first and has lost 40, but nobody has chosen, so the panel comes with the turn. */
const view = viewWith({
  isHost: true,
  plays: false,
  gameMode: 'racing',
  phase: 'resolve',
  questionNumber: 2,
  totalQuestions: 9,
  players: [player({ id: 'Ann', score: 480, place: 1 }), player({ id: 'Ben', score: 460, place: 2 })],
  placesBefore: new Map([
    ['Ann', 2],
    ['Ben', 1],
  ]),
  round: { questionNumber: 2, changes: [{ player: 'Ben', by: -40, reason: 'obstacle' }], events: [], end: null },
})

const seen = (told: ReadonlyMap<string, number>) => renderToStaticMarkup(<Standing view={view} told={told} />)

it('a panel that comes with a turn begins before it, and counts what the turn takes once', () => {
  expect(seen(new Map())).toBe('Ben 500, Ann 480')
  expect(seen(new Map([['Ben', -40]]))).toBe('Ben 460, Ann 480')
})
