import type { Strategy } from '../modeRules.ts'
import type { GoldQuestShown } from './goldQuestShown.ts'

/** The leader plays safe, who is well placed tries their luck, everybody else takes from those ahead. */
export const sensibleSeeker: Strategy<GoldQuestShown> = ({ rank, players }) => {
  if (rank === 1) return { id: 'wooden' }
  return { id: 3 * rank <= players ? 'golden' : 'rascal' }
}
