import { Client } from 'colyseus.js'
import type { Page } from 'playwright-core'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { drawnTurn } from '../../pictures/screenPage/drawnTurn.ts'
import { savePicture } from '../../pictures/shootDevices.ts'
import { type BrowserSchool, endedByHand, hostedGame, openBrowserSchool } from '../school/browserSchool.ts'
import { choose } from '../school/choose.ts'
import { openDevPage } from '../school/devPages.ts'

let school: BrowserSchool
beforeAll(async () => {
  school = await openBrowserSchool([], {}, { ...endedByHand, countdown: 300 })
})
afterAll(() => school.close())

const upright = { width: 390, height: 844 }
const sideways = { width: 844, height: 390 }

/** Which of these parts overlap by more than `least` pixels. */
const overlapping = (page: Page, selector: string, least: number): Promise<string[]> =>
  page.evaluate(
    ({ selector, least }) => {
      const boxes = [...document.querySelectorAll(selector)]
        .map((part) => ({ said: part.textContent, box: part.getBoundingClientRect() }))
        .filter(({ box }) => box.height > 2)
      return boxes.flatMap(({ said, box }, index) =>
        boxes
          .slice(index + 1)
          .filter(
            (other) =>
              Math.min(box.right, other.box.right) - Math.max(box.left, other.box.left) > least &&
              Math.min(box.bottom, other.box.bottom) - Math.max(box.top, other.box.top) > least,
          )
          .map((other) => `${said} / ${other.said}`),
      )
    },
    { selector, least },
  )

/** Parts of a player's head that overlap. */
const overlaps = (page: Page) => overlapping(page, 'header :is(b, small, p > span[aria-hidden])', 2)

/** Links and buttons of the bar at the top that lie over each other. */
const barOverlaps = (page: Page) => overlapping(page, 'header nav :is(a, button), header :is(a, button):not(nav *)', 4)

/** As a user sets it for all pages, with a style of their own: as far apart as WCAG 1.4.12 asks a page to allow. */
const spaceText = (page: Page): Promise<void> =>
  page.evaluate(() => {
    const sheet = new CSSStyleSheet()
    sheet.replaceSync(
      '* { line-height: 1.5 !important; letter-spacing: 0.12em !important; word-spacing: 0.16em !important }' +
        'p { margin-bottom: 2em !important }',
    )
    document.adoptedStyleSheets = [sheet]
  })

/** Words of titles or cards that are cut, even after scrolling to them. */
const cutWords = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const parts = [...document.querySelectorAll('main h1, ul[data-count] li :is(b, span):not([aria-hidden] *)')]
    return parts.flatMap((part) => {
      if (part.getClientRects().length === 0) return []
      part.scrollIntoView({ block: 'center' })
      const { top, bottom, left, right } = part.getBoundingClientRect()
      const card = part.closest('button')?.getBoundingClientRect() ?? new DOMRect(0, 0, innerWidth, innerHeight)
      const isCut =
        top < card.top - 1 ||
        bottom > card.bottom + 1 ||
        left < card.left - 1 ||
        right > Math.min(card.right, innerWidth) + 1
      return isCut ? [part.textContent ?? ''] : []
    })
  })

it('letters twice as large cut no word of a move and lie over nothing; in high contrast shapes and bars are seen', async () => {
  const { teacher, code } = await hostedGame(school, (page) => choose(page.getByRole('radio', { name: /^Battle/ })), 2)
  const { page } = await school.visitor({ viewport: upright })
  await page.addInitScript(() =>
    addEventListener('DOMContentLoaded', () => {
      document.documentElement.style.fontSize = '200%'
    }),
  )
  await page.goto(`/join/${code}`)
  await page.getByLabel('Nickname').fill('Bella')
  await page.getByRole('button', { name: 'Join', exact: true }).click()
  await page.waitForURL('**/lobby/*')
  const rival = await new Client(school.url).joinById(code, { username: 'Ivo', slime: 'cherry' })
  rival.onMessage('game-started', () => rival.send('submit-answer', { answer: 1 }))
  rival.onMessage('*', () => {})
  await teacher.page.getByRole('button', { name: 'Start Game (2 players)' }).click()
  await page.locator('button[aria-keyshortcuts="1 A"]').waitFor()
  expect(await overlaps(page)).toEqual([])

  await page.emulateMedia({ forcedColors: 'active' })
  await savePicture(page, 'large-contrast')
  const seen = await page.evaluate(() => {
    const style = (selector: string) => getComputedStyle(document.querySelector(selector) as Element)
    return {
      shape: style('button[aria-keyshortcuts="1 A"] svg path').fill,
      ground: style('body').backgroundColor,
      bar: style('[role="timer"] span > span').backgroundColor,
    }
  })
  expect(seen.shape).not.toBe(seen.ground)
  expect(seen.bar).not.toBe(seen.ground)
  await page.emulateMedia({ forcedColors: 'none' })

  await page.locator('button[aria-keyshortcuts="1 A"]').click()
  await teacher.page.getByRole('button', { name: 'Next' }).click()
  await page.getByRole('list', { name: 'Moves' }).getByRole('button').first().waitFor()
  await teacher.page.getByRole('heading', { name: /Choosing/ }).waitFor()
  await savePicture(page, 'large-moves')
  expect(await overlaps(page)).toEqual([])
  expect(await cutWords(page)).toEqual([])
  await page.setViewportSize(sideways)
  await savePicture(page, 'large-moves-sideways')
  expect(await cutWords(page)).toEqual([])
  await page.evaluate(() => document.documentElement.style.removeProperty('font-size'))
  for (const size of [sideways, { width: 568, height: 320 }, { width: 320, height: 568 }, upright]) {
    await page.setViewportSize(size)
    const scrolled = () =>
      page.getByRole('list', { name: 'Moves' }).evaluate((list) => {
        const sheet = list.parentElement as HTMLElement
        return sheet.scrollHeight - sheet.clientHeight
      })
    await expect.poll(scrolled, { message: `usual letters need no scrolling at ${size.width}` }).toBeLessThan(2)
  }
  await spaceText(page)
  for (const size of [sideways, { width: 568, height: 320 }, { width: 320, height: 568 }, upright]) {
    await page.setViewportSize(size)
    expect(await cutWords(page), `letters far apart at ${size.width}`).toEqual([])
  }
  await savePicture(page, 'spaced-moves')
  void rival.leave()
})

it('with letters far apart the bar of a pupil hides no link, and the heading of a countdown stays below the head', async () => {
  const { page } = await school.newcomer('student')
  await page.goto('/shop')
  await page.getByRole('link', { name: /coins$/ }).waitFor()
  expect(await barOverlaps(page)).toEqual([])
  await spaceText(page)
  expect(await barOverlaps(page)).toEqual([])

  const drawn = await openDevPage({ path: 'test/pictures/screenPage/screen.html', isOfProduct: true })
  try {
    const { page: phone } = drawn
    await phone.emulateMedia({ reducedMotion: 'reduce' })
    await phone.waitForFunction(() => 'showScreen' in window)
    const [first] = drawnTurn(2)
    const view = { ...first?.hands[0]?.view, phase: 'countdown' as const }
    await phone.evaluate((view) => window.showScreen({ by: 'hand', view }), view)
    const ready = phone.getByRole('heading', { name: 'Get ready' })
    await ready.waitFor()
    await spaceText(phone)
    for (const size of [upright, { width: 320, height: 568 }]) {
      await phone.setViewportSize(size)
      const room = await ready.evaluate(
        (heading) =>
          heading.getBoundingClientRect().top - (document.querySelector('header')?.getBoundingClientRect().bottom ?? 0),
      )
      expect(room, `${size.width} pixels wide`).toBeGreaterThanOrEqual(0)
    }
  } finally {
    await drawn.close()
  }
})

it('a browser that writes all letters twice as large does not take an upright phone for one that lies on its side', async () => {
  const large = await openBrowserSchool(['--blink-settings=defaultFontSize=32'], {}, { ...endedByHand, countdown: 300 })
  try {
    const { teacher, code } = await hostedGame(large, undefined, 2)
    const { page } = await large.visitor({ viewport: upright })
    await page.goto(`/join/${code}`)
    await page.getByLabel('Nickname').fill('Bella')
    await page.getByRole('button', { name: 'Join', exact: true }).click()
    await page.getByText('You are in, Bella!').waitFor()
    await teacher.page.getByRole('button', { name: 'Start Game (1 player)' }).click()
    const tiles = await Promise.all(
      ['1 A', '2 B'].map(async (keys) => {
        const tile = page.locator(`button[aria-keyshortcuts="${keys}"]`)
        await tile.waitFor()
        return tile.boundingBox()
      }),
    )
    expect(tiles[1]?.x).toBe(tiles[0]?.x)
    expect(tiles[0]?.width).toBeGreaterThan(upright.width * 0.75)
    expect(await overlaps(page)).toEqual([])
    await page.locator('button[aria-keyshortcuts="1 A"]').click()
    await page.locator('header').getByText('1st').waitFor()
    // If there is no room, the code is cut before what stands beside it.
    const isOut = (code: Element) =>
      code.scrollWidth > code.clientWidth + 1 && getComputedStyle(code).overflowX === 'visible'
    expect(await page.locator('header p:has(> [translate="no"]) small').evaluate(isOut)).toBe(false)
  } finally {
    await large.close()
  }
})
