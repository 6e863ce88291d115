import { vi } from 'vitest'

/** A line on which nothing is ever answered. A request ends only if its caller aborts it. */
export const deadLine = () => {
  const line = { underWay: 0, asked: [] as string[] }
  const ask = (input: RequestInfo | URL, init?: RequestInit) =>
    new Promise<Response>((_, reject) => {
      line.asked.push(input instanceof Request ? input.url : String(input))
      line.underWay++
      init?.signal?.addEventListener('abort', () => {
        line.underWay--
        reject(init.signal?.reason)
      })
    })
  vi.stubGlobal('fetch', ask)
  return line
}
