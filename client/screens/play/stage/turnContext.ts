import { phaseMs } from '../../../../rooms/shared/match/phaseLengths.ts'
import type { TurnContext } from '../../../stage/direct/direction.ts'
import type { StageView } from '../../../stage/stageView.ts'
import type { GameView } from '../../../state/gameView.ts'

/** The clock of the server ends a turn: all has to have settled before. */
const spareMs = 150

/** What a director is told of a turn, whether it is played now or watched again. */
export const turnContext = (
  before: StageView,
  after: StageView,
  { questionNumber, totalQuestions }: Pick<GameView, 'questionNumber' | 'totalQuestions'>,
  isCalm: boolean,
): TurnContext => ({
  before: before.board,
  after: after.board,
  ranksBefore: before.figures,
  ranksAfter: after.figures,
  ms: phaseMs.resolve - spareMs,
  isCalm,
  isLast: questionNumber >= totalQuestions,
  own: after.own,
})
