import type { FinalScore } from '../../../../rooms/shared/contract/gameResults.ts'
import type { Why } from '../../../modes/modeScreen.ts'
import type { GameView } from '../../../state/gameView.ts'
import { useSpareModeScreen } from '../useModeScreen.ts'

/** Why a player has their place, as the mode counts it. Null if the points say it all. */
export function useWhy({ gameMode, totalQuestions: total }: GameView) {
  const why = useSpareModeScreen(gameMode)?.why ?? null
  return ({ score, mark }: Pick<FinalScore, 'score' | 'mark'>): Why | null => why?.({ score, mark, total }) ?? null
}
