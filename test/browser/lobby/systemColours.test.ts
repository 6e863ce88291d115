import { afterAll, beforeAll, expect, it } from 'vitest'
import { paleTexts } from '../school/axeOn.ts'
import { type BrowserSchool, hostedGame, openBrowserSchool } from '../school/browserSchool.ts'
import { readQr } from '../school/readQr.ts'

let school: BrowserSchool
beforeAll(async () => {
  school = await openBrowserSchool()
})
afterAll(() => school.close())

it('a phone that turns light pages dark by itself leaves buttons and codes as they are', async () => {
  const { page, context } = await school.visitor()
  await page.emulateMedia({ colorScheme: 'dark' })
  await page.goto('/')
  const button = page.getByRole('link', { name: 'I have a game code' })
  const usual = await button.screenshot({ animations: 'disabled' })
  const system = await context.newCDPSession(page)
  await system.send('Emulation.setAutoDarkModeOverride', { enabled: true })
  expect((await button.screenshot({ animations: 'disabled' })).equals(usual)).toBe(true)
})

it('a board in the colours of its system still shows a QR code for cameras, and what is switched on', async () => {
  const { teacher, code } = await hostedGame(school)
  const { page } = teacher
  await page.emulateMedia({ colorScheme: 'dark', forcedColors: 'active' })
  const qr = page.getByRole('img', { name: /QR/ })
  // The picture includes the white around the code, because a camera seldom finds a code without it.
  const read = async () => readQr(page, await qr.locator('..').screenshot())
  await expect.poll(read).toBe(`${school.url}/join/${code}`)
  expect(await qr.evaluate((svg) => getComputedStyle(svg.parentElement ?? svg).backgroundColor)).toBe(
    'rgb(255, 255, 255)',
  )
  const taps = page.getByRole('button', { name: 'Slime taps' })
  const edge = () =>
    taps.evaluate((button) => {
      const { outlineStyle, outlineOffset } = getComputedStyle(button)
      return `${outlineStyle} ${outlineOffset}`
    })
  expect(await edge()).toBe('double -6px')
  await taps.focus()
  await page.keyboard.press('Tab')
  await page.keyboard.press('Shift+Tab')
  expect(await edge()).toBe('double 2px')
  await page.keyboard.press('Space')
  await expect.poll(edge).toBe('solid 3px')
  const phone = await school.visitor()
  await phone.page.emulateMedia({ colorScheme: 'dark', forcedColors: 'active' })
  await phone.page.goto(`/join/${code}`)
  const edges = (isChosen: boolean) =>
    phone.page
      .locator(`label:has(input[type=radio]${isChosen ? ':checked' : ':not(:checked)'})`)
      .evaluateAll((labels) => [...new Set(labels.map((label) => getComputedStyle(label).outlineStyle))])
  await expect.poll(() => edges(true)).toEqual(['double'])
  expect(await edges(false)).toEqual(['none'])
})

it('for whom asks for more contrast, words stand out 7 to 1 on pages and in games, and a card has an edge that is seen', async () => {
  const { teacher, code } = await hostedGame(school)
  const student = await school.newcomer('student')
  const guest = await school.visitor({ viewport: { width: 390, height: 844 } })
  for (const { page } of [teacher, student, guest]) await page.emulateMedia({ contrast: 'more' })
  for (const path of ['/shop', '/achievements', '/student']) {
    await student.page.goto(path)
    await student.page.locator('h1').first().waitFor()
    await student.page.waitForLoadState('networkidle')
    expect(await paleTexts(student.page), path).toEqual([])
  }
  const edge = student.page.locator('main').evaluate((main) => getComputedStyle(main).getPropertyValue('--line'))
  expect(await edge).toBe('#8577a8')
  await guest.page.goto(`/join/${code}`)
  await guest.page.getByLabel('Nickname').fill('Lotte')
  await guest.page.getByRole('button', { name: 'Join', exact: true }).click()
  await teacher.page.getByRole('button', { name: 'Start Game (1 player)' }).click()
  await guest.page.locator('button[aria-keyshortcuts="1 A"]').waitFor()
  for (const { page } of [teacher, guest]) expect(await paleTexts(page)).toEqual([])
})
