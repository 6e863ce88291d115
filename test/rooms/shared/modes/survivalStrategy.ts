import type { SurvivalShown } from '../../../../rooms/shared/modes/survival/survivalShown.ts'
import type { Strategy } from './students.ts'

/** Hides with the last heart, dares where it cannot cost one and there is ground to make up, roams otherwise. */
export const sensibleSurvivor: Strategy<SurvivalShown> = ({ shown, answer, rank, players }) => {
  const own = shown()
  if (!own || 'ground' in own) return { id: 'roam' }
  if (own.hearts === 1 && !own.shielded) return { id: 'hide' }
  const cannotFall = answer.fast || own.shielded || own.hearts === 0
  return { id: cannotFall && 2 * rank > players ? 'dare' : 'roam' }
}
