import type { Page } from 'playwright-core'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { savePicture } from '../../pictures/shootDevices.ts'
import { type BrowserSchool, endedByHand, openBrowserSchool, type Visit } from '../school/browserSchool.ts'
import { choose } from '../school/choose.ts'

let school: BrowserSchool
beforeAll(async () => {
  school = await openBrowserSchool([], {}, { ...endedByHand, countdown: 300 })
})
afterAll(() => school.close())

const smallest = { width: 320, height: 568 }
const sideways = { width: 844, height: 390 }
const chromebook = { width: 1366, height: 768 }
const oldProjector = { width: 1024, height: 768 }

/** In each of these modes, something else lies beside and below a name in the panel. */
const withPanels = ['Tower', 'Battle', 'Gold Quest', 'Survival']
const longName = 'Bartholomew Ben'
const parts = [
  'Sailors settle the islands of the wide Pacific Ocean',
  'Leif Erikson lands on the coast of North America',
  'Marco Polo travels along the Silk Road to the Khan',
  'Columbus sails west and reaches the Caribbean Sea',
  'The crew of Magellan comes home round the world',
  'Armstrong walks on the Moon while Collins waits above',
]

async function openGame(mode: string): Promise<{ host: Visit; code: string }> {
  const host = await school.newcomer('teacher', { viewport: chromebook })
  const { page, context } = host
  const question = 'Put these six great journeys into the order in which they happened, the oldest first'
  const questions = [question, `${question} of all`].map((one) => ({
    kind: 'order',
    question: one,
    items: parts,
    seconds: 120,
  }))
  const data = { title: 'Journeys', subject: 'History', questions }
  await context.request.post('/api/question-sets', { data, headers: { origin: school.url } })
  await page.goto('/teacher')
  await choose(page.getByRole('radio', { name: /^Journeys/ }).first())
  await choose(page.getByRole('radio', { name: new RegExp(`^${mode}`) }).first())
  await page.getByText('Default').first().waitFor()
  await page.getByRole('button', { name: 'Create Game & Get Code' }).click()
  await page.waitForURL('**/lobby/*')
  return { host, code: page.url().split('/').at(-1) ?? '' }
}

async function join(code: string, name: string): Promise<Page> {
  const { page } = await school.visitor({ viewport: smallest })
  await page.goto(`/join/${code}`)
  await page.getByLabel('Nickname').fill(name)
  await page.getByRole('button', { name: 'Join', exact: true }).click()
  await page.waitForURL('**/lobby/*')
  return page
}

const tiles = (page: Page) => page.getByRole('list', { name: 'Answers' }).getByRole('button')

const heights = (page: Page) => tiles(page).evaluateAll((all) => all.map((tile) => (tile as HTMLElement).offsetHeight))

async function putInOrder(page: Page, order: readonly string[]): Promise<void> {
  for (const part of order) await tiles(page).filter({ hasText: part }).click()
  await page.getByRole('button', { name: 'Lock in' }).click()
}

/** Names in the panel that are cut. */
const cutNames = (page: Page): Promise<string[]> =>
  page
    .locator('main ol [title]')
    .evaluateAll((names) =>
      names.flatMap((name) =>
        [name, ...name.children].some(
          ({ scrollWidth, clientWidth, scrollHeight, clientHeight }) =>
            scrollWidth > clientWidth + 1 || scrollHeight > clientHeight + 3,
        )
          ? [name.textContent ?? '']
          : [],
      ),
    )

/** Parts of the final screen that overlap. */
const lyingOver = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const parts = [...document.querySelectorAll('main header :is(h1, a, button), main h2, main aside')]
    const boxes = parts.map((part) => ({ part, box: part.getBoundingClientRect() }))
    return boxes.flatMap(({ part, box }, index) =>
      boxes.slice(index + 1).flatMap((other) => {
        if (part.contains(other.part) || other.part.contains(part)) return []
        const across = Math.min(box.right, other.box.right) - Math.max(box.left, other.box.left)
        const down = Math.min(box.bottom, other.box.bottom) - Math.max(box.top, other.box.top)
        return across > 2 && down > 2 ? [`${part.textContent} / ${other.part.textContent}`] : []
      }),
    )
  })

/** Words of names that are broken into two lines. */
const brokenNames = (page: Page): Promise<string[]> =>
  page.locator('main ol [title]').evaluateAll((names) =>
    names.flatMap((name) => {
      const walker = document.createTreeWalker(name, NodeFilter.SHOW_TEXT)
      const text = walker.nextNode()
      return [...(text?.textContent ?? '').matchAll(/\S+/g)].flatMap((word) => {
        const range = document.createRange()
        if (!text) return []
        range.setStart(text, word.index)
        range.setEnd(text, word.index + word[0].length)
        return range.getClientRects().length > 1 ? [word[0]] : []
      })
    }),
  )

/** How wide the bars of the standings are. */
const barWidths = (page: Page): Promise<number[]> =>
  page.locator('main li > [role=img]').evaluateAll((bars) => bars.map((bar) => bar.getBoundingClientRect().width))

it.each(withPanels)('%s with long parts and a long name fits what is small', async (mode) => {
  const { host, code } = await openGame(mode)
  const board = host.page
  const [ann, ben] = [await join(code, 'Ann'), await join(code, longName)]
  await board.getByRole('button', { name: 'Start Game (2 players)' }).click()

  await tiles(ann).first().waitFor()
  const before = await heights(ann)
  await tiles(ann).first().click()
  expect(await heights(ann), 'no tile is larger once it is tapped').toEqual(before)
  await tiles(ann).first().click()
  await putInOrder(ann, parts)
  await putInOrder(ben, parts.toReversed())

  await ben.getByRole('heading', { name: 'Not this time' }).waitFor()
  await savePicture(ben, `small-${mode}-told`)
  const right = await ben.getByText('Leif Erikson').first().boundingBox()
  expect(right && right.y + right.height, 'the right order is seen before the own').toBeLessThan(smallest.height)

  await board.getByRole('button', { name: 'Next' }).click()
  const moves = ann.getByRole('list', { name: 'Moves' }).getByRole('button')
  await moves.first().waitFor()
  await board.getByRole('heading', { name: /Choosing/ }).waitFor()
  for (const wall of [chromebook, { width: 1920, height: 1080 }]) {
    await board.setViewportSize(wall)
    await savePicture(board, `small-${mode}-panel-${wall.width}`)
    expect(await cutNames(board)).toEqual([])
  }
  await moves.first().click()
  await putInOrder(ben, parts)
  await ann.setViewportSize(sideways)
  await ann.getByRole('region', { name: 'What happened' }).waitFor()
  await savePicture(ann, `small-${mode}-sideways`)
  if (mode === 'Battle') {
    const widths = await barWidths(ann)
    expect(widths).toHaveLength(2)
    expect(Math.min(...widths)).toBeGreaterThan(120)
  }
  await board.getByRole('button', { name: 'Skip' }).click()

  await board.getByText('Question 2 of 2').first().waitFor()
  await board.getByRole('button', { name: 'Skip' }).click()
  await board.getByRole('button', { name: 'Next' }).click()
  await board.getByRole('heading', { name: 'Watch the action!' }).waitFor()
  await board.getByRole('button', { name: 'Skip' }).click()
  await board.getByRole('heading', { name: 'Final scores' }).waitFor()
  for (const wall of [oldProjector, chromebook]) {
    await board.setViewportSize(wall)
    await savePicture(board, `small-${mode}-end-${wall.width}`)
    expect(await lyingOver(board)).toEqual([])
    expect([...(await cutNames(board)), ...(await brokenNames(board))]).toEqual([])
  }
  expect(host.errors).toEqual([])
})
