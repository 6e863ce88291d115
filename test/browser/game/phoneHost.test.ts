import { Client, type Room } from 'colyseus.js'
import type { Page } from 'playwright-core'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { savePicture } from '../../pictures/shootDevices.ts'
import { axeComplaints } from '../school/axeOn.ts'
import { brokenWordsIn } from '../school/brokenWords.ts'
import {
  addQuestionSet,
  type BrowserSchool,
  endedByHand,
  hostedGame,
  openBrowserSchool,
  planets,
} from '../school/browserSchool.ts'
import { choose } from '../school/choose.ts'

const pressAgainMs = 1_000
const handMs = 500

let school: BrowserSchool

beforeAll(async () => {
  // The test looks at the answer and the turn on several screens, and ends them by hand.
  school = await openBrowserSchool([], {}, endedByHand)
})

afterAll(() => school.close())

const phone = { width: 390, height: 844 }
const smallPhone = { width: 360, height: 640 }

/** A guest who knows every answer and takes the first move, so that the game waits only for the host. */
async function seatGuest(code: string): Promise<Room> {
  const room = await new Client(school.url).joinById(code, { username: 'Amira', slime: 'cherry' })
  const answer = ({ question }: { question: { text: string } }) =>
    room.send('submit-answer', { answer: planets.findIndex((planet) => question.text.includes(planet)) })
  room.onMessage('game-started', answer)
  room.onMessage('next-question', answer)
  room.onMessage('choose-opened', (message: { questionNumber: number; moves: { id: string; places?: number[] }[] }) => {
    const [move] = message.moves
    if (!move) return
    room.send('choose', { questionNumber: message.questionNumber, move: { id: move.id, at: move.places?.[0] } })
  })
  room.onMessage('*', () => {})
  return room
}

const phaseIs = (room: Room, phase: string): Promise<void> =>
  new Promise((resolve) => {
    const look = () => {
      if ((room.state as { phase?: string }).phase !== phase) return
      room.onStateChange.remove(look)
      resolve()
    }
    room.onStateChange(look)
    look()
  })

/**
 * The page, if it is wider than the phone, and all buttons and figures outside of it. A phone shows a wide page smaller, so its
 * own width counts.
 */
const cutParts = (page: Page): Promise<string[]> =>
  page.evaluate((phoneWidth) => {
    const { scrollWidth } = document.documentElement
    const wide = scrollWidth > phoneWidth ? [`a page of ${scrollWidth}`] : []
    const parts = [...document.querySelectorAll('button, a[href], header p, h1, [role="timer"]')]
    const cut = parts.filter((part) => {
      const { left, right, width, height } = part.getBoundingClientRect()
      return width > 1 && height > 1 && (left < -1 || right > phoneWidth + 1)
    })
    return [...wide, ...cut.map((part) => part.getAttribute('aria-label') ?? part.textContent ?? '')]
  }, page.viewportSize()?.width ?? 0)

/** Buttons of the host that a finger would miss, that lie below the window, or whose words are cut. */
const missedControls = (page: Page): Promise<string[]> =>
  page
    .getByRole('region', { name: 'Host controls' })
    .getByRole('button')
    .evaluateAll((all) =>
      all
        .filter((button) => {
          const { width, height, bottom, left, right } = button.getBoundingClientRect()
          const isCut = [...button.querySelectorAll('span')].some((words) => {
            const shown = words.getBoundingClientRect()
            const isOutside = shown.left < left || shown.right > right
            return shown.width > 1 && (words.scrollWidth > words.clientWidth + 1 || isOutside)
          })
          return width < 36 || height < 40 || bottom > innerHeight + 1 || isCut
        })
        .map((button) => button.textContent ?? ''),
    )

/** Words of answers that are broken into two lines. */
const brokenWords = (page: Page) => brokenWordsIn(page.locator('[data-answer]'))

const fitsPhones = async (page: Page, what: string): Promise<void> => {
  for (const viewport of [smallPhone, phone]) {
    await page.setViewportSize(viewport)
    await savePicture(page, `${what}-${viewport.width}`)
    expect(await cutParts(page), `${what} at ${viewport.width}`).toEqual([])
    expect(await missedControls(page), `${what} at ${viewport.width}`).toEqual([])
  }
}

const openLobby = async (mode: string) => {
  const pupil = await school.newcomer('student', { viewport: phone, hasTouch: true, isMobile: true })
  await addQuestionSet(pupil, school.url, 'Planets', 'me', questions)
  const { page } = pupil
  await page.goto('/student')
  await page.getByRole('button', { name: 'Host Game' }).click()
  await choose(page.getByRole('radio', { name: /^Planets/ }).first())
  await choose(page.getByRole('radio', { name: new RegExp(`^${mode}`) }).first())
  if (mode !== 'Classic') await page.getByText('Default').first().waitFor()
  expect(await cutParts(page), 'host panel').toEqual([])
  await page.getByRole('button', { name: 'Create Game & Get Code' }).click()
  await page.waitForURL('**/lobby/*')
  await page.getByRole('button', { name: 'Start Solo Practice' }).waitFor()
  return { pupil, code: page.url().split('/').at(-1) ?? '' }
}

/** What is looked at in which question. All of it in one question would need more presses than a hand can do. */
const lookedAt: readonly (readonly string[])[] = [['question', 'reveal'], ['choose'], ['resolve']]
const questions = lookedAt.length

const modes = ['Classic', 'Racing', 'Battle', 'Gold Quest', 'Tower', 'Survival'] as const

it.each(modes)(
  'a pupil hosts a whole game of %s from a phone: nothing is cut, and every control is under the thumb',
  async (mode) => {
    const { pupil, code } = await openLobby(mode)
    const { page } = pupil
    const guest = await seatGuest(code)
    const start = page.getByRole('button', { name: 'Start Game (2 players)' })
    await start.waitFor()
    await fitsPhones(page, `host-${mode}-lobby`)
    await start.tap()
    await phaseIs(guest, 'question')
    const bar = page.getByRole('region', { name: 'Host controls' })
    // Two taps at once count as one, so a hand waits a moment between two presses.
    const press = async (name: string) => {
      await page.waitForTimeout(handMs)
      await bar.getByRole('button', { name, exact: true }).tap()
    }

    for (const [index] of lookedAt.entries()) {
      await page
        .getByText(`Question ${index + 1} of ${questions}`)
        .first()
        .waitFor()
      const look = async (phase: string) => {
        await phaseIs(guest, phase)
        if (!lookedAt[index]?.includes(phase)) return
        // A press too soon after another is ignored, so it is repeated.
        const resume = bar.getByRole('button', { name: 'Resume' })
        await expect
          .poll(
            async () => {
              if (!(await resume.isVisible())) await press('Pause')
              return resume.isVisible()
            },
            { interval: pressAgainMs },
          )
          .toBe(true)
        await fitsPhones(page, `host-${mode}-${phase}`)
        await press('Resume')
      }
      await look('question')
      if (index === 0) {
        await press('More controls')
        await fitsPhones(page, `host-${mode}-more`)
        expect(await axeComplaints(page)).toEqual([])
        await press('More controls')
      }
      await page.locator(`button[aria-keyshortcuts="${index + 1} ${'ABCD'[index]}"]`).click()
      await look('reveal')
      await press('Skip')
      if (mode === 'Classic') continue
      await look('choose')
      await page.getByRole('list', { name: 'Moves' }).getByRole('button').first().click()
      await look('resolve')
      await press('Skip')
    }

    await page.getByText('Game Complete!').first().waitFor()
    await page.getByRole('button', { name: 'Play again' }).waitFor()
    await fitsPhones(page, `host-${mode}-final`)
    // A phone on its side is low and the results are long, but the next step stays in reach.
    await page.setViewportSize({ width: phone.height, height: phone.width })
    await savePicture(page, `host-${mode}-final-sideways`)
    for (const name of ['Play again', 'Another set or mode']) {
      const box = await page.getByRole('button', { name }).boundingBox()
      expect(box && box.y + box.height, name).toBeLessThanOrEqual(phone.width)
    }
    expect(pupil.errors).toEqual([])
    void guest.leave()
  },
)

it('a teacher who leads from a phone reads each answer in one piece, also the right one with its sign', async () => {
  const { teacher, code } = await hostedGame(school, undefined, 1)
  const { page } = teacher
  await page.setViewportSize(phone)
  const guest = await seatGuest(code)
  await page.getByRole('button', { name: 'Start Game (1 player)' }).click()
  await page.getByText('Chosen by 1 player').first().waitFor({ state: 'attached' })
  for (const viewport of [phone, smallPhone]) {
    await page.setViewportSize(viewport)
    await savePicture(page, `teacher-reveal-${viewport.width}`)
    expect(await brokenWords(page), `at ${viewport.width}`).toEqual([])
  }
  void guest.leave()
})

/** What can hardly be read of what a phone tells the host about the class: squeezed lines, and the size of their letters. */
const squeezedLines = (page: Page): Promise<string[]> =>
  page.locator('main ol li[data-room]').evaluateAll((lines) =>
    lines.flatMap((line) => {
      const name = line.querySelector('[title] span')
      const letters = name ? Number.parseFloat(getComputedStyle(name).fontSize) : 0
      const { height } = line.getBoundingClientRect()
      return height < 24 || letters < 9 ? [`${line.textContent}: ${height} high, letters ${letters}`] : []
    }),
  )

/** Icons of the host's buttons that are squeezed. */
const squeezedSigns = (page: Page): Promise<number[]> =>
  page
    .getByRole('region', { name: 'Host controls' })
    .locator('button > svg:visible')
    .evaluateAll((all) => all.map((sign) => sign.getBoundingClientRect().width).filter((width) => width < 18))

it('on the phone of a teacher who leads a class the question is whole, and the standings are lines that can be read', async () => {
  const { teacher, code } = await hostedGame(school, (page) => choose(page.getByRole('radio', { name: /^Racing/ })), 2)
  const { page } = teacher
  await page.setViewportSize(smallPhone)
  const guest = await seatGuest(code)
  const others: Room[] = []
  for (const username of ['Ben', 'Chidi', 'Dana', 'Emil', 'Freya', 'Gus', 'Hana', 'Ivo', 'Jun']) {
    const room = await new Client(school.url).joinById(code, { username })
    room.onMessage('*', () => {})
    others.push(room)
  }
  await page.getByRole('button', { name: /^Start Game/ }).click()
  const question = page.getByRole('heading', { name: 'Where is Mercury?' })
  await question.waitFor()
  const smallest = { width: 320, height: 568 }
  for (const viewport of [smallPhone, smallest, phone]) {
    await page.setViewportSize(viewport)
    await savePicture(page, `teacher-question-${viewport.width}`)
    const letters = () => question.evaluate((heading) => Number.parseFloat(getComputedStyle(heading).fontSize))
    await expect.poll(letters, { message: `letters, ${viewport.width}` }).toBeGreaterThan(20)
    const isWhole = () =>
      question.evaluate((heading) => {
        const { left, right, top, bottom } = heading.getBoundingClientRect()
        const seen = [top + 4, bottom - 4].map((y) => document.elementFromPoint((left + right) / 2, y))
        return seen.every((part) => heading.contains(part))
      })
    await expect.poll(isWhole, { message: `question, ${viewport.width}` }).toBe(true)
  }
  await page.getByRole('button', { name: 'More controls' }).click()
  await page.getByRole('button', { name: 'End game' }).waitFor()
  for (const viewport of [smallPhone, smallest, phone]) {
    await page.setViewportSize(viewport)
    await savePicture(page, `teacher-more-${viewport.width}`)
    expect(await cutParts(page), `more, ${viewport.width}`).toEqual([])
  }
  await page.getByRole('button', { name: 'More controls' }).click()
  for (const room of others) room.send('submit-answer', { answer: 1, questionNumber: 1 })
  await page.getByRole('heading', { name: 'Standings' }).waitFor()
  const sideways = { width: 844, height: 390 }
  for (const viewport of [phone, smallPhone, smallest, sideways]) {
    await page.setViewportSize(viewport)
    await savePicture(page, `teacher-standings-${viewport.width}`)
    await expect.poll(() => squeezedLines(page), { message: `reveal, ${viewport.width}` }).toEqual([])
    expect(await squeezedSigns(page)).toEqual([])
  }
  await page.getByRole('button', { name: 'Next' }).first().click()
  await page.getByRole('heading', { name: /Choosing/ }).waitFor()
  await savePicture(page, 'teacher-choosing-844')
  await expect.poll(() => squeezedLines(page), { message: 'beside the map' }).toEqual([])
  for (const room of [guest, ...others]) void room.leave()
})
