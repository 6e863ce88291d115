import type { GameView } from '../../state/gameView.ts'

/** How many questions of a practice come back after the last one, as far as that is known. */
export const againCount = ({ closed, asked }: Pick<GameView, 'closed' | 'asked'>): number =>
  closed?.again ?? asked?.again ?? 0

/** A wrong answer comes back once, without points. */
export const isAgain = ({ questionNumber, totalQuestions }: Pick<GameView, 'questionNumber' | 'totalQuestions'>) =>
  questionNumber > totalQuestions

/**
 * A practice as the screens of a game need it: without a code to join. Repeated questions are counted separately, and
 * lead to no move, as in classic.
 */
export function asShown(view: GameView): GameView {
  const shown = { ...view, code: '' }
  if (!isAgain(view)) return shown
  const questionNumber = view.questionNumber - view.totalQuestions
  return {
    ...shown,
    gameMode: 'classic',
    questionNumber,
    totalQuestions: againCount(view),
    asked: view.asked && { ...view.asked, questionNumber },
  }
}
