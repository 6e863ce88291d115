import { Client, type Room } from 'colyseus.js'
import type { Page } from 'playwright-core'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { savePicture } from '../../pictures/shootDevices.ts'
import { axeComplaints } from '../school/axeOn.ts'
import { type BrowserSchool, hostedGame, openBrowserSchool } from '../school/browserSchool.ts'

let school: BrowserSchool
beforeAll(async () => {
  school = await openBrowserSchool()
})
afterAll(() => school.close())

const walls = [
  { width: 1920, height: 1080 },
  { width: 1366, height: 768 },
  { width: 1280, height: 720 },
]

const isShown = (page: Page, text: string | RegExp) =>
  page
    .getByText(text)
    .first()
    .waitFor()
    .then(
      () => true,
      () => false,
    )

/** Looks at all that the specification puts into a lobby, and whether any of it is outside the wall. */
const lookAtWall = async (page: Page, what: string): Promise<void> => {
  for (const wall of walls) {
    await page.setViewportSize(wall)
    await savePicture(page, `wall-${what}-${wall.width}`)
    for (const text of [
      'Answer questions correctly to earn points and currency!',
      'Faster answers earn more points!',
      'Planets',
      /^Racing · /,
    ])
      expect([what, wall.width, text, await isShown(page, text)]).toEqual([what, wall.width, text, true])
    const out = await page.evaluate(() => {
      const parts = [...document.querySelectorAll('footer button, footer li, main h1, main p')]
      return parts
        .filter((part) => {
          const { left, right, bottom, width } = part.getBoundingClientRect()
          return width > 1 && (left < 0 || right > innerWidth + 1 || bottom > innerHeight + 1)
        })
        .map((part) => part.textContent)
    })
    expect([what, wall.width, out]).toEqual([what, wall.width, []])
  }
}

it('a lobby says what is played and how it pays, however many have come, and in a second game, too', async () => {
  const { teacher, code } = await hostedGame(school, async (page) => {
    await page.getByRole('radio', { name: /^Racing/ }).check({ force: true })
    await page.getByText('Default').first().waitFor()
  })
  const { page } = teacher
  await lookAtWall(page, 'empty')
  await page.setViewportSize({ width: 1920, height: 1080 })
  // On a projector the buttons of the bar have words.
  for (const word of ['Leave', 'Remote', 'Lock', 'Slime taps'])
    expect([
      word,
      (await page.getByRole('button', { name: word, exact: true }).locator('span').boundingBox())?.width,
    ]).toEqual([word, expect.toSatisfy((width: number) => width > 20)])
  const rooms: Room[] = []
  const come = async (upTo: number) => {
    while (rooms.length < upTo) {
      const room = await new Client(school.url).joinById(code, { username: `Player ${rooms.length}`, slime: 'mint' })
      room.onMessage('*', () => {})
      rooms.push(room)
    }
    await page.getByRole('button', { name: `Start Game (${upTo} players)` }).waitFor()
  }
  await come(20)
  await lookAtWall(page, 'crowded')
  await come(45)
  await lookAtWall(page, 'hall')
  expect(await axeComplaints(page)).toEqual([])

  await page.getByRole('button', { name: /^Start Game/ }).click()
  await page.getByText('Question 1 of 4').first().waitFor()
  for (const room of rooms) room.send('submit-answer', { answer: 0 })
  await page.getByRole('heading', { name: 'Standings' }).waitFor()
  await page.getByRole('button', { name: 'End game' }).click()
  await page.getByRole('alertdialog').getByRole('button', { name: 'End game' }).click()
  await page.getByRole('button', { name: 'Play again' }).click()
  await page.getByRole('button', { name: 'Wait' }).waitFor()
  await lookAtWall(page, 'again')
  for (const room of rooms) void room.leave()
})
