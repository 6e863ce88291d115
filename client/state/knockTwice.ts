import type { Answer } from '../net/http.ts'

/** Sends a request. If the server asks for work first, does the work and sends the request once more. */
export const knockTwice = async <Value>(knock: (work?: string) => Promise<Answer<Value>>): Promise<Answer<Value>> => {
  const answer = await knock()
  if (answer.ok || answer.work === undefined) return answer
  const { workFor } = await import('./secondChance.ts')
  return knock(await workFor(answer.work))
}
