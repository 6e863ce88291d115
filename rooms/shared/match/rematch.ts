import type { MatchEntry } from './matchEntries.ts'
import { type Match, type Seat, tookPart } from './matchModel.ts'
import type { MatchPlan } from './matchPlan.ts'

/** A seat of the game before, taken into the next game: the same player under the same key. */
const seatAgain = ({ plan }: { plan: MatchPlan }, seat: Seat, at: number): MatchEntry => {
  const { player, userId, earns, username, slime, seatKey, ownKey, device, isHost } = seat
  const plays = !isHost || plan.host.plays
  return { kind: 'joined', player, userId, earns, username, slime, seatKey, ownKey, device, isHost, plays, at }
}

/**
 * The first entries of the next game under the same code: all players on their old seats, without those who were
 * removed, and without empty seats that never answered.
 */
export function rematchEntries(
  before: Match,
  plan: MatchPlan,
  isHere: (player: string) => boolean,
  at: number,
): MatchEntry[] {
  const { removedUsers, removedNames, removedKeys, allowedNames, remoteKeys } = before
  const { asksProof, limitsSeats, lobbyPlay } = before
  // A lock that came from the start of the game opens again until the next start.
  const locked = before.locked && !before.shutByStart
  const seats = [...before.seats.values()].filter(
    (seat) => seat.isHost || isHere(seat.player) || tookPart(before, seat),
  )
  return [
    {
      kind: 'carried-over',
      removedUsers: [...removedUsers],
      removedNames: [...removedNames],
      removedKeys: [...removedKeys],
      allowedNames: [...allowedNames],
      remoteKeys: [...remoteKeys],
      asksProof,
      limitsSeats,
      locked,
      lobbyPlay,
      at,
    },
    ...seats.map((seat) => seatAgain({ plan }, seat, at)),
  ]
}

/** What happened in the game before while the next one was being written down: players came back, guests signed in. */
export function* sinceWritten(
  before: Match,
  next: Match,
  isHere: (player: string) => boolean,
  at: number,
): Generator<MatchEntry> {
  for (const seat of before.seats.values()) {
    const { player, userId, earns } = seat
    const own = next.seats.get(player)
    if (!own && isHere(player)) yield seatAgain(next, seat, at)
    if (own && userId && !own.userId) yield { kind: 'claimed', player, userId, earns, at }
  }
}
