import type { MoveOffer, QuestionFrame, Turn, TurnAnswer, TurnOutcome } from '../modeRules.ts'
import { type Mover, movePays, moversOf } from '../movers.ts'
import { type AnyReason, byChaos, TurnPoints } from '../turnPoints.ts'
import { patrolPlace, type SurvivalBoard } from './survivalBoard.ts'
import type { Hit, SurvivalEvent, SurvivalMove, SurvivalReason } from './survivalEvents.ts'
import { hazardsOf, spreadingOf } from './survivalHazards.ts'
import { emptiestFrom, harmfulFrom, hopFrom, safestFrom, type Terrain, terrainOf } from './survivalWalks.ts'

const hidePays = 15
const roamPays = 25

type Chaos = QuestionFrame['settings']['chaos']
/** Each coin is as likely as the others. Beside it: how often the ground breaks under a player who dares. */
const coinsOf = (chaos: Chaos): readonly number[] => byChaos(chaos, [10, 20, 45], [0, 20, 60], [0, 0, 140])
const breaksShare = (chaos: Chaos): number => byChaos(chaos, 0, 0.5, 1)

export function offerSurvivalMoves(frame: QuestionFrame): MoveOffer<SurvivalMove>[] {
  const { chaos } = frame.settings
  const coins = coinsOf(chaos).map((coin) => movePays(frame, coin))
  const dare = {
    least: Math.min(...coins),
    most: Math.max(...coins),
    breaksPercent: Math.round(100 * breaksShare(chaos)),
  }
  return [
    { id: 'hide', values: { pays: movePays(frame, hidePays) } },
    { id: 'roam', values: { pays: movePays(frame, roamPays) } },
    { id: 'dare', values: dare },
  ]
}

/** One turn while it is played out. The board at its beginning is not changed. */
class SurvivalTurn {
  private readonly turn: Turn<SurvivalBoard>
  private readonly points: TurnPoints<SurvivalReason>
  private readonly terrain: Terrain
  private readonly events: SurvivalEvent[] = []
  /** A Map, because the JavaScript engine is slow to change a copied record: a thousand entries of it took 200 ms. */
  private readonly figures: Map<string, number>
  private readonly hearts: Record<string, number>
  private readonly shielded: Set<string>
  private readonly rising: Set<string>
  /** Players who have already faced the hazard of their tile by daring. */
  private readonly dared = new Set<string>()

  constructor(turn: Turn<SurvivalBoard>) {
    const { board } = turn
    this.turn = turn
    this.points = new TurnPoints<SurvivalReason>(turn)
    this.terrain = terrainOf(board, hazardsOf(board))
    this.figures = new Map(Object.entries(board.figures))
    this.hearts = { ...board.hearts }
    this.shielded = new Set(board.shielded)
    this.rising = new Set(board.rising)
  }

  play(): TurnOutcome<SurvivalBoard, SurvivalEvent, SurvivalReason | AnyReason> {
    const { turn, events, points } = this
    const { board } = turn
    this.walk()
    for (const [patrol, walker] of board.patrols.entries()) {
      const [from, to] = [patrolPlace(walker, board.steps), patrolPlace(walker, board.steps + 1)]
      events.push({ kind: 'patrolled', patrol, from, to })
    }
    events.push({ kind: 'quaked', blocks: board.shaking, movingHurts: board.movingHurts })
    for (const { id } of turn.players) {
      const answer = turn.answers.get(id)
      if (board.hearts[id] === 0) this.rise(id, answer)
      else this.standTheGround(id, answer)
    }
    const spreadings = spreadingOf(board, turn.played, turn.chance)
    for (const spreading of spreadings) events.push({ kind: 'swarmed', ...spreading })
    const next: SurvivalBoard = {
      ...board,
      steps: board.steps + 1,
      swarm: [...board.swarm, ...spreadings.map(({ to }) => to)],
      shaking: [],
      figures: Object.fromEntries(this.figures),
      hearts: this.hearts,
      shielded: this.inOrder(this.shielded),
      rising: this.inOrder(this.rising),
    }
    return { board: next, changes: points.changes, events, end: null }
  }

  /** A list in fixed order, whoever acted first. */
  private inOrder(players: ReadonlySet<string>): string[] {
    return Object.keys(this.hearts).filter((id) => players.has(id))
  }

  /** Players look for an empty place in order of their answers. All arrive before roaming is paid, because it pays only alone. */
  private walk(): void {
    const { turn, terrain, events, figures } = this
    const movers = moversOf(turn)
    const standing = terrain.hazards.map(() => 0)
    const count = (place: number, by: number) => {
      standing[place] = (standing[place] ?? 0) + by
    }
    for (const place of figures.values()) count(place, 1)
    const move = (id: string, to: (from: number) => number) => {
      const from = figures.get(id) ?? 0
      count(from, -1)
      const place = to(from)
      figures.set(id, place)
      count(place, 1)
    }
    for (const { id } of turn.players) {
      if (!turn.learned.has(id)) continue
      const from = figures.get(id) ?? 0
      move(id, (from) => hopFrom(terrain, from))
      events.push({ kind: 'bubble', player: id }, { kind: 'hopped', player: id, from, to: figures.get(id) ?? 0 })
    }
    for (const mover of movers) move(mover.player.id, (from) => this.targetOf(mover, from, standing))
    for (const mover of movers) this.arrive(mover, standing)
  }

  private targetOf({ player, move }: Mover, from: number, standing: readonly number[]): number {
    if (move.id === 'dare') return harmfulFrom(this.terrain, from) ?? from
    if (move.id !== 'roam') return safestFrom(this.terrain, from)
    return emptiestFrom(this.terrain, from, standing, this.turn.chance('roam', player.id))
  }

  private arrive({ player: { id }, move, answer }: Mover, standing: readonly number[]): void {
    const to = this.figures.get(id) ?? 0
    const told = (move: SurvivalMove, pays: number) => {
      const paid = this.points.add(id, movePays(this.turn, pays), move)
      const from = this.turn.board.figures[id] ?? 0
      this.events.push({ kind: 'moved', player: id, move, from, to, paid })
      return paid
    }
    if (move.id === 'roam') told('roam', standing[to] === 1 ? roamPays : 0)
    else if (move.id === 'dare') {
      const { coin, breaks } = this.dareAt(id, to)
      const paid = told('dare', breaks && !this.canAfford(id, answer) ? 0 : coin)
      if (paid === 0) this.events.push({ kind: 'empty', player: id, isPrivate: true })
      if (breaks) this.hit(id, to, 'dare', answer)
      this.dared.add(id)
    } else {
      this.shielded.add(id)
      told('hide', hidePays)
    }
  }

  /** If all ground in reach is harmless, it does not break. */
  private dareAt(id: string, place: number): { coin: number; breaks: boolean } {
    const { chaos } = this.turn.settings
    const random = this.turn.chance('dare', id)
    const coins = coinsOf(chaos)
    const coin = coins[Math.floor(random() * coins.length)] ?? 0
    return { coin, breaks: this.terrain.hazards[place] !== null && random() < breaksShare(chaos) }
  }

  /** Broken ground costs a heart. A ghost without a guard has none to pay with, so it drops the coin, or daring would be free. */
  private canAfford(id: string, answer: TurnAnswer): boolean {
    return answer.fast || this.shielded.has(id) || this.hearts[id] !== 0
  }

  /** A fast answer is a guard for this turn; the shield from hiding is used up. A ghost has nothing left to lose. */
  private hit(id: string, at: number, by: Hit, answer: TurnAnswer | undefined): void {
    const { events } = this
    const left = this.hearts[id] ?? 0
    if (answer?.fast) events.push({ kind: 'shrugged', player: id, at, by, guard: 'fast' })
    else if (this.shielded.delete(id)) events.push({ kind: 'shrugged', player: id, at, by, guard: 'shield' })
    else if (left > 0) {
      this.hearts[id] = left - 1
      events.push({ kind: 'hurt', player: id, at, by, hearts: left - 1, isPrivate: true })
    }
  }

  /** A player loses at most one heart a turn. One who has learned is safe in a bubble. */
  private standTheGround(id: string, answer: TurnAnswer | undefined): void {
    const at = this.figures.get(id)
    if (at === undefined || this.dared.has(id) || this.turn.learned.has(id)) return
    const by = this.terrain.hazards[at]
    if (by) this.hit(id, at, by, answer)
  }

  /** Two right answers in a row bring one heart back to a ghost. */
  private rise(id: string, answer: TurnAnswer | undefined): void {
    if (!answer?.correct) this.rising.delete(id)
    else if (this.rising.delete(id)) {
      this.hearts[id] = 1
      this.events.push({ kind: 'revived', player: id })
    } else this.rising.add(id)
  }
}

export const playSurvivalTurn = (
  turn: Turn<SurvivalBoard>,
): TurnOutcome<SurvivalBoard, SurvivalEvent, SurvivalReason | AnyReason> => new SurvivalTurn(turn).play()
