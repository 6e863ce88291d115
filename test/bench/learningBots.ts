import type { Strategy } from '../../rooms/shared/modes/modeRules.ts'
import type { ClassSetup, Contender, MeasuredGame } from './modeContenders.ts'

interface Seen {
  times: number
  brought: number
}

type Position = Pick<Parameters<Strategy<unknown>>[0], 'rank' | 'players' | 'answer' | 'frame'>

/** While they learn, so many of their moves are tries. */
const tries = 0.4
/** Somebody who lost to a rival yesterday is worth as much tomorrow: what a move brings is over by the end of the next turn. */
const turnsThatCount = 2
/** What brings no points of its own: it would be there with any move. */
const bringsAnyway: readonly string[] = ['learned']

const positionOf = ({ rank, players, answer, frame }: Position): string => {
  const third = Math.min(2, Math.floor((3 * (rank - 1)) / players))
  return `${third} ${answer.fast ? 'fast' : answer.early ? 'early' : 'late'} ${frame.isLast ? 'last' : frame.isFinale ? 'finale' : ''}`
}

/**
 * They know nothing of the rules: they try, and remember what each move has brought to those who were placed as they are,
 * what it kept from them included. So a table says what moves are worth and not what somebody guessed.
 */
export class LearningBots {
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

  /** What was learned against other habits fades. */
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
/** Games of a small class teach less. */
const usualClass = 30

/** A class that has learned what is worth doing, from games that it plays by itself. */
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
