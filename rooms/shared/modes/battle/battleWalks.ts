import { placesBeside, stepsBetween } from '../../maps/tileGrid.ts'
import type { BattleBoard } from './battleBoard.ts'

const walkReach = 4

/** The ways of one turn: slimes that start at one place for the same aim walk the same way. */
export class BattleWalks {
  private readonly board: Pick<BattleBoard, 'width' | 'height'>
  private readonly walls: ReadonlySet<number>
  private readonly known = new Map<string, number[]>()

  constructor(board: Pick<BattleBoard, 'width' | 'height' | 'walls'>) {
    this.board = board
    this.walls = new Set(board.walls)
  }

  /** As near as four tiles lead: onto a thing that is to be picked up, but only beside a slime or monster. */
  towards(from: number, aim: number, isPickedUp: boolean): number[] {
    const key = `${from}:${aim}:${isPickedUp}`
    const known = this.known.get(key)
    if (known) return [...known]
    const way = this.search(from, aim, isPickedUp)
    this.known.set(key, way)
    return [...way]
  }

  private search(from: number, aim: number, isPickedUp: boolean): number[] {
    const cameFrom = new Map([[from, from]])
    const away = (place: number) => stepsBetween(this.board.width, place, aim)
    const isOpen = (place: number) => !this.walls.has(place) && (isPickedUp || place !== aim)
    let nearest = from
    let edge = [from]
    for (let step = 0; step < walkReach && away(nearest) > (isPickedUp ? 0 : 1); step++) {
      edge = edge.flatMap((place) => {
        const beside = placesBeside(this.board, place).filter((next) => !cameFrom.has(next) && isOpen(next))
        for (const next of beside) cameFrom.set(next, place)
        return beside
      })
      for (const place of edge) if (away(place) < away(nearest)) nearest = place
    }
    const way = [nearest]
    for (let place = nearest; place !== from; ) {
      place = cameFrom.get(place) ?? from
      way.unshift(place)
    }
    return way
  }
}
