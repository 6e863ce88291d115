import '../../bench/sameSockets.ts'
import { Client } from 'colyseus.js'
import type { Page } from 'playwright-core'
import { afterAll, beforeAll, expect, it } from 'vitest'
import type { MadeCards } from '../../../rooms/shared/contract/classes.ts'
import { openVisitor } from '../../server/school.ts'
import { axeComplaints } from '../school/axeOn.ts'
import { addQuestionSet, type BrowserSchool, openBrowserSchool } from '../school/browserSchool.ts'
import { choose } from '../school/choose.ts'
import { callsOfDoubleClick } from '../school/keys.ts'

const phone = { width: 390, height: 844 }
const names = ['Lotte Stein', 'Emil Müller', 'Mia Baum', 'Ben Hill']
let school: BrowserSchool
beforeAll(async () => {
  school = await openBrowserSchool()
})
afterAll(() => school.close())

const sizes = { projector: [1920, 1080], chromebook: [1366, 768], phone: [390, 844] } as const

const shoot = async (
  page: Page,
  name: string,
  which: readonly (keyof typeof sizes)[] = ['projector', 'chromebook'],
) => {
  if (!process.env.SHOTS_DIR) return
  for (const size of which) {
    const [width, height] = sizes[size]
    await page.setViewportSize({ width, height })
    await page.screenshot({ path: `${process.env.SHOTS_DIR}/teams-${name}-${size}.png` })
  }
  await page.setViewportSize({ width: 1366, height: 768 })
}

const tile = (page: Page) => page.locator('button[aria-keyshortcuts="1 A"]')
const teamsOn = (page: Page) => page.getByRole('list', { name: 'Teams' }).getByRole('listitem')

it('a class plays in teams: drawn by one press, seen on the board in a map mode and on its podium, and beside the pupils', async () => {
  const teacher = await school.newcomer('teacher')
  await addQuestionSet(teacher, school.url, 'Planets', 'me', 2)
  const board = teacher.page
  const data = { name: '6b', devices: 'shared', pupils: names.map((name) => ({ name })) }
  const answer = await teacher.context.request.post('/api/classes', { data, headers: { origin: school.url } })
  const { classId, cards } = (await answer.json()) as MadeCards

  await board.goto(`/classes/${classId}`)
  await choose(board.getByRole('radio', { name: '2', exact: true }))
  expect(await callsOfDoubleClick(board, board.getByRole('button', { name: 'Draw the teams' }), '**/teams')).toBe(1)
  await board.getByRole('button', { name: 'Draw again' }).waitFor()
  for (const team of ['Team Mint', 'Team Cherry'])
    await expect.poll(() => board.getByText(team).count(), { message: team }).toBe(2)
  // One pupil is put into another team, and back.
  await board.getByRole('button', { name: 'Lotte Stein: what to do' }).click()
  await board.getByRole('menuitem', { name: 'Change the team' }).click()
  const dialog = board.getByRole('dialog')
  const first = (await dialog.getByRole('radio', { name: 'Team Mint' }).isChecked()) ? 'Mint' : 'Cherry'
  await dialog.getByRole('radio', { name: first === 'Mint' ? 'Team Cherry' : 'Team Mint' }).check({ force: true })
  expect(await axeComplaints(board)).toEqual([])
  await shoot(board, 'modal')
  expect(await callsOfDoubleClick(board, dialog.getByRole('button', { name: 'Save' }), '**/team')).toBe(1)
  await dialog.waitFor({ state: 'hidden' })
  await shoot(board, 'class', ['chromebook', 'phone'])
  // A page that is left at once would cut the call off.
  const drawn = board.waitForResponse(
    (answer) => answer.url().endsWith('/teams') && answer.request().method() === 'PUT',
  )
  await board.getByRole('button', { name: 'Draw again' }).click()
  expect((await drawn).ok()).toBe(true)

  await board.goto('/teacher')
  await board
    .getByRole('radio', { name: /^Planets/ })
    .first()
    .check({ force: true })
  await board.getByRole('radio', { name: /^Racing/ }).check({ force: true })
  await board.getByText('For 6b').click()
  await board.getByRole('button', { name: 'Create Game & Get Code' }).click()
  await board.waitForURL('**/lobby/*')
  const pupils: Page[] = []
  for (const { secret } of cards) {
    const { page } = await school.visitor({ viewport: phone })
    await page.goto(`/in#${secret}`)
    await page.waitForURL('**/lobby/*')
    await page.getByText(/^Team (?:Mint|Cherry)$/).waitFor()
    pupils.push(page)
  }
  await board.getByText('4 players').first().waitFor()
  await teamsOn(board).first().waitFor()
  expect((await teamsOn(board).allTextContents()).sort()).toEqual(['Team Cherry2 players', 'Team Mint2 players'])
  expect(await axeComplaints(board)).toEqual([])
  await shoot(board, 'lobby')
  if (process.env.SHOTS_DIR) await pupils[0]?.screenshot({ path: `${process.env.SHOTS_DIR}/teams-lobby-hand.png` })

  await board.getByRole('button', { name: /^Start/ }).click()
  for (const page of pupils) await tile(page).click()
  await board.getByRole('heading', { name: 'Standings' }).waitFor()
  await teamsOn(board).first().waitFor()
  const sumOf = (text: string) => Number(text.replace(/\D/g, ''))
  const sums = (await teamsOn(board).allTextContents()).map(sumOf)
  expect(sums.every((sum) => sum > 160)).toBe(true)
  expect(await axeComplaints(board)).toEqual([])
  await shoot(board, 'reveal')
  await board.getByRole('button', { name: 'Next' }).first().click()
  await board
    .getByText(/choosing|chosen/i)
    .first()
    .waitFor()
  await teamsOn(board).first().waitFor()
  await shoot(board, 'choosing')
  await board.getByRole('button', { name: 'Skip' }).click()
  for (const page of pupils) await tile(page).click()
  await board
    .getByRole('button', { name: /Podium|Next/ })
    .first()
    .click()
  await board.getByRole('heading', { name: /^Team .+ wins?!$|level!$/ }).waitFor()
  expect(await teamsOn(board).count()).toBe(2)
  await shoot(board, 'podium')
  const [hand] = pupils
  if (!hand) throw new Error('nobody plays')
  await hand.getByRole('heading', { name: /^Team .+ wins?!$|level!$/ }).waitFor()
  expect(await teamsOn(hand).count()).toBe(2)
  expect(await hand.locator('[aria-current]').count()).toBe(1)
  if (process.env.SHOTS_DIR) await hand.screenshot({ path: `${process.env.SHOTS_DIR}/teams-end-hand.png` })
})

/** A pupil without a page who knows every answer. */
const sitDown = async (secret: string) => {
  const pupil = openVisitor(school.url)
  await pupil.post('/api/auth/pass', { card: secret })
  const { code } = (await pupil.get('/api/classes/now')).body as { code: string }
  const room = await new Client(school.url, { headers: { cookie: pupil.cookie() } }).joinById(code, {})
  const answer = ({ questionNumber }: { questionNumber: number }) =>
    room.send('submit-answer', { answer: questionNumber - 1, questionNumber })
  room.onMessage('game-started', answer)
  room.onMessage('next-question', answer)
  room.onMessage('*', () => undefined)
  return room
}

it.each(['Classic', 'Battle', 'Gold Quest', 'Tower', 'Survival'])(
  'in %s, too, the board has the sums of the teams beside the pupils’ own, and the podium honours both',
  async (mode) => {
    const teacher = await school.newcomer('teacher')
    await addQuestionSet(teacher, school.url, 'Planets', 'me', 2)
    const { page: board, context } = teacher
    const origin = { headers: { origin: school.url } }
    const data = { name: '6b', devices: 'shared', pupils: names.map((name) => ({ name })) }
    const { classId, cards } = (await (
      await context.request.post('/api/classes', { data, ...origin })
    ).json()) as MadeCards
    await context.request.put(`/api/classes/${classId}/teams`, { data: { teams: 2 }, ...origin })
    await board.goto('/teacher')
    await board
      .getByRole('radio', { name: /^Planets/ })
      .first()
      .check({ force: true })
    await board.getByRole('radio', { name: new RegExp(`^${mode}`) }).check({ force: true })
    await board.getByText('For 6b').click()
    await board.getByRole('button', { name: 'Create Game & Get Code' }).click()
    await board.waitForURL('**/lobby/*')
    const rooms = await Promise.all(cards.map(({ secret }) => sitDown(secret)))
    await board.getByText('4 players').first().waitFor()
    await board.getByRole('button', { name: /^Start/ }).click()
    await board.getByRole('heading', { name: 'Standings' }).waitFor()
    await teamsOn(board).first().waitFor()
    const sums = (await teamsOn(board).allTextContents()).map((text) => Number(text.replace(/\D/g, '')))
    // A device knows only its own row.
    const ownPoints = () =>
      rooms.map(({ state }, at) => {
        const rows: { username: string; score: number }[] = [...state.players.values()]
        return rows.find(({ username }) => username === cards[at]?.username)?.score ?? 0
      })
    const added = (all: readonly number[]) => all.reduce((sum, one) => sum + one, 0)
    await expect.poll(() => added(ownPoints()), { timeout: 30_000 }).toBe(added(sums))
    expect(sums).toHaveLength(2)
    const isOver = board.getByRole('heading', { name: /^Team .+ wins?!$|level!$/ })
    const onward = board.getByRole('button', { name: /^(?:Next|Skip|Podium)/ }).first()
    // Goes through the moves and the turn of the mode to the end.
    await expect
      .poll(
        async () => {
          if (await isOver.isVisible()) return true
          await onward.click({ timeout: 1_000 }).catch(() => undefined)
          return isOver.isVisible()
        },
        { timeout: 60_000, interval: 300 },
      )
      .toBe(true)
    expect(await teamsOn(board).count()).toBe(2)
    for (const { username } of cards) expect(await board.getByText(username).count()).toBeGreaterThan(0)
    await shoot(board, `podium-${mode.replace(' ', '-')}`, ['chromebook'])
    for (const room of rooms) void room.leave()
    expect(teacher.errors).toEqual([])
  },
)
