import type { Page } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { PlayerProfile } from '../../../rooms/shared/contract/player.ts'
import { addQuestionSet, type BrowserSchool, openBrowserSchool } from '../school/browserSchool.ts'

let school: BrowserSchool

beforeAll(async () => {
  school = await openBrowserSchool()
})

afterAll(() => school.close())

const says = (page: Page, text: string) => page.getByRole('alert').filter({ hasText: text }).first().waitFor()
const toasts = (page: Page, text: string) => page.locator('[data-toast]').filter({ hasText: text }).first().waitFor()
const press = (page: Page, name: string | RegExp) => page.getByRole('button', { name }).first().click()

/** A server that fails without a reason. */
const failing = (page: Page, path: string) => page.route(path, (route) => route.fulfill({ status: 500, body: '' }))

/** Chooses the teacher's own set: other teachers of this file have a set of this name in the list, too. */
const choosePlanets = (page: Page) => page.getByRole('radio', { name: /^Planets/ }).check({ force: true })

describe('what is said when the server gives no reason', () => {
  it('signing in: Authentication failed', async () => {
    const { page } = await school.visitor()
    await failing(page, '**/api/auth/register')
    await page.goto('/login')
    await page.getByLabel('Username').fill('somebody')
    await page.getByLabel('Password', { exact: true }).fill('slime-time')
    await page.getByLabel('Confirm password').fill('slime-time')
    await press(page, 'Register')
    await says(page, 'Authentication failed')
  })

  it('packs and codes: Purchase failed, Invalid code', async () => {
    const { page } = await school.newcomer('student')
    await failing(page, '**/buy-pack')
    await failing(page, '**/redeem-code')
    await page.goto('/shop')
    await press(page, /^Buy Pack/)
    await toasts(page, 'Purchase failed')
    await page.getByLabel('Secret code').fill('anything')
    await press(page, 'Redeem')
    await says(page, 'Invalid code')
  })

  it('slimes: Selection failed, Sale failed', async () => {
    const { page, user } = await school.newcomer('student')
    const profile: PlayerProfile = {
      userId: user.id,
      username: user.username,
      currency: 100,
      ownedSlimes: ['mint', 'cherry'],
      slimeCounts: { mint: 1, cherry: 1 },
      selectedSlime: 'mint',
      purse: { left: 1_000, size: 1_000 },
    }
    await page.route(`**/api/player/${user.id}`, (route) => route.fulfill({ json: profile }))
    await page.route('**/api/auth/me', (route) => route.fulfill({ json: { ...user, ...profile } }))
    await failing(page, '**/select-slime')
    await failing(page, '**/sell-slime')
    await page.goto('/student')
    await press(page, 'My Collection')
    await page.getByRole('button', { name: /^Equip Cherry/ }).click()
    await toasts(page, 'Selection failed')
    await page.getByRole('button', { name: /^Sell Cherry/ }).click()
    await page.getByRole('alertdialog').getByRole('button', { name: 'Sell' }).click()
    await toasts(page, 'Sale failed')
  })

  it('question sets: Failed to create question set', async () => {
    const { page } = await school.newcomer('teacher')
    await failing(page, '**/api/question-sets?requestId=*')
    await page.goto('/create-set')
    await page.getByLabel('Title').fill('My set')
    await page.getByLabel('Subject').selectOption('Math')
    await page.getByLabel('Question', { exact: true }).fill('What is 1 + 1?')
    for (const letter of ['A', 'B', 'C', 'D']) await page.getByLabel(`Answer ${letter}`, { exact: true }).fill(letter)
    await page.getByLabel('A is the right answer').click({ force: true })
    await press(page, 'Save Question Set')
    await says(page, 'Failed to create question set')
  })

  it('maps: Failed to delete map', async () => {
    const { page, context } = await school.newcomer('teacher')
    const tiles = Array.from({ length: 25 }, (_, at) => ({ x: at % 5, y: Math.floor(at / 5), type: 'grass' }))
    await context.request.post('/api/maps', {
      data: { name: 'Meadow', gameMode: 'racing', tiles },
      headers: { origin: school.url },
    })
    await page.goto('/maps')
    await page.route('**/api/maps/*', (route) => route.fulfill({ status: 500, body: '' }))
    await press(page, 'Delete Meadow')
    await page.getByRole('alertdialog').getByText('Delete "Meadow"? This cannot be undone.').waitFor()
    await page.getByRole('alertdialog').getByRole('button', { name: 'Delete' }).click()
    await toasts(page, 'Failed to delete map')
  })
})

describe('rooms that cannot be entered', () => {
  it('hosting without a server: Connection not ready. Please try again.', async () => {
    const teacher = await school.newcomer('teacher')
    await addQuestionSet(teacher, school.url)
    const { page } = teacher
    await page.route('**/matchmake/**', (route) => route.abort())
    await page.goto('/teacher')
    await choosePlanets(page)
    await press(page, 'Create Game & Get Code')
    await says(page, 'Connection not ready. Please try again.')
  })

  it('practice goes back to its setup: Question set not found, Failed to load questions', async () => {
    const student = await school.newcomer('student')
    await addQuestionSet(student, school.url)
    const { page } = student
    await page.goto('/practice')
    await choosePlanets(page)
    const gone = { code: 404, error: 'Question set not found', message: 'questionSetNotFound' }
    await page.route('**/matchmake/**', (route) => route.fulfill({ status: 404, json: gone }))
    await press(page, 'Start Practice')
    await toasts(page, 'Question set not found')
    await page.waitForURL('**/practice')
    await page.unroute('**/matchmake/**')
    await page.route('**/matchmake/**', (route) => route.abort())
    await choosePlanets(page)
    const [hard, racing] = [/^Hard/, /^Racing/].map((name) => page.getByRole('radio', { name }))
    await hard?.check({ force: true })
    await racing?.check({ force: true })
    await press(page, 'Start Practice')
    await toasts(page, 'Failed to load questions')
    await page.waitForURL('**/practice')
    // All choices are still there.
    for (const chosen of [page.getByRole('radio', { name: /^Planets/ }).first(), hard, racing])
      expect(await chosen?.isChecked()).toBe(true)
  })

  it('a lobby that is not there says so in a toast', async () => {
    const { page } = await school.newcomer('student')
    await page.goto('/lobby/ZZZZZZ')
    await toasts(page, 'Game not found')
  })
})

it('achievements that cannot be read are no longer said to be loading', async () => {
  const { page } = await school.newcomer('student')
  await failing(page, '**/api/achievements')
  await page.goto('/achievements')
  await page.getByRole('main').getByRole('alert').waitFor()
  expect(await page.getByRole('main').getByText('Loading').count()).toBe(0)
  expect(await page.getByRole('main').getByRole('progressbar').count()).toBe(0)
  await page.unrouteAll()
  await press(page, 'Try again')
  await page.getByText('A folded note').waitFor()
  expect(await page.getByRole('main').getByRole('progressbar', { name: 'Achievements' }).count()).toBe(1)
})

it('where the unlocked achievements cannot be read, the page does not say that there are none', async () => {
  const { page } = await school.newcomer('student')
  await failing(page, '**/api/achievements/*')
  await page.goto('/achievements')
  await page.getByRole('main').getByRole('alert').waitFor()
  expect(await page.getByRole('main').getByText('0 of').count()).toBe(0)
  expect(await page.getByRole('main').getByText('Locked').count()).toBe(0)
  await page.unrouteAll()
  await press(page, 'Try again')
  await page.getByText('A folded note').waitFor()
})

it('a redeemed code is celebrated', async () => {
  const { page, user } = await school.newcomer('student')
  const slime = { id: 'tako', name: 'Tako', rarity: 'secret', character: 'Eight arms.' }
  const player = { userId: user.id, username: user.username, currency: 100, ownedSlimes: ['mint', 'tako'] }
  await page.route('**/redeem-code', (route) =>
    route.fulfill({
      json: { player: { ...player, slimeCounts: {}, selectedSlime: 'mint' }, receivedSlime: slime, isNew: true },
    }),
  )
  await page.goto('/shop')
  await page.getByLabel('Secret code').fill('the right one')
  await press(page, 'Redeem')
  await toasts(page, 'Secret code redeemed successfully!')
  await page.getByRole('dialog').getByText('You Got!').waitFor()
})

it('the game code is copied, by the old way where the new one is shut, and a failure is said', async () => {
  const teacher = await school.newcomer('teacher')
  await addQuestionSet(teacher, school.url)
  const { page } = teacher
  await page.goto('/teacher')
  await choosePlanets(page)
  await press(page, 'Create Game & Get Code')
  await page.evaluate(() => {
    navigator.clipboard.writeText = () => Promise.reject(new Error('shut'))
  })
  await press(page, 'Copy the game code')
  await toasts(page, 'Copied to clipboard!')
  await page.evaluate(() => {
    document.execCommand = () => false
  })
  await press(page, 'Copy the game code')
  await toasts(page, 'Failed to copy')
  const { page: phone } = await school.visitor({ viewport: { width: 390, height: 844 } })
  await phone.goto(new URL(page.url()).pathname)
  await phone.getByLabel('Nickname').fill('Ada')
  await press(phone, 'Join')
  await press(phone, 'Copy the game code')
  await toasts(phone, 'Copied to clipboard!')
})

it('what was read for one person is not shown to the next one on the same device', async () => {
  const first = await school.newcomer('teacher')
  await addQuestionSet(first, school.url, 'Only mine')
  const { page } = first
  await page.goto('/teacher')
  await page.getByRole('button', { name: 'Edit Only mine' }).waitFor()
  await press(page, /: open user menu/)
  await page.getByRole('menuitem', { name: 'Logout' }).click()
  await page.getByRole('link', { name: 'Login', exact: true }).click()
  const held = Promise.withResolvers<void>()
  await page.route('**/api/question-sets', async (route) => {
    await held.promise
    await route.continue()
  })
  await page.getByRole('radio', { name: /Teacher/ }).check({ force: true })
  await page.getByLabel('Username').fill('the_next_one')
  await page.getByLabel('Password', { exact: true }).fill('slime-time')
  await page.getByLabel('Confirm password').fill('slime-time')
  await press(page, 'Register')
  await page.waitForURL('**/teacher')
  await page.getByRole('heading', { name: 'Welcome, the_next_one!' }).waitFor()
  expect(await page.getByText('Only mine').count()).toBe(0)
  held.resolve()
  await page.getByText('No question sets yet').first().waitFor()
})
