import { Client, type Room } from 'colyseus.js'
import type { Page } from 'playwright-core'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { tilesOf } from '../../../rooms/shared/maps/tileGrid.ts'
import type { MapMode } from '../../../rooms/shared/maps/tileTypes.ts'
import { cutLines, expectOwnTruth, expectTruth } from '../../pictures/stageTruth.ts'
import { hostileMaps } from '../../rooms/shared/modes/hostileMaps.ts'
import { type BrowserSchool, endedByHand, hostedGame, openBrowserSchool, withWorker } from '../school/browserSchool.ts'
import { haveCores } from '../school/haveCores.ts'

let school: BrowserSchool

beforeAll(async () => {
  school = await openBrowserSchool([], {}, endedByHand)
})

afterAll(() => school.close())

const projector = { width: 1920, height: 1080 }
const chromebook = { width: 1366, height: 768 }
const upright = { width: 390, height: 844 }
const sideways = { width: 844, height: 390 }

/** A player who does everything at once, each in a different way. */
const sitDown = async (code: string, username: string, index: number): Promise<Room> => {
  const room = await new Client(school.url).joinById(code, { username, slime: 'blueberry' })
  const answer = ({ questionNumber }: { questionNumber: number }) =>
    room.send('submit-answer', { answer: (questionNumber - 1 + (index % 2)) % 4 })
  room.onMessage('game-started', answer)
  room.onMessage('next-question', answer)
  room.onMessage('choose-opened', ({ questionNumber, moves }: { questionNumber: number; moves: { id: string }[] }) => {
    const move = moves[index % Math.max(1, moves.length)]
    if (move) room.send('choose', { questionNumber, move: { id: move.id } })
    else room.send('look-again', { questionNumber, answer: (questionNumber - 1) % 4 })
  })
  room.onMessage('*', () => {})
  return room
}

const join = async (code: string) => {
  const phone = await school.visitor({ ...withWorker, viewport: upright })
  await phone.context.addInitScript(haveCores, 8)
  await phone.page.goto(`/join/${code}`)
  await phone.page.getByLabel('Nickname').fill('Lotte')
  await phone.page.getByRole('button', { name: 'Join', exact: true }).click()
  await phone.page.waitForURL('**/lobby/*')
  return phone
}

const button = (page: Page, name: string | RegExp) => page.getByRole('button', { name })
const cards = (page: Page) => page.getByRole('list', { name: 'Moves' }).getByRole('button')

const modes: readonly { mode: string; of: MapMode; hostile: string }[] = [
  { mode: 'Racing', of: 'racing', hostile: 'islands of one tile' },
  { mode: 'Battle', of: 'battle', hostile: 'the smallest, of everything' },
  { mode: 'Gold Quest', of: 'gold-quest', hostile: 'nothing but wall' },
  { mode: 'Tower', of: 'tower', hostile: 'one tile of ground' },
  { mode: 'Survival', of: 'survival', hostile: 'the largest, of everything' },
]

const chooseMode = (page: Page, mode: string): Promise<void> =>
  page.getByRole('radio', { name: new RegExp(`^${mode}`) }).check({ force: true })

/** Pauses the game in the middle of the turn. */
const stopInAction = async (board: Page): Promise<void> => {
  await board.getByRole('heading', { name: 'Watch the action!' }).waitFor({ state: 'attached' })
  await button(board, 'Pause').click()
  await button(board, 'Resume').waitFor()
}

/** Presses until the board hears it, because a cut line takes a moment to come back. */
const goOn = async (board: Page): Promise<void> => {
  const press = async (name: string) => {
    if (await button(board, name).isVisible()) await button(board, name).click()
    return button(board, 'Pause').isVisible()
  }
  await expect.poll(() => press('Resume'), { interval: 250 }).toBe(true)
  const next = board.getByText('Question 2 of 4').first().waitFor()
  // On a busy machine the turn may end before it can be skipped.
  await Promise.race([
    next,
    button(board, 'Skip')
      .click()
      .catch(() => {}),
  ])
  await next
}

/** A phone plays beside the wall. Both are reloaded, resized and turned. */
async function playOwnMap({ mode }: (typeof modes)[number]): Promise<void> {
  const { teacher, code } = await hostedGame(school, (page) => chooseMode(page, mode))
  const board = teacher.page
  await board.setViewportSize(projector)
  const visit = await join(code)
  const phone = visit.page
  const rooms = [await sitDown(code, 'Ivo', 0), await sitDown(code, 'Mo', 1)]
  await button(board, 'Start Game (3 players)').click()
  await phone.locator('button[aria-keyshortcuts="1 A"]').click()
  await button(board, 'Next').click()
  await cards(phone).first().waitFor()
  await expectTruth(board, code)
  await expectOwnTruth(phone, code, 'Lotte')
  await board.setViewportSize(chromebook)
  await phone.setViewportSize(sideways)
  await cards(phone).last().click()

  await stopInAction(board)
  await Promise.all([board.reload(), phone.reload()])
  await expectTruth(board, code)
  await expectOwnTruth(phone, code, 'Lotte')
  cutLines(code)
  await board.setViewportSize(projector)
  await phone.setViewportSize(upright)
  await goOn(board)
  await expectTruth(board, code)
  await phone.getByText('Question 2 of 4').first().waitFor()
  expect([...teacher.errors, ...visit.errors]).toEqual([])
  for (const room of rooms) void room.leave()
}

/** Saves a map that no player would draw on purpose. */
const keepHostileMap = async (page: Page, of: MapMode, hostile: string): Promise<void> => {
  const drawn = hostileMaps(of).find(({ name }) => name === hostile)
  if (!drawn) throw new Error(`There is no map ${hostile}`)
  const data = { name: 'Hostile', gameMode: of, description: '', tiles: tilesOf(drawn.grid) }
  const kept = await page.context().request.post('/api/maps', { data, headers: { origin: school.url } })
  expect(kept.status()).toBe(201)
}

async function playHostileMap({ mode, of, hostile }: (typeof modes)[number]): Promise<void> {
  const { teacher, code } = await hostedGame(school, async (page) => {
    await keepHostileMap(page, of, hostile)
    await chooseMode(page, mode)
    await page.getByRole('radio', { name: /^Hostile/ }).check({ force: true })
  })
  const board = teacher.page
  const rooms = [await sitDown(code, 'Ivo', 0), await sitDown(code, 'Mo', 1), await sitDown(code, 'Nia', 2)]
  await button(board, 'Start Game (3 players)').click()
  await button(board, 'Next').click()
  await stopInAction(board)
  cutLines(code)
  await board.reload()
  await expectTruth(board, code)
  await goOn(board)
  await expectTruth(board, code)
  expect(teacher.errors).toEqual([])
  for (const room of rooms) void room.leave()
}

it.each(modes)(
  'in $mode the pictures show what the server says, whatever happens to the machines, on its own map and on $hostile',
  async (mode) => {
    // A game is mostly waiting, so two of them take hardly longer than one.
    await Promise.all([playOwnMap(mode), playHostileMap(mode)])
  },
)
