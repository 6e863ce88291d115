import { mkdirSync } from 'node:fs'
import { join } from 'node:path'
import type { Page } from 'playwright-core'
import { addQuestionSet, openBrowserSchool, type Visit } from '../browser/school/browserSchool.ts'
import { shootGame } from './gameShots.ts'
import { shootModes } from './modeShots.ts'

/** `npm run shots`: a picture of every screen on the three devices, in the folder `shots`. */
const folder = process.env.SHOTS_DIR ?? 'shots'

const devices = {
  projector: { width: 1920, height: 1080 },
  chromebook: { width: 1366, height: 768 },
  phone: { width: 390, height: 844 },
}

/** By then dialogs have opened, nearly always. That is enough for pictures; a test would need to wait for them. */
const settleMs = 400

type Shot = { name: string; path: string; prepare?: (page: Page) => Promise<unknown> }

const click = (name: string | RegExp) => (page: Page) => page.getByRole('button', { name }).first().click()

const visitorShots: Shot[] = [
  { name: 'home', path: '/' },
  { name: 'register', path: '/login' },
  { name: 'login', path: '/login' },
  { name: 'join', path: '/join' },
  { name: 'join-unknown', path: '/join/AAAAAA' },
  { name: 'shop-visitor', path: '/shop' },
  { name: 'leaderboard', path: '/leaderboard' },
  { name: 'create-set', path: '/create-set' },
  { name: 'create-set-wrong', path: '/create-set', prepare: click('Save Question Set') },
  { name: 'import', path: '/create-set?import' },
  { name: 'not-found', path: '/nowhere' },
]

const teacherShots: Shot[] = [
  { name: 'teacher', path: '/teacher' },
  {
    name: 'teacher-racing',
    path: '/teacher',
    prepare: (page) => page.getByRole('radio', { name: 'Racing' }).check({ force: true }),
  },
  { name: 'teacher-delete', path: '/teacher', prepare: click(/^Delete /) },
  { name: 'maps', path: '/maps' },
  { name: 'map', path: '/maps', prepare: (page) => page.getByRole('link', { name: /^View/ }).first().click() },
  { name: 'map-create', path: '/maps/create' },
  { name: 'reports', path: '/reports' },
]

const studentShots: Shot[] = [
  { name: 'student', path: '/student' },
  { name: 'collection', path: '/student', prepare: click('Show all') },
  { name: 'shop', path: '/shop' },
  { name: 'pack', path: '/shop', prepare: click(/^Look inside/) },
  { name: 'reveal', path: '/shop', prepare: click(/^Buy Pack/) },
  { name: 'achievements', path: '/achievements' },
  { name: 'practice', path: '/practice' },
]

const school = await openBrowserSchool()

const sideways = async (page: Page, name: string) => {
  const by = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)
  if (by > 0) process.stdout.write(`${name} scrolls sideways by ${by} px\n`)
}

const takeHere = async (page: Page, name: string) => {
  await page.evaluate(() => document.fonts.ready)
  await page.waitForTimeout(settleMs)
  await page.screenshot({ path: join(folder, `${name}.png`) })
  await sideways(page, name)
}

const take = async ({ page, errors }: Visit, device: string, shots: readonly Shot[]) => {
  for (const { name, path, prepare } of shots) {
    await page.goto(path)
    await page.waitForLoadState('networkidle')
    await page.locator('h1').first().waitFor()
    await prepare?.(page)
    await page.waitForLoadState('networkidle')
    await takeHere(page, `${name}-${device}`)
  }
  for (const error of errors) process.stdout.write(`${device}: ${error}\n`)
}

try {
  mkdirSync(folder, { recursive: true })
  for (const [device, viewport] of Object.entries(devices)) {
    await take(await school.visitor({ viewport }), device, visitorShots)
    const teacher = await school.newcomer('teacher', { viewport })
    await addQuestionSet(teacher, school.url)
    await take(teacher, device, teacherShots)
    await take(await school.newcomer('student', { viewport }), device, studentShots)
    await shootGame(school, viewport, (page, name) => takeHere(page, `${name}-${device}`))
  }
  // Moving screens are taken at fixed moments.
  await shootModes(school, async (page, name) => {
    await page.screenshot({ path: join(folder, `${name}.png`) })
    await sideways(page, name)
  })
  process.stdout.write(`The pictures are in ${folder}/\n`)
} finally {
  await school.close()
}
process.exit(0)
