import type { Strategy } from '../modeRules.ts'
import type { RacingShown } from './racingShown.ts'

/** Lights a Nitro if it is mostly right. Otherwise it spills a slick if a racer is ahead. */
export const sensibleRacer: Strategy<RacingShown> = ({ frame, offers, self, rank }) => {
  const usuallyRight = (self.correctCount + 1) / (frame.played + 2)
  const canLight = offers.some(({ id }) => id === 'nitro')
  if (canLight && usuallyRight > 0.64) return { id: 'nitro' }
  return { id: rank > 1 ? 'slick' : 'steady' }
}
