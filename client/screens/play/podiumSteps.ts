import type { FinalScore } from '../../../rooms/shared/contract/game.ts'
import type { OnPodium } from '../../parts/game/Podium.tsx'
import { gamePlayTexts } from '../../texts/gamePlay.ts'

/** The third step rises first; who came first is not known before this, on the wall or on any phone. */
export const winnerShownMs = 3600

const onPodium = ({ id, username, slime }: FinalScore, figure: string): OnPodium => ({ id, username, slime, figure })

export const byScore = (players: readonly FinalScore[]): OnPodium[] =>
  players.filter(({ place }) => place <= 3).map((player) => onPodium(player, gamePlayTexts.points(player.score)))

export const byKnowledge = (mostCorrect: readonly FinalScore[]): OnPodium[] =>
  mostCorrect.map((player) => onPodium(player, gamePlayTexts.correctCount(player.correctCount)))
