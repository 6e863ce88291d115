import type { FigureMood, StagedBoard } from '../board/stagedBoard.ts'
import type { Script } from './script.ts'

/** When the look of a figure changes in a script: for the first and for the last time. */
export interface Change {
  first: number
  last: number
}

export function changesIn({ beats }: Script): Map<string, Change> {
  const changes = new Map<string, Change>()
  for (const beat of beats) {
    if (beat.kind !== 'mood') continue
    const { first = beat.at } = changes.get(beat.who) ?? {}
    changes.set(beat.who, { first, last: beat.at })
  }
  return changes
}

/**
 * A figure looks as before the turn until its script says otherwise. Between two changes one mood is over and the next
 * has not begun: a player who has got up walks to a power-up, and burns only when it is taken.
 */
export function lookOf(
  id: string,
  now: number,
  change: Change | undefined,
  [before, after]: readonly [StagedBoard, StagedBoard],
): { mood: FigureMood | undefined; hearts: number | undefined } {
  const board = change && now < change.last ? before : after
  const isBetween = change !== undefined && now >= change.first && now < change.last
  return { mood: isBetween ? undefined : board.moods[id], hearts: board.hearts?.[id] }
}
