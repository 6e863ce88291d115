import type { Page } from 'playwright-core'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { savePicture } from '../../pictures/shootDevices.ts'
import { type BrowserSchool, endedByHand, openBrowserSchool } from '../school/browserSchool.ts'
import { choose } from '../school/choose.ts'

let school: BrowserSchool
beforeAll(async () => {
  school = await openBrowserSchool([], {}, { ...endedByHand, countdown: 300 })
})
afterAll(() => school.close())

const walls = [
  { width: 1920, height: 1080 },
  { width: 1366, height: 768 },
  { width: 1024, height: 768 },
]
const smallPhones = [
  { width: 360, height: 640 },
  { width: 844, height: 390 },
]

const reason =
  'A prime number has exactly two divisors, one and itself. Four is two times two, nine is three times three and ' +
  'twenty-one is three times seven, so each of these three has one more. Two is the only one that is even: all other ' +
  'even numbers can be divided by it. Eleven is the fifth.'

const drawn = (page: Page): Promise<string> =>
  page.evaluate(() => {
    const canvas = document.createElement('canvas')
    Object.assign(canvas, { width: 600, height: 450 })
    canvas.getContext('2d')?.fillRect(20, 20, 560, 410)
    return canvas.toDataURL('image/jpeg')
  })

/** Answers on the board whose count or sign is not wholly on its tile. */
const cutTiles = (page: Page): Promise<string[]> =>
  page
    .getByRole('list', { name: 'Answers' })
    .getByRole('listitem')
    .evaluateAll((all) =>
      all.flatMap((one) => {
        const [shape, words, judged] = one.firstElementChild?.children ?? []
        if (!shape || !words || !judged) return ['not a tile']
        const tile = one.getBoundingClientRect()
        const isCut = [shape, words, ...judged.children].some((part) => {
          const { top, bottom } = part.getBoundingClientRect()
          return top < tile.top || bottom > tile.bottom
        })
        return isCut ? [one.textContent ?? ''] : []
      }),
    )

it('an answer that is told keeps its count and its sign on the tile, beside whatever else is told; and a verdict stands in the middle of its card', async () => {
  const { page: board, context } = await school.newcomer('teacher')
  await board.goto('/')
  const image = await drawn(board)
  const question = {
    question: 'Which are prime?',
    answers: ['2', '4', '5', '9', '11', '21'],
    image,
    explanation: reason,
    seconds: 120,
  }
  const questions = [
    { ...question, kind: 'several', correct: [0, 2, 4] },
    { ...question, question: 'Which is the smallest of them?', answers: ['Two', 'Three', 'Five', 'Seven'], correct: 0 },
  ]
  const data = { title: 'Primes', subject: 'Math', questions }
  await context.request.post('/api/question-sets', { data, headers: { origin: school.url } })
  await board.goto('/teacher')
  await choose(board.getByRole('radio', { name: /^Primes/ }).first())
  await board.getByRole('button', { name: 'Create Game & Get Code' }).click()
  await board.waitForURL('**/lobby/*')
  const code = board.url().split('/').at(-1) ?? ''
  const { page: phone } = await school.visitor({ viewport: { width: 390, height: 844 } })
  await phone.goto(`/join/${code}`)
  await phone.getByLabel('Nickname').fill('Ann')
  await phone.getByRole('button', { name: 'Join', exact: true }).click()
  await phone.waitForURL('**/lobby/*')
  await board.getByRole('button', { name: /^Start Game/ }).click()
  for (const { question: text } of questions) {
    await phone.getByText(text).first().waitFor()
    await board.getByRole('button', { name: 'Skip' }).click()
    await phone.getByRole('heading', { name: 'Time is up!' }).waitFor()
    await board.getByText('A prime number has').waitFor()
    for (const wall of walls) {
      await board.setViewportSize(wall)
      await savePicture(board, `told-${text.length}-${wall.width}`)
      await expect.poll(() => cutTiles(board), { message: `${text} ${wall.width}` }).toEqual([])
    }
    for (const size of smallPhones) {
      await phone.setViewportSize(size)
      const offMiddle = () =>
        phone.getByRole('heading', { name: 'Time is up!' }).evaluate((heading) => {
          const [own, slime] = [heading, heading.parentElement?.querySelector('svg')]
          const middle = (part?: Element | null) => {
            const { top = 0, bottom = 0 } = part?.getBoundingClientRect() ?? {}
            return (top + bottom) / 2
          }
          return Math.abs(middle(own) - middle(slime))
        })
      await savePicture(phone, `told-${text.length}-hand-${size.width}`)
      await expect.poll(offMiddle, { message: `${size.width}` }).toBeLessThan(8)
    }
    await phone.setViewportSize({ width: 390, height: 844 })
    await board.getByRole('button', { name: 'Next' }).click()
  }
})
