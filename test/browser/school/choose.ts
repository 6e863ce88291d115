import type { Locator } from 'playwright-core'

const triesMost = 5
const hasMoved = /did not change its state|outside of the viewport/

/** Presses like a finger: if the list has just moved under the press, it presses again. */
export async function choose(radio: Locator): Promise<void> {
  for (let tries = 1; ; tries++)
    try {
      return await radio.check({ force: true })
    } catch (error) {
      if (tries === triesMost || !hasMoved.test(String(error))) throw error
    }
}
