import { Client, type Room } from 'colyseus.js'
import type { Page } from 'playwright-core'
import { addQuestionSet, type BrowserSchool } from '../browser/school/browserSchool.ts'

/** Names of every length that is allowed, and as many players as a small class has. */
const guests: [username: string, slime: string][] = [
  ['Amira', 'cherry'],
  ['ben_reloads', 'blueberry'],
  ['Chidi', 'orange'],
  ['Magdalena-Sophie', 'mint'],
  ['Emil', 'watermelon'],
  ['Freya', 'pumpkin'],
  ['Gus', 'chocolate'],
  ['Hana', 'honey'],
]

const questions = 4

export type Take = (page: Page, name: string) => Promise<void>

const inQuestion = (page: Page, number: number) =>
  page.getByText(`Question ${number} of ${questions}`).first().waitFor()
const judged = (page: Page) => page.getByText(/Correct!|Not this time/).first()

/** Seats the rest of the class. */
const sitDown = async (school: BrowserSchool, code: string): Promise<Room[]> =>
  Promise.all(
    guests.map(async ([username, slime]) => {
      const room = await new Client(school.url).joinById(code, { username, slime })
      room.onMessage('*', () => {})
      return room
    }),
  )

const answerAll = (rooms: readonly Room[]): void => {
  for (const [index, room] of rooms.entries()) room.send('submit-answer', { answer: index % 4 })
}

/** One classic game on the board and on a player's device, both as large as `viewport`. */
export const shootGame = async (
  school: BrowserSchool,
  viewport: { width: number; height: number },
  take: Take,
): Promise<void> => {
  const host = await school.newcomer('teacher', { viewport })
  await addQuestionSet(host, school.url)
  const { page: board } = host
  await board.goto('/teacher')
  await board
    .getByRole('radio', { name: /Planets/ })
    .first()
    .check({ force: true })
  await board.getByRole('button', { name: 'Create Game & Get Code' }).click()
  await board.waitForURL('**/lobby/*')
  await board.getByText('or scan with a phone').waitFor()
  await take(board, 'lobby-empty')
  const code = board.url().split('/').at(-1) ?? ''

  const { page: player } = await school.visitor({ viewport })
  await player.goto(`/join/${code}`)
  await player.getByLabel('Nickname').waitFor()
  await take(player, 'lobby-name')
  await player.getByLabel('Nickname').fill('Lotte')
  await player.getByRole('button', { name: 'Join', exact: true }).click()
  const rooms = await sitDown(school, code)
  const start = board.getByRole('button', { name: `Start Game (${guests.length + 1} players)` })
  await start.waitFor()
  await take(board, 'lobby-board')
  await take(player, 'lobby-player')

  await start.click()
  await inQuestion(player, 1)
  await take(board, 'question-board')
  await take(player, 'question-player')
  answerAll(rooms)
  await board
    .getByText(/8 of 9/)
    .first()
    .waitFor()
  await take(board, 'answered-board')
  await player.locator('button[aria-keyshortcuts="1 A"]').click()
  await judged(player).waitFor()
  await take(player, 'reveal-player')
  await take(board, 'reveal-board')
  const goOn = () => board.getByRole('button', { name: 'Next' }).click()
  for (let number = 2; number <= questions; number++) {
    await goOn()
    await inQuestion(player, number)
    if (number === 2) await take(player, 'question-player-2')
    answerAll(rooms)
    await player.locator('button[aria-keyshortcuts="1 A"]').click()
    await judged(player).waitFor()
  }
  await goOn()
  await board.getByText('Game Complete!').first().waitFor()
  await take(board, 'final-board')
  await take(player, 'final-player')
  for (const room of rooms) void room.leave()
  await Promise.all([host.context.close(), player.context().close()])
}
