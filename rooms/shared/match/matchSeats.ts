import { namesReadAs } from '../names/readAlike.ts'
import type { EntryOf, MatchEntry } from './matchEntries.ts'
import { currentTurn, type Match, matchTime, type Seat } from './matchModel.ts'
import { rankSeats } from './ranking.ts'
import { asTurnPlayer, gameFrame } from './tally.ts'

/** Seats and their players: the steps of a match that are about people. */

/** A player sits down, or sits down again while the game is played again. */
export function sitDown(match: Match, newcomer: Seat): void {
  const known = match.everSeated.get(newcomer.player)
  const taken = known ? Object.assign(known, newcomer, { number: known.number }) : newcomer
  match.everSeated.set(taken.player, taken)
  match.seats.set(taken.player, taken)
  for (const key of namesReadAs(taken.username)) match.seatByName.set(key, taken)
  match.seatByKey.set(taken.seatKey, taken)
  if (taken.ownKey !== undefined) match.seatByKey.set(taken.ownKey, taken)
  if (taken.userId) match.seatByUser.set(taken.userId, taken)
  if (taken.device !== undefined)
    match.seatsByDevice.set(taken.device, (match.seatsByDevice.get(taken.device) ?? new Set()).add(taken))
  if (match.stage !== 'running' || !taken.plays) return
  match.board = match.rules.admit(match.board, asTurnPlayer(taken), gameFrame(match))
  const open = currentTurn(match)
  if (open && !open.closed) open.lateBy.set(taken.player, matchTime(match, taken.joinedAt) - match.askedAt)
}

/** One person never holds two seats: an account that has a seat already keeps that one. */
export function claim(match: Match, player: string, userId: string, earns: boolean): void {
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
  for (const key of namesReadAs(leaving.username))
    if (match.seatByName.get(key) === leaving) match.seatByName.delete(key)
  match.seatByKey.delete(leaving.seatKey)
  if (leaving.ownKey !== undefined) match.seatByKey.delete(leaving.ownKey)
  if (leaving.userId) match.seatByUser.delete(leaving.userId)
  if (leaving.device !== undefined) match.seatsByDevice.get(leaving.device)?.delete(leaving)
  return leaving
}

/** What the game before knows about visitors: who may not come back, and which names are allowed. */
export function carryOver(match: Match, known: Extract<MatchEntry, { kind: 'carried-over' }>): void {
  match.removedUsers = new Set(known.removedUsers)
  match.removedNames = new Set(known.removedNames)
  match.removedKeys = new Set(known.removedKeys)
  match.allowedNames = new Set(known.allowedNames)
  match.remoteKeys = new Set(known.remoteKeys)
  match.locked = known.locked
  match.asksProof = known.asksProof ?? false
  match.limitsSeats = known.limitsSeats ?? false
  match.lobbyPlay = known.lobbyPlay
}

/** A player who leaves the lobby, or who never did anything, gives seat and name back. */
export function leave(match: Match, { player, offTheMap }: EntryOf<'left'>): void {
  const seat = unseat(match, player)
  if (!seat) return
  if (offTheMap && match.stage === 'running' && seat.plays) match.board = match.rules.dismiss(match.board, player)
  closeRanks(match)
}

/**
 * Only those who have a place move up. Before the first question has closed there are no places, and a player who came
 * later gets one when the next question closes.
 */
function closeRanks(match: Match): void {
  const left = match.ranking.filter((seat) => seat.plays && match.seats.get(seat.player) === seat)
  match.ranking = rankSeats(match, left)
}

/** A host who played alone gives the board back: their answers so far do not count. */
export function standDown(match: Match, player: string): void {
  const seat = match.seats.get(player)
  if (!seat?.plays) return
  seat.plays = false
  const open = currentTurn(match)
  if (open && !open.closed) open.answers.delete(player)
  if (match.stage === 'running') match.board = match.rules.dismiss(match.board, player)
  closeRanks(match)
}

/** The host allows a name that was refused, because of its words or because a player with this name was removed. */
export function allowName(match: Match, name: string): void {
  for (const key of namesReadAs(name)) {
    match.allowedNames.add(key)
    match.removedNames.delete(key)
  }
}

/** A removed player cannot come back by key or by account, and by name only after the host has allowed the name. */
export function remove(match: Match, player: string): void {
  const seat = unseat(match, player)
  if (!seat) return
  const open = currentTurn(match)
  if (open && !open.closed) open.answers.delete(player)
  match.removedKeys.add(seat.seatKey)
  if (seat.ownKey !== undefined) match.removedKeys.add(seat.ownKey)
  for (const key of namesReadAs(seat.username)) {
    match.removedNames.add(key)
    match.allowedNames.delete(key)
  }
  if (seat.userId) match.removedUsers.add(seat.userId)
  if (match.stage === 'running' && seat.plays) match.board = match.rules.dismiss(match.board, player)
  closeRanks(match)
}
