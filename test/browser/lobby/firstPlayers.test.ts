import type { Locator } from 'playwright-core'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { type BrowserSchool, hostedGame, openBrowserSchool } from '../school/browserSchool.ts'

let school: BrowserSchool
beforeAll(async () => {
  school = await openBrowserSchool()
})
afterAll(() => school.close())

/** Text for screen readers only is one pixel wide, so it does not count as read. */
const isRead = async (text: Locator): Promise<boolean> => {
  const box = await text.boundingBox()
  const hit = await text.evaluate((element) => {
    const { left, right, top, bottom } = element.getBoundingClientRect()
    const ends = [left + 2, right - 2].map((x) => document.elementFromPoint(x, (top + bottom) / 2))
    return ends.every((end) => end !== null && (element.contains(end) || end.contains(element)))
  })
  return hit && (box?.width ?? 0) > 20
}

it('the first players beside a map are said to be ready, and a phone of any width says which question of how many is on', async () => {
  const { teacher, code } = await hostedGame(school, async (page) => {
    await page.emulateMedia({ reducedMotion: 'no-preference' })
    await page.getByRole('radio', { name: /^Racing/ }).check({ force: true })
  })
  const wall = teacher.page
  const { page } = await school.visitor({ viewport: { width: 390, height: 844 } })
  await page.goto(`/join/${code}`)
  await page.getByLabel('Nickname').fill('Magdalena-Sophie')
  await page.getByRole('button', { name: 'Join', exact: true }).click()
  await page.getByText('You are in, Magdalena-Sophie!').waitFor()
  await wall.locator('[data-world]').waitFor()
  const card = wall.getByRole('listitem').filter({ hasText: 'Magdalena-Sophie' })
  await expect.poll(() => isRead(card.getByText('Ready', { exact: true }))).toBe(true)

  await wall.getByRole('button', { name: 'Start Game (1 player)' }).click()
  const number = page.getByRole('banner').getByText('Question 1 of 4', { exact: true })
  await number.waitFor()
  for (const [width, height] of [
    [390, 844],
    [320, 568],
    [1366, 768],
  ] as const) {
    await page.setViewportSize({ width, height })
    await expect.poll(() => isRead(number), { message: `${width}` }).toBe(true)
  }
})

it('the lobby says how a game pays on every screen of a host, once', async () => {
  const { teacher } = await hostedGame(school)
  const { page } = teacher
  for (const [width, height] of [
    [390, 844],
    [768, 1024],
    [1366, 768],
  ] as const) {
    await page.setViewportSize({ width, height })
    await page.getByRole('button', { name: 'Start Solo Practice' }).waitFor()
    for (const text of [
      'Answer questions correctly to earn points and currency!',
      'Faster answers earn more points!',
    ]) {
      const told = page.getByText(text).filter({ visible: true })
      expect([width, text, await told.count()]).toEqual([width, text, 1])
      // On a small screen these texts are at the end of what scrolls above the bar.
      const isReadAtEnd = async () => {
        await page.evaluate(() => scrollTo(0, document.documentElement.scrollHeight))
        return isRead(told)
      }
      await expect.poll(isReadAtEnd, { message: `${width}: ${text}` }).toBe(true)
    }
  }
})
