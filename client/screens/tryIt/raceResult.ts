import type { FinalScore } from '../../../rooms/shared/contract/gameResults.ts'
import { isToldPlace } from '../../parts/game/standings/rankChanges.ts'
import { gameEndTexts } from '../../texts/game/gameEnd.ts'
import { placeText } from '../../texts/game/gamePlay.ts'
import { tryOutTexts } from '../../texts/tryOut.ts'

/** What a visitor is told of the race. As in any game, without points there is no place and nothing to cheer. */
export const raceResult = (players: readonly FinalScore[], ownId: string) => {
  const own = players.find(({ id }) => id === ownId)
  const hasPoints = players.some(({ score }) => score > 0)
  const place = own && own.score > 0 && isToldPlace(own.place, players.length) ? own.place : null
  return {
    correctCount: own?.correctCount ?? 0,
    hasPoints,
    cheers: place !== null && place <= 3,
    title: titleOf(place, hasPoints),
  }
}

const titleOf = (place: number | null, hasPoints: boolean): string => {
  if (!hasPoints) return gameEndTexts.nobodyScored
  if (place === null) return gameEndTexts.thanks
  return place === 1 ? tryOutTexts.won : tryOutTexts.came(placeText(place))
}
