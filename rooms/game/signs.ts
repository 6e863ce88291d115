import type { GameSummary, PracticeSign } from '../shared/contract/game.ts'
import type { DoorCheck } from '../shared/contract/gameCheck.ts'
import type { HostedGame, SeatedGame } from '../shared/contract/hostedGames.ts'
import { whyShutFor } from '../shared/match/admission.ts'
import { currentTurn, type Match, placeAmongScored } from '../shared/match/matchModel.ts'
import { isOfOwnQuestions, type MatchPlan } from '../shared/match/matchPlan.ts'
import { scoredAmong } from '../shared/questions/questionKinds.ts'

/** What any device with a seat may know: the host's name, but not their account. */
export function summaryOf({ plan, phase }: Match, players: number): GameSummary {
  const { code, gameMode, title, host, round = 1 } = plan
  return { code, gameMode, title, phase, round, host: { username: host.username }, players }
}

/** What the join form may know before a player sits down. `isAwaited`: a guest may come back on a new device, even if locked. */
export const doorCheckOf = (match: Match, userId: string | null, isAwaited = false): DoorCheck => ({
  refusal: isAwaited ? null : whyShutFor(match, userId),
  nicknames: match.plan.settings.nicknames,
  ...(match.stage === 'finished' && { over: true as const }),
})

/** The terms, if it is a practice. */
export const practiceSignOf = (plan: MatchPlan): { practice?: PracticeSign } =>
  plan.practice ? { practice: { difficulty: plan.practice.difficulty, isOwn: isOfOwnQuestions(plan) } } : {}

/** What an account is told of another host's game in which it plays: how to come back. Games it hosts are listed elsewhere. */
export function seatSignOf(match: Match, userId: string): SeatedGame | null {
  const { host, code } = match.plan
  const plays = match.seatByUser.get(userId)?.plays === true && host.userId !== userId
  return plays && match.stage !== 'finished' ? { code } : null
}

/** What a host is told of a game that they are not looking at. Null for all others, and once the game is over. */
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
