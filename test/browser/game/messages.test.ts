import type { Page } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { addQuestionSet, type BrowserSchool, openBrowserSchool, password, withWorker } from '../school/browserSchool.ts'

let school: BrowserSchool

beforeAll(async () => {
  school = await openBrowserSchool()
})

afterAll(() => school.close())

const says = (page: Page, text: string) => page.getByRole('alert').filter({ hasText: text }).first().waitFor()
const toasts = (page: Page, text: string) => page.locator('[data-toast]').filter({ hasText: text }).first().waitFor()
const press = (page: Page, name: string | RegExp) => page.getByRole('button', { name }).first().click()

describe('registering and logging in', () => {
  const fill = async (page: Page, username: string, first: string, second: string) => {
    await page.getByLabel('Username').fill(username)
    await page.getByLabel('Password', { exact: true }).fill(first)
    await page.getByLabel('Confirm password').fill(second)
    await press(page, 'Register')
  }

  it('starts with registering, checks in order, and leads a student to the dashboard', async () => {
    const { page } = await school.visitor()
    await page.goto('/login')
    await page.getByRole('group', { name: 'I am a...' }).waitFor()
    expect(await page.getByRole('radio', { name: /Student/ }).isChecked()).toBe(true)
    expect(await page.getByPlaceholder('Create a password (min. 6 characters)').count()).toBe(1)
    await fill(page, 'walker', 'short', 'other')
    await says(page, 'Passwords do not match!')
    await fill(page, 'walker', 'short', 'short')
    await says(page, 'Password must be at least 6 characters long!')
    await fill(page, 'walker', password, password)
    await page.waitForURL('**/student')
  })

  it('starts with logging in on the second visit, and says what is wrong', async () => {
    const { page } = await school.visitor()
    await page.goto('/login')
    await page.getByRole('heading', { name: 'Join Slime School' }).waitFor()
    await page.reload()
    await page.getByRole('heading', { name: 'Welcome back!' }).waitFor()
    await page.getByLabel('Username').fill('walker')
    await page.getByLabel('Password', { exact: true }).fill('not this one')
    await press(page, /^Login$/)
    await page.locator('form').getByRole('button', { name: 'Login' }).click()
    await says(page, 'Wrong username or password')
    await press(page, "Don't have an account? Register")
    await press(page, 'Already have an account? Login')
    await page.getByLabel('Password', { exact: true }).fill(password)
    await page.locator('form').getByRole('button', { name: 'Login' }).click()
    await page.waitForURL('**/student')
  })

  it('leads a teacher to the dashboard, and out again', async () => {
    const { page } = await school.visitor()
    await page.goto('/login')
    await page.getByRole('radio', { name: /Teacher/ }).check({ force: true })
    await fill(page, 'headmaster', password, password)
    await page.waitForURL('**/teacher')
    await press(page, /headmaster: open user menu/)
    await page.getByRole('menuitem', { name: 'Logout' }).click()
    await page.waitForURL((url) => url.pathname === '/')
    await page.getByRole('link', { name: 'Login', exact: true }).waitFor()
    await page.waitForFunction(() => localStorage.getItem('slime-school.user') === null)
  })
})

describe('hosting and joining', () => {
  it('needs a question set, then gives a code and opens the lobby', async () => {
    const teacher = await school.newcomer('teacher')
    await addQuestionSet(teacher, school.url)
    const { page } = teacher
    await page.goto('/teacher')
    await page.getByText('Planets').first().waitFor()
    await press(page, 'Create Game & Get Code')
    await says(page, 'Please select a question set')
    await page.getByRole('radio', { name: /^Planets/ }).check({ force: true })
    await page.getByText('Please select a question set').waitFor({ state: 'detached' })
    await press(page, 'Create Game & Get Code')
    await page.waitForURL(/\/lobby\/[A-Z2-9]{6}$/)
  })

  it('shows maps for every mode but classic', async () => {
    const { page } = await school.newcomer('teacher')
    await page.goto('/teacher')
    await page.getByRole('group', { name: 'Choose a game mode' }).waitFor()
    expect(await page.getByRole('group', { name: 'Choose a map' }).count()).toBe(0)
    await page.getByRole('radio', { name: 'Racing' }).check({ force: true })
    const maps = page.getByRole('group', { name: 'Choose a map' })
    await maps.getByText('Default').first().waitFor()
    expect(await maps.getByRole('link', { name: 'Create Map' }).getAttribute('href')).toBe(
      '/maps/create?mode=racing&for=host',
    )
  })

  it('asks for a code, writes it in capitals, and knows when there is no such game', async () => {
    const { page } = await school.newcomer('student')
    await page.goto('/student')
    await page.getByRole('button', { name: 'Join', exact: true }).click()
    await says(page, 'Please enter a game code')
    await page.getByLabel('Game code').fill('abcdefgh')
    expect(await page.getByLabel('Game code').inputValue()).toBe('ABCDEF')
    await page.getByRole('button', { name: 'Join', exact: true }).click()
    await says(page, 'Game not found')
  })
})

describe('the shop and the collection', () => {
  it('redeems no empty and no wrong code', async () => {
    const { page } = await school.newcomer('student')
    await page.goto('/shop')
    await page.getByLabel('Secret code').fill('   ')
    await press(page, 'Redeem')
    await says(page, 'Please enter a code!')
    await page.getByLabel('Secret code').fill('certainly not')
    await press(page, 'Redeem')
    await says(page, 'Invalid code')
  })

  it('sells a pack, shows what was in it, and lets it be equipped and the other one be sold', async () => {
    const { page } = await school.newcomer('student', { reducedMotion: 'reduce' })
    await page.goto('/shop')
    // This pack has no mint slime, so whatever comes out is new.
    const kitchen = page.getByRole('listitem').filter({ hasText: 'Kitchen Pack' })
    await kitchen.getByRole('button', { name: /^Buy Pack/ }).click()
    await page.getByRole('dialog').getByText('You Got!').waitFor()
    await page.keyboard.press('Escape')
    await page.getByRole('link', { name: '300 coins' }).waitFor()
    await page
      .getByRole('button', { name: /^Not Enough/ })
      .first()
      .click({ force: true })
    await toasts(page, 'Not enough currency!')
    await press(page, 'My Collection')
    const dialog = page.getByRole('dialog')
    await dialog.getByText('Collected: 2 / 37').waitFor()
    await dialog.getByRole('button', { name: /^Equip / }).click()
    await toasts(page, 'is ready to play!')
    await dialog.getByRole('button', { name: /^Sell Mint/ }).click()
    const question = page.getByRole('alertdialog')
    await question.getByText('Are you sure you want to sell this slime?').waitFor()
    await question.getByRole('button', { name: 'Sell' }).click()
    await toasts(page, 'Sold for 250 currency!')
    await dialog.getByText('Collected: 1 / 37').waitFor()
    expect(await dialog.getByRole('button', { name: /^Sell / }).count()).toBe(0)
  })
})

describe('question sets', () => {
  it('says what is missing, saves, edits and deletes', async () => {
    const { page } = await school.newcomer('teacher')
    await page.goto('/create-set')
    await press(page, 'Save Question Set')
    await says(page, 'Please fix 7 things')
    expect(await page.getByRole('button', { name: /^Delete question/ }).count()).toBe(0)
    await page.getByLabel('Title').fill('My set')
    await page.getByLabel('Subject').selectOption('Math')
    await page.getByLabel('Question', { exact: true }).fill('What is 1 + 1?')
    for (const letter of ['A', 'B', 'C', 'D']) await page.getByLabel(`Answer ${letter}`, { exact: true }).fill(letter)
    await page.getByRole('radio', { name: 'B is the right answer' }).check({ force: true })
    await press(page, 'Save Question Set')
    await toasts(page, 'Question set created successfully!')
    await page.waitForURL('**/teacher')
    await press(page, 'Edit My set')
    await page.waitForURL('**/edit-set/*')
    expect(await page.getByRole('radio', { name: 'B is the right answer' }).isChecked()).toBe(true)
    await page.getByLabel('Title').fill('My better set')
    await press(page, 'Save Question Set')
    await toasts(page, 'Question set saved successfully!')
    await press(page, 'Delete My better set')
    await page.getByRole('alertdialog').getByText('Delete "My better set"? This cannot be undone.').waitFor()
    await page.getByRole('alertdialog').getByRole('button', { name: 'Delete' }).click()
    await toasts(page, 'Question set deleted')
    await page.getByText('No question sets yet').waitFor()
  })

  it('takes over what was pasted', async () => {
    const { page } = await school.newcomer('teacher')
    await page.goto('/create-set?import')
    await page.getByRole('tab', { name: 'Paste text' }).click()
    await page.getByLabel('Pasted text').fill('dog\thund\ncat\tkatze\nbird\tvogel\nfish\tfisch')
    await press(page, 'Use 4 questions')
    await page.getByRole('heading', { name: 'Question 4' }).waitFor()
  })
})

describe('maps', () => {
  it('goes back to all maps when there is no such map', async () => {
    const { page } = await school.newcomer('student')
    await page.goto('/maps/edit/nothing')
    await toasts(page, 'Failed to load map')
    await page.waitForURL('**/maps')
  })
})

describe('everywhere', () => {
  it('practice needs a question set', async () => {
    const { page } = await school.newcomer('student')
    await page.goto('/practice')
    await press(page, 'Start Practice')
    await says(page, 'Please select a question set')
    await page.getByRole('radio', { name: /^Capitals of the World/ }).check({ force: true })
    await page.getByText('Please select a question set').waitFor({ state: 'detached' })
  })

  it('typing the secret word shows the secret toast', async () => {
    const { page } = await school.visitor()
    await page.goto('/leaderboard')
    await page.locator('h1').waitFor()
    await page.keyboard.type('secret')
    await toasts(page, 'secret')
  })

  it('also on a phone, whose keys have no names: the field tells the word as far as it is written', async () => {
    const { page, context, errors } = await school.visitor()
    await page.goto('/join')
    await page.getByLabel('Game code').focus()
    const keyboard = await context.newCDPSession(page)
    const end = 'secret'.length
    for (let length = 1; length <= end; length++)
      await keyboard.send('Input.imeSetComposition', {
        text: 'secret'.slice(0, length),
        selectionStart: length,
        selectionEnd: length,
      })
    await toasts(page, 'secret')
    // A browser that fills in a form sends such an event.
    await page.evaluate(() => dispatchEvent(new Event('keydown')))
    expect(errors).toEqual([])
  })

  it('an unknown page leads home', async () => {
    const { page } = await school.visitor()
    await page.goto('/lost/in/space')
    await page.getByText('Oops! This slime wandered off to the wrong dimension.').waitFor()
    await page.getByRole('link', { name: 'Go Home' }).click()
    await page.waitForURL((url) => url.pathname === '/')
  })

  it('says so when the network is gone, and opens from the cache', async () => {
    const { page, context } = await school.visitor(withWorker)
    await page.goto('/')
    await page.evaluate(() => navigator.serviceWorker.ready)
    await page.reload()
    await page.waitForFunction(() => navigator.serviceWorker.controller !== null)
    await page.reload({ waitUntil: 'networkidle' })
    await context.setOffline(true)
    await page.getByText('You are offline.').waitFor()
    await page.reload()
    await page.getByRole('heading', { name: 'Learn with Slimes' }).waitFor()
    await context.setOffline(false)
    await page.getByText('You are offline.').waitFor({ state: 'detached' })
  })
})
