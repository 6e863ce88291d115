import { placesBeside } from '../../maps/tileGrid.ts'
import { hitMonster, isAlive, passingHitPays, passingLastHitPays } from '../monsters.ts'
import type { Mover } from '../movers.ts'
import type { Gold, GoldQuestBoard, Guard } from './goldQuestBoard.ts'
import type { GoldQuestTurn } from './goldQuestChests.ts'
import { GoldQuestWays, type Walk } from './goldQuestWays.ts'

/** By the first rules. */
const anyGoldPays = 15
const trapCosts = { first: 10, second: 15 }
/** Counted from the turn in which the last of it was taken. */
const goneForTurns = 3
const beatenForTurns = 4

interface Seeker extends Walk {
  mover: Mover
  /** The monster beside the gold that the slime reaches. It has to be beaten first. */
  monster: Guard | null
  trap: number | null
}

/** The ways of all players who were right, found once. If a way ends at guarded gold, its player fights before the walk. */
export class GoldQuestWalks {
  readonly monsters: Guard[]
  private readonly play: GoldQuestTurn
  private readonly seekers: Seeker[]

  constructor(play: GoldQuestTurn) {
    const { board } = play.turn
    this.play = play
    this.monsters = board.monsters.map((monster) => ({ ...monster }))
    const ways = new GoldQuestWays(board)
    const shortest = board.terms === 2 ? new GoldQuestWays(board, false) : ways
    const living = new Map(this.monsters.filter(isAlive).map((monster) => [monster.at, monster]))
    const guardOf = (gold: number) =>
      placesBeside(board, gold)
        .map((place) => living.get(place))
        .find((monster) => monster !== undefined)
    this.seekers = play.movers.map((mover) => {
      const { way, gold } = (mover.answer.early ? shortest : ways).from(board.figures[mover.player.id] ?? 0)
      return { mover, way, gold, monster: (gold !== null && guardOf(gold)) || null, trap: ways.trapOn(way) }
    })
  }

  fight(): void {
    const { points, events } = this.play
    for (const { mover, monster } of this.seekers) {
      if (!monster) continue
      const player = mover.player.id
      const isLast = hitMonster(monster, 1)
      if (isLast && monster.back !== undefined) monster.back = this.play.turn.played + beatenForTurns
      const pays = isLast ? passingLastHitPays[monster.kind] : passingHitPays
      const by = points.add(player, pays, isLast ? 'last-hit' : 'hit')
      events.push({ kind: 'hit', player, at: monster.at, monster: monster.kind, by, left: monster.left, isLast })
    }
  }

  walk(): Pick<GoldQuestBoard, 'figures' | 'gold'> {
    const { board } = this.play.turn
    const figures = { ...board.figures }
    const gold = new Map<number, Gold>(board.gold.map((one) => [one.at, { ...one }]))
    for (const seeker of this.seekers) {
      const { id } = seeker.mover.player
      figures[id] = seeker.way.at(-1) ?? figures[id] ?? 0
      if (seeker.way.length > 1) this.play.events.push({ kind: 'walked', player: id, way: seeker.way })
      this.meetTrap(seeker)
      const reached = seeker.gold !== null && !seeker.monster ? gold.get(seeker.gold) : undefined
      if (reached) this.dig(id, reached)
    }
    return { figures, gold: [...gold.values()] }
  }

  /** At most one trap a turn, and none for a player who answered in the first half of the time. */
  private meetTrap({ mover: { player, answer }, trap }: Seeker): void {
    if (trap === null || answer.early) return
    const costs = this.play.turn.board.terms === 2 ? trapCosts.second : trapCosts.first
    const by = this.play.points.add(player.id, -costs, 'trap')
    this.play.events.push({ kind: 'trapped', player: player.id, at: trap, by })
  }

  private dig(player: string, gold: Gold): void {
    if (gold.left === 0) return
    gold.left--
    if (gold.left === 0) gold.back = this.play.turn.played + goneForTurns
    const by = this.play.points.add(player, gold.pays ?? anyGoldPays, 'gold')
    this.play.events.push({ kind: 'gold', player, at: gold.at, by, left: gold.left })
  }
}
