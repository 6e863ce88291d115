import { setTimeout as pause } from 'node:timers/promises'
import type { Product } from '../product/runningProduct.ts'
import { until } from '../rooms/roomHarness.ts'

const lookEveryMs = 50
const patienceMs = 30_000

/** Until a process says of itself what is waited for. */
async function untilSaid(product: Product, what: string, fits: (status: number, text: string) => boolean) {
  let isSaid = false
  await until(
    `${product.url} to be ${what}`,
    () => isSaid,
    patienceMs,
    async () => {
      try {
        const answer = await fetch(`${product.url}/readyz`, { signal: AbortSignal.timeout(patienceMs) })
        isSaid = fits(answer.status, await answer.text())
      } catch {
        // It has not begun to listen.
      }
      if (!isSaid) await pause(lookEveryMs)
    },
  )
}

/** Its engines answer, and players may come in. */
export const isReady = (product: Product) => untilSaid(product, 'ready', (status) => status === 200)

/** One of its engines is away, and it says which. */
export const misses = (product: Product, reason: RegExp) =>
  untilSaid(product, `not ready: ${reason}`, (status, text) => status === 503 && reason.test(text))
