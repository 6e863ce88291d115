import type { Page, Route } from 'playwright-core'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { type BrowserSchool, hostedGame, openBrowserSchool, password } from '../school/browserSchool.ts'
import { focused, press, tabTo, type } from '../school/keys.ts'

let school: BrowserSchool
beforeAll(async () => {
  school = await openBrowserSchool()
})
afterAll(() => school.close())

it('keys go on where they were when an answer is given, and on the last page, however late that comes', async () => {
  const { teacher, code } = await hostedGame(school, undefined, 1)
  const { page } = await school.visitor()
  await page.goto(`/join/${code}`)
  await type(page, 'Nickname', 'Ada')
  await page.keyboard.press('Enter')
  await page.getByText('You are in, Ada!').waitFor()
  await teacher.page.getByRole('button', { name: 'Start Game (1 player)' }).click()
  await tabTo(page, /A: First/, 'button')
  await page.waitForLoadState('networkidle')
  const held: Route[] = []
  await page.route('**/*.js', (route) => void held.push(route))
  await page.keyboard.press('Enter')
  await page.getByRole('heading', { name: 'Correct!' }).waitFor()
  await expect.poll(() => focused(page)).not.toBe('nothing')
  await teacher.page.getByRole('button', { name: 'Next' }).click()
  await page.getByRole('heading', { name: 'Correct!' }).waitFor({ state: 'detached' })
  await expect.poll(() => focused(page)).toBe('nothing')
  expect(held.length).toBeGreaterThan(0)
  await page.unroute('**/*.js')
  await page.getByText('Game Complete!').first().waitFor()
  await expect.poll(() => focused(page)).toContain('Game Complete!')
})

it('keys go on where they were while an answer waits for those of the others', async () => {
  const { teacher, code } = await hostedGame(school, undefined, 1)
  const visits = [await school.visitor(), await school.visitor()]
  for (const [index, { page }] of visits.entries()) {
    await page.goto(`/join/${code}`)
    await type(page, 'Nickname', `Ada${index}`)
    await page.keyboard.press('Enter')
    await page.getByText(`You are in, Ada${index}!`).waitFor()
  }
  await teacher.page.getByRole('button', { name: 'Start Game (2 players)' }).click()
  const [ada] = visits
  if (!ada) throw new Error('nobody is there')
  await press(ada.page, /A: First/)
  await ada.page.getByText('Locked in').first().waitFor()
  await expect.poll(() => focused(ada.page)).toContain('Where is Mercury?')
})

it('keys go on in the page when a dialog closes over a button that nothing can be done with any more', async () => {
  const { page } = await school.newcomer('student', { reducedMotion: 'reduce' })
  await page.goto('/shop')
  await press(page, /^Buy Pack/)
  await page.getByText('You Got!').waitFor()
  await page.keyboard.press('Escape')
  await page.getByRole('dialog').waitFor({ state: 'detached' })
  await expect.poll(() => focused(page)).toContain('Slime Shop')
})

it('keys go on in the page when a dialog closes that its address has opened', async () => {
  const { page } = await school.newcomer('teacher')
  await page.goto('/create-set?import')
  await page.getByRole('dialog').waitFor()
  await page.keyboard.press('Escape')
  await page.getByRole('dialog').waitFor({ state: 'detached' })
  await expect.poll(() => focused(page)).not.toBe('nothing')
})

/** Dialogs that have more than one end, and how they are opened. */
const held: readonly (readonly [string, () => Promise<Page>])[] = [
  [
    'the dialog of a remote',
    async () => {
      const { page } = (await hostedGame(school)).teacher
      await press(page, 'Remote')
      return page
    },
  ],
  [
    'a map that is tried',
    async () => {
      const { page } = await school.newcomer('teacher')
      await page.goto('/maps/map-battle-colosseum')
      await press(page, 'Try it')
      return page
    },
  ],
]

it.each(held)(
  'keys that are held down stay in %s, on a device that is too slow to send them around',
  async (_, open) => {
    const page = await open()
    await page.getByRole('dialog').locator(':scope:focus, :focus').waitFor()
    await page.evaluate(() => {
      const left: string[] = []
      Object.assign(window, { left })
      // While a key is held down, the user presses nothing else, so each repeat is checked.
      addEventListener('keydown', () => {
        const behind = document.activeElement?.closest('#root')
        if (behind) left.push(document.activeElement?.textContent ?? '')
      })
    })
    for (const key of ['Shift+Tab', 'Tab'])
      for (let pressed = 0; pressed < 30; pressed++) await page.keyboard.press(key)
    expect(await page.evaluate(() => (window as unknown as { left: string[] }).left)).toEqual([])
  },
)

it('keys go on in the page when the device that was logged out, and the class that was left, are gone from it', async () => {
  const { page } = await school.newcomer('student')
  const seen = { lastSeen: Date.now() }
  let devices = [
    { id: 'a', name: 'Chrome on Linux', own: true, ...seen },
    { id: 'b', name: 'Firefox on Windows', own: false, ...seen },
  ]
  let classes = [{ id: 'c', name: '7b', waits: true }]
  await page.route('**/api/auth/devices', (route) => route.fulfill({ json: devices }))
  await page.route('**/api/classes/mine', (route) => route.fulfill({ json: classes }))
  let loggedOut = 0
  await page.route('**/api/auth/devices/b', (route) => {
    loggedOut += 1
    devices = devices.slice(0, 1)
    return route.fulfill({ status: 204 })
  })
  await page.route('**/api/classes/mine/c', (route) => {
    classes = []
    return route.fulfill({ status: 204 })
  })
  await page.goto('/account')
  for (const name of [/Log out: Firefox/, /7b/]) {
    await press(page, name)
    // Whoever trembles presses twice.
    await page.keyboard.press('Enter')
    await page.getByRole('button', { name }).waitFor({ state: 'detached' })
    await expect.poll(() => focused(page)).not.toBe('nothing')
  }
  expect(loggedOut).toBe(1)

  // Here the button is still there.
  await page.goto('/shop')
  await type(page, 'Secret code', 'WRONG')
  await press(page, 'Redeem')
  await page.getByRole('alert').getByText('Invalid code').waitFor()
  await expect.poll(() => focused(page)).toBe('Redeem')
})

it('keys go on in the page when what a teacher has pressed is gone from it', async () => {
  const { page, context } = await school.newcomer('teacher')
  let flagged = [
    { id: 's', kind: 'set', title: 'Bad set', createdBy: 'Joe', stoppedBy: null, flags: [{ why: 'rude', by: 'Ann' }] },
  ]
  await page.route('**/api/flags', (route) => route.fulfill({ json: flagged }))
  await page.route('**/api/flags/*', (route) => {
    flagged = []
    return route.fulfill({ status: 204 })
  })
  const isGone = async (name: string | RegExp) => {
    await press(page, name)
    await page.getByRole('button', { name }).waitFor({ state: 'detached' })
    await expect.poll(() => focused(page)).not.toBe('nothing')
  }
  await page.goto('/teacher')
  await isGone(/fine.*Bad set|Bad set.*fine/)
  const headers = { origin: school.url }
  const data = { name: '6b', devices: 'shared', pupils: [{ name: 'Ann Lee' }] }
  const made = await context.request.post('/api/classes', { data, headers })
  const { classId } = (await made.json()) as { classId: string }
  await page.goto(`/classes/${classId}`)
  await page.getByRole('button', { name: 'Open the class door' }).waitFor()
  // On a slow line the page is read again long after the door has been opened.
  await page.route(`**/api/classes/${classId}`, async (route) => {
    await page.waitForTimeout(600)
    await route.continue()
  })
  await isGone('Open the class door')
  await page.unroute(`**/api/classes/${classId}`)
  await context.request.put(`/api/classes/${classId}`, { data: { archived: true }, headers })
  await page.reload()
  await isGone('Bring it back')
})

it('keys go on in the page when the game that was ended is gone from the list', async () => {
  const { page } = (await hostedGame(school)).teacher
  await page.goto('/teacher')
  await press(page, /^End Planets/)
  await page.getByRole('alertdialog').waitFor()
  await press(page, 'End game')
  await page.getByRole('button', { name: /^End Planets/ }).waitFor({ state: 'detached' })
  await expect.poll(() => focused(page)).not.toBe('nothing')
})

it('keys go on in the next page when a link in a page has led there, and in the last one on the way back', async () => {
  const { page } = await school.newcomer('teacher')
  await page.goto('/teacher')
  await page.getByRole('heading', { name: /^Welcome/ }).waitFor()
  expect(await focused(page)).toBe('nothing')
  await page.getByRole('main').getByRole('link', { name: 'Classes' }).first().focus()
  await page.keyboard.press('Enter')
  await page.getByRole('heading', { name: 'My classes' }).waitFor()
  await expect.poll(() => focused(page)).toContain('My classes')
  await page.goBack()
  await page.getByRole('heading', { name: /^Welcome/ }).waitFor()
  await expect.poll(() => focused(page)).toContain('Welcome')
})

it('keys go on in pages of any kind, and in the page from which one was opened', async () => {
  const { page } = await school.newcomer('teacher')
  const follow = async (href: string) => {
    await page.locator(`a[href="${href}"]:visible`).first().focus()
    await page.keyboard.press('Enter')
  }
  const goesOnIn = (words: string) => expect.poll(() => focused(page)).toContain(words)
  await page.goto('/maps')
  await page.getByRole('heading', { name: 'Maps', exact: true }).waitFor()
  await follow('/maps/create')
  await page.getByRole('heading', { name: 'Create Map' }).waitFor()
  await goesOnIn('Create Map')
  await page.goBack()
  await goesOnIn('Every mode but Classic')
  await follow('/')
  await goesOnIn('Learn with Slimes')
  await page.goBack()
  await goesOnIn('Every mode but Classic')
})

it('keys go on in the page of a user who has signed in by them', async () => {
  const { user } = await school.newcomer('teacher')
  const { page } = await school.visitor()
  await page.goto('/classes')
  await page.getByRole('button', { name: 'Already have an account? Login' }).click()
  await type(page, 'Username', user.username)
  await type(page, 'Password', password)
  await page.keyboard.press('Enter')
  await page.getByRole('heading', { name: 'My classes' }).waitFor()
  await expect.poll(() => focused(page)).toContain('My classes')
})

it('keys go on from a button, too, in a browser that takes the focus away as soon as a button is disabled', async () => {
  const { page } = await school.newcomer('student')
  // As Chrome 111 does.
  await page.addInitScript(() => {
    const set = Element.prototype.setAttribute
    Element.prototype.setAttribute = function (name, value) {
      if (name === 'disabled' && this === document.activeElement) (this as HTMLElement).blur()
      set.call(this, name, value)
    }
  })
  await page.goto('/shop')
  await type(page, 'Secret code', 'WRONG')
  await press(page, 'Redeem')
  await page.getByRole('alert').getByText('Invalid code').waitFor()
  await expect.poll(() => focused(page)).toBe('Redeem')
})
