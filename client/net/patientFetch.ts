/** Long enough for a slow line or a busy server; whoever waits longer is waiting for nobody. */
const limitMs = 10_000

/**
 * Every request has an end. A browser keeps six ways to a server, and on a line that has died each request would hold
 * one of them for minutes: with six of those nothing comes through, however well the new line works.
 */
export const patientFetch = (
  input: RequestInfo | URL,
  init: RequestInit = {},
  withinMs: number = limitMs,
): Promise<Response> => {
  const giveUp = new AbortController()
  // Not called off by the answer: what is still to come of its body has the same end.
  setTimeout(() => giveUp.abort(), withinMs)
  return fetch(input, { ...init, signal: giveUp.signal })
}
