import type { JoinGame } from '../../../rooms/shared/contract/game.ts'
import { drawKey } from '../../net/ownKeys.ts'

/**
 * The keys of the seats this device holds. A tab keeps its own, so two pupils at one computer do not take each other's
 * seat; a copy outlives the tab, in case it was closed by accident.
 */
export const seatPrefix = 'slime-school:seat:'
/** Of keys by which this device leads games, which it forgets with the seats. */
export const remotePrefix = 'slime-school:remote:'
const nameOf = (code: string): string => seatPrefix + code.toUpperCase()
const removalOf = (code: string): string => `slime-school:removed:${code.toUpperCase()}`
/** As long as what was earned on it waits to be kept. */
const keptForMs = 24 * 60 * 60_000

export function rememberSeat(code: string, seatKey: string): void {
  try {
    sessionStorage.setItem(nameOf(code), seatKey)
    localStorage.setItem(nameOf(code), JSON.stringify({ seatKey, at: Date.now() }))
  } catch {
    // Without storage a reload has to join again; an account gets its seat back all the same.
  }
}

/** For browsers that keep nothing. */
const knocks = new Map<string, string>()

/**
 * A key of this tab's own, brought with each knock under that name. Where the answer to the first one got lost, the seat
 * that it was given is found again by it, and the name is not somebody else's.
 */
export function ownKnock(code: string, username = ''): string {
  const name = `${nameOf(code)}:${username}`
  let key = knocks.get(name)
  try {
    key ??= sessionStorage.getItem(name) ?? drawKey()
    sessionStorage.setItem(name, key)
  } catch {
    key ??= drawKey()
  }
  knocks.set(name, key)
  return key
}

/** Not below a seat's name: codes are shorter. */
const askedFor = (code: string): string => nameOf(`asked:${code}`)

/** What a seat was asked for with, until there is an answer: a page that has to start over goes on asking. */
export function keepAsked(code: string, options: JoinGame | null): void {
  try {
    if (options) sessionStorage.setItem(askedFor(code), JSON.stringify(options))
    else sessionStorage.removeItem(askedFor(code))
  } catch {
    // Without storage the name has to be typed again.
  }
}

export function keptAsked(code: string): JoinGame | null {
  try {
    return JSON.parse(sessionStorage.getItem(askedFor(code)) ?? 'null')
  } catch {
    return null
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

/** Signing out leaves no seat to the next pupil at this computer. */
export function forgetSeats(): void {
  knocks.clear()
  try {
    for (const storage of [sessionStorage, localStorage])
      for (const name of Object.keys(storage))
        if (name.startsWith(seatPrefix) || name.startsWith(remotePrefix)) storage.removeItem(name)
  } catch {
    // Nothing was kept where nothing can be.
  }
}

/** Whether this device may come in: it has a seat already, or there is room for new ones. */
export const isOpenHere = ({ open, gameCode }: { open: boolean; gameCode: string }): boolean =>
  open || seatOfThisDevice(gameCode) !== undefined

/** A seat that the host took away stays taken, under whatever name its guest comes back: the key shows it. */
export function rememberRemoval(code: string): void {
  try {
    const seatKey = seatOfThisTab(code)
    if (seatKey !== undefined) localStorage.setItem(removalOf(code), seatKey)
  } catch {
    // The host can remove them again.
  }
  forgetSeat(code)
}

export function removedSeat(code: string): string | undefined {
  try {
    return localStorage.getItem(removalOf(code)) ?? undefined
  } catch {
    return undefined
  }
}
