import type { QuestionFrame, ScoreChange, Turn } from './modeRules.ts'

export const learnedPoints = 10

/** Every mode pays for learning. */
export type AnyReason = 'learned'

/** The scores while a turn is played out: nothing falls below zero, and every change is kept with its reason. */
export class TurnPoints<Reason extends string = string> {
  readonly changes: ScoreChange<Reason | AnyReason>[] = []
  private readonly scores = new Map<string, number>()

  constructor({ players, learned }: Pick<Turn<unknown>, 'players' | 'learned'>) {
    for (const { id, score } of players) this.scores.set(id, score)
    for (const { id } of players) if (learned.has(id)) this.add(id, learnedPoints, 'learned')
  }

  of(player: string): number {
    return this.scores.get(player) ?? 0
  }

  /** Returns the points really given or taken: a player cannot lose more than they have. */
  add(player: string, points: number, reason: Reason | AnyReason, other?: string): number {
    const before = this.of(player)
    const by = Math.max(-before, points)
    if (by === 0) return 0
    this.scores.set(player, before + by)
    this.changes.push(other === undefined ? { player, by, reason } : { player, by, reason, other })
    return by
  }

  /** Moves points from one player to another, never more than the first has. Returns how many. */
  take(from: string, to: string, points: number, reasons: { lost: Reason; won: Reason }): number {
    const amount = -this.add(from, -points, reasons.lost, to)
    this.add(to, amount, reasons.won, from)
    return amount
  }
}

/** Monsters are stronger for a larger class, counted at the start. */
export const strengthFor = (players: number): number => Math.max(1, Math.round(players / 8))

/** Picks the value for calm, lively or wild. */
export const byChaos = <T>(chaos: 'calm' | 'lively' | 'wild', calm: T, lively: T, wild: T): T =>
  chaos === 'calm' ? calm : chaos === 'lively' ? lively : wild

/** The last three questions; of ten or fewer the last two, of five or fewer the last. */
export const finaleFrom = (total: number): number => Math.max(Math.floor(0.8 * total) + 1, total - 2)

/** Whether the next turn pays double. */
export const isBeforeFinale = ({ played, total }: Pick<QuestionFrame, 'played' | 'total'>): boolean =>
  played + 1 >= finaleFrom(total)
