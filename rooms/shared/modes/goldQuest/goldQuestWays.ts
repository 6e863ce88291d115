import { placesBeside } from '../../maps/tileGrid.ts'
import { type GoldQuestBoard, isThere } from './goldQuestBoard.ts'

const walkReach = 6
/**
 * What a trap on the way counts in extra steps. With 1 slimes only take another way that is as short. By the first rules
 * they went as far around as one turn carries them, and hardly a trap was ever sprung.
 */
const trapDetour = 1
const firstTrapDetour = 6

export interface Walk {
  /** From where the slime stands. */
  way: number[]
  /** The gold it reaches in this turn. */
  gold: number | null
}

/**
 * The ways to the nearest gold that was there when the turn began; slimes at one place walk the same way. A slime that
 * fears no trap takes the shortest way.
 */
export class GoldQuestWays {
  private readonly board: GoldQuestBoard
  private readonly costs: Int32Array
  private readonly traps: ReadonlySet<number>
  private readonly detour: number

  constructor(board: GoldQuestBoard, fearsTraps = true) {
    this.board = board
    this.detour = fearsTraps ? (board.terms === 2 ? trapDetour : firstTrapDetour) : 0
    this.traps = new Set(board.traps)
    this.costs = this.spread()
  }

  from(start: number): Walk {
    const way = [start]
    for (let place = start; way.length <= walkReach && this.cost(place) > 0; way.push(place)) {
      const next = placesBeside(this.board, place).find(
        (beside) => this.cost(beside) >= 0 && this.cost(beside) + this.costOfEntering(beside) === this.cost(place),
      )
      if (next === undefined) break
      place = next
    }
    const end = way.at(-1) ?? start
    return { way, gold: this.cost(end) === 0 ? end : null }
  }

  trapOn(way: readonly number[]): number | null {
    return way.find((place, step) => step > 0 && this.traps.has(place)) ?? null
  }

  private cost(place: number): number {
    return this.costs[place] ?? -1
  }

  private costOfEntering(place: number): number {
    return this.traps.has(place) ? 1 + this.detour : 1
  }

  /** The cost from each place to the nearest gold, searched from all gold at once; -1 if no way leads to any. */
  private spread(): Int32Array {
    const { width, height, walls, gold } = this.board
    const costs = new Int32Array(width * height).fill(-1)
    const closed = new Set(walls)
    const waves: number[][] = [gold.filter(isThere).map(({ at }) => at)]
    for (let cost = 0; cost < waves.length; cost++)
      for (const place of waves[cost] ?? []) {
        if (this.isReached(costs, place)) continue
        costs[place] = cost
        const next = cost + this.costOfEntering(place)
        for (const beside of placesBeside(this.board, place)) {
          if (closed.has(beside) || this.isReached(costs, beside)) continue
          for (let missing = waves.length; missing <= next; missing++) waves.push([])
          waves[next]?.push(beside)
        }
      }
    return costs
  }

  private isReached(costs: Int32Array, place: number): boolean {
    return (costs[place] ?? -1) !== -1
  }
}
