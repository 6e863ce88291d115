/**
 * The seats on which this tab has earned coins as a guest. They outlive the game, so that a pupil who signs in later in
 * the same tab can still keep them; another pupil at this computer has a tab of their own.
 */
const name = 'slime-school:guest-seats'

export function guestSeats(): string[] {
  try {
    const kept: unknown = JSON.parse(sessionStorage.getItem(name) ?? '[]')
    return Array.isArray(kept) ? kept.filter((seatKey) => typeof seatKey === 'string') : []
  } catch {
    return []
  }
}

export function rememberGuestSeat(seatKey: string): void {
  try {
    sessionStorage.setItem(name, JSON.stringify([...new Set([...guestSeats(), seatKey])]))
  } catch {
    // Without storage the player gets the offer only on the page of the game.
  }
}

export function forgetGuestSeats(): void {
  try {
    sessionStorage.removeItem(name)
  } catch {
    // Without storage there is nothing to forget.
  }
}
