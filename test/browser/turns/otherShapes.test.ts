import { Client, type Room } from 'colyseus.js'
import type { Page } from 'playwright-core'
import { afterAll, beforeAll, expect, it } from 'vitest'
import type { QuestionAsked } from '../../../rooms/shared/contract/asking.ts'
import { savePicture } from '../../pictures/shootDevices.ts'
import { brokenWordsIn } from '../school/brokenWords.ts'
import { type BrowserSchool, endedByHand, openBrowserSchool, type Visit } from '../school/browserSchool.ts'
import { choose } from '../school/choose.ts'
import { sticksOut } from '../school/sticksOut.ts'

let school: BrowserSchool
beforeAll(async () => {
  school = await openBrowserSchool([], {}, { ...endedByHand, countdown: 300 })
})
afterAll(() => school.close())

const usual = { width: 390, height: 844 }
/** What the bars of most phones leave, an old phone, a folded one, and one on its side. */
const smallPhones = [
  { width: 360, height: 640 },
  { width: 320, height: 568 },
  { width: 320, height: 460 },
  { width: 280, height: 653 },
  { width: 667, height: 375 },
]
/** Half a screen, and a tablet held upright. */
const uprightBoards = [
  { width: 960, height: 1080 },
  { width: 768, height: 1024 },
]

const longName = 'Bartholomew Ben'
const others = ['Amira', 'Chidi', 'Emil', 'Freya', 'Gus', 'Hana', 'Ivo', 'Jun', 'Kofi', 'Lea', 'Mo']

const drawn = (page: Page): Promise<string> =>
  page.evaluate(() => {
    const canvas = document.createElement('canvas')
    Object.assign(canvas, { width: 600, height: 450 })
    canvas.getContext('2d')?.fillRect(20, 20, 560, 410)
    return canvas.toDataURL('image/jpeg')
  })

async function openGame(mode: string): Promise<{ host: Visit; code: string }> {
  const host = await school.newcomer('teacher')
  const { page, context } = host
  await page.goto('/')
  const question = {
    question: 'What is the capital of France?',
    answers: ['Berlin', 'Paris', 'Rome', 'Madrid'],
    correct: 1,
    image: await drawn(page),
    explanation: 'Paris lies on the Seine and has been the capital for most of a thousand years.',
    seconds: 120,
  }
  const data = { title: 'Capitals', subject: 'Geography', questions: [question, { ...question, correct: 2 }] }
  await context.request.post('/api/question-sets', { data, headers: { origin: school.url } })
  await page.goto('/teacher')
  await choose(page.getByRole('radio', { name: /^Capitals/ }).first())
  await choose(page.getByRole('radio', { name: new RegExp(`^${mode}`) }).first())
  await page.getByText('Default').first().waitFor()
  await page.getByRole('button', { name: 'Create Game & Get Code' }).click()
  await page.waitForURL('**/lobby/*')
  return { host, code: page.url().split('/').at(-1) ?? '' }
}

async function seatBot(code: string, username: string): Promise<Room> {
  const room = await new Client(school.url).joinById(code, { username })
  const answer = ({ questionNumber }: QuestionAsked) => room.send('submit-answer', { answer: 1, questionNumber })
  room.onMessage('game-started', answer)
  room.onMessage('*', () => {})
  return room
}

/** Lines of the standings with something that sticks out. */
const brokenLines = (page: Page): Promise<string[]> =>
  page
    .getByRole('region', { name: 'Standings' })
    .getByRole('listitem')
    .evaluateAll((lines) =>
      lines.flatMap((line) => {
        const { top, bottom } = line.getBoundingClientRect()
        const isBroken = [...line.querySelectorAll(':scope > *')].some((part) => {
          const box = part.getBoundingClientRect()
          return box.height > 0 && (box.top < top - 1 || box.bottom > bottom + 1)
        })
        return isBroken ? [line.textContent ?? ''] : []
      }),
    )

/** Parts that stick out of the card that says what happened. */
const outOfCard = (page: Page): Promise<string[]> =>
  page.getByRole('region', { name: 'What happened' }).evaluate((card) => {
    const whole = card.getBoundingClientRect()
    return [...card.querySelectorAll('h1, p, li')].flatMap((part) => {
      const { top, bottom, left, right } = part.getBoundingClientRect()
      const isOut = top < whole.top || bottom > whole.bottom || left < whole.left || right > whole.right
      return isOut ? [part.textContent ?? ''] : []
    })
  })

/** Whether name, score and sound of a player stand beside each other. */
const headInOneRow = (page: Page): Promise<boolean> =>
  page.locator('header').evaluate((head) => {
    const middles = [...head.querySelectorAll('p:has(> [translate="no"]), button')].map((part) => {
      const { top, bottom } = part.getBoundingClientRect()
      return (top + bottom) / 2
    })
    return middles.length === 2 && Math.max(...middles) - Math.min(...middles) < 12
  })

/** How wide and how high a finger can press the button for the sound. */
const soundTarget = (page: Page): Promise<number> =>
  page.locator('header button').evaluate((button) => {
    const { left, right, top, bottom } = button.getBoundingClientRect()
    const [middle, centre] = [(left + right) / 2, (top + bottom) / 2]
    const isIt = (x: number, y: number) => button === document.elementFromPoint(x, y)?.closest('button')
    const reach = (isThere: (by: number) => boolean) => [...Array(60).keys()].filter((at) => isThere(at - 30)).length
    const [wide, high] = [reach((by) => isIt(middle + by, centre)), reach((by) => isIt(middle, centre + by))]
    return Math.min(wide, high)
  })

/** Signs and counts on a board's answers that are cut. */
const cutTiles = (page: Page): Promise<string[]> =>
  page.getByRole('list', { name: 'Answers' }).evaluate((list) =>
    [...list.children].flatMap((tile) => {
      const whole = tile.getBoundingClientRect()
      return [...tile.querySelectorAll('svg, span[aria-hidden]')].flatMap((part) => {
        const { top, bottom, height } = part.getBoundingClientRect()
        return height > 0 && (top < whole.top || bottom > whole.bottom) ? [tile.textContent ?? ''] : []
      })
    }),
  )

/** Whether the canvas of the stage is as large as its place, so that no edge is black or cut. */
const stageFills = (page: Page): Promise<boolean> =>
  page.locator('canvas').evaluate((canvas) => {
    const [own, place] = [canvas.getBoundingClientRect(), canvas.parentElement?.getBoundingClientRect()]
    return Math.abs(own.width - (place?.width ?? 0)) < 2 && Math.abs(own.height - (place?.height ?? 0)) < 2
  })

/** The smallest size of names in a board's standings, in pixels of a window 1080 high. */
const smallestName = (page: Page): Promise<number> =>
  page
    .locator('main ol [title]')
    .evaluateAll((names) =>
      Math.min(
        ...names.map((name) => Number.parseFloat(getComputedStyle(name.parentElement ?? name).fontSize) / innerHeight),
      ),
    )
    .then((share) => share * 1080)

/** In windows of all shapes, a phone cuts nothing off and breaks no word of its heading. */
async function fits(phone: Page, what: string): Promise<void> {
  for (const size of smallPhones) {
    await phone.setViewportSize(size)
    await savePicture(phone, `shapes-${what}-${size.width}-${size.height}`)
    const at = `${what} at ${size.width} x ${size.height}`
    expect(await sticksOut(phone), at).toEqual([])
    expect(await brokenWordsIn(phone.locator('h1')), at).toEqual([])
  }
}

it('a class plays in windows of other shapes: nothing is cut, squashed or missing', async () => {
  const { host, code } = await openGame('Racing')
  const board = host.page
  const { page: phone, errors } = await school.visitor({ viewport: usual })
  await phone.goto(`/join/${code}`)
  await phone.getByLabel('Nickname').fill(longName)
  await phone.getByRole('button', { name: 'Join', exact: true }).click()
  await phone.waitForURL('**/lobby/*')
  const rooms: Room[] = []
  for (const name of others) rooms.push(await seatBot(code, name))
  await fits(phone, 'lobby')
  await board.getByRole('button', { name: 'Start Game (12 players)' }).click()
  await phone.locator('button[aria-keyshortcuts="2 B"]').click()

  await board.getByRole('heading', { name: 'Standings' }).waitFor()
  for (const size of uprightBoards) {
    await board.setViewportSize(size)
    await savePicture(board, `shapes-reveal-${size.width}`)
    await expect.poll(() => cutTiles(board), { message: `the answers at ${size.width}` }).toEqual([])
    expect(await smallestName(board)).toBeGreaterThan(18)
  }
  await fits(phone, 'reveal')
  await board.getByRole('button', { name: 'Next' }).click()

  const moves = phone.getByRole('list', { name: 'Moves' }).getByRole('button')
  await moves.last().waitFor()
  await fits(phone, 'moves')
  await moves.last().click()
  await board.getByRole('heading', { name: /Choosing/ }).waitFor()
  for (const size of uprightBoards) {
    await board.setViewportSize(size)
    const race = board.getByRole('region', { name: 'Race' })
    await race.waitFor()
    await savePicture(board, `shapes-choosing-${size.width}`)
    expect(await race.getByRole('listitem').count()).toBe(10)
    await expect.poll(() => stageFills(board), { message: `the stage at ${size.width}` }).toBe(true)
    expect(await smallestName(board)).toBeGreaterThan(16)
  }
  await board.getByRole('button', { name: 'Skip' }).click()

  await phone.getByRole('region', { name: 'What happened' }).waitFor()
  for (const size of [...smallPhones, usual]) {
    await phone.setViewportSize(size)
    await savePicture(phone, `shapes-turn-${size.width}-${size.height}`)
    const at = `a turn at ${size.width} x ${size.height}`
    await expect.poll(() => brokenLines(phone), { message: at }).toEqual([])
    expect(await outOfCard(phone), at).toEqual([])
    expect(await sticksOut(phone), at).toEqual([])
    expect(await brokenWordsIn(phone.locator('h1')), at).toEqual([])
    expect(await headInOneRow(phone), at).toBe(true)
    expect(await soundTarget(phone), at).toBeGreaterThanOrEqual(40)
  }
  expect([...host.errors, ...errors]).toEqual([])
  for (const room of rooms) void room.leave()
})
