import type { Move, Turn, TurnAnswer, TurnPlayer } from './modeRules.ts'

/** Somebody who was right, with what they do about it. */
export interface Mover {
  player: TurnPlayer
  /** 0 is the leader. */
  rank: number
  answer: TurnAnswer
  move: Move
}

/** Whose answer came first acts first; seats settle the rest. */
export function moversOf({ players, answers, moves }: Turn<unknown>): Mover[] {
  const movers = players.flatMap((player, rank): Mover[] => {
    const [answer, move] = [answers.get(player.id), moves.get(player.id)]
    return answer?.correct && move ? [{ player, rank, answer, move }] : []
  })
  return movers.sort((a, b) => a.answer.ms - b.answer.ms || a.player.seat - b.player.seat)
}

/** What moves pay counts double in the finale; what they break or cost others does not. */
export const movePays = ({ isFinale }: Pick<Turn<unknown>, 'isFinale'>, points: number): number =>
  isFinale ? 2 * points : points

/** One player alone is not in the rear half. A newcomer is in it, whatever rank an early point gives them. */
export const isInRearHalf = (rank: number, players: number): boolean => rank > 0 && 2 * rank >= players
