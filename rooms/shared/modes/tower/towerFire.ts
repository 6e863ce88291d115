import type { Tower, TowerBoard, Walker } from './towerBoard.ts'
import { tilesInReach } from './towerSpots.ts'
import { placeOf, stepOf } from './towerWaves.ts'

interface Hit {
  walker: Walker
  at: number
  damage: number
  isLast: boolean
}

const damageOf = ({ stones, power = 100 }: Pick<Tower, 'stones' | 'power'>): number =>
  Math.max(1, Math.round((stones * power) / 100))

/** The monsters of a turn under fire. They are copies, so that the board before does not change. */
export class TowerFire {
  /** Those that this turn takes nearest to the end come first. */
  private readonly walkers: Walker[]
  private readonly roads: TowerBoard['roads']
  private readonly width: number

  constructor({ walkers, roads, width }: TowerBoard) {
    const ahead = (walker: Walker) => (roads[walker.road]?.length ?? 0) - stepOf(walker, walker.walked + 1, roads)
    this.walkers = walkers.map((walker) => ({ ...walker })).sort((a, b) => ahead(a) - ahead(b) || a.id - b.id)
    this.roads = roads
    this.width = width
  }

  get alive(): Walker[] {
    return this.walkers.filter(({ left }) => left > 0)
  }

  /** Hits the monster nearest to the end. Damage beyond its life hits the next. */
  shoot(damage: number): Hit[] {
    return this.spend(damage, () => true)
  }

  /** A tower fires its level at monsters that walk past it in this turn. */
  fireFrom({ at, stones, power }: Tower): Hit[] {
    if (stones === 0) return []
    const reach = tilesInReach(this.width, at, this.roads)
    return this.spend(damageOf({ stones, power }), (walker) => {
      const [from, to] = [stepOf(walker, walker.walked, this.roads), stepOf(walker, walker.walked + 1, this.roads)]
      return reach[walker.road]?.slice(from, to + 1).includes(true) ?? false
    })
  }

  private spend(damage: number, isTarget: (walker: Walker) => boolean): Hit[] {
    const hits: Hit[] = []
    let rest = damage
    for (const walker of this.walkers) {
      if (rest === 0) break
      if (walker.left === 0 || !isTarget(walker)) continue
      const spent = Math.min(rest, walker.left)
      rest -= spent
      walker.left -= spent
      hits.push({ walker, at: placeOf(walker, this.roads), damage: spent, isLast: walker.left === 0 })
    }
    return hits
  }
}
