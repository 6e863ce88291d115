import { mkdirSync } from 'node:fs'
import { join } from 'node:path'
import { Client } from 'colyseus.js'
import type { Page } from 'playwright-core'
import { openBrowserSchool } from '../browser/school/browserSchool.ts'
import { chromebook, phone } from '../browser/school/school.ts'
import { openShownGame } from './shownGame.ts'

/** `npx node test/pictures/readmePictures.ts`: the pictures of the README, from a real game on the built pages. */
const folder = process.env.PICTURES_DIR ?? 'assets/pictures'

/** Fewer pixels than the screens have: pictures that lie in a repository are small. */
const onTable = { viewport: chromebook, deviceScaleFactor: 0.58 }
const onWall = { viewport: { width: 1280, height: 720 }, deviceScaleFactor: 0.75 }
const inHand = { viewport: phone }

/** The address on the projector, instead of that of the machine which takes the pictures. */
const address = 'https://slimes.example'

/** By then entrances have ended, nearly always. That is enough for pictures; a test would need to wait for them. */
const settleMs = 800
/** In the middle of the headlines of a turn. */
const headlineMs = 2400

/** The questions of a shown game, in the order of their right answers. */
const planets = ['Mercury', 'Venus', 'Earth', 'Mars']

const guests: [username: string, slime: string][] = [
  ['Amira', 'cherry'],
  ['Ben', 'blueberry'],
  ['Chidi', 'orange'],
  ['Dana', 'mint'],
  ['Emil', 'watermelon'],
  ['Freya', 'pumpkin'],
  ['Gus', 'chocolate'],
  ['Hana', 'honey'],
  ['Ivo', 'cherry'],
  ['Jun', 'mint'],
  ['Kofi', 'blueberry'],
]

const school = await openBrowserSchool()

const take = async (page: Page, name: string): Promise<void> => {
  await page.evaluate(() => document.fonts.ready)
  await page.waitForTimeout(settleMs)
  await page.screenshot({ path: join(folder, `${name}.png`), ...(name === 'choose' && { scale: 'css' as const }) })
}

const sitDown = async (page: Page, code: string): Promise<void> => {
  await page.goto(`/join/${code}`)
  await page.getByLabel('Nickname').fill('Lotte')
  await page.getByRole('button', { name: 'Join', exact: true }).click()
  await page.waitForURL('**/lobby/*')
}

try {
  mkdirSync(folder, { recursive: true })
  const visitor = await school.visitor(onTable)
  await visitor.page.goto('/')
  await visitor.page.locator('h1').first().waitFor()
  await take(visitor.page, 'home')

  const student = await school.newcomer('student', onTable)
  await student.page.goto('/shop')
  await student.page
    .getByRole('button', { name: /^Look inside/ })
    .first()
    .waitFor()
  await take(student.page, 'shop')

  const { page: projector } = await school.newcomer('teacher', onWall)
  await projector.route('**/api/join-address', (route) => route.fulfill({ json: { address } }))
  await projector.goto('/teacher')
  await projector.getByRole('radio', { name: /Sun, Moon and Planets/ }).check({ force: true })
  await projector.getByRole('button', { name: 'Create Game & Get Code' }).click()
  await projector.waitForURL('**/lobby/*')
  const code = projector.url().split('/').at(-1) ?? ''

  const { page: pupil } = await school.visitor(inHand)
  await sitDown(pupil, code)
  const rooms = await Promise.all(
    guests.map(async ([username, slime]) => {
      const room = await new Client(school.url).joinById(code, { username, slime })
      room.onMessage('*', () => {})
      return room
    }),
  )
  await projector.getByRole('button', { name: `Start Game (${guests.length + 1} players)` }).waitFor()
  await take(projector, 'lobby')

  await projector.getByRole('button', { name: /^Start Game/ }).click()
  await pupil
    .getByText(/^Question 1 of/)
    .first()
    .waitFor()
  await take(pupil, 'question')
  for (const [index, room] of rooms.entries()) room.send('submit-answer', { answer: index % 4 })
  await projector
    .getByText(/11 of 12/)
    .first()
    .waitFor()
  await take(projector, 'board')
  for (const room of rooms) void room.leave()

  const race = await openShownGame(school, { mode: 'Racing', players: 14, size: { width: 1280, height: 720 } })
  await race.board.route('**/api/join-address', (route) => route.fulfill({ json: { address } }))
  await race.board.reload()
  await race.board.getByRole('button', { name: 'Start Game (14 players)' }).click()
  await race.phaseIs('question')
  const asked = await race.phone
    .locator('main h1')
    .filter({ hasText: /^Where is/ })
    .textContent()
  const right = 1 + planets.findIndex((planet) => asked?.includes(planet))
  // The first player answers right and chooses a move, and the other one learns: the picture shows the cards.
  await race.phone.keyboard.press(String(right))
  await race.learner.keyboard.press(String(1 + (right % planets.length)))
  await race.phaseIs('reveal')
  await race.board.getByRole('button', { name: 'Next' }).click()
  await race.phaseIs('choose')
  await race.phone.getByRole('list', { name: 'Moves' }).waitFor()
  await take(race.phone, 'choose')
  await race.phone.keyboard.press('2')
  await race.learner.keyboard.press('1')
  await race.phaseIs('resolve')
  await race.board.waitForTimeout(headlineMs)
  // As a lossless file a whole world would be a megabyte.
  await race.board.screenshot({ path: join(folder, 'race.jpg'), quality: 78 })
  await race.close()
  process.stdout.write(`The pictures are in ${folder}/\n`)
} finally {
  await school.close()
}
process.exit(0)
