import type { Answer } from '../net/http.ts'

/** Knocks, and once more after the work that was asked for, where some was. */
export const knockTwice = async <Value>(knock: (work?: string) => Promise<Answer<Value>>): Promise<Answer<Value>> => {
  const answer = await knock()
  if (answer.ok || answer.work === undefined) return answer
  const { workFor } = await import('./secondChance.ts')
  return knock(await workFor(answer.work))
}
