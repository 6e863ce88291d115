import type { GoodThing } from '../contract/gameResults.ts'
import {
  counts,
  hasAnswered,
  type Match,
  type PlayedTurn,
  placeAmongScored,
  playingSeats,
  type Seat,
  wasRight,
  wasThere,
} from './matchModel.ts'
import { hasLearned } from './tally.ts'

/** A question is hard if at most this share of the class knows it. */
const fewShare = 0.2
const fewestThere = 4
/** With fewer right answers, being the fastest means little. */
const fewestRight = 3
const longStreak = 3
const highClimb = 3

interface Seen {
  turn: PlayedTurn
  there: ReadonlySet<Seat>
  right: ReadonlySet<Seat>
  fastest: string | null
}

const msOf = (turn: PlayedTurn, player: string): number => turn.answers.get(player)?.ms ?? Number.POSITIVE_INFINITY

function seenOf(match: Match, turn: PlayedTurn): Seen {
  const there = playingSeats(match).filter((seat) => wasThere(seat, turn) && hasAnswered(turn, seat.player))
  const right = there.filter(({ player }) => wasRight(match, turn, player))
  const first = right.toSorted((a, b) => msOf(turn, a.player) - msOf(turn, b.player))[0]
  const fastest = right.length >= fewestRight ? (first?.player ?? null) : null
  return { turn, there: new Set(there), right: new Set(right), fastest }
}

type Weighed = [weight: number, thing: GoodThing]

/** All true good things about a player's game. The rarer a thing is, the higher is its weight. */
function weighedOf(match: Match, seen: readonly Seen[], seat: Seat): Weighed[] {
  const { player, tally } = seat
  const found: Weighed[] = [[0, { kind: 'there' }]]
  const isRight = ({ right }: Seen) => right.has(seat)
  /** The number that was on the screens. Slides and opinions have none. */
  const numberOf = (turn: PlayedTurn) => placeAmongScored(match, turn)
  for (const one of seen.filter(isRight)) {
    const isHard = one.there.size >= fewestThere && one.right.size <= Math.max(1, one.there.size * fewShare)
    if (isHard) found.push([20 - one.right.size, { kind: 'few', question: numberOf(one.turn), count: one.right.size }])
  }
  const climbed = (match.earlyPlaces.get(player) ?? tally.place) - tally.place
  if (climbed >= highClimb) found.push([9 + climbed / 10, { kind: 'climbed', count: climbed }])
  const fastest = seen.filter((one) => one.fastest === player)
  const [first] = fastest
  if (first)
    found.push([8 + fastest.length / 10, { kind: 'fastest', question: numberOf(first.turn), count: fastest.length }])
  if (tally.bestStreak >= longStreak)
    found.push([6 + tally.bestStreak / 10, { kind: 'streak', count: tally.bestStreak }])
  const learned = seen.filter(({ turn }) => hasLearned(match, turn, seat)).length
  if (learned > 0) found.push([5 + learned / 10, { kind: 'learned', count: learned }])
  const last = seen.at(-1)
  // If the host ended the game during a later question, this one was not the last.
  if (last && last.turn === match.turns.at(-1) && isRight(last)) found.push([3, { kind: 'last' }])
  const wasAlwaysThere = seen.length > 1 && seen.every(({ there }) => there.has(seat))
  if (wasAlwaysThere) found.push([2, { kind: 'always' }])
  const hardest = seen.filter(isRight).toSorted((a, b) => a.right.size - b.right.size)[0]
  if (hardest) found.push([1, { kind: 'knew', question: numberOf(hardest.turn), count: hardest.right.size }])
  return found
}

/** One true good thing for each player, from the first place to the last. */
export function goodThingsOf(match: Match): ReadonlyMap<string, GoodThing> {
  const seen = match.turns.filter((turn) => turn.closed && counts(match, turn)).map((turn) => seenOf(match, turn))
  return new Map(
    playingSeats(match).map((seat) => {
      const best = weighedOf(match, seen, seat).reduce((best, one) => (one[0] > best[0] ? one : best))
      return [seat.player, best[1]]
    }),
  )
}
