import { takeEnterOnce } from './heldKeys.ts'
import { keepSecondPresses } from './secondPresses.ts'
import { letNothingBeDropped } from './strayDrops.ts'

/** What hands do that nobody means, kept from every page. */
export function calmHands(): void {
  keepSecondPresses()
  takeEnterOnce()
  letNothingBeDropped()
}
