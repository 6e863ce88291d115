import type { ChoosingStyle } from '../../rooms/shared/bots/students.ts'
import type { Contender, MeasuredGame } from './modeContenders.ts'

interface MoveFigures {
  move: string
  /** Its share of all choices, for each way to choose. */
  chosen: Record<'sensible' | 'random' | 'first', number>
  /** What it brought on average to players who chose at random, at once and later, and what it took from others. */
  gain: number
  harm: number
}

/** Over many games: what each move was chosen for, and what came of it. */
export class MoveTally {
  private readonly moves: Contender['moves']
  private readonly picks = new Map<string, number>()
  private readonly gains = new Map<string, number>()
  private readonly harms = new Map<string, number>()

  constructor({ moves }: Contender) {
    this.moves = moves
  }

  count({ turns, students }: MeasuredGame): void {
    const styleOf = (player: string | undefined): ChoosingStyle | undefined => students.get(player ?? '')?.style
    const moveOf = new Map(Object.entries(this.moves).flatMap(([move, reasons]) => reasons.map((why) => [why, move])))
    const add = (tally: Map<string, number>, key: string, by: number) => tally.set(key, (tally.get(key) ?? 0) + by)
    for (const { turn, outcome } of turns) {
      for (const [player, { id }] of turn.moves) add(this.picks, `${styleOf(player)} ${id}`, 1)
      for (const { player, by, reason, other } of outcome.changes) {
        const brought = moveOf.get(reason)
        if (brought && styleOf(player) === 'random') add(this.gains, brought, by)
        const taken =
          by < 0 && other !== undefined && styleOf(other) === 'random' ? turn.moves.get(other)?.id : undefined
        if (taken) add(this.harms, taken, -by)
      }
    }
  }

  figures(): MoveFigures[] {
    const moves = Object.keys(this.moves)
    const picked = (style: string, move: string) => this.picks.get(`${style} ${move}`) ?? 0
    const share = (style: string, move: string) => {
      const all = moves.reduce((sum, each) => sum + picked(style, each), 0)
      return all === 0 ? 0 : picked(style, move) / all
    }
    return moves.map((move) => {
      const picks = Math.max(1, picked('random', move))
      return {
        move,
        chosen: { sensible: share('sensible', move), random: share('random', move), first: share('first', move) },
        gain: (this.gains.get(move) ?? 0) / picks,
        harm: (this.harms.get(move) ?? 0) / picks,
      }
    })
  }
}
