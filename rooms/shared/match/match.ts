import { modeRegistry } from '../modes/modeRegistry.ts'
import type { MatchEntry } from './matchEntries.ts'
import { currentTurn, foldName, type Match, type PlayedTurn, playingSeats, type Seat } from './matchModel.ts'
import type { MatchPlan } from './matchPlan.ts'
import { rankSeats } from './ranking.ts'
import { countTurn, freshTally, resolveTurn } from './tally.ts'

function openMatch(plan: MatchPlan): Match {
  const rules = modeRegistry[plan.gameMode]
  return {
    plan,
    rules,
    stage: 'lobby',
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
    board: rules.readBoard(plan.map, plan.settings),
    over: false,
    ranking: [],
    earlyPlaces: new Map(),
    startedAt: 0,
    askedAt: 0,
    paused: null,
    lastAt: plan.createdAt,
    finishedAt: 0,
  }
}

export function replayMatch(plan: MatchPlan, entries: readonly MatchEntry[]): Match {
  const match = openMatch(plan)
  for (const entry of entries) applyEntry(match, entry)
  return match
}

/** The one way a match changes. */
export function applyEntry(match: Match, entry: MatchEntry): void {
  match.lastAt = entry.at
  switch (entry.kind) {
    case 'joined': {
      const { kind: _, at, ...who } = entry
      seat(match, { ...who, joinedAt: at, tally: freshTally() })
      break
    }
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
    case 'started':
      start(match, entry.at)
      break
    case 'asked':
      ask(match, entry.question, entry.at)
      break
    case 'answered':
      turnOf(match, entry.question)?.answers.set(entry.player, { choice: entry.choice, ms: entry.ms })
      break
    case 'closed':
      close(match, entry.question, entry.at)
      break
    case 'chose':
      turnOf(match, entry.question)?.choices.set(entry.player, entry.option)
      break
    case 'resolved':
      resolve(match, entry.question)
      break
    case 'paused':
      match.paused = { by: entry.by, at: entry.at }
      break
    case 'resumed':
      if (match.paused) match.askedAt += entry.at - match.paused.at
      match.paused = null
      break
    case 'voided':
      takeOut(match, entry.question, entry.at)
      break
    case 'finished':
      match.stage = 'finished'
      match.paused = null
      match.finishedAt = entry.at
      match.ranking = rankSeats(match)
      break
  }
}

const turnOf = (match: Match, question: number): PlayedTurn | undefined =>
  match.turns.find((turn) => turn.question === question)

function seat(match: Match, newcomer: Seat): void {
  match.seats.set(newcomer.player, newcomer)
  match.seatByName.set(foldName(newcomer.username), newcomer)
  match.seatByKey.set(newcomer.seatKey, newcomer)
  if (newcomer.userId) match.seatByUser.set(newcomer.userId, newcomer)
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
  if (playingSeats(match).length > 0) return
  // Nobody else came: the host plays alone.
  for (const seat of match.seats.values()) if (seat.isHost) seat.plays = true
}

function ask(match: Match, question: number, at: number): void {
  match.askedAt = at
  if (turnOf(match, question)) return
  match.turns.push({
    question,
    answers: new Map(),
    choices: new Map(),
    closed: false,
    closedAt: 0,
    resolved: false,
    voided: false,
    gained: new Map(),
  })
}

function close(match: Match, question: number, at: number): void {
  const turn = turnOf(match, question)
  if (!turn || turn.closed) return
  turn.closed = true
  turn.closedAt = at
  countTurn(match, turn)
  match.ranking = rankSeats(match)
  rememberEarlyPlaces(match, turn)
}

function rememberEarlyPlaces(match: Match, turn: PlayedTurn): void {
  if (turn.question !== Math.ceil(match.plan.questions.length / 3)) return
  for (const seat of rankSeats(match)) match.earlyPlaces.set(seat.player, seat.tally.place)
}

function resolve(match: Match, question: number): void {
  const turn = turnOf(match, question)
  if (!turn?.closed || turn.resolved) return
  turn.resolved = true
  resolveTurn(match, turn)
  match.ranking = rankSeats(match)
}

function remove(match: Match, player: string): void {
  const seat = unseat(match, player)
  if (!seat) return
  const open = currentTurn(match)
  if (open && !open.closed) open.answers.delete(player)
  match.removedKeys.add(seat.seatKey)
  match.removedNames.add(foldName(seat.username))
  if (seat.userId) match.removedUsers.add(seat.userId)
  match.ranking = rankSeats(match)
}

/** A question that was wrong is taken out by playing the game again without it. */
function takeOut(match: Match, question: number, at: number): void {
  const voided = turnOf(match, question)
  if (!voided || voided.voided) return
  voided.voided = true
  if (!voided.closed) voided.closedAt = at
  voided.closed = true
  voided.gained.clear()
  for (const seat of match.seats.values()) seat.tally = freshTally()
  match.board = match.rules.readBoard(match.plan.map, match.plan.settings)
  match.over = false
  for (const turn of match.turns) {
    if (!turn.closed) continue
    if (!turn.voided) {
      countTurn(match, turn)
      if (turn.resolved) resolveTurn(match, turn)
    }
    rememberEarlyPlaces(match, turn)
  }
  match.ranking = rankSeats(match)
}
