import { chooseMsOf } from '../../../../rooms/shared/match/chooseTime.ts'
import type { GameView } from '../../../state/gameView.ts'

/** How many seconds a full clock stands for while players choose moves. */
export const chooseSeconds = ({ asked }: GameView): number =>
  chooseMsOf(asked?.question.kind, asked?.question.answers.length ?? 0) / 1000
