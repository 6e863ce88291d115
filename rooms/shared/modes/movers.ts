import type { Move, Turn, TurnAnswer, TurnPlayer } from './modeRules.ts'

/** A player who was right, and the move they make. */
export interface Mover {
  player: TurnPlayer
  /** 0 is the leader. */
  rank: number
  answer: TurnAnswer
  move: Move
}

/** The first answer acts first; between equal times the seats decide. */
export function moversOf({ players, answers, moves }: Turn<unknown>): Mover[] {
  const movers = players.flatMap((player, rank): Mover[] => {
    const [answer, move] = [answers.get(player.id), moves.get(player.id)]
    return answer?.correct && move ? [{ player, rank, answer, move }] : []
  })
  return movers.sort((a, b) => a.answer.ms - b.answer.ms || a.player.seat - b.player.seat)
}

/** What a move pays its player is doubled in the finale. What it breaks, or costs others, is not. */
export const movePays = ({ isFinale }: Pick<Turn<unknown>, 'isFinale'>, points: number): number =>
  isFinale ? 2 * points : points

/** A player alone is not in the rear half. Callers count newcomers in it, whatever rank an early point gives them. */
export const isInRearHalf = (rank: number, players: number): boolean => rank > 0 && 2 * rank >= players
