import { setTimeout as pause } from 'node:timers/promises'
import type { Product } from '../product/runningProduct.ts'
import { until } from '../rooms/roomHarness.ts'

const lookEveryMs = 50
const patienceMs = 30_000

/** Waits until a process reports the state that the test needs. */
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
        // The process does not listen yet.
      }
      if (!isSaid) await pause(lookEveryMs)
    },
  )
}

/** Waits until its engines answer and players may come in. */
export const isReady = (product: Product) => untilSaid(product, 'ready', (status) => status === 200)

/** Waits until it reports that this engine is away. */
export const misses = (product: Product, reason: RegExp) =>
  untilSaid(product, `not ready: ${reason}`, (status, text) => status === 503 && reason.test(text))
