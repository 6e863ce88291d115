import type { Strategy } from '../modeRules.ts'
import type { SurvivalShown } from './survivalShown.ts'

/** Dares if that cannot cost a heart. Hides early if it is often wrong and has no shield. Otherwise it roams. */
export const sensibleSurvivor: Strategy<SurvivalShown> = ({ shown, frame, self, answer }) => {
  const own = shown()
  if (!own || 'ground' in own) return { id: 'roam' }
  if (answer.fast) return { id: 'dare' }
  const oftenWrong = self.correctCount < 0.7 * frame.played
  const canLose = own.hearts > 0 && !own.shielded && frame.total - frame.played >= 6
  return { id: canLose && (oftenWrong || own.hearts === 1) ? 'hide' : 'roam' }
}
