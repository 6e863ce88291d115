import '../bench/sameSockets.ts'
import { AsyncLocalStorage } from 'node:async_hooks'
import { GameConnection } from '../../client/net/gameConnection.ts'
import { isWhole } from '../../client/net/line/deadWay.ts'

/** The cookies of the caller, which a browser would add by itself. */
const wearing = new AsyncLocalStorage<string>()

/** A page counts its own attempts in vain. Here a whole school shares one count, so it holds those of a moment. */
const attemptsForgottenAfterMs = 1_000

/**
 * Prepares this process to run the pages' own code, which comes back to a game by itself. It fetches and listens here as it does
 * in a browser.
 */
export function openPages(origin: string): void {
  Object.assign(globalThis, { window: globalThis, location: { origin } })
  const plain = globalThis.fetch
  globalThis.fetch = (input, init) => {
    const headers = new Headers(init?.headers)
    const cookie = wearing.getStore()
    if (cookie) headers.set('cookie', cookie)
    return plain(typeof input === 'string' ? new URL(input, origin) : input, { ...init, headers })
  }
  setInterval(isWhole, attemptsForgottenAfterMs).unref()
}

/** A page's connection to a game, signed in by the cookie. */
export function pageLine(
  cookie: string,
  listener: ConstructorParameters<typeof GameConnection>[0],
): Pick<GameConnection, 'send' | 'leave'> & {
  create(...wish: Parameters<GameConnection['create']>): Promise<string>
  join(...wish: Parameters<GameConnection['join']>): Promise<void>
} {
  const connection = new GameConnection(listener)
  return {
    send: (type, message) => connection.send(type, message),
    leave: () => connection.leave(),
    create: (...wish) => wearing.run(cookie, () => connection.create(...wish)),
    join: (code, options) => wearing.run(cookie, () => connection.join(code, options)),
  }
}
