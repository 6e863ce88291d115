import { chanceOf } from '../../../../rooms/shared/chance.ts'
import { type GameSettings, gameSettings } from '../../../../rooms/shared/contract/gameSettings.ts'
import type { TileGrid } from '../../../../rooms/shared/maps/tileGrid.ts'
import type {
  Chance,
  GameFrame,
  Move,
  QuestionFrame,
  ScoreChange,
  Turn,
  TurnAnswer,
  TurnPlayer,
} from '../../../../rooms/shared/modes/modeRules.ts'
import { finaleFrom } from '../../../../rooms/shared/modes/turnPoints.ts'

/** One character per tile. */
export const drawnGrid = (legend: Record<string, string>, ...rows: string[]): TileGrid => ({
  width: rows[0]?.length ?? 0,
  height: rows.length,
  types: rows.flatMap((row) => [...row].map((character) => legend[character] ?? character)),
})

/** Chance that gives these numbers for a purpose, in this order, and then repeats the last. Other purposes draw by a seed. */
export function rigged(draws: Record<string, readonly number[]>): Chance {
  const others = chanceOf(1, 1)
  return (purpose, player) => {
    const list = draws[purpose]
    if (!list) return others(purpose, player)
    let next = 0
    return () => list[Math.min(next++, list.length - 1)] ?? 0
  }
}

export interface FrameOver {
  chaos?: GameSettings['chaos']
  speedBonus?: boolean
  played?: number
  total?: number
  chance?: Chance
}

export const aFrame = ({
  chaos = 'lively',
  speedBonus = true,
  played = 1,
  total = 15,
  chance,
}: FrameOver = {}): GameFrame & QuestionFrame => ({
  settings: { ...gameSettings.parse({}), chaos, speedBonus },
  total,
  chance: chance ?? chanceOf(1, played),
  question: played,
  played,
  isFinale: played >= finaleFrom(total),
  isLast: played === total,
})

export const aPlayer = (id: string, over: Partial<TurnPlayer> = {}): TurnPlayer => ({
  id,
  seat: Number(id.replaceAll(/\D/g, '')) || 1,
  score: 500,
  correctCount: 0,
  streak: 0,
  totalMs: 0,
  ...over,
})

export const right = (over: Partial<TurnAnswer> = {}): TurnAnswer => ({
  correct: true,
  ms: 15_000,
  fast: false,
  early: false,
  ...over,
})
export const fastRight = right({ ms: 2000, fast: true, early: true })
export const wrong: TurnAnswer = { correct: false, ms: 9000, fast: false, early: false }

/** What one player does in a turn: right with a move, right at the second look, wrong, or no answer. */
export type Part = { answer?: TurnAnswer; move?: Move | string; learned?: true; score?: number; seat?: number }

/** A turn in which each player does their part. The players are listed in order of rank. */
export function aTurn<Board>(board: Board, parts: Record<string, Part>, over: FrameOver = {}): Turn<Board> {
  const entries = Object.entries(parts)
  const moves = new Map<string, Move>()
  for (const [id, { move }] of entries) if (move) moves.set(id, typeof move === 'string' ? { id: move } : move)
  const answerOf = ({ answer, move, learned }: Part) => answer ?? (move ? right() : learned ? wrong : undefined)
  return {
    ...aFrame(over),
    board,
    players: entries.map(([id, { score = 500, seat }]) =>
      aPlayer(id, seat === undefined ? { score } : { score, seat }),
    ),
    answers: new Map(
      entries.flatMap(([id, part]): [string, TurnAnswer][] => {
        const answer = answerOf(part)
        return answer ? [[id, answer]] : []
      }),
    ),
    learned: new Set(entries.filter(([, { learned }]) => learned).map(([id]) => id)),
    moves,
  }
}

/** The points that a player got and lost, by reason. */
export function gainsOf(changes: readonly ScoreChange[], player: string): Record<string, number> {
  const gains: Record<string, number> = {}
  for (const change of changes)
    if (change.player === player) gains[change.reason] = (gains[change.reason] ?? 0) + change.by
  return gains
}
