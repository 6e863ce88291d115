import type { FinalScore, GameFinished } from '../../../rooms/shared/contract/game.ts'
import type { OnPodium } from '../../parts/game/Podium.tsx'
import { gameEndTexts } from '../../texts/gameEnd.ts'
import { gamePlayTexts } from '../../texts/gamePlay.ts'

const steps = 3

/** Where nobody has a point nobody has won, whatever place they are in. */
export const hasWinner = ({ players }: Pick<GameFinished, 'players'>): boolean => players.some(({ score }) => score > 0)

/** Among equals the places go by time; without a word about it they would look like a mistake. */
const withTime = (best: readonly FinalScore[], index: number): string => {
  const { score = 0 } = best[index] ?? {}
  const points = gamePlayTexts.points(score)
  return score > 0 && score === best[index + 1]?.score ? gameEndTexts.faster(points) : points
}

/** `withCorrect`: both figures at once, for a podium that stands for both. */
export const byScore = (players: readonly FinalScore[], withCorrect = false): OnPodium[] =>
  players
    .filter(({ place }) => place <= steps)
    .map(({ id, username, slime, correctCount }, index, best) => ({
      id,
      username,
      slime,
      figure: withTime(best, index),
      ...(withCorrect && { note: gameEndTexts.correctCount(correctCount) }),
    }))

export const byKnowledge = (mostCorrect: readonly FinalScore[]): OnPodium[] =>
  mostCorrect.map(({ id, username, slime, correctCount }) => ({
    id,
    username,
    slime,
    figure: gameEndTexts.correctCount(correctCount),
  }))

/** Two podiums with the same faces on the same steps say nothing that one does not. */
export const sameOnBoth = (players: readonly FinalScore[], mostCorrect: readonly FinalScore[]): boolean => {
  const best = players.filter(({ place }) => place <= steps)
  return best.length === mostCorrect.length && best.every(({ id }, index) => mostCorrect[index]?.id === id)
}
