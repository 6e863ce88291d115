import type { ConductorNeeds } from '../game/conductor.ts'
import { rivalId } from '../shared/practice/practiceRules.ts'

/** The pupil sets the pace, and nobody waits for a rival that is a script. */
export const practiceAttendance = (isPupilHere: () => boolean): ConductorNeeds['attendance'] => ({
  get size() {
    return isPupilHere() ? 1 : 0
  },
  has: (player) => player === rivalId || isPupilHere(),
  isHere: (player) => player !== rivalId,
  nextAbsenceAt: Number.POSITIVE_INFINITY,
  isLed: true,
  draws: () => false,
  beginsToDraw: () => {},
})
