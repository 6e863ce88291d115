import type { Feeling } from '../../../stage/stageView.ts'
import type { GameView, PlayerView } from '../../../state/gameView.ts'

const proudRun = 3
/** Players feel it when they rise or fall by this many places. */
const highRise = 3
const deepFall = 2

type Told = Pick<GameView, 'round' | 'placesBefore' | 'playerCount'>

/**
 * The feeling that the last question and its turn leave a player with. A wrong answer shows none, because the class need not see
 * who was wrong.
 */
export function feelingOf(player: PlayerView, { round, placesBefore, playerCount }: Told): Feeling | undefined {
  const { id, connected, lastAnswerCorrect, streak, place } = player
  if (!connected) return 'asleep'
  let lost = 0
  for (const change of round?.changes ?? []) if (change.player === id) lost -= change.by
  if (lost > 0) return 'dizzy'
  const risen = (placesBefore.get(id) || place) - place
  if (streak >= proudRun || risen >= highRise) return 'proud'
  if (!lastAnswerCorrect) return undefined
  if (risen <= -deepFall) return 'sulking'
  return place > playerCount / 2 ? 'determined' : undefined
}
