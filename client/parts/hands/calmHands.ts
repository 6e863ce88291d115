import { takeEnterOnce } from './heldKeys.ts'
import { keepSecondPresses } from './secondPresses.ts'
import { letNothingBeDropped } from './strayDrops.ts'

/** Guards all pages against presses and drops that no user means. */
export function calmHands(): void {
  keepSecondPresses()
  takeEnterOnce()
  letNothingBeDropped()
}
