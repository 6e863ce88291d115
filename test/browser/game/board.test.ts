import { Client, type Room } from 'colyseus.js'
import type { Page } from 'playwright-core'
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest'
import type { QuestionSetRequest } from '../../../rooms/shared/contract/questionSets.ts'
import { axeComplaints } from '../school/axeOn.ts'
import { type BrowserSchool, openBrowserSchool, type Visit } from '../school/browserSchool.ts'

type Written = QuestionSetRequest['questions'][number]

let school: BrowserSchool
let players: Room[] = []

beforeAll(async () => {
  school = await openBrowserSchool()
})

afterEach(() => {
  for (const player of players) void player.leave()
  players = []
})

afterAll(() => school.close())

const projectors = [
  { width: 1280, height: 720 },
  { width: 1920, height: 1080 },
]

const easy: Written = { question: 'What is 7 x 8?', answers: ['54', '56', '58', '63'], correct: 1 }

/** Draws a picture in the page, like one a teacher would upload. */
const picture = (page: Page): Promise<string> =>
  page.evaluate(() => {
    const canvas = document.createElement('canvas')
    Object.assign(canvas, { width: 800, height: 600 })
    canvas.getContext('2d')?.fillRect(0, 0, 800, 600)
    return canvas.toDataURL('image/jpeg', 0.7)
  })

const sitDown = async (code: string, names: readonly string[]): Promise<void> => {
  for (const username of names) {
    const player = await new Client(school.url).joinById(code, { username, slime: 'mint' })
    player.onMessage('*', () => {})
    players.push(player)
  }
}

const answerAll = (choose: (index: number) => number): void => {
  for (const [index, player] of players.entries()) player.send('submit-answer', { answer: choose(index) })
}

/** Opens a game on the wall with these players. */
const openBoard = async (
  questions: (page: Page) => Promise<Written[]> | Written[],
  names: readonly string[],
  reducedMotion: 'reduce' | 'no-preference' = 'reduce',
  prepare?: (page: Page) => Promise<void>,
): Promise<Visit> => {
  const host = await school.newcomer('teacher', { reducedMotion })
  const { page } = host
  const data = { title: 'On the wall', subject: 'Other', questions: await questions(page) }
  const kept = await host.context.request.post('/api/question-sets', { data, headers: { origin: school.url } })
  expect(kept.status()).toBe(201)
  await page.goto('/teacher')
  await page
    .getByRole('radio', { name: /^On the wall/ })
    .first()
    .check({ force: true })
  await prepare?.(page)
  await page.getByRole('button', { name: 'Create Game & Get Code' }).click()
  await page.getByText('Waiting for players to join...').waitFor()
  await sitDown(page.url().split('/').at(-1) ?? '', names)
  await page.getByRole('button', { name: `Start Game (${names.length} players)` }).click()
  await page.getByText('Question 1 of').first().waitFor()
  return host
}

/** Texts that are cut, stick out of the middle of the board, or lie over one another. */
const misplaced = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const { top, bottom, left, right } = (document.querySelector('main') as HTMLElement).getBoundingClientRect()
    const parts = [...document.querySelectorAll<HTMLElement>('main h1, main li[data-moves], main h1 + img, main p')]
    const boxes = parts.map((element) => ({
      box: element.getBoundingClientRect(),
      name: `${element.tagName} ${element.textContent?.slice(0, 20)}`,
    }))
    const cut = parts.flatMap((element, index) => {
      const inside = element.querySelector('div') ?? element
      return inside.scrollHeight > inside.clientHeight + 1 ? `${boxes[index]?.name} is cut` : []
    })
    const outside = boxes
      .filter(({ box }) => box.top < top - 1 || box.bottom > bottom + 1 || box.left < left - 1 || box.right > right + 1)
      .map(({ name }) => `${name} is outside`)
    const overlapping = boxes.flatMap((one, index) =>
      boxes
        .slice(index + 1)
        .filter(
          ({ box }) =>
            Math.min(one.box.right, box.right) - Math.max(one.box.left, box.left) > 2 &&
            Math.min(one.box.bottom, box.bottom) - Math.max(one.box.top, box.top) > 2,
        )
        .map(({ name }) => `${one.name} lies over ${name}`),
    )
    return [...cut, ...outside, ...overlapping]
  })

describe('the longest question with a picture and the longest answers', () => {
  const long = (start: string, length: number) => `${start}${' and so on for a long while'.repeat(12)}`.slice(0, length)

  it('fits the board while it is open and when it is closed', async () => {
    const { page, errors } = await openBoard(
      async (drawing) => [
        {
          question: long('Why', 300),
          answers: ['One', 'Two', 'Three', 'Four'].map((start) => long(start, 120)),
          correct: 1,
          explanation: long('Because', 300),
          image: await picture(drawing),
        },
        easy,
      ],
      ['Amira', 'Magdalena-Sophie'],
    )
    for (const size of projectors) {
      await page.setViewportSize(size)
      await page.getByRole('img', { name: 'Picture for this question' }).waitFor()
      await expect.poll(() => misplaced(page)).toEqual([])
    }
    answerAll((index) => index)
    await page.getByRole('heading', { name: 'Standings' }).waitFor()
    for (const size of projectors) {
      await page.setViewportSize(size)
      await expect.poll(() => misplaced(page)).toEqual([])
    }
    expect(errors).toEqual([])
  })
})

describe('what is told of a question whose answers are not tiles', () => {
  const places = ['First', 'Second', 'Third', 'Fourth', 'Fifth', 'Sixth']
  const long = (start: string, length: number) => `${start}${' and so on for a long while'.repeat(12)}`.slice(0, length)
  const parts = (length: number) => places.map((start) => long(start, length))

  /** What is cut by the middle of the board, or lies over the question. */
  const cut = (page: Page): Promise<string[]> =>
    page.evaluate(() => {
      const middle = (document.querySelector('main') as HTMLElement).getBoundingClientRect()
      const asked = (document.querySelector('main h1') as HTMLElement).getBoundingClientRect()
      return [...document.querySelectorAll('main section:has(h1) :is(li, p)')].flatMap((part) => {
        const { top, bottom } = part.getBoundingClientRect()
        return top < asked.bottom - 1 || bottom > middle.bottom + 1 ? [part.textContent ?? ''] : []
      })
    })

  it.each([
    ['an order of six parts of two lines', { kind: 'order', question: long('Put', 90), items: parts(60) }],
    [
      'an order of the longest parts, and why',
      { kind: 'order', question: long('Put', 300), items: parts(120), explanation: long('Because', 300) },
    ],
    [
      'what a class thinks of the longest answers',
      { kind: 'opinion', question: long('What', 300), answers: parts(120) },
    ],
  ] satisfies [string, Written][])('%s stands on the board whole, the question above it', async (_, question) => {
    const { page } = await openBoard(() => [easy, question], ['Amira', 'Emil'])
    answerAll(() => 1)
    await page.getByRole('button', { name: 'Next' }).click()
    await page.getByText(question.question).first().waitFor()
    await page.getByRole('button', { name: 'Skip' }).click()
    await page.getByRole('button', { name: 'Next' }).waitFor()
    for (const size of [...projectors, { width: 1366, height: 768 }, { width: 1024, height: 768 }]) {
      await page.setViewportSize(size)
      await expect.poll(() => cut(page)).toEqual([])
    }
  })
})

it('answers that glide to their places have the largest letters that fit, as if they had stood there at once', async () => {
  const even: Written = { question: 'Which of these numbers is even?', answers: ['48', '27', '53', '31'], correct: 0 }
  const because = { ...even, explanation: 'Even numbers end in 0, 2, 4, 6 or 8.' }
  const { page } = await openBoard(() => [even, because, even], ['Amira', 'Emil'], 'no-preference')
  await page.setViewportSize({ width: 1920, height: 1080 })
  for (const number of [1, 2, 3]) {
    await page.getByText(`Question ${number} of 3`).first().waitFor()
    answerAll(() => 0)
    await page.getByText('Correct').first().waitFor({ state: 'attached' })
    await page.getByRole('button', { name: 'Next' }).waitFor()
    const fit = await page.locator('main section:has(h1)').evaluate(async (closed) => {
      await Promise.allSettled(closed.getAnimations({ subtree: true }).map(({ finished }) => finished))
      return (closed as HTMLElement).style.getPropertyValue('--fit')
    })
    expect(Number(fit)).toBe(1)
    await page.getByRole('button', { name: 'Next' }).click()
  }
})

it('a question is taken out while the game stands still, and only once', async () => {
  const { page } = await openBoard(() => [easy, easy], ['Amira', 'Emil'])
  answerAll(() => 1)
  await page.getByRole('heading', { name: 'Standings' }).waitFor()
  await page.getByRole('button', { name: 'Remove question' }).click()
  await page.getByText('Paused').first().waitFor()
  await page.getByRole('button', { name: 'Remove it' }).click()
  await page.locator('main').getByText('It does not count.').waitFor()
  expect(await page.getByRole('button', { name: 'Remove question' }).count()).toBe(0)
  expect(await page.locator('main').getByText('Chosen by').count()).toBe(0)
  await page.getByRole('button', { name: 'Resume' }).waitFor({ state: 'detached' })
  await page.getByRole('button', { name: 'Next' }).click()
  await page.getByText('Question 2 of 2').first().waitFor()
})

it('a host who thinks better of it finds the game going on', async () => {
  const { page } = await openBoard(() => [easy], ['Amira', 'Emil'])
  await page.getByRole('button', { name: 'Remove question' }).click()
  await page.getByText('Paused').first().waitFor()
  await page.getByRole('button', { name: 'Cancel' }).click()
  await page.getByText('Paused').first().waitFor({ state: 'detached' })
  await page.getByRole('button', { name: 'Pause' }).waitFor()
})

it('the wall keeps the winner to itself until the last step of the podium', async () => {
  const { page } = await openBoard(() => [easy], ['Amira', 'Emil', 'Freya'], 'no-preference')
  answerAll((index) => (index === 0 ? 1 : 0))
  await page.getByRole('heading', { name: 'That was the last question' }).waitFor()
  expect(await page.getByText('Amira').filter({ visible: true }).count()).toBe(0)
  await page.getByRole('button', { name: 'Next' }).click()
  await page.getByText('Game Complete!').waitFor()
  expect(await page.getByText('Amira').filter({ visible: true }).count()).toBe(0)
  await page.getByText('Amira').filter({ visible: true }).first().waitFor()
  await page.getByText('The game is over').first().waitFor()
})

it('the winner is seen and named from the last row', async () => {
  const { page } = await openBoard(() => [easy], ['Amira', 'Emil', 'Freya'], 'reduce')
  await page.setViewportSize({ width: 1920, height: 1080 })
  answerAll((index) => (index === 0 ? 1 : 0))
  await page.getByRole('button', { name: 'Next' }).click()
  const podium = page.getByRole('region', { name: /^Top scores/ })
  await podium.getByText('Amira').waitFor()
  const seen = await podium.evaluate((whole) => {
    const first = [...whole.querySelectorAll('li')].find((step) => step.textContent?.includes('1st'))
    const parts = [...(first?.querySelectorAll('svg > *') ?? [])].map((part) => part.getBoundingClientRect())
    const drawn = parts.filter(({ height }) => height > 0)
    const name = [...(first?.querySelectorAll('[title]') ?? [])][0] as HTMLElement
    return {
      slime: Math.max(...drawn.map(({ bottom }) => bottom)) - Math.min(...drawn.map(({ top }) => top)),
      letters: Number.parseFloat(getComputedStyle(name).fontSize),
    }
  })
  expect(seen.slime).toBeGreaterThanOrEqual(500)
  expect(seen.letters).toBeGreaterThanOrEqual(80)
  expect(await axeComplaints(page)).toEqual([])
})

it('equal scores share a step, and whoever comes back to the wall finds it as it is', async () => {
  const { page } = await openBoard(
    () => [easy],
    ['Amira', 'Emil', 'Freya'],
    'no-preference',
    (host) => host.getByLabel('Speed bonus').dispatchEvent('click'),
  )
  answerAll((index) => (index < 2 ? 1 : 0))
  await page.getByRole('button', { name: 'Next' }).click()
  await page.getByText('The game is over').first().waitFor()
  await page.reload()
  const podium = page.getByRole('region', { name: /^Top scores/ })
  const first = podium.getByRole('listitem').filter({ hasText: '1st' })
  await first.getByText('Emil').waitFor()
  expect(await first.getByText('Amira').count()).toBe(1)
  expect(await podium.getByText('2nd').count()).toBe(0)
})

it('nobody is cheered when nobody has scored', async () => {
  const { page } = await openBoard(() => [easy], ['Amira', 'Emil'])
  answerAll(() => 0)
  await page.getByRole('button', { name: 'Next' }).click()
  await page.getByRole('heading', { name: 'No points yet' }).waitFor()
  expect(await page.getByText('1st').count()).toBe(0)
})
