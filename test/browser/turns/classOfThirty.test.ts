import { Client, type Room } from 'colyseus.js'
import type { Page } from 'playwright-core'
import { afterAll, beforeAll, expect, it } from 'vitest'
import type { SeenStage } from '../../../client/stage/scenes/seen.ts'
import type { QuestionAsked, QuestionClosed } from '../../../rooms/shared/contract/asking.ts'
import type { ChooseOpened } from '../../../rooms/shared/contract/game.ts'
import { savePicture } from '../../pictures/shootDevices.ts'
import { type BrowserSchool, hostedGame, openBrowserSchool, planets } from '../school/browserSchool.ts'
import { haveCores } from '../school/haveCores.ts'

let school: BrowserSchool
beforeAll(async () => {
  school = await openBrowserSchool()
})
afterAll(() => school.close())

const players = 30
const questions = 2
const names = Array.from({ length: players - 1 }, (_, index) => `Pupil${index + 1}`)
const own = 'Lotte'

/** A guest who knows two of three answers, chooses some move, and looks again if wrong. The server gives guests their looks. */
async function seatBot(code: string, username: string, index: number): Promise<Room> {
  const room = await new Client(school.url).joinById(code, { username })
  const answer = ({ question: { text }, questionNumber }: QuestionAsked) => {
    const right = planets.findIndex((planet) => text.includes(planet))
    room.send('submit-answer', { answer: (index + questionNumber) % 3 === 0 ? (right + 1) % 4 : right })
  }
  const choose = ({ questionNumber, moves }: ChooseOpened) => {
    const move = moves[(index + questionNumber) % moves.length]
    if (move) room.send('choose', { questionNumber, move: { id: move.id, at: move.places?.[0] } })
    else room.send('look-again', { questionNumber, answer: questionNumber - 1 })
  }
  room.onMessage('game-started', answer)
  room.onMessage('next-question', answer)
  room.onMessage('question-closed', ({ opened }: QuestionClosed) => opened && choose({ ...opened }))
  room.onMessage('choose-opened', choose)
  room.onMessage('*', () => {})
  return room
}

const seen = (page: Page): Promise<SeenStage | null> =>
  page.evaluate(() => {
    const canvas = document.querySelector('canvas') as (HTMLCanvasElement & { seen?: () => unknown }) | null
    return (canvas?.seen?.() ?? null) as never
  })

/** Headlines, curtains and the name of the world stay for only a moment, so the board itself notes them. */
const noteMoments = (page: Page) =>
  page.evaluate(() => {
    const noted = { ribbons: new Set<string>(), faces: new Set<string>(), texts: '' }
    new MutationObserver(() => {
      for (const ribbon of document.querySelectorAll('p[aria-hidden="true"]'))
        noted.ribbons.add(ribbon.textContent ?? '')
      for (const face of document.querySelectorAll('figcaption')) noted.faces.add(face.textContent ?? '')
      const text = document.querySelector('main')?.textContent ?? ''
      if (!noted.texts.includes(text)) noted.texts += `\n${text}`
    }).observe(document.body, { childList: true, subtree: true })
    Object.assign(window, { noted })
  })
const noted = (page: Page) =>
  page.evaluate(() => {
    const { ribbons, faces, texts } = (
      window as unknown as { noted: { ribbons: Set<string>; faces: Set<string>; texts: string } }
    ).noted
    // Numbers of the countdown look like headlines, so texts without letters are left out.
    return { ribbons: [...ribbons].filter((text) => /[a-z]/.test(text)), faces: [...faces], texts }
  })

it('a class of thirty guests goes from the lobby in the world to the podium', async () => {
  const { teacher, code } = await hostedGame(
    school,
    async (page) => {
      await page.emulateMedia({ reducedMotion: 'no-preference' })
      await page.getByRole('radio', { name: /^Racing/ }).check({ force: true })
      await page.getByText('Default').first().waitFor()
      await page.getByText('Game settings').click()
      await page.getByLabel('Seconds per question').selectOption('120')
    },
    questions,
  )
  const { page: board } = teacher
  const phone = await school.visitor({ viewport: { width: 390, height: 844 } })
  await phone.context.addInitScript(haveCores, 8)
  await phone.page.goto(`/join/${code}`)
  await phone.page.getByLabel('Nickname').fill(own)
  await phone.page.getByRole('button', { name: 'Join', exact: true }).click()
  await phone.page.waitForURL('**/lobby/*')
  const rooms: Room[] = []
  for (const [index, name] of names.entries()) rooms.push(await seatBot(code, name, index))

  const start = board.getByRole('button', { name: `Start Game (${players} players)` })
  await start.waitFor()
  await expect.poll(async () => (await seen(board))?.figures.length, { timeout: 60_000 }).toBe(players)
  await savePicture(board, 'thirty-lobby')
  await noteMoments(board)
  await start.click()

  for (let number = 1; number <= questions; number++) {
    await phone.page.getByRole('heading', { name: `Where is ${planets[number - 1]}?` }).waitFor()
    await phone.page.locator(`button[aria-keyshortcuts^="${number} "]`).click()
    const choose = phone.page.getByRole('button', { name: 'Choose your move' })
    await choose.click()
    await phone.page.getByRole('list', { name: 'Moves' }).getByRole('button').first().click()
    await phone.page.getByText('Safe', { exact: true }).waitFor()
    // The answer stays on the board until the host goes on.
    await board.getByRole('button', { name: 'Next' }).click()
  }
  await board.getByRole('heading', { name: 'Final scores' }).waitFor()
  await savePicture(board, 'thirty-podium')
  await phone.page.getByRole('heading', { name: 'Game Complete!' }).waitFor()

  const { ribbons, faces, texts } = await noted(board)
  process.stdout.write(`a class of ${players} read: ${ribbons.join(' ')}\n`)
  expect(texts).toContain('Meadow Mile')
  expect(texts).toContain('everything doubles!')
  expect(ribbons.length).toBeGreaterThan(0)
  // In a class of thirty, a headline shows the players it is about, with their names.
  const everybody = [...names, own]
  const named = everybody.filter((name) => ribbons.some((ribbon) => new RegExp(`\\b${name}\\b`).test(ribbon)))
  expect(named.length).toBeGreaterThan(0)
  expect(named.filter((name) => !faces.includes(name))).toEqual([])
  for (const { errors } of [teacher, phone]) expect(errors).toEqual([])
  for (const room of rooms) void room.leave()
})
