import { chanceOf } from '../shared/chance.ts'
import type { MatchEntry } from '../shared/match/matchEntries.ts'
import { currentTurn, isAskedAgain, type Match, type PlayedTurn, questionOf } from '../shared/match/matchModel.ts'
import { opponentAnswer, rivalId } from '../shared/practice/practiceRules.ts'

/** Joins every practice as the second seat: scripted, and as fast and as good as its difficulty says. */
export const rivalJoins = (seatKey: string, at: number): MatchEntry => ({
  kind: 'joined',
  player: rivalId,
  userId: null,
  earns: false,
  username: 'AI',
  slime: 'ninja',
  seatKey,
  isHost: false,
  plays: true,
  at,
})

/** What the rival answers to a question, and when: the same after a restart, since it is drawn from the seed. */
export function rivalAnswer({ plan }: Match, question: number): { ms: number; correct: boolean } {
  const random = chanceOf(plan.seed, question)('rival')
  return opponentAnswer(plan.practice?.difficulty ?? 'medium', random)
}

/** When it answers what is on; never where it has, or has no part in it. */
export function rivalDueAt(match: Match): number {
  const turn = currentTurn(match)
  if (!turn || match.phase !== 'question' || match.paused) return Number.POSITIVE_INFINITY
  if (turn.answers.has(rivalId) || isAskedAgain(match, turn)) return Number.POSITIVE_INFINITY
  return match.askedAt + rivalAnswer(match, turn.question).ms
}

/** The entry of it, where there is none yet. */
export function rivalsEntry(match: Match, turn: PlayedTurn, at: number): MatchEntry | null {
  // The rival has lost or won by then.
  if (turn.answers.has(rivalId) || isAskedAgain(match, turn)) return null
  const { ms, correct: isRight } = rivalAnswer(match, turn.question)
  const { correct, answers } = questionOf(match, turn)
  const choice = isRight ? correct : (correct + 1) % answers.length
  return { kind: 'answered', player: rivalId, question: turn.question, answer: { choice }, ms, at }
}
