import type { Locator, Page } from 'playwright-core'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { axeComplaints } from '../school/axeOn.ts'
import { type BrowserSchool, openBrowserSchool, type Visit } from '../school/browserSchool.ts'
import { asBrowsersAsk } from '../school/school.ts'

let school: BrowserSchool
let teacher: Visit

const upright = { width: 390, height: 844 }
const small = { width: 360, height: 640 }
const tiny = { width: 320, height: 480 }
const sideways = { width: 844, height: 390 }

const drawnPicture = (page: Page) =>
  page.evaluate(() => {
    const canvas = document.createElement('canvas')
    Object.assign(canvas, { width: 400, height: 300 })
    const brush = canvas.getContext('2d')
    brush?.fillRect(20, 20, 360, 260)
    return canvas.toDataURL('image/jpeg')
  })

const longText = 'What happens in the leaves of a plant at night, when there is no light that it could use? '

const createSet = async ({ page, context }: Visit) => {
  await page.goto('/')
  await page.waitForLoadState('networkidle')
  const questions = [
    {
      question: 'What is the capital of France?',
      answers: ['Berlin', 'Paris', 'Rome', 'Madrid'],
      correct: 1,
      image: await drawnPicture(page),
    },
    {
      question: longText.repeat(2).slice(0, 190),
      answers: ['First', 'Second', 'Third', 'Fourth'].map((word) => `${word}: ${longText}`.slice(0, 80)),
      correct: 1,
    },
  ]
  const answer = await context.request.post('/api/question-sets', {
    data: { title: 'Leaves', subject: 'Science', questions },
    headers: { origin: school.url },
  })
  expect(answer.ok()).toBe(true)
}

const openGame = async ({ page }: Visit): Promise<string> => {
  await page.goto('/teacher')
  await page.getByRole('radio', { name: /^Leaves/ }).check({ force: true })
  await page.getByRole('button', { name: 'Create Game & Get Code' }).click()
  await page.waitForURL('**/lobby/*')
  return page.url().split('/').at(-1) ?? ''
}

const join = async ({ page }: Visit, code: string, name: string) => {
  await page.goto(`/join/${code}`)
  await page.getByLabel('Nickname').fill(name)
  await page.getByRole('button', { name: 'Join', exact: true }).click()
  await page.waitForURL('**/lobby/*')
}

const inQuestion = (page: Page, number: number) => page.getByText(`Question ${number} of 2`).first().waitFor()
const tiles = (page: Page) => page.locator('button[aria-keyshortcuts]')
const cutTiles = (page: Page) =>
  tiles(page).evaluateAll((all) =>
    all
      .filter((tile) => {
        const { top, bottom, left, right } = tile.getBoundingClientRect()
        return top < 0 || left < 0 || bottom > innerHeight || right > innerWidth
      })
      .map((tile) => tile.textContent),
  )

const isAbove = (page: Page, upper: string, lower: string) =>
  page.evaluate(
    ([one = '', other = '']) => {
      const edges = [one, other].map((which) => document.querySelector(which)?.getBoundingClientRect())
      return (edges[0]?.bottom ?? 0) <= (edges[1]?.top ?? 0)
    },
    [upper, lower],
  )

const isInWindow = (part: Locator) =>
  part.evaluate((element) => {
    const { top, bottom } = element.getBoundingClientRect()
    return top >= 0 && bottom <= innerHeight
  })

beforeAll(async () => {
  school = await openBrowserSchool()
  teacher = await school.newcomer('teacher')
  await createSet(teacher)
})

afterAll(() => school.close())

it('a game on phones: nothing to choose is cut, axe has nothing to say about any state, and the winner is the secret of the board', async () => {
  const { page: board } = teacher
  const code = await openGame(teacher)
  const player = await school.visitor({ viewport: upright, reducedMotion: 'no-preference' })
  const other = await school.visitor({ viewport: small, reducedMotion: 'reduce' })
  await join(player, code, 'Lotte')
  await join(other, code, 'Emil')
  const { page } = player
  await page.setViewportSize(sideways)
  await expect.poll(() => isInWindow(page.getByText('Waiting for host to start the game...'))).toBe(true)
  await page.setViewportSize(upright)

  await board.getByRole('button', { name: 'Start Game (2 players)' }).click()
  await other.page.getByRole('heading', { name: 'Get ready' }).waitFor()
  expect(await axeComplaints(other.page)).toEqual([])

  await inQuestion(page, 1)
  for (const viewport of [upright, small, sideways]) {
    await page.setViewportSize(viewport)
    await page.getByRole('img').waitFor()
    expect(await tiles(page).count()).toBe(4)
    expect(await cutTiles(page), `${viewport.width} x ${viewport.height}`).toEqual([])
  }
  for (const visit of [player, other]) await tiles(visit.page).nth(1).click()
  await board.getByRole('button', { name: 'Next' }).click()

  await page.setViewportSize(tiny)
  await inQuestion(page, 2)
  expect(await axeComplaints(page)).toEqual([])
  await tiles(page).nth(1).click()
  await page.getByText('Answer locked in').waitFor()
  expect(await cutTiles(page)).not.toEqual([])
  expect(await axeComplaints(page)).toEqual([])

  await board.getByRole('button', { name: 'Pause' }).click()
  await page.setViewportSize(small)
  await page.locator('[data-sign]').waitFor()
  await expect.poll(() => isAbove(page, '[data-sign]', 'main h1')).toBe(true)
  expect(await axeComplaints(page)).toEqual([])
  await board.getByRole('button', { name: 'Resume' }).click()
  await tiles(other.page).nth(0).click()
  await board.getByRole('button', { name: 'Next' }).click()

  // Also the phone on which nothing may move: the board of this class may still roll its drums.
  await Promise.all([page, other.page].map((phone) => phone.locator('main').getByText('Look at the board!').waitFor()))
  expect(await page.getByText('You came 1st!').count()).toBe(0)
  await page.locator('main').getByText('You came 1st!').waitFor()
  expect(await axeComplaints(page)).toEqual([])
  await other.page.locator('main').getByText('You came 2nd!').waitFor()

  await board.goto('/reports')
  await board
    .getByRole('link', { name: /Leaves/ })
    .first()
    .click()
  await board.getByRole('heading', { name: /capital of France/ }).waitFor()
  expect(await axeComplaints(board)).toEqual([])
  expect([...player.errors, ...other.errors, ...teacher.errors]).toEqual([])
})

it('the leaderboard breaks no name that has room on its line', async () => {
  const { page } = await school.visitor({ viewport: upright })
  const figures = { totalGames: 30, totalWins: 9, totalCorrect: 200, totalCurrencyEarned: 12_345, bestStreak: 12 }
  const names = ['Christopher', 'Maximiliana']
  const json = names.map((username) => ({ userId: username, username, selectedSlime: 'mint', ...figures }))
  await page.route('**/api/leaderboard*', (route) => route.fulfill({ json }))
  await page.goto('/leaderboard')
  await page.getByRole('combobox', { name: 'Sort by' }).selectOption('totalCorrect')
  expect(await smallThings(page)).toEqual([])
  for (const name of names) {
    const lines = await page.getByText(name, { exact: true }).evaluate((word) => {
      const range = document.createRange()
      range.selectNodeContents(word)
      return range.getClientRects().length
    })
    expect(lines).toBe(1)
  }
})

it('a lobby scrolls sideways on no device, however narrow, empty or with somebody in it', async () => {
  const { page } = teacher
  const code = await openGame(teacher)
  await page.setViewportSize(tiny)
  await page.getByText('Waiting for players to join...').waitFor()
  const widths = () => page.evaluate(() => [document.documentElement.scrollWidth, document.documentElement.clientWidth])
  await expect.poll(widths).toEqual([tiny.width, tiny.width])
  await join(await school.visitor({ viewport: small }), code, 'Lotte')
  await page.getByRole('button', { name: 'Start Game (1 player)' }).waitFor()
  await expect.poll(widths).toEqual([tiny.width, tiny.width])
})

it('the bar of a pupil fits the narrowest phones, up to the button of its menu', async () => {
  const { page } = await school.newcomer('student', { viewport: tiny })
  // The bar shows what came with the later of these two answers, so both are changed.
  for (const told of ['**/api/player/*', '**/api/auth/me'])
    await page.route(told, async (route) => {
      const response = await route.fetch(asBrowsersAsk)
      await route.fulfill({ response, json: { ...(await response.json()), currency: 12_345 } })
    })
  await page.goto('/shop')
  await page.getByRole('link', { name: '12,345 coins' }).waitFor()
  await expect
    .poll(async () => {
      const box = await page.getByRole('button', { name: 'Open menu' }).boundingBox()
      return Math.round((box?.x ?? tiny.width) + (box?.width ?? 0))
    })
    .toBeLessThanOrEqual(tiny.width)
})

/** Things for a thumb that are too low or too narrow for it, except words within a line. */
const smallThings = (page: Page) =>
  page.evaluate(() =>
    [...document.querySelectorAll('button, a[href], input, select, textarea, summary')].flatMap((thing) => {
      const box = thing instanceof HTMLInputElement ? (thing.closest('label') ?? thing) : thing
      const { width, height } = box.getBoundingClientRect()
      const isSeen = thing.checkVisibility({ visibilityProperty: true }) && width > 2 && height > 2
      const isInLine = getComputedStyle(thing).display === 'inline'
      const name = thing.getAttribute('aria-label') ?? thing.textContent
      const isSmall = Math.min(width, height) < 43.9
      return isSeen && !isInLine && isSmall ? [`${name} ${Math.round(width)} x ${Math.round(height)}`] : []
    }),
  )

it('on a phone half of the width and more is for the words of an answer, and each kind shows an example of its own', async () => {
  const { page } = await school.newcomer('student', { viewport: upright })
  await page.goto('/create-set')
  for (const [kind, field, example] of [
    ['order', 'Part 1', 'Begin with the planet closest to the sun'],
    ['opinion', 'Answer 1', 'Which planet would you like to see?'],
  ] as const) {
    await page.getByLabel('Kind of question 1').selectOption(kind)
    await page.getByPlaceholder(example).waitFor()
    const box = await page.getByLabel(field, { exact: true }).boundingBox()
    expect(box?.width, kind).toBeGreaterThan(160)
  }
})

it('on a wide screen an answer and all its buttons stand in one line, whatever the kind', async () => {
  const { page } = await school.newcomer('student', { viewport: { width: 1366, height: 768 } })
  await page.goto('/create-set')
  for (const [kind, field] of [
    ['order', 'Part 1'],
    ['opinion', 'Answer 1'],
  ] as const) {
    await page.getByLabel('Kind of question 1').selectOption(kind)
    const box = await page.getByLabel(field, { exact: true }).boundingBox()
    const remove = await page.getByRole('button', { name: /^Remove .* 1$/ }).boundingBox()
    expect(remove?.y, kind).toBeLessThan((box?.y ?? 0) + (box?.height ?? 0))
  }
})

it('on a phone everything that is to be pressed is as large as a thumb needs, however the phone is held', async () => {
  const phone = { viewport: { width: 390, height: 844 } }
  const who = { teacher: await school.newcomer('teacher', phone), student: await school.newcomer('student', phone) }
  await createSet(who.teacher)
  await who.teacher.context.request.post('/api/classes', {
    data: { name: '6b', devices: 'shared', pupils: [{ name: 'Lotte Müller' }] },
    headers: { origin: school.url },
  })
  const [group] = (await (await who.teacher.context.request.get('/api/classes')).json()) as { id: string }[]
  const places = [
    ['teacher', '/teacher', 'Create Game & Get Code'],
    ['teacher', '/create-set', 'Save Question Set'],
    ['teacher', '/maps', 'A folded note'],
    ['teacher', `/classes/${group?.id}`, 'Lotte Müller'],
    ['student', '/student', 'Join'],
    ['student', '/shop', 'Redeem'],
  ] as const
  const small: Record<string, string[]> = {}
  for (const [role, place, there] of places) {
    const { page } = who[role]
    await page.goto(place)
    await page.locator('main').getByText(there, { exact: true }).last().waitFor()
    for (const viewport of [sideways, upright]) {
      await page.setViewportSize(viewport)
      const found = await smallThings(page)
      if (found.length > 0) small[`${place}, ${viewport.width} pixels wide`] = found
    }
  }
  const code = await openGame(who.teacher)
  const player = await school.visitor(phone)
  await join(player, code, 'Mia')
  for (const viewport of [upright, sideways]) {
    await player.page.setViewportSize(viewport)
    expect(await smallThings(player.page), `a lobby ${viewport.width} pixels wide`).toEqual([])
  }
  expect(small).toEqual({})
})
