import { replayMatch } from './match.ts'
import type { MatchEntry } from './matchEntries.ts'
import { type Match, turnOf } from './matchModel.ts'
import type { MatchPlan } from './matchPlan.ts'

/** All that is needed to play a finished game again, and to know that it came to the same. */
export interface Replay {
  /** Knows the version of the rules. */
  plan: MatchPlan
  entries: MatchEntry[]
  /** What the game was after each question, in their order; empty where a question was taken out. */
  hashes: string[]
}

/** Without the keys that open seats: whoever may watch a game again may not sit down in the next. */
export const replayOf = ({ plan, entries, turns }: Match): Replay => ({
  plan,
  entries: entries.map((entry) => (entry.kind === 'joined' ? { ...entry, seatKey: entry.player } : entry)),
  hashes: turns.map(({ hash }) => hash),
})

/** Plays it again; says after which questions it was another game than the one that was played. */
export function checkReplay({ plan, entries, hashes }: Replay): { match: Match; differs: number[] } {
  const match = replayMatch(plan, entries)
  const differs = hashes.flatMap((hash, index) => (turnOf(match, index + 1)?.hash === hash ? [] : [index + 1]))
  return { match, differs }
}
