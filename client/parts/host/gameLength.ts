import type { GameSettings } from '../../../rooms/shared/contract/game.ts'
import { phaseMs } from '../../../rooms/shared/match/phaseLengths.ts'

/** The slowest of a class is rarely the clock: of the time there is, a question takes about this share. */
const shareOfLimit = 0.75
/** A host who goes on by hand says a word about the answer. */
const hostRevealMs = 8000

interface Planned {
  questions: number
  timeLimit: number
  hasMoves: boolean
  pace: NonNullable<GameSettings['pace']>
}

/** About how long a game will take, in whole minutes; never less than one. */
export function aboutMinutes({ questions, timeLimit, hasMoves, pace }: Planned): number {
  const revealMs = pace === 'host' ? hostRevealMs : phaseMs.reveal
  const turnMs = hasMoves ? phaseMs.choose + phaseMs.resolve : 0
  const perQuestionMs = shareOfLimit * timeLimit * 1000 + revealMs + turnMs
  return Math.max(1, Math.round((phaseMs.countdown + questions * perQuestionMs) / 60_000))
}
