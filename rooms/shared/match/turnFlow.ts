import type { Phase } from '../contract/game.ts'
import { isScored } from '../questions/questionKinds.ts'
import { chooseMsOf } from './chooseTime.ts'
import type { MatchEntry } from './matchEntries.ts'
import {
  askedAgain,
  counts,
  currentTurn,
  hasAnswered,
  isAskedAgain,
  limitOf,
  type Match,
  matchTime,
  missedInARow,
  type PlayedTurn,
  plannedQuestion,
  questionOf,
  type Seat,
  wasRight,
  wasThere,
} from './matchModel.ts'
import { longestTime } from './ownTime.ts'
import { ownResolveMs, phaseMs } from './phaseLengths.ts'
import { revealMsOf } from './revealTime.ts'
import { finaleOf } from './tally.ts'

/** The phases, what follows each and for how long: for running games, games after a restart, and practice. */

/** An answer given, or a move chosen, in the last moment is still on its way when the clock shows zero. */
export const graceMs = 500

/** The limit of the open question; before the first question the game's usual one. */
export const limitMsOf = (match: Match): number => {
  const turn = currentTurn(match)
  return turn ? limitOf(match, turn) : match.plan.settings.timeLimit * 1000
}

/** How much time is left to answer the open question, by the usual clock or a slower one; 0 once it is closed. */
export const answerMsLeft = (match: Match, now: number, time = 1): number =>
  match.phase === 'question' ? Math.max(0, match.askedAt + limitMsOf(match) * time - matchTime(match, now)) : 0

export const chooseMsLeft = (match: Match, now: number, time: number): number =>
  Math.max(0, match.phaseSince + chooseMs(match, currentTurn(match)) * time - matchTime(match, now))

/** A question that is asked once more leads to no moves. */
export const playsMoves = (match: Match, turn: PlayedTurn): boolean =>
  match.rules.hasMoves && !isAskedAgain(match, turn)

function hasBoard({ plan, seats }: Match): boolean {
  for (const seat of seats.values()) if (seat.isHost && seat.plays) return false
  return !plan.host.plays
}

/** With a board screen its host goes on by hand. If the host plays, the game goes on by itself. */
export const paceOf = (match: Match): 'host' | 'auto' => match.plan.settings.pace ?? (hasBoard(match) ? 'host' : 'auto')

const isSlide = (match: Match, turn: PlayedTurn): boolean => plannedQuestion(match, turn).kind === 'slide'

/** Whether the host ends this slide. It has then no time limit: a clock would hurry what the teacher is saying. */
export function waitsForHost(match: Match): boolean {
  const turn = currentTurn(match)
  return turn !== undefined && waitedForHost(match, turn)
}

export const waitedForHost = (match: Match, turn: PlayedTurn): boolean =>
  isSlide(match, turn) && !questionOf(match, turn).seconds && paceOf(match) === 'host'

const lastsMs = ({ plan }: Match, phase: keyof typeof phaseMs): number => plan.phaseMs?.[phase] ?? phaseMs[phase]

/** A game with its own phase lengths keeps them. */
export function chooseMs(match: Match, turn: PlayedTurn | undefined): number {
  if (!turn || match.plan.phaseMs?.choose) return lastsMs(match, 'choose')
  const question = plannedQuestion(match, turn)
  return chooseMsOf(question.kind, question.kind === 'order' ? question.items.length : 0)
}

function isBeforeFinale(match: Match): boolean {
  const turn = currentTurn(match)
  return turn !== undefined && finaleOf(match, turn) === 'next'
}

/** On phones, too, a turn before the finale takes the full time, because a curtain falls at its end. */
const resolveMs = (match: Match): number =>
  hasBoard(match) || match.plan.phaseMs?.resolve !== undefined || isBeforeFinale(match)
    ? lastsMs(match, 'resolve')
    : ownResolveMs

/** A game with its own phase lengths keeps them. */
function revealMs(match: Match, turn: PlayedTurn): number {
  const question = questionOf(match, turn)
  if (!match.plan.phaseMs?.reveal) return revealMsOf(question)
  return lastsMs(match, 'reveal') + (question.explanation ? lastsMs(match, 'explanation') : 0)
}

/** Whether the phase ends once a board has shown the turn to its end. A game with its own phase lengths keeps those. */
export function endsWithScript(match: Match): boolean {
  const { phase, paused, plan } = match
  return phase === 'resolve' && !paused && !plan.phaseMs?.resolve && !plan.practice && !isBeforeFinale(match)
}

const lengths: Record<Phase, (match: Match, isLed: boolean) => number> = {
  lobby: () => Number.POSITIVE_INFINITY,
  countdown: (match) => (match.plan.practice ? 0 : lastsMs(match, 'countdown')),
  question: (match, isLed) =>
    isLed && waitsForHost(match) ? Number.POSITIVE_INFINITY : limitMsOf(match) * longestTime(match.plan) + graceMs,
  reveal: (match, isLed) => {
    if (isLed && paceOf(match) === 'host') return Number.POSITIVE_INFINITY
    const turn = currentTurn(match)
    return turn ? revealMs(match, turn) : lastsMs(match, 'reveal')
  },
  choose: (match) => chooseMs(match, currentTurn(match)) * longestTime(match.plan) + graceMs,
  // A pupil who practises goes on by hand, when they have seen it.
  resolve: (match, isLed) => (match.plan.practice && isLed ? Number.POSITIVE_INFINITY : resolveMs(match)),
  finished: () => Number.POSITIVE_INFINITY,
}

/** When the current phase ends by itself. `isLed`: a host is there to go on. */
export const endOfPhase = (match: Match, isLed: boolean): number =>
  match.phaseSince + lengths[match.phase](match, isLed)

/** When the clock on the screen shows zero; 0 in a phase without a clock. */
export function shownEnd(match: Match): number {
  switch (match.phase) {
    case 'question':
      return waitsForHost(match) ? 0 : match.phaseSince + limitMsOf(match)
    case 'countdown':
      return match.phaseSince + lastsMs(match, 'countdown')
    case 'choose':
      return match.phaseSince + chooseMs(match, currentTurn(match))
    default:
      return 0
  }
}

const someoneAnswered = (turn: PlayedTurn): boolean => {
  for (const player of turn.answers.keys()) if (hasAnswered(turn, player)) return true
  return false
}

function nextQuestion(match: Match, at: number): MatchEntry {
  const question = match.turns.length + 1
  // Slides and opinions after the last question still follow, even if the mode has already ended the game.
  const isOver = match.end && match.plan.questions.slice(question - 1).some(isScored)
  return isOver || question > match.plan.questions.length + askedAgain(match).length
    ? { kind: 'finished', at }
    : { kind: 'asked', question, at }
}

/** The entry that ends the current phase. */
export function whatFollows(match: Match, at: number): MatchEntry | null {
  const turn = currentTurn(match)
  switch (match.phase) {
    case 'lobby':
    case 'finished':
      return null
    case 'countdown':
      return nextQuestion(match, at)
    case 'question':
      if (turn && isSlide(match, turn)) return nextQuestion(match, at)
      return turn ? { kind: 'closed', question: turn.question, at } : null
    case 'reveal':
      if (!turn || !counts(match, turn) || !playsMoves(match, turn)) return nextQuestion(match, at)
      return { kind: someoneAnswered(turn) ? 'choosing' : 'resolved', question: turn.question, at }
    case 'choose':
      if (!turn || !counts(match, turn)) return nextQuestion(match, at)
      return { kind: 'resolved', question: turn.question, at }
    case 'resolve':
      return nextQuestion(match, at)
  }
}

/** Cached, so that many players can be looked up in one list of finishers. */
const finisherSets = new WeakMap<readonly string[], ReadonlySet<string>>()

/** A player who has crossed the finish goes on answering, and has no more moves. */
function hasFinished({ rules, board }: Match, player: string): boolean {
  const finishers = rules.finishers(board)
  if (finishers.length === 0) return false
  const known = finisherSets.get(finishers) ?? new Set(finishers)
  finisherSets.set(finishers, known)
  return known.has(player)
}

/** Whether this player has done all there was to do: has answered, and from the choosing on has chosen or looked again. */
export function hasDoneAll(match: Match, turn: PlayedTurn, { player }: Seat): boolean {
  if (match.phase === 'question' || match.phase === 'reveal') return turn.answers.has(player)
  if (!counts(match, turn) || hasFinished(match, player)) return true
  return wasRight(match, turn, player) ? turn.moves.has(player) : turn.looks.has(player)
}

/**
 * After this many missed questions in a row the game stops waiting for a player. Once they answer, it waits for them
 * again.
 */
const waitedThrough = 2

/** A practice always waits for its pupil: nobody else could be kept waiting. */
const isWaitedFor = (match: Match, seat: Seat): boolean =>
  match.plan.practice !== undefined || !missedInARow(match, seat, waitedThrough)

/** The player that the game was still waiting for when it last looked. */
const lastAwaited = new WeakMap<PlayedTurn, Seat>()

/** Whether every connected player has answered or chosen; false in an empty room. */
export function everybodyIsDone(match: Match, isHere: (seat: Seat) => boolean): boolean {
  const turn = currentTurn(match)
  if (!turn || (match.phase !== 'question' && match.phase !== 'choose')) return false
  const isThere = (seat: Seat) => seat.plays && wasThere(seat, turn) && isHere(seat)
  const isAwaited = (seat: Seat) => !hasDoneAll(match, turn, seat) && isWaitedFor(match, seat)
  // One player who is not done is enough. So a thousand answers do not each walk past a thousand seats.
  const last = lastAwaited.get(turn)
  if (last && match.seats.get(last.player) === last && isThere(last) && isAwaited(last)) return false
  let here = 0
  for (const seat of match.seats.values()) {
    if (!isThere(seat)) continue
    if (isAwaited(seat)) {
      lastAwaited.set(turn, seat)
      return false
    }
    if (hasDoneAll(match, turn, seat)) here++
  }
  return here > 0
}
