import { gridOf } from '../maps/tileGrid.ts'
import { rulesFor } from '../modes/modeRegistry.ts'
import { type MatchEntry, readEntry } from './matchEntries.ts'
import { hashOf } from './matchHash.ts'
import {
  currentTurn,
  foldName,
  type Match,
  matchTime,
  type PlayedTurn,
  playingSeats,
  type Seat,
  turnOf,
} from './matchModel.ts'
import type { MatchPlan } from './matchPlan.ts'
import { rankSeats } from './ranking.ts'
import { applyChanges, asTurnPlayer, countTurn, freshTally, gameFrame, questionFrame, resolveTurn } from './tally.ts'

function openMatch(plan: MatchPlan, again?: Pick<Match, 'struckOut' | 'everSeated'>): Match {
  return {
    plan,
    rules: rulesFor(plan),
    stage: 'lobby',
    phase: 'lobby',
    phaseSince: plan.createdAt,
    seats: new Map(),
    seatByName: new Map(),
    seatByUser: new Map(),
    seatByKey: new Map(),
    removedUsers: new Set(),
    removedNames: new Set(),
    removedKeys: new Set(),
    allowedNames: new Set(),
    locked: false,
    turns: [],
    board: null,
    events: [],
    end: null,
    endChanges: [],
    ranking: [],
    earlyPlaces: new Map(),
    startedAt: 0,
    askedAt: 0,
    paused: null,
    lastAt: plan.createdAt,
    finishedAt: 0,
    entries: [],
    struckOut: again?.struckOut ?? new Set(),
    everSeated: again?.everSeated ?? new Map(),
  }
}

export function replayMatch(plan: MatchPlan, entries: readonly MatchEntry[]): Match {
  const match = openMatch(plan)
  for (const entry of entries) applyEntry(match, readEntry(entry))
  return match
}

/** The one way a match changes. */
export function applyEntry(match: Match, entry: MatchEntry): void {
  const isNews = entry.kind === 'voided' && !match.struckOut.has(entry.question) && turnOf(match, entry.question)
  // A beat changes nothing that could be played again.
  if (entry.kind !== 'beat') match.entries.push(entry)
  if (isNews) playAgainWithout(match, entry.question)
  else step(match, entry)
}

/** A question that was wrong is taken out by playing the whole game again without it, with everybody who was there. */
function playAgainWithout(match: Match, question: number): void {
  const { plan, entries, struckOut, everSeated } = match
  const again = openMatch(plan, { struckOut: new Set(struckOut).add(question), everSeated })
  for (const entry of entries) step(again, entry)
  again.entries = entries
  Object.assign(match, again)
}

function step(match: Match, entry: MatchEntry): void {
  match.lastAt = entry.at
  switch (entry.kind) {
    case 'joined': {
      const { kind: _, at, ...who } = entry
      seat(match, { ...who, joinedAt: at, number: match.everSeated.size, tally: freshTally() })
      break
    }
    case 'claimed':
      claim(match, entry.player, entry.userId, entry.earns)
      break
    case 'left':
      if (unseat(match, entry.player)) match.ranking = rankSeats(match)
      break
    case 'kicked':
      remove(match, entry.player)
      break
    case 'name-allowed':
      match.allowedNames.add(foldName(entry.name))
      break
    case 'locked':
      match.locked = entry.locked
      break
    case 'paused':
      match.paused = { by: entry.by, at: entry.at }
      break
    case 'resumed':
      goOn(match, entry.at)
      break
    case 'beat':
      break
    default:
      stepTurn(match, entry)
  }
}

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
      | 'finished'
  }
>

/** What moves the game itself on. */
function stepTurn(match: Match, entry: TurnEntry): void {
  switch (entry.kind) {
    case 'started':
      start(match, entry.at)
      break
    case 'asked':
      ask(match, entry.question, entry.at)
      break
    case 'answered':
      turnOf(match, entry.question)?.answers.set(entry.player, { answer: entry.answer, ms: entry.ms })
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
      turnOf(match, entry.question)?.looks.set(entry.player, entry.answer)
      break
    case 'resolved':
      resolve(match, entry.question, entry.at)
      break
    case 'voided':
      strike(match, entry.question, entry.at)
      break
    case 'finished':
      finish(match, entry.at)
      break
  }
}

function enter(match: Match, phase: Match['phase'], at: number): void {
  match.phase = phase
  // What is recorded while the game stands still begins where it stands.
  match.phaseSince = matchTime(match, at)
}

function goOn(match: Match, at: number): void {
  if (!match.paused) return
  const away = at - match.paused.at
  match.paused = null
  match.askedAt += away
  match.phaseSince += away
}

function seat(match: Match, newcomer: Seat): void {
  const known = match.everSeated.get(newcomer.player)
  const taken = known ? Object.assign(known, newcomer, { number: known.number }) : newcomer
  match.everSeated.set(taken.player, taken)
  match.seats.set(taken.player, taken)
  match.seatByName.set(foldName(taken.username), taken)
  match.seatByKey.set(taken.seatKey, taken)
  if (taken.userId) match.seatByUser.set(taken.userId, taken)
  if (match.stage !== 'running' || !taken.plays) return
  match.board = match.rules.admit(match.board, asTurnPlayer(taken), gameFrame(match))
  const open = currentTurn(match)
  if (open && !open.closed) open.lateBy.set(taken.player, matchTime(match, taken.joinedAt) - match.askedAt)
}

/** One person never holds two seats: whoever has one already keeps that. */
function claim(match: Match, player: string, userId: string, earns: boolean): void {
  const claimed = match.seats.get(player)
  if (!claimed || claimed.userId || match.seatByUser.has(userId)) return
  claimed.userId = userId
  claimed.earns = earns
  match.seatByUser.set(userId, claimed)
}

function unseat(match: Match, player: string): Seat | undefined {
  const leaving = match.seats.get(player)
  if (!leaving) return undefined
  match.seats.delete(player)
  match.seatByName.delete(foldName(leaving.username))
  match.seatByKey.delete(leaving.seatKey)
  if (leaving.userId) match.seatByUser.delete(leaving.userId)
  return leaving
}

function start(match: Match, at: number): void {
  match.stage = 'running'
  match.startedAt = at
  // Nobody else came: the host plays alone.
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
  if (!turn.voided) match.board = match.rules.prepare(match.board, questionFrame(match, turn))
}

function close(match: Match, question: number, at: number): void {
  const turn = turnOf(match, question)
  if (!turn || turn.closed) return
  turn.closed = true
  turn.closedAt = at
  enter(match, 'reveal', at)
  if (!turn.voided) countTurn(match, turn)
  match.ranking = rankSeats(match)
  rememberEarlyPlaces(match, turn)
  if (!turn.voided) turn.hash = hashOf(match)
}

function rememberEarlyPlaces(match: Match, turn: PlayedTurn): void {
  if (turn.question !== Math.ceil(match.plan.questions.length / 3)) return
  for (const seat of match.ranking) match.earlyPlaces.set(seat.player, seat.tally.place)
}

function resolve(match: Match, question: number, at: number): void {
  const turn = turnOf(match, question)
  if (!turn?.closed || turn.resolved) return
  turn.resolved = true
  enter(match, 'resolve', at)
  if (turn.voided) return
  resolveTurn(match, turn)
  match.ranking = rankSeats(match)
  turn.hash = hashOf(match)
}

/** Marks what is left out; a question that was still open is closed by it. */
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

function remove(match: Match, player: string): void {
  const seat = unseat(match, player)
  if (!seat) return
  const open = currentTurn(match)
  if (open && !open.closed) open.answers.delete(player)
  match.removedKeys.add(seat.seatKey)
  match.removedNames.add(foldName(seat.username))
  if (seat.userId) match.removedUsers.add(seat.userId)
  if (match.stage === 'running' && seat.plays) match.board = match.rules.dismiss(match.board, player)
  match.ranking = rankSeats(match)
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
