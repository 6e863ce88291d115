/** Long enough for a slow line or a busy server; no answer comes later. */
const limitMs = 10_000

/** Why a request is given up while the server answers others. */
export const wayIsDead = new Error('this way is dead')

/**
 * Gives every request an end. A browser keeps six connections to a server. On a line that has died each request would
 * hold one for minutes, and six of them would block everything, even when the new line works.
 */
export const patientFetch = (
  input: RequestInfo | URL,
  init: RequestInit = {},
  withinMs: number = limitMs,
  giveUp = new AbortController(),
): Promise<Response> => {
  // The timer goes on after the head of the answer: the body has to arrive by the same time.
  setTimeout(() => giveUp.abort(), withinMs)
  return fetch(input, { ...init, signal: giveUp.signal })
}
