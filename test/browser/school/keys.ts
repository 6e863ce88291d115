import type { Locator, Page, Route } from 'playwright-core'
import { expect } from 'vitest'

const mostTabs = 80

/** Tabs on until the focused element has this name, without a mouse. */
export const tabTo = async (
  page: Page,
  name: string | RegExp,
  role: 'button' | 'textbox' | 'link' | 'radio' | 'combobox' | 'searchbox' | 'checkbox',
) => {
  const wanted = page.getByRole(role, { name }).first()
  await wanted.waitFor({ state: 'attached' })
  for (let tabs = 0; tabs < mostTabs; tabs++) {
    if (await wanted.evaluate((element) => element === document.activeElement)) return
    await page.keyboard.press('Tab')
  }
  throw new Error(`the keyboard does not reach ${role} ${name}`)
}

export const type = async (page: Page, label: string | RegExp, text: string) => {
  await tabTo(page, label, 'textbox')
  await page.keyboard.type(text)
}

export const press = async (page: Page, name: string | RegExp, role: 'button' | 'link' = 'button') => {
  await tabTo(page, name, role)
  await page.keyboard.press('Enter')
}

/** Waits until this element has the focus. A dialog that has opened or closed moves the focus a moment later. */
export const hasFocus = (wanted: Locator) =>
  expect.poll(() => wanted.evaluate((element) => element === document.activeElement)).toBe(true)

/**
 * Whether a sighted user sees the focus: an outline or a ring on the element, or on the card that it ticks. The shadow below a
 * button does not count, because it is always there.
 */
export const seesFocus = (page: Page): Promise<boolean> =>
  page.evaluate(() => {
    const focused = document.activeElement
    if (!focused || focused === document.body) return false
    const shown = [focused, focused.closest('label'), focused.nextElementSibling, focused.parentElement]
    return shown.some((one) => {
      if (!one) return false
      const { outlineStyle, outlineWidth, boxShadow } = getComputedStyle(one)
      return (outlineStyle !== 'none' && outlineWidth !== '0px') || / 0px 0px 0px [1-9]/.test(boxShadow)
    })
  })

/** The name of the focused element. */
export const focused = (page: Page): Promise<string> =>
  page.evaluate(() => {
    const one = document.activeElement
    if (!one || one === document.body) return 'nothing'
    return one.getAttribute('aria-label') ?? one.textContent ?? one.tagName
  })

/** How many calls a double click sends, where no answer comes before its second press. */
export const callsOfDoubleClick = async (page: Page, button: Locator, path: string): Promise<number> => {
  const calls: Route[] = []
  await page.route(path, (route) => (route.request().method() === 'GET' ? route.fallback() : void calls.push(route)))
  await button.dblclick()
  await expect.poll(() => calls.length).toBeGreaterThan(0)
  for (const call of calls) await call.continue()
  await page.unroute(path)
  return calls.length
}
