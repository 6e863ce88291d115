import type { GameSettings } from '../../../rooms/shared/contract/gameSettings.ts'
import { countOfQuestions, type ShownQuestion } from '../../../rooms/shared/contract/questionSets.ts'
import { phaseMs } from '../../../rooms/shared/match/phaseLengths.ts'

/** A question usually takes about this share of its time: even the slowest pupil rarely needs all of it. */
const shareOfLimit = 0.75
/** A host who sets the pace says a few words about the answer. */
const hostRevealMs = 8000

interface Planned {
  questions: number
  /** Slides and opinions between the questions: they bring no moves. */
  asides: number
  timeLimit: number
  hasMoves: boolean
  pace: NonNullable<GameSettings['pace']>
}

/** How many questions and asides a game asks, which may be fewer than the set has. */
export function plannedQuestions(
  all: readonly Pick<ShownQuestion, 'kind'>[],
  most: number | null | undefined,
): Pick<Planned, 'questions' | 'asides'> {
  const count = countOfQuestions(all)
  const questions = Math.min(count, most ?? count)
  return { questions, asides: Math.round(((all.length - count) * questions) / Math.max(1, count)) }
}

/** About how long a game will take, in whole minutes; never less than one. */
export function aboutMinutes({ questions, asides, timeLimit, hasMoves, pace }: Planned): number {
  const revealMs = pace === 'host' ? hostRevealMs : phaseMs.reveal
  const turnMs = hasMoves ? phaseMs.choose + phaseMs.resolve : 0
  const asideMs = shareOfLimit * timeLimit * 1000 + revealMs
  const askedMs = questions * (asideMs + turnMs) + asides * asideMs
  return Math.max(1, Math.round((phaseMs.countdown + askedMs) / 60_000))
}
