import type { MoveOffer, QuestionFrame, Turn } from '../modeRules.ts'
import { isInRearHalf, type Mover, movePays } from '../movers.ts'
import type { OneHit } from '../oneHit.ts'
import { byChaos, type TurnPoints } from '../turnPoints.ts'
import type { GoldQuestBoard } from './goldQuestBoard.ts'
import type { Chest, GoldQuestEvent, GoldQuestReason } from './goldQuestEvents.ts'

export interface GoldQuestTurn {
  turn: Turn<GoldQuestBoard>
  points: TurnPoints<GoldQuestReason>
  hits: OneHit
  events: GoldQuestEvent[]
  movers: readonly Mover[]
}

const find = ({ turn, points, events }: GoldQuestTurn, player: string, chest: Chest, pays: number): void => {
  const by = points.add(player, movePays(turn, pays), chest)
  if (by > 0) events.push({ kind: 'found', player, chest, by })
  else events.push({ kind: 'empty', player, isPrivate: true })
}

type Chaos = QuestionFrame['settings']['chaos']
type Terms = Pick<GoldQuestBoard, 'terms'>

const woodenPays = ({ terms }: Terms, chaos: Chaos): number =>
  terms === 2 ? byChaos(chaos, 38, 26, 40) : byChaos(chaos, 36, 30, 40)

/** Sure gold, and a slime that takes it cannot be robbed in this turn. */
export function openWooden(play: GoldQuestTurn): void {
  const pays = woodenPays(play.turn.board, play.turn.settings.chaos)
  for (const { player, move } of play.movers) {
    if (move.id !== 'wooden') continue
    play.hits.spare(player.id)
    play.events.push({ kind: 'opened', player: player.id, chest: 'wooden' })
    find(play, player.id, 'wooden', pays)
  }
}

/** What a golden chest holds, by a draw from 0 to 1. A draw above the last limit loses points. */
interface Draws {
  most: { below: number; pays: number }
  some: { below: number; pays: number }
  rest: { below: number; pays: number; paysInRearHalf: number }
  /** They lose their points divided by this, at most `mostLost`; 0 if no draw loses. */
  loses: number
}

const firstDraws: Record<Chaos, Draws> = {
  calm: {
    most: { below: 0.3, pays: 60 },
    some: { below: 0.6, pays: 40 },
    rest: { below: 1, pays: 20, paysInRearHalf: 20 },
    loses: 0,
  },
  lively: {
    most: { below: 0.3, pays: 90 },
    some: { below: 0.6, pays: 40 },
    rest: { below: 0.92, pays: 0, paysInRearHalf: 40 },
    loses: 10,
  },
  wild: {
    most: { below: 0.3, pays: 180 },
    some: { below: 0.6, pays: 40 },
    rest: { below: 0.84, pays: 0, paysInRearHalf: 40 },
    loses: 5,
  },
}
const secondDraws: Record<Chaos, Draws> = {
  calm: { ...firstDraws.calm, rest: { below: 1, pays: 20, paysInRearHalf: 42 } },
  lively: firstDraws.lively,
  wild: { ...firstDraws.wild, most: { below: 0.3, pays: 140 }, loses: 10 },
}
const drawsOf = ({ terms }: Terms, chaos: Chaos): Draws => (terms === 2 ? secondDraws : firstDraws)[chaos]
const mostLost = 100

export function openGolden(play: GoldQuestTurn): void {
  const { turn, points, events } = play
  const { most, some, rest, loses } = drawsOf(turn.board, turn.settings.chaos)
  const newcomers = new Set(turn.board.newcomers)
  for (const { player, rank, move } of play.movers) {
    if (move.id !== 'golden') continue
    events.push({ kind: 'opened', player: player.id, chest: 'golden' })
    const draw = turn.chance('golden', player.id)()
    if (draw >= rest.below && !turn.isLast) {
      const by = points.add(player.id, -Math.min(mostLost, Math.floor(player.score / loses)), 'golden-lost')
      events.push({ kind: 'lost', player: player.id, by, isPrivate: true })
      continue
    }
    const isRear = newcomers.has(player.id) || isInRearHalf(rank, turn.players.length)
    const restPays = isRear ? rest.paysInRearHalf : rest.pays
    find(play, player.id, 'golden', draw < most.below ? most.pays : draw < some.below ? some.pays : restPays)
  }
}

interface Rascal {
  /** Paid if there is nothing to steal. */
  consoles: number
  steals: number
  swapsBelow: number
  swapsWithin: number
  mostSwapped: number
}

const stealsWithin = 3
const firstRascals: Record<'lively' | 'wild', Rascal> = {
  lively: { consoles: 20, steals: 60, swapsBelow: 0.15, swapsWithin: 5, mostSwapped: 150 },
  wild: { consoles: 0, steals: 70, swapsBelow: 0.3, swapsWithin: 10, mostSwapped: Number.POSITIVE_INFINITY },
}
const secondRascals: typeof firstRascals = {
  lively: { ...firstRascals.lively, consoles: 27, steals: 70 },
  wild: { ...firstRascals.wild, consoles: 10, swapsBelow: 0.2, mostSwapped: 250 },
}
const rascalsOf = ({ terms }: Terms) => (terms === 2 ? secondRascals : firstRascals)
const calmRascalPays = ({ terms }: Terms): number => (terms === 2 ? 34 : 38)

/**
 * Takes from a player just ahead, or swaps places with them. A player who is safe or was robbed before loses nothing.
 */
export function openRascals(play: GoldQuestTurn): void {
  const { turn, events } = play
  const { chaos } = turn.settings
  for (const mover of play.movers) {
    if (mover.move.id !== 'rascal') continue
    events.push({ kind: 'opened', player: mover.player.id, chest: 'rascal' })
    if (chaos === 'calm') find(play, mover.player.id, 'rascal', calmRascalPays(turn.board))
    else {
      const rascal = rascalsOf(turn.board)[chaos]
      if (!rob(play, mover, rascal)) find(play, mover.player.id, 'rascal', rascal.consoles)
    }
  }
}

function rob({ turn, points, hits, events }: GoldQuestTurn, { player, rank }: Mover, rascal: Rascal): boolean {
  const draw = turn.chance('rascal', player.id)
  const isSwap = draw() < rascal.swapsBelow && !turn.isLast
  const ahead = turn.players.slice(Math.max(0, rank - (isSwap ? rascal.swapsWithin : stealsWithin)), rank)
  const victim = ahead[Math.floor(draw() * ahead.length)]
  if (!victim) return false
  const gap = Math.min(rascal.mostSwapped, victim.score - player.score)
  const loot = isSwap ? gap : movePays(turn, rascal.steals)
  if (Math.min(loot, points.of(victim.id)) <= 0 || !hits.lands(victim.id)) return false
  const by = points.take(victim.id, player.id, loot, { lost: 'robbed', won: 'rascal-loot' })
  events.push({ kind: 'stole', player: player.id, other: victim.id, by, isSwap })
  return true
}

const percent = (share: number): number => Math.round(100 * share)

/** What the three chests are worth in this turn; after the last question there is neither stealing nor swapping. */
export function offerChests(board: Terms, frame: QuestionFrame): MoveOffer<Chest>[] {
  const { chaos } = frame.settings
  const { most, some, rest, loses } = drawsOf(board, chaos)
  const golden = {
    most: movePays(frame, most.pays),
    mostChance: percent(most.below),
    some: movePays(frame, some.pays),
    someChance: percent(some.below - most.below),
    rest: movePays(frame, rest.pays),
    losesPercent: loses > 0 && !frame.isLast ? percent(1 / loses) : 0,
  }
  return [
    { id: 'wooden', values: { pays: movePays(frame, woodenPays(board, chaos)) } },
    { id: 'golden', values: golden },
    { id: 'rascal', values: rascalValues(board, frame) },
  ]
}

function rascalValues(board: Terms, frame: QuestionFrame): Record<string, number> {
  const { chaos } = frame.settings
  if (chaos === 'calm') return { steals: 0, swapChance: 0, consoles: movePays(frame, calmRascalPays(board)) }
  const { steals, swapsBelow, consoles } = rascalsOf(board)[chaos]
  return {
    steals: movePays(frame, steals),
    swapChance: frame.isLast ? 0 : percent(swapsBelow),
    consoles: movePays(frame, consoles),
  }
}
