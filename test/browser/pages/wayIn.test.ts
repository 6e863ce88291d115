import { afterAll, beforeAll, expect, it } from 'vitest'
import { type BrowserSchool, hostedGame, openBrowserSchool } from '../school/browserSchool.ts'
import { phone } from '../school/school.ts'

let school: BrowserSchool
beforeAll(async () => {
  school = await openBrowserSchool()
})
afterAll(() => school.close())

const latencyMs = 400

it('a phone that has scanned the code asks for all it needs in one go: the name field is two ways to the server away', async () => {
  const { teacher, code } = await hostedGame(school)
  const { page, context, errors } = await school.firstVisitor({ viewport: phone })
  const session = await context.newCDPSession(page)
  await session.send('Network.enable')
  const slow = { offline: false, latency: latencyMs, downloadThroughput: 200_000, uploadThroughput: 200_000 }
  await session.send('Network.emulateNetworkConditions', slow)

  const asked: string[] = []
  /** Files that were asked for only after something else had come. Each of these costs one more round trip. */
  const late: string[] = []
  let hasCome = false
  const needed = (url: string) => /\/api\/|\.(js|css)$/.test(url)
  page.on('request', (request) => {
    if (!needed(request.url())) return
    const { pathname } = new URL(request.url())
    asked.push(pathname)
    if (hasCome) late.push(pathname)
  })
  page.on('requestfinished', (request) => {
    if (needed(request.url())) hasCome = true
  })
  const isLibrary = (path: string) => path.startsWith('/assets/build-')
  const isPlayed = (path: string) => path.startsWith('/assets/hand-')

  await page.goto(`/join/${code}`)
  const name = page.getByLabel('Nickname')
  await name.waitFor()
  expect(late.filter((path) => !isLibrary(path))).toEqual([])
  expect(asked.filter((path) => path.startsWith('/api/games/'))).toEqual([`/api/games/${code}`])

  // The room library loads while the name is typed. The code for the game loads while the class waits.
  await expect.poll(() => asked.some(isLibrary)).toBe(true)
  await name.fill('Mira')
  await page.getByRole('button', { name: 'Join', exact: true }).click()
  await page.getByText('You are in, Mira!').waitFor()
  await expect.poll(() => asked.some(isPlayed)).toBe(true)
  await teacher.page.getByRole('button', { name: 'Start Game (1 player)' }).waitFor()
  expect(errors).toEqual([])
})

it('the code typed by hand is looked at once, and a code that leads nowhere opens the form with the reason', async () => {
  const { code } = await hostedGame(school)
  const { page, errors } = await school.visitor({ viewport: phone })
  const looks: string[] = []
  page.on('request', (request) => {
    if (request.url().includes('/api/games/')) looks.push(new URL(request.url()).pathname)
  })
  await page.goto('/join/ZZZZZZ')
  await page.getByText('Game not found').first().waitFor()
  expect(looks).toEqual(['/api/games/ZZZZZZ'])
  await page.getByRole('textbox').fill(code)
  await page.getByRole('textbox').press('Enter')
  await page.getByLabel('Nickname').waitFor()
  expect(looks).toEqual(['/api/games/ZZZZZZ', `/api/games/${code}`])
  expect(errors).toEqual([])
})
