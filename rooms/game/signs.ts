import type { GameSummary, PracticeSign } from '../shared/contract/game.ts'
import type { DoorCheck } from '../shared/contract/gameCheck.ts'
import type { HostedGame, SeatedGame } from '../shared/contract/hostedGames.ts'
import { whyShutFor } from '../shared/match/admission.ts'
import { currentTurn, type Match, placeAmongScored } from '../shared/match/matchModel.ts'
import { isOfOwnQuestions, type MatchPlan } from '../shared/match/matchPlan.ts'
import { scoredAmong } from '../shared/questions/questionKinds.ts'

/** What anybody with a seat may know: the host's name, and not the number of their account. */
export function summaryOf({ plan, phase }: Match, players: number): GameSummary {
  const { code, gameMode, title, host, round = 1 } = plan
  return { code, gameMode, title, phase, round, host: { username: host.username }, players }
}

/** What the join form may know before anybody sits down. `isAwaited`: a guest comes back on another device, also through a shut door. */
export const doorCheckOf = (match: Match, userId: string | null, isAwaited = false): DoorCheck => ({
  refusal: isAwaited ? null : whyShutFor(match, userId),
  nicknames: match.plan.settings.nicknames,
  ...(match.stage === 'finished' && { over: true as const }),
})

/** Where it is a practice, by which terms. */
export const practiceSignOf = (plan: MatchPlan): { practice?: PracticeSign } =>
  plan.practice ? { practice: { difficulty: plan.practice.difficulty, isOwn: isOfOwnQuestions(plan) } } : {}

/** What an account is told of a game in which it plays: how to come back. Its own games stand elsewhere, with more to press. */
export function seatSignOf(match: Match, userId: string): SeatedGame | null {
  const { host, code } = match.plan
  const plays = match.seatByUser.get(userId)?.plays === true && host.userId !== userId
  return plays && match.stage !== 'finished' ? { code } : null
}

/** What a host is told of a game they are not looking at. Only the host is told, and nothing once it is over. */
export function hostSignOf(
  match: Match,
  userId: string,
  present: Pick<HostedGame, 'players' | 'endsInMs'>,
): HostedGame | null {
  const { host, code, title, gameMode, questions } = match.plan
  if (host.userId !== userId || match.stage === 'finished') return null
  const { phase } = match
  const turn = currentTurn(match)
  const questionNumber = turn ? placeAmongScored(match, turn) : 0
  return { code, title, gameMode, phase, questionNumber, totalQuestions: scoredAmong(questions), ...present }
}
