/**
 * The keys of the seats this device holds. A tab keeps its own, so two pupils at one computer do not take each other's
 * seat; a copy outlives the tab, for whoever closed it by accident.
 */
const nameOf = (code: string): string => `slime-school:seat:${code.toUpperCase()}`
const keptForMs = 6 * 60 * 60_000

export function rememberSeat(code: string, seatKey: string): void {
  try {
    sessionStorage.setItem(nameOf(code), seatKey)
    localStorage.setItem(nameOf(code), JSON.stringify({ seatKey, at: Date.now() }))
  } catch {
    // Without storage a reload has to join again; an account gets its seat back all the same.
  }
}

export function seatOfThisTab(code: string): string | undefined {
  try {
    return sessionStorage.getItem(nameOf(code)) ?? undefined
  } catch {
    return undefined
  }
}

/** Of a tab that was closed, to be offered and not to be taken without asking. */
export function seatOfThisDevice(code: string): string | undefined {
  try {
    const kept: unknown = JSON.parse(localStorage.getItem(nameOf(code)) ?? 'null')
    if (typeof kept !== 'object' || kept === null || !('seatKey' in kept) || !('at' in kept)) return undefined
    if (typeof kept.seatKey !== 'string' || typeof kept.at !== 'number') return undefined
    return Date.now() - kept.at < keptForMs ? kept.seatKey : undefined
  } catch {
    return undefined
  }
}

export function forgetSeat(code: string): void {
  try {
    sessionStorage.removeItem(nameOf(code))
    localStorage.removeItem(nameOf(code))
  } catch {
    // Nothing was kept where nothing can be.
  }
}
