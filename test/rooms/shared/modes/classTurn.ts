import type { ScoreChange, Turn, TurnAnswer, TurnPlayer } from '../../../../rooms/shared/modes/modeRules.ts'
import { aFrame, aPlayer, type FrameOver } from './oneTurn.ts'

/** With the 20-second limit: fast is under 6.7 seconds, early up to 10. */
export const rightAfter = (seconds: number): TurnAnswer => ({
  correct: true,
  ms: seconds * 1000,
  fast: seconds * 3 <= 20,
  early: seconds * 2 <= 20,
})

/** In order of rank: by score, then in the order in which they are named. */
export const classOf = (scores: Readonly<Record<string, number>>): TurnPlayer[] =>
  Object.entries(scores)
    .map(([id, score], index) => aPlayer(id, { score, seat: index + 1 }))
    .sort((a, b) => b.score - a.score || a.seat - b.seat)

/** A class in which nobody has points yet. */
export const freshClass = (players: number): TurnPlayer[] =>
  classOf(Object.fromEntries(Array.from({ length: players }, (_, index) => [`p${index + 1}`, 0])))

export interface ClassTurn extends FrameOver {
  /** Scores that include the points for this turn's answers. */
  scores: Readonly<Record<string, number>>
  answers?: Readonly<Record<string, TurnAnswer>>
  /** Players who move were right. If no answer is given, they took twelve seconds, which is neither fast nor early. */
  moves?: Readonly<Record<string, string>>
  learned?: readonly string[]
}

/** Makes a turn from scores, which also decide the ranks. */
export function classTurn<Board>(board: Board, { scores, answers, moves, learned, ...over }: ClassTurn): Turn<Board> {
  const movers = Object.entries(moves ?? {})
  return {
    ...aFrame(over),
    board,
    players: classOf(scores),
    answers: new Map([...movers.map(([id]) => [id, rightAfter(12)] as const), ...Object.entries(answers ?? {})]),
    learned: new Set(learned),
    moves: new Map(movers.map(([id, move]) => [id, { id: move }])),
  }
}

/** The points that a player got or lost for one reason, or 0. */
export const changed = ({ changes }: { changes: readonly ScoreChange[] }, player: string, reason: string): number =>
  changes.filter((change) => change.player === player && change.reason === reason).reduce((sum, { by }) => sum + by, 0)

/** Test cases with a number for calm, one for lively and one for wild. */
export const perDial = (calm: number, lively: number, wild: number) =>
  [
    { chaos: 'calm', number: calm },
    { chaos: 'lively', number: lively },
    { chaos: 'wild', number: wild },
  ] as const
