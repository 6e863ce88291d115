import { expect, it } from 'vitest'
import { boardNews } from '../../../client/screens/play/resolve/boardNews.ts'
import { boardScene } from '../../../client/screens/play/scene/boardScene.ts'
import type { GameView } from '../../../client/state/gameView.ts'
import { player, viewWith } from '../game/gameViews.ts'
import { modeTurn } from '../modes/everyScreen.ts'

const players = [
  player({ id: 'm', username: 'Mia', score: 230, place: 1 }),
  player({ id: 'k', username: 'Ken', score: 1, place: 2 }),
]

const board = (gameMode: GameView['gameMode'], shown: unknown, over: Partial<GameView> = {}) =>
  viewWith({
    gameMode,
    phase: 'choose',
    isHost: true,
    plays: false,
    players,
    questionNumber: 2,
    totalQuestions: 5,
    board: shown,
    ...over,
  })

const standing = { left: 2, full: 2, at: 3, kind: 'weak', isAsleep: false, backInTurns: 0 }
const fallen = { ...standing, left: 0 }

it.each([
  [
    'racing',
    { flagUp: false, waiting: ['m'], finishers: [], monsters: [standing, fallen] },
    ['The flag is not up yet. 1 player waits at the line.', '1 monster stands.'],
  ],
  [
    'battle',
    {
      monsters: [standing, { ...standing, kind: 'boss', isAsleep: true }, fallen],
      knockedOut: ['k'],
    },
    ['1 monster stands.', 'The boss is on the map and sleeps.', '1 player is knocked out.'],
  ],
  ['gold-quest', { gold: [{ left: 1 }, { left: 0 }], monsters: [fallen] }, ['1 pile of gold lies about.']],
  [
    'tower',
    { lives: 7, fullLives: 9, wave: 2, walkers: [{ left: 2 }, { left: 3 }], towers: [{ stones: 0 }, { stones: 4 }] },
    ['Wave 2. The class has 7 of 9 lives.', '2 monsters are on the way, good for 5 hits.', '1 tower stands.'],
  ],
  [
    'survival',
    { hearts: { m: 3, k: 0 }, shaking: [1, 2], swarm: [], patrols: [{}] },
    ['2 blocks of ground shake. 1 monster walks about.', '1 player is a ghost.'],
  ],
] as const)('the board of %s says what the class has before its eyes', (mode, shown, sentences) => {
  const [leaders, field] = boardScene(board(mode, shown), modeTurn(mode))
  expect(leaders?.sentences).toEqual(['1st Mia, 230 points.', '2nd Ken, 1 point.'])
  expect(field?.sentences).toEqual(sentences)
})

const slick = { kind: 'slick', player: 'm', other: 'k', by: 10, lost: 20 }
const round = { questionNumber: 2, changes: [], events: [slick], end: null }

it('a turn is told in its headlines and by who leads after it', () => {
  expect(boardNews(board('racing', null, { phase: 'resolve', round }), modeTurn('racing'))).toBe(
    'Mia slicks Ken! 1st Mia, 230 points. 2nd Ken, 1 point.',
  )
})

it('what is read aloud ends where it ends', () => {
  const dug = { ...round, events: [{ kind: 'gold', player: 'm', at: 1, by: 15, left: 0 }] }
  const news = boardNews(board('gold-quest', null, { phase: 'resolve', round: dug }), modeTurn('gold-quest'))
  expect(news).toBe('1 player dug up gold. 1st Mia, 230 points. 2nd Ken, 1 point.')
})

it('the last turn keeps who has won for the podium', () => {
  const last = board('racing', null, { phase: 'resolve', round, questionNumber: 5 })
  expect(boardNews(last, modeTurn('racing'))).toBe('Mia slicks Ken!')
  expect(boardScene(last, modeTurn('racing')).flatMap(({ sentences }) => sentences)).toEqual(['Mia slicks Ken!'])
})
