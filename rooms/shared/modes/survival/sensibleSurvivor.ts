import type { Strategy } from '../modeRules.ts'
import type { SurvivalShown } from './survivalShown.ts'

/** Dares where it cannot cost a heart, hides early on who is often wrong and has no shield, roams otherwise. */
export const sensibleSurvivor: Strategy<SurvivalShown> = ({ shown, frame, self, answer }) => {
  const own = shown()
  if (!own || 'ground' in own) return { id: 'roam' }
  if (answer.fast) return { id: 'dare' }
  const oftenWrong = self.correctCount < 0.7 * frame.played
  const canLose = own.hearts > 0 && !own.shielded && frame.total - frame.played >= 6
  return { id: canLose && (oftenWrong || own.hearts === 1) ? 'hide' : 'roam' }
}
