import { Client, type Room } from 'colyseus.js'
import type { Locator, Page } from 'playwright-core'
import { afterAll, beforeAll, expect, it } from 'vitest'
import type { QuestionAsked } from '../../../rooms/shared/contract/asking.ts'
import { savePicture } from '../../pictures/shootDevices.ts'
import { type BrowserSchool, hostedGame, openBrowserSchool, planets } from '../school/browserSchool.ts'

let school: BrowserSchool
beforeAll(async () => {
  school = await openBrowserSchool()
})
afterAll(() => school.close())

const winners = ['Amira', 'Ben Okafor', 'Chidi', 'Dana Lee', 'MaximilianSchmid', 'Freya']
const others = Array.from({ length: 24 }, (_, index) => `Pupil${index + 1}`)

async function seat(code: string, username: string, isRight: boolean): Promise<Room> {
  const room = await new Client(school.url).joinById(code, { username })
  room.onMessage('game-started', ({ question: { text } }: QuestionAsked) => {
    const right = planets.findIndex((planet) => text.includes(planet))
    room.send('submit-answer', { answer: isRight ? right : (right + 1) % 4 })
  })
  room.onMessage('*', () => {})
  return room
}

/** A game of one question without a speed bonus: all who know the answer are first. */
const gameOfEqualPoints = () =>
  hostedGame(
    school,
    async (page) => {
      await page.getByText('Game settings').click()
      await page.getByLabel('Speed bonus').press(' ')
    },
    1,
  )

/** How far each name of the step is from its slime, as a share of the room for a name. */
const awayFromSlime = (step: Locator) =>
  step.evaluate((item) => {
    const middle = (of: Element) => {
      const { left, right } = of.getBoundingClientRect()
      return (left + right) / 2
    }
    const slimes = [...item.querySelectorAll('svg')].map(middle)
    const names = [...item.querySelectorAll('[title]')]
    const room = item.getBoundingClientRect().width / names.length
    return names.map((name, index) => Math.abs(middle(name) - (slimes[index] ?? 0)) / room)
  })

/** On a busy machine the test may miss a page, and then waits until all others were shown. */
const onceAround = 90_000

/** The lines of the list that are seen whole, and those that are cut. */
const linesSeen = (page: Page) =>
  page.evaluate(() => {
    const list = document.querySelector('ol[aria-labelledby="final-scores"]')
    if (!list) return { whole: [], cut: [] }
    const { top, bottom } = list.getBoundingClientRect()
    const named = [...list.children].map((line) => {
      const at = line.getBoundingClientRect()
      const name = line.querySelector('[title]')?.getAttribute('title') ?? ''
      const isWhole = at.top >= top - 0.5 && at.bottom <= bottom + 0.5
      return { name, isWhole, isOut: at.bottom <= top + 0.5 || at.top >= bottom - 0.5 }
    })
    return {
      whole: named.filter(({ isWhole }) => isWhole).map(({ name }) => name),
      cut: named.filter(({ isWhole, isOut }) => !isWhole && !isOut).map(({ name }) => name),
    }
  })

/** Notes when the list is shown and its first page is turned, by the clock of the page. A busy machine only makes it later. */
const watchFirstPage = (page: Page) =>
  page.evaluate(() => {
    const times: number[] = []
    Object.assign(window, { firstPage: times })
    const listNow = () => document.querySelector('ol[aria-labelledby="final-scores"]')
    new MutationObserver(() => {
      // While the list is kept back, its frame has a second class.
      if (times.length === 0 && listNow()?.closest('aside')?.classList.length === 1) times.push(performance.now())
    }).observe(document.body, { attributes: true, childList: true, subtree: true })
    const onScroll = ({ target }: Event) => {
      if (times.length < 2 && target === listNow() && (target as Element).scrollTop > 0) times.push(performance.now())
    }
    addEventListener('scroll', onScroll, true)
  })

const firstPageTimes = (page: Page) => page.evaluate(() => (window as unknown as { firstPage: number[] }).firstPage)

it('a class with six winners sees all six, and page after page of whole lines with everybody in it', async () => {
  const { teacher, code } = await gameOfEqualPoints()
  const board = teacher.page
  const rooms: Room[] = []
  for (const name of [...winners, ...others]) rooms.push(await seat(code, name, winners.includes(name)))
  await board.getByRole('button', { name: 'Start Game (30 players)' }).click()
  await board.getByRole('heading', { name: 'That was the last question' }).waitFor()
  // The sentence about the podium stands close to the heading.
  const apart = await board.getByText('Who won? The podium will show it.').evaluate((hint) => {
    const words = document.createRange()
    if (hint.previousElementSibling) words.selectNodeContents(hint.previousElementSibling)
    return hint.getBoundingClientRect().top - words.getBoundingClientRect().bottom
  })
  expect(apart).toBeLessThan(40)
  // Plays the whole ceremony, during which the list is not shown yet.
  await board.emulateMedia({ reducedMotion: 'no-preference' })
  await watchFirstPage(board)
  await board.getByRole('button', { name: 'Next' }).click()
  await board.getByRole('heading', { name: 'Final scores' }).waitFor()
  await expect.poll(async () => (await firstPageTimes(board)).length, { timeout: onceAround }).toBe(2)
  const [told = 0, turned = 0] = await firstPageTimes(board)
  expect(turned - told).toBeGreaterThan(6_000)
  await board.emulateMedia({ reducedMotion: 'reduce' })

  const podium = board.getByRole('region', { name: /^Top scores/ }).getByRole('listitem')
  expect(await podium.count()).toBe(1)
  for (const name of winners) await podium.getByText(name, { exact: true }).waitFor()
  // The first of the six by a moment is at the top of the list.
  const first = await board.locator('ol[aria-labelledby="final-scores"] [title]').first().getAttribute('title')
  const farthest = async () => Math.max(...(await awayFromSlime(podium.first())))

  for (const size of [
    { width: 1920, height: 1080 },
    { width: 1366, height: 768 },
    { width: 1280, height: 720 },
  ]) {
    await board.setViewportSize(size)
    const begins = async () => {
      const { whole, cut } = await linesSeen(board)
      return { first: whole[0], cut }
    }
    await expect.poll(begins, { timeout: onceAround }).toEqual({ first, cut: [] })
    await expect.poll(farthest).toBeLessThan(0.1)
  }
  // A mouse that was left on the list does not stop its pages.
  await board.getByRole('heading', { name: 'Final scores' }).locator('xpath=following::ol[1]').hover()
  const seen = new Set<string>()
  await expect
    .poll(
      async () => {
        const { whole, cut } = await linesSeen(board)
        if (cut.length === 0) for (const name of whole) seen.add(name)
        return seen.size
      },
      { timeout: onceAround },
    )
    .toBe(30)
  expect(teacher.errors).toEqual([])
  for (const room of rooms) void room.leave()
}, 480_000)

/** Players on the podium who stand behind the panel beside it, in whole or in part. */
const behindPanel = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const panel = document
      .querySelector('ol[aria-labelledby="final-scores"]')
      ?.closest('aside')
      ?.getBoundingClientRect()
    const steps = [...document.querySelectorAll('main section[aria-label^="Top scores"] > ol > li')]
    return steps
      .filter((step) => step.getBoundingClientRect().right > (panel?.left ?? 0) + 1)
      .map((step) => step.textContent ?? '')
  })

/** The smallest letters in the list, in pixels. */
const smallestType = (page: Page) =>
  page.evaluate(() => {
    const written = document.querySelectorAll('ol[aria-labelledby="final-scores"] span:not(:has(span))')
    return Math.min(...[...written].map((words) => Number.parseFloat(getComputedStyle(words).fontSize)))
  })

it('the list beside the podium is read and covers no step, on an old projector and on a phone on its side', async () => {
  const { teacher, code } = await hostedGame(school, undefined, 3)
  const board = teacher.page
  const rooms: Room[] = []
  for (const [index, username] of ['Amira', 'Ben', 'Bartholomew', 'Dana'].entries()) {
    const room = await new Client(school.url).joinById(code, { username })
    const answer = ({ questionNumber }: QuestionAsked) =>
      room.send('submit-answer', { answer: questionNumber > index ? questionNumber - 1 : 3, questionNumber })
    room.onMessage('game-started', answer)
    room.onMessage('next-question', answer)
    room.onMessage('*', () => {})
    rooms.push(room)
  }
  await board.getByRole('button', { name: 'Start Game (4 players)' }).click()
  for (const number of [1, 2, 3]) {
    await board.getByText(`Question ${number} of 3`).first().waitFor()
    await board.getByRole('button', { name: 'Next' }).click()
  }
  await board.getByRole('heading', { name: 'Final scores' }).waitFor()
  for (const size of [
    { width: 1920, height: 1080 },
    { width: 1024, height: 768 },
    { width: 844, height: 390 },
  ]) {
    await board.setViewportSize(size)
    await savePicture(board, `podium-and-list-${size.width}`)
    await expect.poll(() => behindPanel(board), { message: `${size.width}` }).toEqual([])
    const lines = async () => (await linesSeen(board)).whole.length
    await expect.poll(lines, { message: `${size.width}` }).toBeGreaterThan(1)
    // A phone is in the hand, so a long name may be smaller there.
    if (size.width >= 1024)
      await expect.poll(() => smallestType(board), { message: `${size.width}` }).toBeGreaterThanOrEqual(16)
  }
  for (const room of rooms) void room.leave()
})

it('eight winners are named without a break, however long their names, on walls and in the hand', async () => {
  const longest = ['MaximilianSchmid', 'MagdalenaSophie1', 'BartholomewJosef', 'ChristopherRobin', 'AlexandrinaMaria']
  const names = [...longest, 'Amira', 'Ben Okafor', 'Dana Lee']
  const { teacher, code } = await gameOfEqualPoints()
  const board = teacher.page
  const rooms: Room[] = []
  for (const name of names) rooms.push(await seat(code, name, true))
  rooms.push(await seat(code, 'Pupil', false))
  await board.getByRole('button', { name: 'Start Game (9 players)' }).click()
  await board.getByRole('heading', { name: 'That was the last question' }).waitFor()
  await board.getByRole('button', { name: 'Next' }).click()
  await board.getByRole('heading', { name: 'Final scores' }).waitFor()
  const podium = board.getByRole('region', { name: /^Top scores/ })
  await expect.poll(() => podium.getByRole('listitem').count()).toBe(1)
  /** Names that are written in pieces, over each other, or out of the picture, and whether the smallest can be read. */
  const read = () =>
    podium.evaluate((part) => {
      const written = [...part.querySelectorAll('[title]')].map((name) => {
        const range = document.createRange()
        range.selectNodeContents(name)
        const lines = range.getClientRects().length
        const box = range.getBoundingClientRect()
        return { said: name.textContent, lines, box, type: Number.parseFloat(getComputedStyle(name).fontSize) }
      })
      const touch = (a: DOMRect, b: DOMRect) =>
        Math.min(a.right, b.right) - Math.max(a.left, b.left) > 1 &&
        Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top) > 6
      return {
        broken: written.filter(({ lines, said }) => lines > 1 && !said?.includes(' ')).map(({ said }) => said),
        over: written.flatMap(({ said, box }, index) =>
          written
            .slice(index + 1)
            .filter((other) => touch(box, other.box))
            .map((other) => `${said} / ${other.said}`),
        ),
        out: written.filter(({ box }) => box.left < 0 || box.right > innerWidth).map(({ said }) => said),
        isRead: Math.min(...written.map(({ type }) => type)) >= (innerWidth > 1100 ? 18 : 14),
      }
    })
  for (const size of [
    { width: 1920, height: 1080 },
    { width: 1366, height: 768 },
    { width: 1024, height: 768 },
    { width: 390, height: 844 },
  ]) {
    await board.setViewportSize(size)
    await savePicture(board, `eight-winners-${size.width}`)
    await expect.poll(read, { message: `${size.width}` }).toEqual({ broken: [], over: [], out: [], isRead: true })
  }
  for (const room of rooms) void room.leave()
})
