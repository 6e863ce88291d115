import '../../bench/sameSockets.ts'
import { statSync } from 'node:fs'
import { join } from 'node:path'
import { Client } from 'colyseus.js'
import type { Page } from 'playwright-core'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { scoredKinds } from '../../rooms/shared/questions/someQuestions.ts'
import { type BrowserSchool, hostedGame, openBrowserSchool } from '../school/browserSchool.ts'
import { choose } from '../school/choose.ts'
import { phone } from '../school/school.ts'
import { countTravels, listed, type Travelled, weigh } from '../school/travelled.ts'

/** Plain HTTP by a name, as in a school's own network. There browsers take no Brotli and have no service worker. */
const hostName = 'slimes.lan'
const pages = join(import.meta.dirname, '../../../dist/client')

let school: BrowserSchool
let lan = ''
beforeAll(async () => {
  school = await openBrowserSchool([`--host-resolver-rules=MAP ${hostName} 127.0.0.1`])
  lan = school.url.replace('127.0.0.1', hostName)
})
afterAll(() => school.close())

/** The size of these files on the disk, gzipped and without headers. */
const kbOnDisk = (all: readonly Travelled[]): number => {
  const files = [...new Set(all.map(({ path }) => path))].filter((path) => path.endsWith('.js'))
  return files.reduce((bytes, path) => bytes + statSync(join(pages, `${path}.gz`)).size, 0) / 1000
}

const told = (way: string, all: readonly Travelled[]) => {
  const weight = { ...weigh(all), onDiskKb: kbOnDisk(all) }
  process.stdout.write(`${way}: ${JSON.stringify(weight)}\n${listed(all)}\n`)
  return weight
}

it('a first visit is light: what travels to the home page is counted on the line', async () => {
  const { page } = await school.firstVisitor({ baseURL: lan })
  const travelled = await countTravels(page)
  await page.goto('/')
  await page.waitForLoadState('networkidle')
  // Leaves out what loads with the first touch, because a browser may report a mouse that was nowhere.
  const weight = told(
    'Home',
    travelled.filter(({ path }) => !path.includes('onceTouched')),
  )
  expect(weight.onDiskKb).toBeLessThanOrEqual(90)
  expect(weight.kb).toBeLessThanOrEqual(179)
})

it("a pupil's phone is light from the code on the wall to the first answer, in bytes and in requests", async () => {
  const { teacher, code } = await hostedGame(school)
  const { page } = await school.firstVisitor({ baseURL: lan, viewport: phone })
  const travelled = await countTravels(page)
  await page.goto(`/join/${code}`)
  await page.getByLabel('Nickname').fill('Mira')
  await page.getByRole('button', { name: 'Join', exact: true }).click()
  await page.getByText('You are in, Mira!').waitFor()
  await page.waitForLoadState('networkidle')
  const other = await new Client(school.url).joinById(code, { username: 'Emil' })
  other.onMessage('*', () => {})
  await teacher.page.getByRole('button', { name: 'Start Game (2 players)' }).click()
  await page.locator('button[aria-keyshortcuts="1 A"]').click()
  await page.getByText('Answer locked in').waitFor()
  const weight = told('Phone', travelled)
  expect(weight.onDiskKb).toBeLessThanOrEqual(152.5)
  expect(weight.requests).toBeLessThanOrEqual(22)
  expect(weight.kb).toBeLessThanOrEqual(251)
})

const scriptsIn = (all: readonly Travelled[]) =>
  new Set(all.map(({ path }) => path).filter((path) => path.endsWith('.js')))

/** A phone in the lobby of a game, and all that was loaded for it. */
const waitingPhone = async (prepare?: (page: Page) => Promise<void>) => {
  const { teacher, code } = await hostedGame(school, prepare)
  const { page } = await school.firstVisitor({ baseURL: lan, viewport: phone })
  const travelled = await countTravels(page)
  await page.goto(`/join/${code}`)
  await page.getByLabel('Nickname').fill('Mira')
  await page.getByRole('button', { name: 'Join', exact: true }).click()
  await page.getByText('You are in, Mira!').waitFor()
  const start = async () => {
    await teacher.page.getByRole('button', { name: 'Start Game (1 player)' }).click()
    await page.getByRole('timer').waitFor()
    await page.waitForLoadState('networkidle')
  }
  return { page, travelled, start }
}

it('what answers the other kinds of questions is small, and here in the lobby of a game that has some', async () => {
  const usual = await waitingPhone()
  await usual.start()
  const headers = { origin: school.url }
  const mixed = await waitingPhone(async (page) => {
    const questions = scoredKinds.toSorted((one) => (one.kind === 'typed' ? -1 : 0))
    const data = { title: 'All kinds', subject: 'Other', questions }
    await page.context().request.post('/api/question-sets', { data, headers })
    await page.reload()
    await choose(page.getByRole('radio', { name: /^All kinds/ }).first())
  })
  const kinds = () => mixed.travelled.find(({ path }) => path.includes('/playerKinds'))?.path
  await expect.poll(kinds, { timeout: 30_000 }).toBeDefined()
  // The code runs only once all that it needs has loaded, too.
  await mixed.page.evaluate(`import('${kinds()}').then(() => true)`)
  const inLobby = scriptsIn(mixed.travelled)
  await mixed.start()
  await mixed.page.getByLabel('Type your answer').waitFor()
  const usually = scriptsIn(usual.travelled)
  const more = [...scriptsIn(mixed.travelled)].filter((path) => !usually.has(path))
  const kb = kbOnDisk(more.map((path) => ({ path, bytes: 0 })))
  process.stdout.write(`Kinds: ${kb} kB more, for ${scoredKinds.length - 1} kinds together\n`)
  expect(more.filter((path) => !inLobby.has(path))).toEqual([])
  expect(kb).toBeLessThanOrEqual(5)
})
