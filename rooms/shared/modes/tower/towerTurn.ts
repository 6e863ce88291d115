import type { MoveOffer, QuestionFrame, Turn, TurnOutcome } from '../modeRules.ts'
import { type Mover, movePays, moversOf } from '../movers.ts'
import { type AnyReason, byChaos, TurnPoints } from '../turnPoints.ts'
import type { Tower, TowerBoard, Walker } from './towerBoard.ts'
import { climbTo } from './towerClimb.ts'
import type { TowerEvent, TowerMove, TowerReason } from './towerEvents.ts'
import { TowerFire } from './towerFire.ts'
import { placeOf, turnsForTheWay, weightOf } from './towerWaves.ts'

const buildPays = 10
const stonePays = 3
const mostForStones = 18
const fireDamage = 6
const lastHitPays = { weak: 10, medium: 20, strong: 30 } as const
const leakCosts = 10

type Tuned = Pick<TowerBoard, 'terms'>
type Frame = Pick<QuestionFrame, 'settings'>

/** Each wind is as likely as the others. */
const windsOf = ({ terms }: Tuned, { settings }: Frame): readonly number[] =>
  byChaos(settings.chaos, [25], terms === 2 ? [0, 20, 55] : [0, 20, 60], [0, 0, 75])

const firePays = ({ terms }: Tuned, { settings }: Frame): number =>
  terms === 2 && settings.chaos === 'lively' ? 25 : 20

/** How much weaker the next wave is after monsters got through, or when few lives are left. */
const moods = { first: { leak: 0.9, desperate: 0.8 }, second: { leak: 0.87, desperate: 0.75 } } as const

export function offerTowerMoves(board: TowerBoard, frame: QuestionFrame): MoveOffer<TowerMove>[] {
  const { towers } = board
  const winds = windsOf(board, frame).map((wind) => movePays(frame, wind))
  const [least, most] = [Math.min(...winds), Math.max(...winds)]
  const chance = Math.round((100 * winds.filter((wind) => wind === most).length) / winds.length)
  const build = { pays: movePays(frame, buildPays), perStone: stonePays, most: mostForStones }
  return [
    { id: 'build', places: towers.map(({ at }) => at), values: build },
    { id: 'fire', values: { pays: movePays(frame, firePays(board, frame)), damage: fireDamage } },
    { id: 'climb', values: { least, most, chance } },
  ]
}

/** One turn while it is played out. The board at its beginning is not changed. */
class TowerTurn {
  private readonly turn: Turn<TowerBoard>
  private readonly points: TurnPoints<TowerReason>
  private readonly events: TowerEvent[] = []
  private readonly towers: Tower[]
  private readonly built: Record<string, number[]>
  private readonly fire: TowerFire
  private lives: number

  constructor(turn: Turn<TowerBoard>) {
    const { board } = turn
    this.turn = turn
    this.points = new TurnPoints<TowerReason>(turn)
    this.towers = board.towers.map((tower) => ({ ...tower }))
    this.built = { ...board.built }
    this.fire = new TowerFire(board)
    this.lives = board.lives
  }

  play(): TurnOutcome<TowerBoard, TowerEvent, TowerReason | AnyReason> {
    const { turn, points, events } = this
    const { board } = turn
    const movers = moversOf(turn)
    for (const { id } of turn.players) if (turn.learned.has(id)) events.push({ kind: 'bubble', player: id })
    for (const mover of movers) if (mover.move.id === 'build') this.build(mover)
    this.layStones()
    for (const mover of movers) if (mover.move.id === 'fire') this.shoot(mover)
    for (const mover of movers) if (mover.move.id === 'climb') this.climb(mover)
    this.payForStones(this.fireTowers())
    const { walkers, isLeaking } = this.walkOn()
    if (isLeaking) this.blameNobodyWhoKnew()
    const next: TowerBoard = {
      ...board,
      ...climbTo(board, turn.players, turn.total, points),
      towers: this.towers,
      built: this.built,
      lives: this.lives,
      walkers,
      mood: this.moodAfter(isLeaking),
    }
    return { board: next, changes: points.changes, events, end: this.endOf() }
  }

  /** The tower with the fewest stones; of equals the one that monsters meet first. */
  private lowestTower(): number {
    return this.towers.reduce((low, { stones }, index) => (stones < (this.towers[low]?.stones ?? 0) ? index : low), 0)
  }

  private build({ player: { id }, move }: Mover): void {
    const aimed = this.towers.findIndex(({ at }) => at === move.at)
    const index = aimed >= 0 ? aimed : this.lowestTower()
    const tower = this.towers[index]
    if (!tower) return
    tower.stones += 1
    tower.last = id
    this.built[id] = [...(this.built[id] ?? []), index]
    this.points.add(id, movePays(this.turn, buildPays), 'build')
    this.events.push({ kind: 'built', player: id, at: tower.at, stones: tower.stones })
  }

  /** Each right answer lays a stone by itself, whatever move the player chooses. */
  private layStones(): void {
    const { players, answers } = this.turn
    const laid = this.towers.map(() => 0)
    for (const { id } of players) {
      if (!answers.get(id)?.correct) continue
      const index = this.lowestTower()
      const tower = this.towers[index]
      if (!tower) continue
      tower.stones += 1
      laid[index] = (laid[index] ?? 0) + 1
    }
    for (const [index, { at, stones }] of this.towers.entries()) {
      const by = laid[index] ?? 0
      if (by > 0) this.events.push({ kind: 'raised', at, by, stones })
    }
  }

  private shoot({ player: { id } }: Mover): void {
    this.points.add(id, movePays(this.turn, firePays(this.turn.board, this.turn)), 'fire')
    for (const { walker, at, damage, isLast } of this.fire.shoot(fireDamage)) {
      const { id: monster, kind, left, full } = walker
      this.events.push({ kind: 'shot', player: id, monster, walker: kind, at, damage, left, full })
      if (isLast) this.fell(walker, at, id, movePays(this.turn, lastHitPays[walker.kind]), 'last-hit')
    }
  }

  private climb({ player: { id } }: Mover): void {
    const random = this.turn.chance('wind', id)
    const winds = windsOf(this.turn.board, this.turn)
    const wind = winds[Math.floor(random() * winds.length)] ?? 0
    const paid = this.points.add(id, movePays(this.turn, wind), 'climb')
    if (paid > 0) this.events.push({ kind: 'climbed', player: id, paid })
    else this.events.push({ kind: 'becalmed', player: id, isPrivate: true })
  }

  private fell({ id }: Walker, at: number, player: string, pays: number, reason: 'last-hit' | 'tower-hit'): void {
    const paid = player === '' ? 0 : this.points.add(player, pays, reason)
    this.events.push(
      player === '' ? { kind: 'fell', monster: id, at, paid } : { kind: 'fell', monster: id, at, player, paid },
    )
  }

  /** Returns the towers that had something to fire at. */
  private fireTowers(): Set<number> {
    const fired = new Set<number>()
    for (const [index, tower] of this.towers.entries())
      for (const { walker, at, damage, isLast } of this.fire.fireFrom(tower)) {
        fired.add(index)
        this.events.push({ kind: 'fired', from: tower.at, monster: walker.id, at, damage, left: walker.left })
        if (isLast) this.fell(walker, at, tower.last, lastHitPays[walker.kind], 'tower-hit')
      }
    return fired
  }

  private payForStones(fired: ReadonlySet<number>): void {
    for (const { id } of this.turn.players) {
      const stones = this.built[id]?.filter((tower) => fired.has(tower)).length ?? 0
      this.points.add(id, Math.min(mostForStones, stonePays * stones), 'stones')
    }
  }

  private walkOn(): { walkers: Walker[]; isLeaking: boolean } {
    const { roads } = this.turn.board
    const walkers: Walker[] = []
    let isLeaking = false
    for (const walker of this.fire.alive.sort((a, b) => a.id - b.id)) {
      const moved = { ...walker, walked: walker.walked + 1 }
      const [from, to] = [placeOf(walker, roads), placeOf(moved, roads)]
      this.events.push({ kind: 'walked', monster: walker.id, from, to })
      if (moved.walked < turnsForTheWay[walker.kind]) walkers.push(moved)
      else {
        isLeaking = true
        const cost = weightOf[walker.kind]
        this.lives = Math.max(0, this.lives - cost)
        this.events.push({ kind: 'leaked', monster: walker.id, at: to, cost, lives: this.lives })
      }
    }
    return { walkers, isLeaking }
  }

  /** Once a turn, however many monsters got through. Only players who were wrong and did not learn lose points. */
  private blameNobodyWhoKnew(): void {
    const { players, answers, learned } = this.turn
    for (const { id } of players)
      if (!answers.get(id)?.correct && !learned.has(id)) this.points.add(id, -leakCosts, 'leak')
  }

  private moodAfter(isLeaking: boolean): number {
    const { board, played } = this.turn
    if (played < 3) return board.mood
    const isDesperate = this.lives < 0.4 * board.fullLives
    if (isLeaking || isDesperate) this.events.push({ kind: 'hesitated' })
    const { leak, desperate } = board.terms === 2 ? moods.second : moods.first
    return board.mood * (isLeaking ? leak : 1.03) * (isDesperate ? desperate : 1)
  }

  private endOf(): 'won' | 'lost' | null {
    if (this.lives === 0) return 'lost'
    return this.turn.isLast ? 'won' : null
  }
}

export const playTowerTurn = (turn: Turn<TowerBoard>): TurnOutcome<TowerBoard, TowerEvent, TowerReason | AnyReason> =>
  new TowerTurn(turn).play()
