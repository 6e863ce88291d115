import type { GameView } from '../../../state/gameView.ts'
import { finaleTexts } from '../../../texts/moments/finale.ts'

/** The lines at the end of a turn if the finale begins with the next question. Else empty. */
export const finaleAhead = ({ asked, round, questionNumber, totalQuestions }: GameView): string[] =>
  asked?.finale === 'next' && !round?.end
    ? [finaleTexts.last(totalQuestions - questionNumber), finaleTexts.doubles]
    : []
