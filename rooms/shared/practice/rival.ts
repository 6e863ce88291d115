import { chanceOf } from '../chance.ts'
import type { MatchEntry } from '../match/matchEntries.ts'
import {
  currentTurn,
  isAmong,
  isAskedAgain,
  type Match,
  type PlayedTurn,
  playingSeats,
  questionOf,
  type Seat,
} from '../match/matchModel.ts'
import type { MatchPlan } from '../match/matchPlan.ts'
import { asTurnPlayer, isOnOffer, questionFrame, turnFor } from '../match/tally.ts'
import { shownBoard } from '../match/tellings.ts'
import type { Move } from '../modes/modeRules.ts'
import type { AnswerData } from '../questions/question.ts'
import { rightAnswer, wrongAnswer } from '../questions/questionKinds.ts'
import { opponentAnswer, opponents } from './practiceRules.ts'
import { rivalId } from './practiceSeats.ts'
import { rivalSlimes } from './rivalSlimes.ts'

const difficultyOf = ({ practice }: MatchPlan) => practice?.difficulty ?? 'medium'

const names = ['AI', 'AI 2'] as const

/** The rival takes the second seat of every practice. Its script is as fast and as good as the difficulty says. */
export function rivalJoins({ plan, seatByName }: Match, seatKey: string, at: number): MatchEntry {
  const username = names.find((name) => !isAmong(seatByName, name)) ?? names[0]
  return {
    kind: 'joined',
    player: rivalId,
    userId: null,
    earns: false,
    username,
    slime: rivalSlimes[difficultyOf(plan)],
    seatKey,
    isHost: false,
    plays: true,
    at,
  }
}

/** What the rival answers and when. It is drawn from the seed, so a restart changes nothing. */
function rivalAnswer({ plan }: Match, question: number): { ms: number; correct: boolean } {
  return opponentAnswer(difficultyOf(plan), chanceOf(plan.seed, question)('rival'))
}

/** When the rival answers the open question; never if it has answered, or if the question is a repeat. */
export function rivalDueAt(match: Match): number {
  const turn = currentTurn(match)
  if (!turn || match.phase !== 'question' || match.paused) return Number.POSITIVE_INFINITY
  if (turn.answers.has(rivalId) || isAskedAgain(match, turn)) return Number.POSITIVE_INFINITY
  return match.askedAt + rivalAnswer(match, turn.question).ms
}

/** The entry of the rival's answer, if it has not answered yet. */
export function rivalsAnswer(match: Match, at: number): MatchEntry | null {
  const turn = currentTurn(match)
  // Repeated questions are for the pupil alone: against the rival the game is decided by then.
  if (!turn || turn.answers.has(rivalId) || isAskedAgain(match, turn)) return null
  const { ms, correct } = rivalAnswer(match, turn.question)
  const answer = answerFor(match, turn, correct)
  return { kind: 'answered', player: rivalId, question: turn.question, answer, ms, at }
}

function answerFor(match: Match, turn: PlayedTurn, isRight: boolean): AnswerData {
  const question = questionOf(match, turn)
  return isRight ? rightAnswer(question) : wrongAnswer(question)
}

/** The share of second looks that find the answer, as in a class. */
const learns = 0.8

/** The entry of the rival's move or second look, if it has made none yet. */
function rivalsMove(match: Match, at: number): MatchEntry | null {
  const turn = currentTurn(match)
  const seat = match.seats.get(rivalId)
  if (!turn || !seat || turn.moves.has(rivalId) || turn.looks.has(rivalId)) return null
  const { question } = turn
  const random = chanceOf(match.plan.seed, question)('rival-move')
  const move = moveOf(match, turn, seat, random)
  if (move) return { kind: 'chose', player: rivalId, question, move, at }
  const answer = answerFor(match, turn, random() < learns)
  return { kind: 'looked', player: rivalId, question, answer, at }
}

/** Sensible as often as the rival is right, otherwise a guess. So an easy rival is easy in both. Null for a second look. */
function moveOf(match: Match, turn: PlayedTurn, seat: Seat, random: () => number): Move | null {
  const answer = turnFor(match, turn).answers.get(rivalId)
  const frame = questionFrame(match, turn)
  const offers = match.rules.offer(match.board, frame)
  const guess = offers[Math.floor(random() * offers.length)]
  if (!answer?.correct || !guess) return null
  const isSensible = random() < opponents[difficultyOf(match.plan)].accuracy
  const move = match.rules.choose({
    frame,
    offers,
    self: asTurnPlayer(seat),
    rank: seat.tally.place,
    players: playingSeats(match).length,
    answer,
    shown: () => shownBoard(match, seat),
    random,
  })
  return isSensible && isOnOffer(offers, move) ? move : { id: guess.id }
}

/** What the rival still has to do before this entry ends the phase, so that a quick pupil does not cut it off. */
export function rivalBefore(match: Match, { kind, at }: MatchEntry): MatchEntry | null {
  if (kind === 'closed') return rivalsAnswer(match, at)
  return kind === 'resolved' ? rivalsMove(match, at) : null
}
