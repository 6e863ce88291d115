import type { Page } from 'playwright-core'
import { expect } from 'vitest'

const looksEvery = { interval: 150 }
const mostTabs = 30

/** The text of the status regions, which screen readers say by themselves. */
const saidIn = (tree: string): string =>
  tree
    .split('\n')
    .flatMap((line) => line.match(/^\s*- status: "?(.*?)"?$/)?.[1] ?? [])
    .join(' | ')

export type BlindPlayer = ReturnType<typeof blindPlayer>

/** A player with a keyboard and a screen reader: finds everything in the accessibility tree, and nothing by sight. */
export const blindPlayer = (page: Page) => {
  const read = (): Promise<string> => page.locator('body').ariaSnapshot()
  const press = (key: string): Promise<void> => page.keyboard.press(key)

  const waitFor = async (listen: () => Promise<string>, what: RegExp): Promise<string> => {
    let told = ''
    const heard = async () => {
      told = await listen()
      return told
    }
    await expect
      .poll(heard, looksEvery)
      .toMatch(what)
      .catch(async (error: unknown) => {
        throw new Error(`${what} was not read. What there is to read:\n${await read()}`, { cause: error })
      })
    return told
  }

  /** Waits until something like this is said aloud. */
  const hear = (what: RegExp): Promise<string> => waitFor(async () => saidIn(await read()), what)

  /** The line of the focused element in the tree. Empty if the focus is lost. */
  const focused = async (): Promise<string> => {
    const tree = await page.locator('body').ariaSnapshot({ mode: 'ai' })
    return tree.split('\n').find((line) => line.includes('[active]')) ?? ''
  }

  return {
    press,
    focused,
    hear,
    type: (text: string): Promise<void> => page.keyboard.type(text),
    /** Waits until something like this can be read anywhere. */
    find: (what: RegExp): Promise<string> => waitFor(read, what),
    /** Asks for the scene in words, and waits for it. */
    askForScene: async (what: RegExp): Promise<string> => {
      await press('s')
      return hear(what)
    },
    /** Tabs on until the focused element reads like this. */
    tabTo: async (what: RegExp): Promise<void> => {
      await waitFor(read, what)
      for (let tabs = 0; tabs < mostTabs; tabs++) {
        if (what.test(await focused())) return
        await press('Tab')
      }
      throw new Error(`The keyboard does not reach ${what}`)
    },
  }
}
