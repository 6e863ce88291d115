import type { GameView } from '../../../state/gameView.ts'
import { finaleTexts } from '../../../texts/moments/finale.ts'

/** What a turn says at its end to everybody, where the finale begins with the next question; nothing elsewhere. */
export const finaleAhead = ({ asked, round, questionNumber, totalQuestions }: GameView): string[] =>
  asked?.finale === 'next' && !round?.end
    ? [finaleTexts.last(totalQuestions - questionNumber), finaleTexts.doubles]
    : []
