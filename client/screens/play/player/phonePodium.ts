import type { FinalScore } from '../../../../rooms/shared/contract/gameResults.ts'
import type { Why } from '../../../modes/modeScreen.ts'
import type { OnPodium } from '../../../parts/game/standings/Podium.tsx'
import { gameEndTexts } from '../../../texts/game/gameEnd.ts'
import { gamePlayTexts } from '../../../texts/game/gamePlay.ts'
import { isCheered } from '../podium/podiumSteps.ts'

const steps = 3

/** The first three, as a phone has room for them. Equal scores share a place. */
export const byScore = (players: readonly FinalScore[], why: (player: FinalScore) => Why | null): OnPodium[] =>
  players
    .filter(isCheered(players))
    .slice(0, steps)
    .map((player) => {
      const { id, username, slime, score, place } = player
      return { id, username, slime, place, figure: gamePlayTexts.points(score), why: why(player)?.full ?? null }
    })

/** Players with the same number of right answers share a place. */
export const byKnowledge = (mostCorrect: readonly FinalScore[]): OnPodium[] =>
  mostCorrect.map(({ id, username, slime, correctCount }) => ({
    id,
    username,
    slime,
    place: 1 + mostCorrect.filter((other) => other.correctCount > correctCount).length,
    figure: gameEndTexts.correctCount(correctCount),
  }))
