import type { Strategy } from '../../rooms/shared/modes/modeRules.ts'
import type { ClassSetup, Contender, MeasuredGame } from './modeContenders.ts'

interface Seen {
  times: number
  brought: number
}

type Position = Pick<Parameters<Strategy<unknown>>[0], 'rank' | 'players' | 'answer' | 'frame'>

/** While they learn, this share of their moves are tries. */
const tries = 0.4
/** A move counts up to the end of the next turn. To lose to a rival yesterday says nothing about tomorrow. */
const turnsThatCount = 2
/** Pay that comes with any move, so it says nothing about the move. */
const bringsAnyway: readonly string[] = ['learned']

const positionOf = ({ rank, players, answer, frame }: Position): string => {
  const third = Math.min(2, Math.floor((3 * (rank - 1)) / players))
  return `${third} ${answer.fast ? 'fast' : answer.early ? 'early' : 'late'} ${frame.isLast ? 'last' : frame.isFinale ? 'finale' : ''}`
}

/**
 * Bots that know no rules: they try moves, and remember what each brought to players in the same position, with the losses it
 * prevented. So a table shows what moves are really worth, not what somebody guessed.
 */
class LearningBots {
  private readonly seen = new Map<string, Map<string, Seen>>()
  private isTrying = true

  readonly choose: Strategy<unknown> = (sight) => {
    const { offers, random } = sight
    const known = this.seen.get(positionOf(sight))
    const draw = random()
    if (!known || (this.isTrying && draw < tries)) {
      const offer = offers[Math.floor(random() * offers.length)]
      return { id: offer?.id ?? '' }
    }
    const worth = ({ id }: { id: string }) => {
      const { brought, times } = known.get(id) ?? { brought: 0, times: 0 }
      return times === 0 ? Number.NEGATIVE_INFINITY : brought / times
    }
    const best = offers.reduce((one, other) => (worth(other) > worth(one) ? other : one))
    return { id: best.id }
  }

  stopTrying(): void {
    this.isTrying = false
  }

  /** Halves old experience, because it was gained against other habits. */
  fade(): void {
    for (const moves of this.seen.values())
      for (const seen of moves.values()) {
        seen.times /= 2
        seen.brought /= 2
      }
  }

  learnFrom({ turns }: MeasuredGame): void {
    const brought = turns.map(({ outcome }) => {
      const sums = new Map<string, number>()
      for (const { player, by, reason } of outcome.changes)
        if (!bringsAnyway.includes(reason)) sums.set(player, (sums.get(player) ?? 0) + by)
      return sums
    })
    for (const [index, { turn }] of turns.entries())
      for (const [rank, { id }] of turn.players.entries()) {
        const [move, answer] = [turn.moves.get(id), turn.answers.get(id)]
        if (!move || !answer) continue
        const points = brought.slice(index, index + turnsThatCount).reduce((sum, sums) => sum + (sums.get(id) ?? 0), 0)
        this.remember(
          positionOf({ rank: rank + 1, players: turn.players.length, answer, frame: turn }),
          move.id,
          points,
        )
      }
  }

  private remember(position: string, move: string, points: number): void {
    const moves = this.seen.get(position) ?? new Map<string, Seen>()
    const { times, brought } = moves.get(move) ?? { times: 0, brought: 0 }
    this.seen.set(position, moves.set(move, { times: times + 1, brought: brought + points }))
  }
}

const lessons = 5
const gamesEach = 25
/** A small class learns less from a game, so it plays more. */
const usualClass = 30

/** A class that has learned which moves are worth it, from games among itself. */
export function learnedClass({ play }: Contender, setup: ClassSetup): LearningBots {
  const bots = new LearningBots()
  const games = Math.round((gamesEach * usualClass) / setup.players)
  for (let lesson = 0, seed = 1; lesson < lessons; lesson++) {
    bots.fade()
    for (let game = 0; game < games; game++)
      bots.learnFrom(play({ ...setup, sensible: bots.choose, choosers: ['sensible'] }, seed++))
  }
  bots.stopTrying()
  return bots
}
