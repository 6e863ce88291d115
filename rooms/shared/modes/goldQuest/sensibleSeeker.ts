import type { Strategy } from '../modeRules.ts'
import type { GoldQuestShown } from './goldQuestShown.ts'

/** The leader plays safe, well placed players try their luck, all others take from those ahead. */
export const sensibleSeeker: Strategy<GoldQuestShown> = ({ rank, players }) => {
  if (rank === 1) return { id: 'wooden' }
  return { id: 3 * rank <= players ? 'golden' : 'rascal' }
}
