import type { Feeling } from '../../../stage/stageView.ts'
import type { GameView, PlayerView } from '../../../state/gameView.ts'

const proudRun = 3
/** Places by which somebody has to rise or fall to feel it. */
const highRise = 3
const deepFall = 2

type Told = Pick<GameView, 'round' | 'placesBefore' | 'playerCount'>

/** What the last question and its action left a player with. A wrong answer shows no feeling: the class need not see who was wrong. */
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
