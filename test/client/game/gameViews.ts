import { blankView, type GameView, type OwnView, type PlayerView } from '../../../client/state/gameView.ts'

/** A view that differs from a blank one only in what a test is about. */
export const viewWith = (change: Partial<GameView>): GameView => ({ ...blankView, ...change })

export const player = (change: Partial<PlayerView> & { id: string }): PlayerView => ({
  userId: '',
  username: change.id,
  slime: 'mint',
  score: 0,
  isHost: false,
  plays: true,
  answered: false,
  lastAnswerCorrect: false,
  streak: 0,
  bestStreak: 0,
  place: 0,
  correctCount: 0,
  modeScore: 0,
  mark: 0,
  connected: true,
  spoke: true,
  team: 0,
  ...change,
})

export const me = (change: Partial<OwnView>): OwnView => ({
  ...player({ id: 'me' }),
  ahead: null,
  behind: null,
  ...change,
})

export const closedQuestion: Pick<
  GameView,
  'phase' | 'asked' | 'closed' | 'questionNumber' | 'totalQuestions' | 'turn'
> = {
  phase: 'reveal',
  questionNumber: 2,
  turn: 2,
  totalQuestions: 5,
  asked: {
    question: { text: 'Which planet is red?', answers: ['Venus', 'Mars', 'Earth', 'Pluto'] },
    questionNumber: 2,
    totalQuestions: 5,
    gameMode: 'classic',
    timeLimit: 20,
  },
  closed: { correct: 1, spread: [1, 2, 0, 0] },
}
