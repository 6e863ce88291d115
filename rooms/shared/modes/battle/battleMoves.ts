import { stepsBetween } from '../../maps/tileGrid.ts'
import type { MoveOffer, QuestionFrame, Turn } from '../modeRules.ts'
import { hitMonster, isAlive, type MonsterKind } from '../monsters.ts'
import { type Mover, movePays } from '../movers.ts'
import { nearestTo } from '../nearby.ts'
import type { OneHit } from '../oneHit.ts'
import { byChaos, type TurnPoints } from '../turnPoints.ts'
import { type BattleBoard, type BattleMonster, fights, isThere } from './battleBoard.ts'
import type { BattleEvent, BattleMove, BattleReason } from './battleEvents.ts'
import { Rivals } from './battleRivals.ts'
import type { BattleWalks } from './battleWalks.ts'

export interface BattleTurn {
  turn: Turn<BattleBoard>
  points: TurnPoints<BattleReason>
  hits: OneHit
  events: BattleEvent[]
  movers: readonly Mover[]
  walks: BattleWalks
  /** Changed while the turn is played out. */
  monsters: BattleMonster[]
  /** The way of each player who moved. */
  ways: Map<string, number[]>
}

type Terms = Pick<BattleBoard, 'terms'>
type Settled = Pick<QuestionFrame, 'settings'>
const attackPays = 10
const fastAttackPays = 15
/** Extra pay for a blow from beside the monster, which a blob from afar does not get, and for one with a power-up. */
const besideMore = 3
const poweredMore = 20
const lastHitPays: Readonly<Record<MonsterKind, number>> = { weak: 20, medium: 30, strong: 40, boss: 40 }
const bossHitPays = 40
/** Where rivals can take points, guarding protects as well, so it pays less. */
const plainPays = ({ terms }: Terms, { settings }: Settled): number =>
  terms === 2 && settings.chaos !== 'calm' ? 13 : 15
const duelConsolation = ({ terms }: Terms, { settings }: Settled): number =>
  terms === 2 && settings.chaos !== 'calm' ? 11 : 8
const awayForTurns = 2

const duelStake = ({ terms }: Terms, frame: Pick<QuestionFrame, 'isFinale' | 'settings'>): number =>
  movePays(frame, byChaos(frame.settings.chaos, 50, 50, terms === 2 ? 80 : 100))

/** The monsters that attacks may aim at: in the finale only the boss, if it stands. */
function targetsOf(
  monsters: readonly BattleMonster[],
  { played, isFinale }: Pick<QuestionFrame, 'played' | 'isFinale'>,
) {
  const standing = monsters.filter((monster) => fights(monster, played))
  const bosses = isFinale ? standing.filter(({ kind }) => kind === 'boss') : []
  return { targets: bosses.length > 0 ? bosses : standing, isBossHunt: bosses.length > 0 }
}

/** If no monster is awake to be attacked, everybody trains. */
export function offerMoves(
  board: Pick<BattleBoard, 'monsters' | 'terms'>,
  frame: QuestionFrame,
): MoveOffer<BattleMove>[] {
  const { targets, isBossHunt } = targetsOf(board.monsters, frame)
  const [pays, fast] = isBossHunt ? [bossHitPays, bossHitPays] : [attackPays, fastAttackPays]
  const attack: MoveOffer<BattleMove> = {
    id: 'attack',
    values: {
      pays: movePays(frame, pays),
      fast: movePays(frame, fast),
      boss: Number(isBossHunt),
      ...(board.terms === 2 && { beside: movePays(frame, besideMore) }),
    },
  }
  const plain = { pays: movePays(frame, plainPays(board, frame)) }
  const duel = {
    wins: duelStake(board, frame),
    takes: frame.settings.chaos === 'calm' ? 0 : duelStake(board, frame),
    otherwise: movePays(frame, duelConsolation(board, frame)),
  }
  return [
    targets.length > 0 ? attack : { id: 'train', values: plain },
    { id: 'duel', values: duel },
    { id: 'guard', values: plain },
  ]
}

const placeOf = ({ turn }: BattleTurn, player: string): number => turn.board.figures[player] ?? 0

const nearestOf = <T extends { at: number }>(play: BattleTurn, player: string, all: readonly T[]): T | undefined =>
  nearestTo(placeOf(play, player), play.turn.board.width, all, 1)[0]

function walk(play: BattleTurn, player: string, aim: number | undefined, isPickedUp = false): number[] {
  const from = placeOf(play, player)
  const way = aim === undefined ? [from] : play.walks.towards(from, aim, isPickedUp)
  play.ways.set(player, way)
  return way
}

/** Players who guard or train have time to walk to a power-up. */
export function takePlainMoves(play: BattleTurn): void {
  const { turn, points, hits, events } = play
  const powerUps = turn.board.powerUps.filter((powerUp) => isThere(powerUp, turn.played))
  for (const { player, move } of play.movers) {
    if (move.id !== 'guard' && move.id !== 'train') continue
    if (move.id === 'guard') hits.spare(player.id)
    const way = walk(play, player.id, nearestOf(play, player.id, powerUps)?.at, true)
    const by = points.add(player.id, movePays(turn, plainPays(turn.board, turn)), move.id)
    events.push({ kind: move.id, player: player.id, way, by })
  }
}

/** Every attacker hits the nearest monster that they may aim at. */
export function attackMonsters(play: BattleTurn): void {
  const { turn, monsters } = play
  const { targets } = targetsOf(monsters, turn)
  const powered = new Set(turn.board.powered)
  for (const mover of play.movers) {
    if (mover.move.id !== 'attack') continue
    const target = nearestOf(play, mover.player.id, targets)
    if (target) attack(play, mover, target, powered.has(mover.player.id))
  }
}

function attack(play: BattleTurn, { player, answer }: Mover, monster: BattleMonster, isPowered: boolean): void {
  const { turn, points, events } = play
  const { at, kind, full } = monster
  const before = monster.left
  const isLast = hitMonster(monster, (answer.fast ? 2 : 1) * (isPowered ? 2 : 1))
  if (isLast) monster.back = turn.played + awayForTurns + 1
  const way = walk(play, player.id, at)
  const isBeside = stepsBetween(turn.board.width, way.at(-1) ?? at, at) <= 1
  const more = turn.board.terms === 2 ? (isBeside ? besideMore : 0) + (isPowered ? poweredMore : 0) : 0
  const pays = attackPay(monster, { isFast: answer.fast, before, isLast }) + more
  const by = points.add(player.id, movePays(turn, pays), 'attack')
  const { left } = monster
  const damage = before - left
  events.push({ kind: 'attack', player: player.id, way, at, monster: kind, damage, left, full, isLast, by })
}

interface Blow {
  isFast: boolean
  /** Hit points before the blow. */
  before: number
  isLast: boolean
}

/** An attacker is paid even if the monster has fallen before they arrive. */
function attackPay({ kind }: BattleMonster, { isFast, before, isLast }: Blow): number {
  if (before === 0) return attackPays
  if (kind === 'boss') return bossHitPays
  if (isLast) return lastHitPays[kind]
  return isFast ? fastAttackPays : attackPays
}

/** In calm games the bank pays and no player loses. A target that guards, is safe or was hit before makes a draw. */
export function fightDuels(play: BattleTurn): void {
  const { turn, points, hits, events } = play
  const { chaos } = turn.settings
  const stake = duelStake(turn.board, turn)
  const rivals = new Rivals(turn.players, turn.board.figures, turn.board.width)
  for (const mover of play.movers) {
    if (mover.move.id !== 'duel') continue
    const { id } = mover.player
    const other = rivals.nearest(placeOf(play, id), mover.rank)
    const way = walk(play, id, other === null ? undefined : placeOf(play, other))
    const isWon = other !== null && isBeaten(turn, mover, other) && hits.lands(other)
    const takes = isWon && chaos !== 'calm'
    const lost = takes ? points.take(other, id, stake, { lost: 'lost-duel', won: 'duel' }) : 0
    const paid = takes
      ? 0
      : points.add(id, isWon ? stake : movePays(turn, duelConsolation(turn.board, turn)), 'duel-pay')
    events.push({ kind: 'duel', player: id, ...(other !== null && { other }), way, isWon, by: lost + paid, lost })
  }
}

function isBeaten(turn: Turn<BattleBoard>, { answer }: Mover, other: string): boolean {
  const theirs = turn.answers.get(other)
  return !theirs?.correct || (turn.settings.speedBonus && theirs.ms > answer.ms)
}

/** Under the second rules a monster strikes harder at a slime near it, and not at all at one far away. */
const nearTiles = 2
const farTiles = 6
const nearTimes = 1.5

function strikeCost({ terms, width }: BattleBoard, { kind, at }: BattleMonster, from: number): number {
  const cost = strikeCosts[kind]
  if (terms !== 2) return cost
  const away = stepsBetween(width, from, at)
  return away > farTiles ? 0 : away > nearTiles ? cost : Math.round(nearTimes * cost)
}

const strikeCosts: Readonly<Record<MonsterKind, number>> = { weak: 10, medium: 15, strong: 20, boss: 30 }

/**
 * The nearest standing monster strikes each player who was wrong and whose second look was not right. Returns those
 * players.
 */
export function strikeBack(play: BattleTurn): string[] {
  const { turn, points, events } = play
  const standing = play.monsters.filter((monster) => isAlive(monster) && fights(monster, turn.played))
  const struck: string[] = []
  for (const { id } of turn.players) {
    if (turn.answers.get(id)?.correct || turn.learned.has(id) || points.of(id) === 0) continue
    const monster = nearestOf(play, id, standing)
    const cost = monster ? strikeCost(turn.board, monster, placeOf(play, id)) : 0
    if (!monster || cost === 0) continue
    const by = points.add(id, -cost, 'strike')
    events.push({ kind: 'strike', player: id, at: monster.at, monster: monster.kind, by })
    struck.push(id)
  }
  return struck
}
