import type { Strategy } from '../modeRules.ts'
import type { TowerShown } from './towerShown.ts'

/** Builds while stones have time to pay, shoots monsters about to get through, climbs when far behind near the end. */
export const sensibleBuilder: Strategy<TowerShown> = ({ shown, frame, rank, players }) => {
  const own = shown()
  if (!own || 'roads' in own) return { id: 'build' }
  const turnsLeft = frame.total - frame.played
  if (own.atTheGate > 0 && own.lives < 0.6 * own.fullLives) return { id: 'fire' }
  if (turnsLeft >= 4 && own.own < 6) return { id: 'build' }
  return turnsLeft < 3 && rank > 0.8 * players ? { id: 'climb' } : { id: 'fire' }
}
