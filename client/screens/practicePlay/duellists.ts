import { healthPercent, progressPercent } from '../../parts/game/modeFigures.ts'
import type { PracticeView } from '../../state/practiceView.ts'
import { gamePracticeTexts } from '../../texts/gamePractice.ts'

/** One of the two, as the mode shows them: how far along the track, or how much health is left. */
export type Duellist = { name: string; slime: string; percent: number; isOut: boolean }

type Duel = Pick<
  PracticeView,
  | 'gameMode'
  | 'aiAnswered'
  | 'correctCount'
  | 'aiCorrectCount'
  | 'difficulty'
  | 'totalQuestions'
  | 'questionNumber'
  | 'phase'
>

/** The displays of the modes count each correct answer as a hundred points, however fast it was. */
const asScore = (correctCount: number) => correctCount * 100

/** Nobody is knocked out before a question has been answered, and not while the rival still thinks. */
const mayBeOut = ({ questionNumber, totalQuestions, phase, aiAnswered }: Duel): boolean =>
  (questionNumber > 1 || phase !== 'question') && (aiAnswered || questionNumber > totalQuestions)

export const duellists = (duel: Duel, ownSlime: string, aiSlime: string): { you: Duellist; ai: Duellist } => {
  const { gameMode, correctCount, aiCorrectCount, difficulty, totalQuestions } = duel
  const one = (name: string, slime: string, count: number): Duellist => {
    const percentOf = gameMode === 'battle' ? healthPercent : progressPercent
    const percent = percentOf(asScore(count), totalQuestions)
    return { name, slime, percent, isOut: gameMode === 'battle' && percent === 0 && mayBeOut(duel) }
  }
  return {
    you: one(gamePracticeTexts.you, ownSlime, correctCount),
    ai: one(gamePracticeTexts.aiName[difficulty], aiSlime, aiCorrectCount),
  }
}
