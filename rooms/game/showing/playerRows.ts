import { type Match, type Seat, type Tally, wasThere } from '../../shared/match/matchModel.ts'
import type { PlayerRow } from './gameState.ts'

/** The values of a row at the start of a game. */
export const nothingYet = {
  score: 0,
  modeScore: 0,
  place: 0,
  streak: 0,
  bestStreak: 0,
  correctCount: 0,
  lastAnswerCorrect: false,
  answered: false,
  mark: 0,
  aheadName: '',
  aheadScore: 0,
  aheadSlime: '',
  behindName: '',
  behindScore: 0,
  behindSlime: '',
} satisfies Partial<PlayerRow>

/** A player who came after the last closed question is shown no place: a battle would take no points for a knock-out. */
export function isYetToBeAsked({ stage, turns }: Match, seat: Seat): boolean {
  const last = turns.findLast(({ closed }) => closed)
  return stage === 'running' && last !== undefined && !wasThere(seat, last)
}

export function paintTally(
  row: PlayerRow,
  { score, place, streak, bestStreak, correctCount, lastCorrect }: Tally,
): void {
  row.score = score
  row.place = place
  row.streak = streak
  row.bestStreak = bestStreak
  row.correctCount = correctCount
  row.lastAnswerCorrect = lastCorrect
}

/** The neighbours in rank. */
export function paintNeighbours(row: PlayerRow, ahead: Seat | undefined, behind: Seat | undefined): void {
  row.aheadName = ahead?.username ?? ''
  row.aheadScore = ahead?.tally.score ?? 0
  row.aheadSlime = ahead?.slime ?? ''
  row.behindName = behind?.username ?? ''
  row.behindScore = behind?.tally.score ?? 0
  row.behindSlime = behind?.slime ?? ''
}
