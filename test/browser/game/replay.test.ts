import { Client } from 'colyseus.js'
import type { Page } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { replayTexts } from '../../../client/texts/game/replay.ts'
import type { Report } from '../../../rooms/shared/contract/reports.ts'
import { mapModes } from '../../../rooms/shared/maps/tileTypes.ts'
import { savePicture } from '../../pictures/shootDevices.ts'
import { playedClass } from '../../rooms/shared/match/playedClass.ts'
import { axeComplaints } from '../school/axeOn.ts'
import { type BrowserSchool, hostedGame, openBrowserSchool, type Visit } from '../school/browserSchool.ts'
import { reportOf } from '../school/reportsOf.ts'
import { goesAsRead } from '../school/tabWalk.ts'

let school: BrowserSchool
let teacher: Visit

beforeAll(async () => {
  // The test ends each turn by hand.
  school = await openBrowserSchool([], {}, { resolve: 100_000 })
  teacher = await school.newcomer('teacher')
})

afterAll(() => school.close())

const press = (page: Page, name: string) => page.getByRole('button', { name, exact: true }).click()
const isOn = (page: Page, question: number, of: number) =>
  page.getByText(`Question ${question} of ${of}`, { exact: false }).first().waitFor()

/** A pupil without a page, who answers as soon as they are asked and takes the first move. */
const sitDown = async (code: string, username: string, answers: readonly number[]) => {
  const room = await new Client(school.url).joinById(code, { username, slime: 'mint' })
  const answer = ({ questionNumber }: { questionNumber: number }) =>
    room.send('submit-answer', { answer: answers[questionNumber - 1], questionNumber })
  room.onMessage('game-started', answer)
  room.onMessage('next-question', answer)
  room.onMessage('choose-opened', ({ questionNumber, moves }: { questionNumber: number; moves: { id: string }[] }) => {
    const [move] = moves
    if (move) room.send('choose', { questionNumber, move: { id: move.id } })
    else room.send('look-again', { questionNumber, answer: questionNumber - 1 })
  })
  room.onMessage('*', () => {})
  return room
}

const playAGame = async (): Promise<{ host: Visit; report: Report }> => {
  const { teacher: host, code } = await hostedGame(school, async (page) => {
    await page.getByRole('radio', { name: /^Racing/ }).check({ force: true })
    await page.getByText('Default').first().waitFor()
  })
  const { page } = host
  const rooms = [await sitDown(code, 'Mia', [0, 1, 2, 3]), await sitDown(code, 'Ken', [0, 1, 3, 2])]
  await press(page, 'Start Game (2 players)')
  for (let number = 1; number <= 4; number++) {
    await press(page, 'Next')
    await page.getByRole('heading', { name: 'Watch the action!' }).waitFor()
    await press(page, 'Skip')
  }
  await page.getByText('Game Complete!').first().waitFor()
  await Promise.all(rooms.map((room) => room.leave()))
  return { host, report: await reportOf(host.context, code) }
}

it('a game that was played is watched again from its report, at four times the speed, through to its podium', async () => {
  const { host, report } = await playAGame()
  const { page } = host
  await page.goto(`/reports/${report.id}`)
  await page.getByRole('link', { name: 'Watch the game again' }).click()
  await isOn(page, 1, 4)
  await press(page, '4×')
  for (const question of [2, 3, 4]) await isOn(page, question, 4)
  await page.getByText('Game Complete!').waitFor()
  for (const { username } of report.players) await page.getByText(username, { exact: true }).first().waitFor()
  await page.getByRole('button', { name: 'Again', exact: true }).waitFor()
  // A viewer of a replay cannot lead a class into the next game.
  expect(await page.getByRole('button', { name: 'Play again' }).count()).toBe(0)
  expect(await page.getByText('this may differ from').count()).toBe(0)
  await page.keyboard.press('Escape')
  await page.waitForURL(`**/reports/${report.id}`)

  const { page: other } = teacher
  await other.goto(`/reports/${report.id}/replay`)
  await other.getByRole('heading', { name: 'Report not found' }).waitFor()
  expect(await other.getByText('Its report is complete').count()).toBe(0)
  expect(await other.title()).toBe('Replay · Slime School')
  for (const nobodys of ['no-such-report', '%']) {
    await other.goto(`/reports/${nobodys}/replay`)
    await other.getByRole('heading', { name: 'Report not found' }).waitFor()
  }
  await savePicture(other, 'replay-no-report')
  await other.route('**/api/reports/*/replay', (route) =>
    route.fulfill({ status: 404, json: { error: 'Not found', refusal: 'notFound' } }),
  )
  await other.goto(`/reports/${report.id}/replay`)
  await other.getByRole('heading', { name: 'This game was not recorded' }).waitFor()
  await other.unrouteAll()
  expect([...host.errors, ...teacher.errors]).toEqual([])
})

describe('whoever watches', () => {
  const replay = playedClass({ mode: 'battle', players: 6, questions: 8, voided: 3 })
  const open = async (kept: object) => {
    const { page } = teacher
    await page.unrouteAll()
    await page.route('**/api/reports/kept/replay', (route) => route.fulfill({ json: kept }))
    await page.goto('/reports/kept/replay')
    return page
  }

  it('has two thirds of a phone on its side for the game', async () => {
    const page = await open(replay)
    await isOn(page, 1, 8)
    const before = page.viewportSize()
    await page.setViewportSize({ width: 844, height: 390 })
    await savePicture(page, 'replay-sideways')
    const bar = await page.getByRole('region', { name: replayTexts.bar }).boundingBox()
    expect(bar?.height).toBeLessThan(390 / 3)
    if (before) await page.setViewportSize(before)
  })

  it('has the bar in two rows on a phone held upright, and in one on an old projector', async () => {
    const page = await open(replay)
    await isOn(page, 1, 8)
    await press(page, 'Pause')
    const before = page.viewportSize()
    const rows = () =>
      page.getByRole('region', { name: replayTexts.bar }).evaluate((bar) => {
        const shown = [...(bar.lastElementChild?.children ?? [])].map((part) => part.getBoundingClientRect())
        const middles = shown.filter(({ width }) => width > 2).map(({ top, bottom }) => (top + bottom) / 2)
        return middles.sort((a, b) => a - b).filter((at, index) => index === 0 || at - (middles[index - 1] ?? 0) > 12)
          .length
      })
    for (const [width, height, most] of [
      [390, 844, 2],
      [360, 640, 2],
      [1024, 768, 1],
    ] as const) {
      await page.setViewportSize({ width, height })
      await savePicture(page, `replay-bar-${width}`)
      await expect.poll(rows, { message: `${width}` }).toBe(most)
      expect(await goesAsRead(page.getByRole('region', { name: replayTexts.bar })), `keys at ${width}`).toBe(true)
    }
    if (before) await page.setViewportSize(before)
  })

  it('reads on an old projector who knew the most and who rose the most, however long their names', async () => {
    const names = ['Magdalena-Sophie', 'MaximilianSchmid', 'Bartholomew-Jose', 'Christopher-Lee1']
    const page = await open(
      playedClass({
        mode: 'racing',
        players: 8,
        questions: 8,
        names: [...names, ...names.map((name) => name.slice(0, -1).concat('2'))],
      }),
    )
    const before = page.viewportSize()
    await page.setViewportSize({ width: 1024, height: 768 })
    await isOn(page, 1, 8)
    await press(page, 'Podium')
    const most = page.getByRole('region', { name: 'Most correct answers' })
    await most.waitFor()
    await savePicture(page, 'most-correct-1024')
    /** The smallest letters in pixels, and the words that are cut. */
    const written = () =>
      most.evaluate((panel) => {
        const words = [
          ...(panel.parentElement?.querySelectorAll(
            ':scope > :not(:first-child) [title], :scope > :not(:first-child) [title] > span, [aria-labelledby="most-correct"] b',
          ) ?? []),
        ]
        const own = words.filter(({ children }) => children.length === 0 || children[0]?.className === 'unseen')
        return {
          count: own.length,
          least: Math.min(...own.map((word) => Number.parseFloat(getComputedStyle(word).fontSize))),
          cut: own.filter((word) => word.scrollWidth > word.clientWidth + 1).map(({ textContent }) => textContent),
        }
      })
    await expect.poll(async () => (await written()).count).toBeGreaterThan(5)
    await expect.poll(async () => (await written()).least).toBeGreaterThanOrEqual(16)
    await expect.poll(async () => (await written()).cut).toEqual([])
    if (before) await page.setViewportSize(before)
  })

  it('stops, goes on and jumps by keys and by the questions themselves', async () => {
    const page = await open(replay)
    await isOn(page, 1, 8)
    await page.keyboard.press(' ')
    await page.getByRole('button', { name: 'Play', exact: true }).waitFor()
    await page.keyboard.press('ArrowRight')
    await isOn(page, 2, 8)
    await page.keyboard.press('ArrowLeft')
    await isOn(page, 1, 8)
    await page.getByRole('button', { name: 'Question 3, not counted' }).click()
    await isOn(page, 3, 8)
    await page.getByRole('button', { name: /^Question 8, \d+% right$/ }).click()
    await isOn(page, 8, 8)
    expect(await axeComplaints(page)).toEqual([])
    await page.getByRole('button', { name: 'Podium' }).click()
    await page.getByText('Game Complete!').waitFor()
    await press(page, 'Again')
    await isOn(page, 1, 8)
  })

  it.each(['classic', 'battle'] as const)(
    'has the words of a %s beside the bar four times as large, not over it',
    async (mode) => {
      const page = await open(playedClass({ mode, players: 6, questions: 2 }))
      await isOn(page, 1, 2)
      await press(page, 'Pause')
      const before = page.viewportSize()
      await page.setViewportSize({ width: 342, height: 192 })
      await press(page, '4×')
      await press(page, 'Play')
      const overTheBar = () =>
        page.getByRole('region', { name: replayTexts.bar }).evaluate((bar) => {
          const picture = bar.parentElement?.querySelectorAll('p, h1, h2, li') ?? []
          const edge = bar.getBoundingClientRect().top
          return [...picture]
            .filter(
              (one) =>
                !bar.contains(one) &&
                one.checkVisibility() &&
                one.textContent &&
                one.getBoundingClientRect().bottom > edge + 1,
            )
            .map(({ textContent }) => textContent)
        })
      const seen = new Set<string>()
      do for (const one of await overTheBar()) seen.add(one)
      while ((await page.getByRole('button', { name: 'Again', exact: true }).count()) === 0)
      expect([...seen]).toEqual([])
      if (before) await page.setViewportSize(before)
    },
  )

  it('sees only what made a headline, if they like', async () => {
    const page = await open(replay)
    await press(page, 'Headlines')
    await press(page, '4×')
    await page.getByText('Game Complete!').waitFor({ timeout: 30_000 })
  })

  it.each([
    [390, 844],
    [1920, 1080],
  ])('sees all of it at %d x %d, and axe has nothing to say', async (width, height) => {
    const page = await open(replay)
    await page.setViewportSize({ width, height })
    await isOn(page, 1, 8)
    await press(page, 'Pause')
    await savePicture(page, `replay-${width}`)
    expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBeLessThanOrEqual(0)
    expect(await axeComplaints(page)).toEqual([])
  })

  it.each(mapModes)('reads all that the steps of the podium say of %s on a phone', async (mode) => {
    const page = await open(playedClass({ mode, players: 24, questions: 4 }))
    await page.setViewportSize({ width: 360, height: 740 })
    await isOn(page, 1, 4)
    await press(page, 'Podium')
    const podium = page.getByRole('region', { name: /^Top scores/ })
    await podium
      .getByText(/ points$/)
      .nth(2)
      .waitFor()
    await savePicture(page, `podium-phone-${mode}`)
    const below = () =>
      podium.getByRole('listitem').evaluateAll((steps) =>
        steps.flatMap((step) => {
          const foot = step.getBoundingClientRect().bottom
          const words = [...step.querySelectorAll('span, strong')].filter(
            ({ children, textContent }) => textContent && children.length < 2,
          )
          return words.filter((one) => one.getBoundingClientRect().bottom > foot).map(({ textContent }) => textContent)
        }),
      )
    await expect.poll(below).toEqual([])
  })

  it('still sees the world after turning their device while nothing moves on it', async () => {
    const page = await open(replay)
    await page.locator('canvas').waitFor()
    const seenBytes = async () => (await page.screenshot()).length
    // The answers come long after the question, so until then the world stands still.
    await page.getByRole('heading', { name: 'Standings' }).waitFor()
    await press(page, 'Pause')
    await page.setViewportSize({ width: 1100, height: 800 })
    // Only the world counts: what lies over it weighs more the later a slow machine pauses.
    const only = (shown: string) =>
      page.evaluate((rules) => {
        const sheet = new CSSStyleSheet()
        sheet.replaceSync(rules)
        document.adoptedStyleSheets = [sheet]
      }, `* { visibility: hidden !important } ${shown} { visibility: visible !important }`)
    await only('html')
    const without = await seenBytes()
    await only('canvas')
    // A picture of a world compresses less than an empty one.
    await expect.poll(seenBytes).toBeGreaterThan(without * 5)
  })

  it('is told where the rules of a game are gone', async () => {
    const page = await open({ ...replay, plan: { ...replay.plan, rules: 999 } })
    await page.getByRole('heading', { name: 'The rules of this game have changed' }).waitFor()
    expect(await axeComplaints(page)).toEqual([])
    await page.getByRole('link', { name: 'Back to report' }).waitFor()
  })
})
