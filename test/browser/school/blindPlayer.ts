import type { Page } from 'playwright-core'
import { expect } from 'vitest'

/** Somebody at a keyboard who is read the accessibility tree: there is nothing else here to find anything by. */
const patience = { timeout: 15_000, interval: 150 }
const mostTabs = 30

/** What has been read out by itself, or because it was asked for. */
const saidIn = (tree: string): string =>
  tree
    .split('\n')
    .flatMap((line) => line.match(/^\s*- status: "?(.*?)"?$/)?.[1] ?? [])
    .join(' | ')

export type BlindPlayer = ReturnType<typeof blindPlayer>

/** Somebody at a keyboard who is read the accessibility tree: there is nothing else here to find anything by. */
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
      .poll(heard, patience)
      .toMatch(what)
      .catch(async (error: unknown) => {
        throw new Error(`${what} was not read. What there is to read:\n${await read()}`, { cause: error })
      })
    return told
  }

  /** Waits until something like this is said aloud. */
  const hear = (what: RegExp): Promise<string> => waitFor(async () => saidIn(await read()), what)

  /** What has the focus, as it is read; nothing where it is lost. */
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
    /** Asks for the scene, and is told of it. */
    askForScene: async (what: RegExp): Promise<string> => {
      await press('s')
      return hear(what)
    },
    /** Until what has the focus is read like this. */
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
