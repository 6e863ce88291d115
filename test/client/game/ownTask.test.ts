import { describe, expect, it } from 'vitest'
import { choosingNews as newsOf } from '../../../client/screens/play/choose/choosingNews.ts'
import { ownTask as taskOf } from '../../../client/screens/play/choose/ownTask.ts'
import type { GameView } from '../../../client/state/gameView.ts'
import type { ChooseOpened } from '../../../rooms/shared/contract/game.ts'
import { modeScreen } from '../modes/everyScreen.ts'
import { closedQuestion, me, viewWith } from './gameViews.ts'

const ownTask = (view: GameView) => taskOf(view, modeScreen(view.gameMode).turn)
const choosingNews = (view: GameView) => newsOf(view, modeScreen(view.gameMode).turn)

const choosing: ChooseOpened = {
  questionNumber: 2,
  moves: [
    { id: 'steady', values: { pays: 10 } },
    { id: 'slick', values: { pays: 10, takes: 20 } },
  ],
  remainingMs: 8000,
  board: null,
}

const inChoose = (change: Partial<GameView>) =>
  viewWith({
    ...closedQuestion,
    phase: 'choose',
    gameMode: 'racing',
    choosing,
    me: me({ lastAnswerCorrect: true }),
    ...change,
  })
const wasWrong = { me: me({ lastAnswerCorrect: false }) }

describe('between the answer and the turn', () => {
  it('who was right moves, and who was wrong or late looks again', () => {
    expect(ownTask(inChoose({}))).toBe('move')
    expect(ownTask(inChoose(wasWrong))).toBe('look')
  })

  it('who came when the question was over, who has crossed the line and who does not play have nothing to do', () => {
    expect(ownTask(inChoose({ closed: null }))).toBe('none')
    expect(ownTask(inChoose({ me: me({ lastAnswerCorrect: true, mark: 2 }) }))).toBe('none')
    expect(ownTask(inChoose({ plays: false }))).toBe('none')
  })

  it('a mark that is no crossing keeps nobody from moving', () => {
    expect(ownTask(inChoose({ gameMode: 'survival', me: me({ lastAnswerCorrect: true, mark: 3 }) }))).toBe('move')
  })
})

describe('what is read out while players choose', () => {
  it('names the moves, and says when the chosen one is safe', () => {
    expect(choosingNews(inChoose({}))).toBe('Choose your move: Steady. Slick.')
    const ownMove = { questionNumber: 2, move: { id: 'steady' }, isSafe: true }
    expect(choosingNews(inChoose({ ownMove }))).toBe('Safe. Waiting for the others.')
  })

  it('invites to a second look, and says kindly what came of it', () => {
    const looked = (right: boolean | null) =>
      choosingNews(inChoose({ ...wasWrong, ownLook: { questionNumber: 2, choice: 0, right } }))
    expect(choosingNews(inChoose(wasWrong))).toContain('Second look')
    expect(looked(null)).toBe('')
    expect(looked(true)).toBe('Learned! +10. Slicks and bumps slide right off your bubble.')
    expect(looked(false)).toBe('Not yet. It was B: Mars.')
  })
})
