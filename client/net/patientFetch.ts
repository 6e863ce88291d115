/** Long enough for a slow line or a busy server; later no answer will come. */
const limitMs = 10_000

/** Why a request is given up while the server answers others. */
export const wayIsDead = new Error('this way is dead')

/**
 * Every request has an end. A browser keeps six ways to a server, and on a line that has died each request would hold
 * one of them for minutes: with six of those nothing comes through, however well the new line works.
 */
export const patientFetch = (
  input: RequestInfo | URL,
  init: RequestInit = {},
  withinMs: number = limitMs,
  giveUp = new AbortController(),
): Promise<Response> => {
  // Not called off by the answer's head: its body has to arrive by the same time.
  setTimeout(() => giveUp.abort(), withinMs)
  return fetch(input, { ...init, signal: giveUp.signal })
}
