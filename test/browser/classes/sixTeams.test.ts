import '../../bench/sameSockets.ts'
import { Client, type Room } from 'colyseus.js'
import type { Page } from 'playwright-core'
import { afterAll, beforeAll, expect, it } from 'vitest'
import type { MadeCards } from '../../../rooms/shared/contract/classes.ts'
import { savePicture } from '../../pictures/shootDevices.ts'
import { openVisitor } from '../../server/school.ts'
import { brokenWordsIn } from '../school/brokenWords.ts'
import { addQuestionSet, type BrowserSchool, endedByHand, openBrowserSchool } from '../school/browserSchool.ts'
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
const pupils = 18

/** A pupil at a device that nobody looks at: each knows some of the questions, so that places change. */
async function sitDown(secret: string, index: number): Promise<Room> {
  const pupil = openVisitor(school.url)
  await pupil.post('/api/auth/pass', { card: secret })
  const { code } = (await pupil.get('/api/classes/now')).body as { code: string }
  const room = await new Client(school.url, { headers: { cookie: pupil.cookie() } }).joinById(code, {})
  const answer = ({ questionNumber }: { questionNumber: number }) => {
    const isKnown = (index + questionNumber) % 3 > 0 || index === pupils - 1
    room.send('submit-answer', { answer: isKnown ? questionNumber - 1 : 3, questionNumber })
  }
  room.onMessage('game-started', answer)
  room.onMessage('next-question', answer)
  room.onMessage('*', () => undefined)
  return room
}

async function openGame() {
  const teacher = await school.newcomer('teacher')
  await addQuestionSet(teacher, school.url, 'Planets', 'me', 2)
  const { page: board, context } = teacher
  const headers = { origin: school.url }
  const names = Array.from({ length: pupils }, (_, index) => ({ name: `Pupil ${index}` }))
  const data = { name: '6b', devices: 'shared', pupils: names }
  const { classId, cards } = (await (await context.request.post('/api/classes', { data, headers })).json()) as MadeCards
  await context.request.put(`/api/classes/${classId}/teams`, { data: { teams: 6 }, headers })
  await board.goto('/teacher')
  await choose(board.getByRole('radio', { name: /^Planets/ }).first())
  await choose(board.getByRole('radio', { name: /^Battle/ }))
  await board.getByText('For 6b').click()
  await board.getByRole('button', { name: 'Create Game & Get Code' }).click()
  await board.waitForURL('**/lobby/*')
  const rooms = await Promise.all(cards.map(({ secret }, index) => sitDown(secret, index)))
  await board.getByText(`${pupils} players`).first().waitFor()
  return { teacher, board, rooms }
}

/** Words of the teams that go on in a second line. */
const brokenWords = (page: Page) => brokenWordsIn(page.getByRole('list', { name: 'Teams' }))

/** How many lines of the final scores are wholly to be seen, and what of the panel beside the podium lies outside of it. */
const besidePodium = (page: Page) =>
  page.evaluate(() => {
    const list = document.querySelector('ol[aria-labelledby="final-scores"]')
    const panel = list?.closest('aside')
    if (!list || !panel) return { lines: 0, outside: ['the list'] }
    const whole = panel.getBoundingClientRect()
    const seen = list.getBoundingClientRect()
    const lines = [...list.children].filter((line) => {
      const { top, bottom } = line.getBoundingClientRect()
      return top >= seen.top - 1 && bottom <= seen.bottom + 1 && bottom <= whole.bottom
    })
    const outside = [...panel.querySelectorAll('section, h2')].filter(
      (part) => part.getBoundingClientRect().bottom > whole.bottom + 1,
    )
    return { lines: lines.length, outside: outside.map((part) => part.textContent ?? '') }
  })

it('six teams leave the pupils their room: no name of a team is broken, each card has its colour, and the final scores are seen', async () => {
  const { teacher, board, rooms } = await openGame()
  await board.getByRole('list', { name: 'Teams' }).waitFor()
  for (const wall of walls) {
    await board.setViewportSize(wall)
    await savePicture(board, `six-teams-lobby-${wall.width}`)
    expect(await brokenWords(board), `lobby, ${wall.width}`).toEqual([])
  }
  const colours = await board
    .getByRole('region', { name: 'Players' })
    .locator('ul > li')
    .evaluateAll((cards) => cards.map((card) => getComputedStyle(card).boxShadow))
  expect(colours).toHaveLength(pupils)
  expect(new Set(colours).size, 'a colour for each team').toBe(6)

  await board.getByRole('button', { name: /^Start/ }).click()
  await board.getByRole('heading', { name: 'Standings' }).waitFor()
  for (const wall of walls) {
    await board.setViewportSize(wall)
    await savePicture(board, `six-teams-reveal-${wall.width}`)
    expect(await brokenWords(board), `reveal, ${wall.width}`).toEqual([])
  }
  await board.getByRole('button', { name: 'Next' }).first().click()
  await board.getByRole('heading', { name: /Choosing/ }).waitFor()
  for (const wall of walls) {
    await board.setViewportSize(wall)
    expect(await brokenWords(board), `beside the map, ${wall.width}`).toEqual([])
  }
  await board.getByRole('button', { name: 'Skip' }).click()
  await board.getByRole('heading', { name: 'Watch the action!' }).waitFor()
  await board.getByRole('button', { name: 'Skip' }).click()

  await board.getByRole('heading', { name: 'That was the last question' }).waitFor()
  await board.getByRole('button', { name: 'Next' }).click()
  await board.getByRole('heading', { name: /Choosing/ }).waitFor()
  await board.getByRole('button', { name: 'Skip' }).click()
  await board.getByRole('heading', { name: 'Watch the action!' }).waitFor()
  await board.getByRole('button', { name: 'Skip' }).click()
  await board.getByRole('heading', { name: /^Team .+ wins?!$|level!$/ }).waitFor()
  await board.getByRole('heading', { name: 'Final scores' }).waitFor()
  for (const wall of walls) {
    await board.setViewportSize(wall)
    await savePicture(board, `six-teams-end-${wall.width}`)
    const { lines, outside } = await besidePodium(board)
    expect(outside, `${wall.width}`).toEqual([])
    expect(lines, `${wall.width}`).toBeGreaterThan(1)
  }
  expect(teacher.errors).toEqual([])
  for (const room of rooms) void room.leave()
}, 120_000)
