import type { TurnPlayer } from '../modeRules.ts'
import type { TurnPoints } from '../turnPoints.ts'
import type { TowerBoard } from './towerBoard.ts'

/** A player's height is their progress. A checkpoint that they passed holds, whatever they lose afterwards. */
export function climbTo(
  { route, holds, held: before }: TowerBoard,
  players: readonly TurnPlayer[],
  total: number,
  points: TurnPoints,
): Pick<TowerBoard, 'figures' | 'held'> {
  const figures: Record<string, number> = {}
  const held: Record<string, number> = {}
  for (const { id } of players) {
    const progress = Math.min(1, points.of(id) / 100 / total)
    const reached = Math.floor(progress * (route.length - 1))
    const step = Math.max(reached, before[id] ?? 0)
    const hold = holds.findLast((hold) => hold <= step)
    if (hold !== undefined) held[id] = hold
    figures[id] = route[step] ?? 0
  }
  return { figures, held }
}
