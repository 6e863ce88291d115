import type { PracticeState } from '../../rooms/practice/practiceState.ts'
import type { QuestionAsked, QuestionClosed } from '../../rooms/shared/contract/game.ts'
import type { Difficulty, PracticeMode } from '../../rooms/shared/contract/gameModes.ts'
import type { PracticeSaveRequest } from '../../rooms/shared/contract/practice.ts'
import type { TileGrid } from '../../rooms/shared/maps/tileGrid.ts'

type Saving =
  | { kind: 'unsaved' }
  | { kind: 'saving' }
  /** `paid`: what of it the purse took, where that was heard. */
  | { kind: 'saved'; paid: number | null }
  | { kind: 'failed'; message: string; isFinal: boolean }

/** Everything the practice screen may show. */
export interface PracticeView {
  line: 'connecting' | 'open' | 'lost' | 'gone'
  phase: 'lobby' | 'question' | 'reveal' | 'finished'
  gameMode: PracticeMode
  difficulty: Difficulty
  title: string
  questionNumber: number
  totalQuestions: number
  /** How many come back after the last one, as far as that is known. */
  againCount: number
  asked: QuestionAsked | null
  closed: QuestionClosed | null
  /** When the question ends by this device's own clock. */
  endsAt: number | null
  /** What was left on the clock when it was answered. */
  leftMs: number | null
  /** What was clicked and is on its way; null until then. */
  clicked: number | null
  /** As the server has it: -2 until there is one, -1 for none in time. */
  ownAnswer: number
  gained: number
  score: number
  correctCount: number
  streak: number
  aiScore: number
  aiCorrectCount: number
  aiAnswered: boolean
  aiCorrect: boolean
  currencyEarned: number
  isUnpaid: boolean
  /** Once somebody has asked for it, to draw it. */
  map: TileGrid | null
  saving: Saving
}

export const blankPractice: PracticeView = {
  line: 'connecting',
  phase: 'question',
  gameMode: 'classic',
  difficulty: 'medium',
  title: '',
  questionNumber: 0,
  totalQuestions: 0,
  againCount: 0,
  asked: null,
  closed: null,
  endsAt: null,
  leftMs: null,
  clicked: null,
  ownAnswer: -2,
  gained: 0,
  score: 0,
  correctCount: 0,
  streak: 0,
  aiScore: 0,
  aiCorrectCount: 0,
  aiAnswered: false,
  aiCorrect: false,
  currencyEarned: 0,
  isUnpaid: false,
  map: null,
  saving: { kind: 'unsaved' },
}

export const readPractice = (state: PracticeState): Partial<PracticeView> => ({
  phase: state.phase as PracticeView['phase'],
  gameMode: state.gameMode as PracticeMode,
  difficulty: state.difficulty as Difficulty,
  title: state.title,
  questionNumber: state.questionNumber,
  totalQuestions: state.totalQuestions,
  againCount: state.againCount,
  ownAnswer: state.ownAnswer,
  gained: state.gained,
  score: state.score,
  correctCount: state.correctCount,
  streak: state.streak,
  aiScore: state.aiScore,
  aiCorrectCount: state.aiCorrectCount,
  aiAnswered: state.aiAnswered,
  aiCorrect: state.aiCorrect,
  currencyEarned: state.currencyEarned,
  isUnpaid: state.isUnpaid,
})

/** The result as the server has it, to be kept: nothing of it is worked out here. */
export const runOf = (view: PracticeView, questionSetId: string): PracticeSaveRequest => ({
  questionSetId,
  gameMode: view.gameMode,
  difficulty: view.difficulty,
  score: view.score,
  questionsCorrect: view.correctCount,
  questionsTotal: view.totalQuestions,
  currencyEarned: view.currencyEarned,
})

/** What was wrong comes back once: it decides nothing any more. */
export const isAgain = ({ questionNumber, totalQuestions }: Pick<PracticeView, 'questionNumber' | 'totalQuestions'>) =>
  questionNumber > totalQuestions
