import type { FinalScore, GameFinished } from '../../../../rooms/shared/contract/gameResults.ts'

/** The players on one step: several if their scores are equal. */
export interface PodiumStep {
  place: number
  /** In the order of the ranking. The step shows the first few; `more` further players share it. */
  players: readonly FinalScore[]
  more: number
}

const steps = 3
const mostOnAStep = 3
/** If all winners are first there is no other step, so theirs is as wide as all three. */
const mostAlone = 8

/** Without a point there is no winner, whatever the places say. */
export const hasWinner = ({ players }: Pick<GameFinished, 'players'>): boolean => players.some(({ score }) => score > 0)

/** Players without points are cheered only if the podium would otherwise be empty, on the wall and on phones alike. */
export const isCheered = (players: readonly FinalScore[]) => {
  const isSmall = players.length <= steps
  return ({ place, score }: FinalScore) => place <= steps && (score > 0 || isSmall)
}

/** The steps of the podium, first place first. Two first places are followed by no second place. */
export function podiumStepsOf(players: readonly FinalScore[]): PodiumStep[] {
  const cheered = players.filter(isCheered(players))
  const places = [...new Set(cheered.map(({ place }) => place))]
  const most = places.length === 1 ? mostAlone : mostOnAStep
  return places.map((place) => {
    const sharing = cheered.filter((player) => player.place === place)
    return { place, players: sharing.slice(0, most), more: Math.max(0, sharing.length - most) }
  })
}

/** Other players who cheer in front of the podium, as far as there is room. */
export function crowdBelow(players: readonly FinalScore[], most: number): FinalScore[] {
  const standing = new Set(podiumStepsOf(players).flatMap((step) => step.players.map(({ id }) => id)))
  return players.filter(({ id }) => !standing.has(id)).slice(0, most)
}

/** A second podium with the same players on the same steps would say nothing new. */
export const sameOnBoth = (players: readonly FinalScore[], mostCorrect: readonly FinalScore[]): boolean => {
  const best = players.slice(0, steps)
  return best.length === mostCorrect.length && best.every(({ id }, index) => mostCorrect[index]?.id === id)
}
