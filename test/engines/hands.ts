import { usualPassword } from '../server/school.ts'
import { type EnginePage, until } from './engine.ts'

/** Presses the button or link whose text begins with these words. */
export const press = (page: EnginePage, words: string): Promise<true> =>
  until(`${page.name}: a button "${words}"`, () =>
    page.run((words: string) => {
      const named = (element: HTMLElement) => element.getAttribute('aria-label') ?? element.textContent
      const plain = (text: string) => text.trim().replace(/\s+/g, ' ')
      const all = [...document.querySelectorAll<HTMLElement>('button, main a')]
      const found = all.find((one) => !one.matches(':disabled') && plain(named(one)).startsWith(words))
      found?.click()
      return found !== undefined
    }, words),
  )

/** Writes into the field with this label as if it had been typed. */
export const write = (page: EnginePage, label: string, text: string): Promise<true> =>
  until(`${page.name}: a field "${label}"`, () =>
    page.run(
      (label: string, text: string) => {
        const field = [...document.querySelectorAll('input')].find((one) =>
          [...(one.labels ?? [])].some(({ textContent }) => textContent.trim().startsWith(label)),
        )
        if (!field) return false
        Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(field, text)
        field.dispatchEvent(new Event('input', { bubbles: true }))
        return true
      },
      label,
      text,
    ),
  )

/** Chooses the radio button whose label begins with these words. */
export const choose = (page: EnginePage, words: string): Promise<true> =>
  until(`${page.name}: a choice "${words}"`, () =>
    page.run((words: string) => {
      const found = [...document.querySelectorAll<HTMLInputElement>('input[type=radio]')].find((one) =>
        (one.getAttribute('aria-label') ?? one.labels?.[0]?.textContent ?? '').trim().startsWith(words),
      )
      found?.click()
      return found !== undefined
    }, words),
  )

export const shows = (page: EnginePage, words: string): Promise<true> =>
  until(`${page.name}: the words "${words}"`, () =>
    page.run((words: string) => document.body.textContent.includes(words), words),
  )

/** Logs out whoever was logged in before in this browser. */
export async function logout(page: EnginePage, url: string): Promise<void> {
  await page.go(url)
  await page.run(() => {
    const request = new XMLHttpRequest()
    request.open('POST', '/api/auth/logout', false)
    request.send()
    localStorage.clear()
    sessionStorage.clear()
  })
}

export async function login(page: EnginePage, url: string, username: string): Promise<void> {
  await logout(page, url)
  await page.go(`${url}/login`)
  await press(page, 'Already have an account')
  await write(page, 'Username', username)
  await write(page, 'Password', usualPassword)
  await press(page, 'Login')
  await until(`${page.name}: ${username} logged in`, () => page.run(() => location.pathname !== '/login'))
}

/** Parts that would have to be scrolled to sideways, and parts that cover the code of a game. */
export const misplaced = (page: EnginePage): Promise<string[]> =>
  page.run(() => {
    const { scrollWidth, clientWidth } = document.documentElement
    const found = scrollWidth > clientWidth ? [`${location.pathname} is ${scrollWidth} of ${clientWidth} px wide`] : []
    const [qr] = [...document.querySelectorAll('main svg[role=img]')].map((one) => one.getBoundingClientRect())
    for (const tile of document.querySelectorAll('main h1 > span')) {
      const { left, right, top, bottom } = tile.getBoundingClientRect()
      if (qr && left < qr.right && right > qr.left && top < qr.bottom && bottom > qr.top)
        found.push(`${tile.textContent} of the code lies under the QR code`)
    }
    return found
  })
