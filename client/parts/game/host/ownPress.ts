/** Nobody can read the new phase in this time, so an earlier press was meant for the old one. */
export const unreadMs = 350

/** Shorter, so that a press counts as soon as the bar takes it: the bar counts from its last picture, which may be older. */
export const quickMs = 250

/**
 * A host who presses a key or a clicker twice means the phase that the first press has ended. By the second press the next phase
 * may be there already, and its question would be over before anybody has read it.
 */
export class OwnPress {
  private hasPressed = false
  private unreadUntil = 0

  phaseBegan(now: number): void {
    this.unreadUntil = this.hasPressed ? now + quickMs : 0
    this.hasPressed = false
  }

  /** Whether a press at this moment counts. */
  counts(now: number): boolean {
    if (now < this.unreadUntil) return false
    this.hasPressed = true
    return true
  }
}
