import type { Viewer } from '../modeRules.ts'
import { isAlive, type Monster } from '../monsters.ts'
import { companyOf, nearestTo } from '../nearby.ts'
import { type GoldQuestBoard, isThere } from './goldQuestBoard.ts'

export interface ShownQuest {
  /** How many more times each pays, and after how many turns it is there again. */
  gold: readonly { at: number; left: number; backInTurns: number; pays?: number }[]
  monsters: readonly Monster[]
  figures: Readonly<Record<string, number>>
}

export interface ShownSeeker {
  /** The viewer's own place, then the places of others that the viewer can name; -1 for a player without one. */
  figures: readonly number[]
  /** Places of the nearest gold that is not gone. */
  gold: readonly number[]
  /** The nearest living monster. */
  monster: Monster | null
}

export type GoldQuestShown = ShownQuest | ShownSeeker

const goldShown = 3

const shownGuards = (guards: readonly Monster[]): Monster[] =>
  guards.map(({ at, kind, full, left }) => ({ at, kind, full, left }))

function showSeeker(board: GoldQuestBoard, viewer: Viewer): ShownSeeker {
  const { figures, width, gold, monsters } = board
  const { player } = viewer
  const own = figures[player] ?? 0
  return {
    figures: companyOf(figures, viewer),
    gold: nearestTo(own, width, gold.filter(isThere), goldShown).map(({ at }) => at),
    monster: shownGuards(nearestTo(own, width, monsters.filter(isAlive), 1))[0] ?? null,
  }
}

export function showQuest(board: GoldQuestBoard, viewer: Viewer | null): GoldQuestShown {
  if (viewer) return showSeeker(board, viewer)
  const { gold, monsters, figures, played } = board
  return {
    gold: gold.map(({ at, left, back, pays }) => ({
      at,
      left,
      backInTurns: left > 0 ? 0 : back - played,
      ...(pays !== undefined && { pays }),
    })),
    monsters: shownGuards(monsters),
    figures,
  }
}
