import type { QuestionFrame } from '../modeRules.ts'
import { byChaos } from '../turnPoints.ts'
import type { TowerBoard, Walker, WalkerKind } from './towerBoard.ts'

export const turnsForTheWay: Readonly<Record<WalkerKind, number>> = { weak: 3, medium: 4, strong: 5 }
/** The strength of a wave is shared out by these numbers. A monster that gets through costs as many lives. */
export const weightOf: Readonly<Record<WalkerKind, number>> = { weak: 1, medium: 2, strong: 3 }

/** The step of its road that a monster has reached after so many turns. */
export function stepOf({ kind, road }: Walker, walked: number, roads: TowerBoard['roads']): number {
  const last = (roads[road]?.length ?? 1) - 1
  return Math.round((Math.min(walked, turnsForTheWay[kind]) / turnsForTheWay[kind]) * last)
}

export const placeOf = (walker: Walker, roads: TowerBoard['roads']): number =>
  roads[walker.road]?.[stepOf(walker, walker.walked, roads)] ?? 0

/** After a third of the questions every third monster is medium, after two thirds another third is strong. */
export function kindsOfWave(played: number, total: number): WalkerKind[] {
  return Array.from({ length: 3 + Math.floor((5 * played) / total) }, (_, index): WalkerKind => {
    if (3 * played > 2 * total && index % 3 === 2) return 'strong'
    return 3 * played > total && index % 3 === 1 ? 'medium' : 'weak'
  })
}

/** The hit points of a wave for each player, before luck and mood: it grows with the towers, later more slowly. */
export const strengthPerPlayer = (played: number): number =>
  1.5 + 2.1 * Math.min(played, 12) + 1.05 * Math.max(0, played - 12)

/** Comes with the question, so that all players see the monsters walking up. */
export function prepareTower(board: TowerBoard, frame: QuestionFrame): TowerBoard {
  const { played, total, settings } = frame
  const swing = byChaos(settings.chaos, 0.3, 0.45, 0.6)
  const luck = 1 + swing * (2 * frame.chance('luck')() - 1)
  const kinds = [...kindsOfWave(played, total), ...(board.wave === 0 ? board.joining : [])]
  const shares = kinds.reduce((sum, kind) => sum + weightOf[kind], 0)
  const strength = board.size * strengthPerPlayer(played) * luck * board.mood
  const wave = kinds.map((kind, index): Walker => {
    const full = Math.max(1, Math.round((strength * weightOf[kind]) / shares))
    return { id: played * 20 + index, kind, road: index % board.roads.length, walked: 0, full, left: full }
  })
  return { ...board, wave: played, walkers: [...board.walkers, ...wave] }
}
