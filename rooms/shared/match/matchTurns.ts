import { gridOf } from '../maps/tileGrid.ts'
import { isScored, scoredAmong } from '../questions/questionKinds.ts'
import { keepShare, rightBy } from './keptShares.ts'
import type { EntryOf, MatchEntry } from './matchEntries.ts'
import { hashOf } from './matchHash.ts'
import {
  counts,
  isAskedAgain,
  type Match,
  matchTime,
  type PlayedTurn,
  placeAmongScored,
  plannedQuestion,
  playingSeats,
  shareIn,
  turnOf,
} from './matchModel.ts'
import { rankSeats, sharedPlaces } from './ranking.ts'
import { applyChanges, asTurnPlayer, countTurn, gameFrame, questionFrame, resolveTurn } from './tally.ts'

/** Entries that move the game on or hold it up. */
type TurnEntry = Extract<
  MatchEntry,
  {
    kind:
      | 'started'
      | 'asked'
      | 'answered'
      | 'closed'
      | 'choosing'
      | 'chose'
      | 'looked'
      | 'resolved'
      | 'voided'
      | 'accepted'
      | 'finished'
  }
>

/**
 * A typed text is graded when it arrives. Grading a whole class at the closing would keep everybody waiting for the
 * result.
 */
function grade(match: Match, turn: PlayedTurn, { answer, share }: EntryOf<'answered' | 'looked'>): void {
  if (share === undefined) shareIn(match, turn, answer)
  else keepShare(match, turn, answer, share)
}

/** The entry with what its text is worth by today's rules: its share, or all that is right by it. */
export function withShare(match: Match, entry: MatchEntry): MatchEntry {
  if (entry.kind === 'accepted') {
    const turn = turnOf(match, entry.question)
    return turn ? { ...entry, right: rightBy(match, turn, entry.text) } : entry
  }
  if ((entry.kind !== 'answered' && entry.kind !== 'looked') || !('text' in entry.answer)) return entry
  const turn = turnOf(match, entry.question)
  return turn ? { ...entry, share: shareIn(match, turn, entry.answer) } : entry
}

function takeAnswer(match: Match, entry: EntryOf<'answered'>): void {
  const turn = turnOf(match, entry.question)
  if (!turn) return
  turn.answers.set(entry.player, { answer: entry.answer, ms: entry.ms })
  grade(match, turn, entry)
}

function takeLook(match: Match, entry: EntryOf<'looked'>): void {
  const turn = turnOf(match, entry.question)
  if (!turn) return
  turn.looks.set(entry.player, entry.answer)
  grade(match, turn, entry)
}

export function stepTurn(match: Match, entry: TurnEntry): void {
  switch (entry.kind) {
    case 'started':
      start(match, entry.at)
      break
    case 'asked':
      ask(match, entry.question, entry.at)
      break
    case 'answered':
      takeAnswer(match, entry)
      break
    case 'closed':
      close(match, entry.question, entry.at)
      break
    case 'choosing':
      enter(match, 'choose', entry.at)
      break
    case 'chose':
      turnOf(match, entry.question)?.moves.set(entry.player, entry.move)
      break
    case 'looked':
      takeLook(match, entry)
      break
    case 'resolved':
      resolve(match, entry.question, entry.at)
      break
    case 'voided':
      strike(match, entry.question, entry.at)
      break
    // Nothing to do: the game is being played again with the accepted answer from its beginning.
    case 'accepted':
      break
    case 'finished':
      finish(match, entry.at)
      break
  }
}

function enter(match: Match, phase: Match['phase'], at: number): void {
  match.phase = phase
  // A phase recorded during a pause begins at the moment the game stands still at.
  match.phaseSince = matchTime(match, at)
}

export function goOn(match: Match, at: number): void {
  if (!match.paused) return
  const away = at - match.paused.at
  match.paused = null
  match.askedAt += away
  match.phaseSince += away
}

function start(match: Match, at: number): void {
  match.stage = 'running'
  match.startedAt = at
  // The board says that the game is locked, and the host can still let a late player in.
  if (!match.plan.settings.lateJoin && !match.locked) match.locked = match.shutByStart = true
  // No other player has come, so the host plays alone.
  if (playingSeats(match).length === 0) for (const seat of match.seats.values()) if (seat.isHost) seat.plays = true
  const { map } = match.plan
  match.board = match.rules.openBoard(map && gridOf(map.tiles), playingSeats(match).map(asTurnPlayer), gameFrame(match))
  enter(match, 'countdown', at)
}

function ask(match: Match, question: number, at: number): void {
  if (turnOf(match, question)) return
  const turn: PlayedTurn = {
    question,
    answers: new Map(),
    lateBy: new Map(),
    looks: new Map(),
    moves: new Map(),
    closed: false,
    closedAt: 0,
    resolved: false,
    voided: match.struckOut.has(question),
    gained: new Map(),
    changes: [],
    hash: '',
  }
  match.turns.push(turn)
  match.events = []
  enter(match, 'question', at)
  match.askedAt = match.phaseSince
  if (counts(match, turn) && !isAskedAgain(match, turn))
    match.board = match.rules.prepare(match.board, questionFrame(match, turn))
}

function close(match: Match, question: number, at: number): void {
  const turn = turnOf(match, question)
  if (!turn || turn.closed) return
  turn.closed = true
  turn.closedAt = at
  enter(match, 'reveal', at)
  if (counts(match, turn)) countTurn(match, turn)
  match.ranking = rankSeats(match)
  rememberEarlyPlaces(match, turn)
  if (!turn.voided) turn.hash = hashOf(match)
}

function rememberEarlyPlaces(match: Match, turn: PlayedTurn): void {
  if (!isScored(plannedQuestion(match, turn))) return
  if (placeAmongScored(match, turn) !== Math.ceil(scoredAmong(match.plan.questions) / 3)) return
  for (const [player, place] of sharedPlaces(match, match.ranking)) match.earlyPlaces.set(player, place)
}

function resolve(match: Match, question: number, at: number): void {
  const turn = turnOf(match, question)
  if (!turn?.closed || turn.resolved) return
  turn.resolved = true
  enter(match, 'resolve', at)
  if (!counts(match, turn)) return
  resolveTurn(match, turn)
  match.ranking = rankSeats(match)
  turn.hash = hashOf(match)
}

/** Marks a question as taken out. If it is still open, this closes it. */
function strike(match: Match, question: number, at: number): void {
  const turn = turnOf(match, question)
  if (!turn) return
  turn.voided = true
  if (turn.closed) return
  turn.closed = true
  turn.closedAt = at
  enter(match, 'reveal', at)
  match.ranking = rankSeats(match)
  rememberEarlyPlaces(match, turn)
}

function finish(match: Match, at: number): void {
  if (match.stage === 'finished') return
  if (match.stage === 'running') {
    match.endChanges = match.rules.payAtEnd(match.board, rankSeats(match).map(asTurnPlayer))
    applyChanges(match, match.endChanges)
  }
  match.stage = 'finished'
  match.paused = null
  match.phase = 'finished'
  match.phaseSince = at
  match.finishedAt = at
  match.ranking = rankSeats(match)
}
