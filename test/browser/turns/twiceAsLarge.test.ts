import { Client } from 'colyseus.js'
import type { Page } from 'playwright-core'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { savePicture } from '../../pictures/shootDevices.ts'
import {
  addQuestionSet,
  type BrowserSchool,
  endedByHand,
  hostedGame,
  openBrowserSchool,
} from '../school/browserSchool.ts'
import { choose } from '../school/choose.ts'
import { sticksOut } from '../school/sticksOut.ts'

/** The user has set their browser to letters twice as large. All sizes in letters are twice as large, too. */
let school: BrowserSchool
beforeAll(async () => {
  school = await openBrowserSchool(['--blink-settings=defaultFontSize=32'], {}, { ...endedByHand, countdown: 300 })
})
afterAll(() => school.close())

const classmates = ['Gus', 'Hana', 'Chidi', 'Ben', 'Amira', 'Freya', 'Kofi', 'Ivo', 'Jun']

/** Words of answers that are broken into two lines. */
const brokenWords = (page: Page): Promise<string[]> =>
  page.evaluate(() =>
    [...document.querySelectorAll('button[aria-keyshortcuts] > span > .unseen:first-child')].flatMap((letter) => {
      const word = letter.nextSibling
      if (!word) return ['']
      const range = document.createRange()
      range.selectNodeContents(word)
      return range.getClientRects().length > 1 ? [word.textContent ?? ''] : []
    }),
  )

/** Names in the standings that stick out of their line, or lie under its bar. */
const hiddenNames = (page: Page): Promise<string[]> =>
  page.evaluate(() =>
    [...document.querySelectorAll('li[data-room]')].flatMap((line) => {
      const [name, bar] = [line.querySelector('[title]'), line.querySelector('[role="img"]')]
      if (!name || !bar) return ['']
      const [own, room, below] = [name, line, bar].map((part) => part.getBoundingClientRect())
      if (!own || !room || !below) return ['']
      const isOut = own.top < room.top - 1 || own.bottom > room.bottom + 1
      const isUnderBar = own.right > below.left + 1 && own.left < below.right - 1 && own.bottom > below.top + 2
      return isOut || isUnderBar ? [name.textContent ?? ''] : []
    }),
  )

/** The height of icons in buttons that have words, too, in heights of their letters. */
const iconsByLetters = (page: Page): Promise<number[]> =>
  page.evaluate(() =>
    [...document.querySelectorAll('main :is(a, button):has(> svg[aria-hidden="true"])')]
      .filter((button) => button.textContent !== '' && button.getClientRects().length > 0)
      .flatMap((button) => {
        const icon = button.querySelector('svg')
        return icon ? [icon.getBoundingClientRect().height / Number.parseFloat(getComputedStyle(button).fontSize)] : []
      }),
  )

const phones = [
  { width: 390, height: 844 },
  { width: 320, height: 568 },
]

/** By how many pixels a part is wider than the window, or out of its middle. 0 if both margins are equal. */
const offMiddle = (page: Page, selector: string): Promise<number> =>
  page.evaluate((wanted) => {
    const part = document.querySelector(wanted)
    if (!part) return Number.NaN
    const range = document.createRange()
    range.selectNodeContents(part)
    const { left, right } = range.getBoundingClientRect()
    return Math.max(0, Math.abs(left - (innerWidth - right)) - 2, -left, right - innerWidth)
  }, selector)

it('lists of devices and of people fit a phone, and the buttons of a set cover nothing that is typed', async () => {
  // The first user of a school is its administrator.
  const teacher = await school.newcomer('teacher', { viewport: { width: 390, height: 844 } })
  const { page } = teacher
  await addQuestionSet(teacher, school.url)
  for (const [path, badge] of [
    ['/account', 'This device'],
    ['/school', 'You'],
  ] as const) {
    await page.goto(path)
    await page.getByRole('listitem').getByText(badge, { exact: true }).waitFor()
    await savePicture(page, `twice-as-large-${badge}`)
    expect(await sticksOut(page), path).toEqual([])
  }
  await page.goto('/teacher')
  await page.getByRole('button', { name: 'Edit Planets', exact: true }).click()
  const title = page.getByLabel('Title')
  await title.focus()
  await savePicture(page, 'twice-as-large-set')
  const isSeen = await title.evaluate((field) => {
    const { left, top, width, height } = field.getBoundingClientRect()
    return document.elementFromPoint(left + width / 2, top + height / 2) === field
  })
  expect(isSeen).toBe(true)
  expect(await sticksOut(page)).toEqual([])
  const answer = page.getByRole('textbox', { name: 'Answer A', exact: true }).first()
  await answer.scrollIntoViewIfNeeded()
  await savePicture(page, 'twice-as-large-answers')
  expect((await answer.boundingBox())?.width).toBeGreaterThan(120)
})

it('a pupil on a phone sees the whole code they type, and no page of theirs sticks out', async () => {
  const { page } = await school.newcomer('student', { viewport: { width: 390, height: 844 } })
  for (const path of ['/join', '/student']) {
    await page.goto(path)
    const field = page.getByLabel('Game code')
    for (const code of ['ABC123', 'WWWMMM']) {
      await field.fill(code)
      const cut = await field.evaluate(({ scrollWidth, clientWidth }) => scrollWidth - clientWidth)
      expect(cut, `${code} on ${path}`).toBeLessThan(2)
    }
  }
  const pages = [
    ['/', 'Play together'],
    ['/student', 'Slimes'],
    ['/achievements', 'Unsquishable'],
    ['/practice', 'Choose a difficulty'],
    ['/leaderboard', 'Leaderboard'],
    ['/nowhere', 'Page Not Found'],
  ] as const
  for (const [path, words] of pages) {
    await page.goto(path)
    await page.locator('main').getByText(words).first().waitFor()
    await expect.poll(() => sticksOut(page), { message: path }).toEqual([])
  }
})

it('keeps the code and the verdict on the smallest phone, each in one piece', async () => {
  const { teacher, code } = await hostedGame(school, undefined, 2)
  const { page: phone } = await school.visitor({ viewport: { width: 320, height: 568 } })
  await phone.goto(`/join/${code}`)
  await phone.getByLabel('Nickname').waitFor()
  for (const size of phones) {
    await phone.setViewportSize(size)
    const reach = await phone.getByText(code, { exact: true }).evaluate((text) => text.getBoundingClientRect().right)
    expect(reach).toBeLessThan(size.width - 16)
    await savePicture(phone, `twice-join-${size.width}`)
  }
  await phone.getByLabel('Nickname').fill('Bella')
  await phone.getByRole('button', { name: 'Join', exact: true }).click()
  await phone.waitForURL('**/lobby/*')
  await teacher.page.getByRole('button', { name: 'Start Game (1 player)' }).click()
  await phone.locator('button[aria-keyshortcuts="1 A"]').click()
  await phone.getByRole('heading', { name: 'Correct!' }).waitFor()
  for (const size of phones) {
    await phone.setViewportSize(size)
    await savePicture(phone, `twice-verdict-${size.width}`)
    for (const name of await phone.locator(':is(header, ol li) [translate="no"]', { hasText: 'Bella' }).all())
      expect(await name.evaluate((text) => text.scrollWidth - text.clientWidth)).toBeLessThan(2)
    await expect.poll(() => offMiddle(phone, 'main section:has(> h1)'), { message: `${size.width}` }).toBe(0)
    await expect.poll(() => offMiddle(phone, 'main section > h1'), { message: `${size.width}` }).toBe(0)
  }
})

it('breaks no short word, hides no name behind a bar, and has icons as large as their words', async () => {
  const { teacher, code } = await hostedGame(school, (page) => choose(page.getByRole('radio', { name: /^Battle/ })), 2)
  const board = teacher.page
  const { page: phone } = await school.visitor({ viewport: { width: 390, height: 844 } })
  await phone.goto(`/join/${code}`)
  await phone.getByLabel('Nickname').fill('Bella')
  await phone.getByRole('button', { name: 'Join', exact: true }).click()
  await phone.waitForURL('**/lobby/*')
  for (const username of classmates) {
    const room = await new Client(school.url).joinById(code, { username })
    room.onMessage('game-started', () => room.send('submit-answer', { answer: 0 }))
    room.onMessage('*', () => {})
  }
  await board.getByRole('button', { name: 'Start Game (10 players)' }).click()
  await phone.locator('button[aria-keyshortcuts="2 B"]').waitFor()
  await savePicture(phone, 'twice-question')
  expect(await brokenWords(phone)).toEqual([])

  await phone.locator('button[aria-keyshortcuts="1 A"]').click()
  await board.getByRole('heading', { name: 'Standings' }).waitFor()
  await board.locator('li[data-room]').first().waitFor()
  for (const size of [
    { width: 1366, height: 768 },
    { width: 1920, height: 1080 },
  ]) {
    await board.setViewportSize(size)
    await savePicture(board, `twice-reveal-${size.width}`)
    expect(await board.locator('li[data-room]').count()).toBeGreaterThan(5)
    expect(await hiddenNames(board)).toEqual([])
  }

  const { page: other } = await school.newcomer('teacher')
  await other.goto('/teacher')
  await other.getByRole('link', { name: 'Classes' }).last().waitFor()
  await expect.poll(async () => (await iconsByLetters(other)).length).toBeGreaterThan(1)
  for (const share of await iconsByLetters(other)) expect(share).toBeGreaterThan(0.9)
})

/** Whether a press on the middle of this part hits it and nothing else. */
const isOnTop = (part: Element): boolean => {
  const { left, right, top, bottom } = part.getBoundingClientRect()
  return part.contains(document.elementFromPoint((left + right) / 2, (top + bottom) / 2))
}

it('the code of a lobby with a whole hall is no wider than a phone', async () => {
  const { teacher, code } = await hostedGame(school)
  const { page } = teacher
  const guests = Array.from({ length: 60 }, (_, n) => new Client(school.url).joinById(code, { username: `Guest ${n}` }))
  for (const guest of await Promise.all(guests)) {
    guest.onMessage('*', () => {})
    // Silent seats would get a control that clears them after a while. Here nobody is silent.
    guest.send('here', {})
  }
  await page.getByRole('button', { name: 'Start Game (60 players)' }).waitFor()
  await page.setViewportSize({ width: 390, height: 844 })
  await savePicture(page, 'twice-hall-390')
  const over = () => page.evaluate(() => document.documentElement.scrollWidth - innerWidth)
  await expect.poll(over).toBeLessThanOrEqual(0)
  const letters = await page.getByRole('heading', { name: /^Game code/i }).boundingBox()
  expect(letters?.x).toBeGreaterThanOrEqual(0)

  const footShare = () =>
    page.evaluate(() => (document.querySelector('footer')?.getBoundingClientRect().height ?? Infinity) / innerHeight)
  const start = page.getByRole('button', { name: 'Start Game (60 players)' })
  for (const [width, height, most] of [
    [390, 844, 0.35],
    [360, 640, 0.45],
    [320, 568, 0.5],
    [1366, 768, 0.3],
    [1920, 1080, 0.2],
  ] as const) {
    await page.setViewportSize({ width, height })
    await savePicture(page, `twice-hall-foot-${width}`)
    await expect.poll(footShare, { message: `the foot at ${width}` }).toBeLessThan(most)
    await expect.poll(over, { message: `${width}` }).toBeLessThanOrEqual(0)
    // Every control of the host can still be scrolled into sight.
    for (const control of await page.locator('footer button').all()) {
      await control.scrollIntoViewIfNeeded()
      const box = await control.boundingBox()
      expect(box?.x).toBeGreaterThanOrEqual(0)
      expect((box?.x ?? 0) + (box?.width ?? 0)).toBeLessThanOrEqual(width + 1)
    }
    // What opens above the controls is not cut off by their edges.
    await page.getByRole('button', { name: 'Volume' }).click()
    const slider = page.getByRole('slider').first()
    await expect.poll(() => slider.evaluate(isOnTop), { message: `the levels at ${width}` }).toBe(true)
    await page.keyboard.press('Escape')
    await slider.waitFor({ state: 'detached' })
    expect(await start.evaluate((button) => button.scrollWidth - button.clientWidth)).toBeLessThan(2)
  }
})
