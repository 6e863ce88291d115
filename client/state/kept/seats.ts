import type { JoinGame } from '../../../rooms/shared/contract/game.ts'
import { drawKey } from '../../net/ownKeys.ts'

/**
 * The keys of the seats this device holds. A tab keeps its own, so two pupils at one computer do not take each other's
 * seat; a copy outlives the tab, in case it was closed by accident.
 */
export const seatPrefix = 'slime-school:seat:'
/** The prefix of the keys by which this device leads games. It forgets them together with the seats. */
export const remotePrefix = 'slime-school:remote:'
const nameOf = (code: string): string => seatPrefix + code.toUpperCase()
const removalOf = (code: string): string => `slime-school:removed:${code.toUpperCase()}`
/** As long as the server keeps what a guest has earned on a seat. */
const keptForMs = 24 * 60 * 60_000

export function rememberSeat(code: string, seatKey: string): void {
  try {
    sessionStorage.setItem(nameOf(code), seatKey)
    localStorage.setItem(nameOf(code), JSON.stringify({ seatKey, at: Date.now() }))
  } catch {
    // Without storage a player has to join again after a reload. An account gets its seat back anyway.
  }
}

/** For browsers that store nothing. */
const knocks = new Map<string, string>()

/**
 * A key of this tab, sent with each request for a seat under this name. If the answer to the first request is lost, the
 * next one finds the same seat by this key, and the name does not count as taken.
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

/** This name cannot be that of a seat: codes are shorter. */
const askedFor = (code: string): string => nameOf(`asked:${code}`)

/** Keeps the player's request for a seat until it is answered, so that a page that has to reload can ask again. */
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

/** The seat of a tab that was closed. The page offers it and never takes it without asking. */
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
    // Without storage there is nothing to forget.
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
    // Without storage there is nothing to forget.
  }
}

/** Whether this device may come in: the game takes new players, or this device has a seat in it already. */
export const isOpenHere = ({ open, gameCode }: { open: boolean; gameCode: string }): boolean =>
  open || seatOfThisDevice(gameCode) !== undefined

/** If the host removes a guest, the key of the seat proves it, whatever name the guest comes back with. */
export function rememberRemoval(code: string): void {
  try {
    const seatKey = seatOfThisTab(code)
    if (seatKey !== undefined) localStorage.setItem(removalOf(code), seatKey)
  } catch {
    // Without storage the host has to remove them again.
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
