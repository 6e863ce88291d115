import { Client, type Room } from 'colyseus.js'
import type { Page } from 'playwright-core'
import { slimes as designs } from '../../rooms/shared/catalog/slimes.ts'
import { type BrowserSchool, hostedGame, type Visit } from '../browser/school/browserSchool.ts'
import { haveCores } from '../browser/school/haveCores.ts'
import { classNames } from './classNames.ts'

/** A whole game in motion: a board screen, two phones, and a class that answers and chooses by itself. */
export interface ShownGame {
  board: Page
  /** The phone of Lotte, whom the caller plays. */
  phone: Page
  /** The phone of Nils, who answers wrong and gets the second look. */
  learner: Page
  errors: string[]
  phaseIs(phase: string): Promise<void>
  close(): Promise<void>
}

interface Wanted {
  mode: string
  /** Both phones included. */
  players: number
  size: { width: number; height: number }
}

const planets = ['Mercury', 'Venus', 'Earth', 'Mars']
const slimes = designs.filter(({ rarity }) => rarity === 'common' || rarity === 'rare').map(({ id }) => id)
const handheld = { viewport: { width: 390, height: 844 }, deviceScaleFactor: 2 }

/** Each bot's knowledge and moves follow from its number, so that two runs look alike. */
async function seatBot(url: string, code: string, index: number): Promise<Room> {
  const username = classNames[index] ?? `Pupil ${index}`
  const room = await new Client(url).joinById(code, { username, slime: slimes[index % slimes.length] })
  const knows = 55 + (index % 5) * 10
  const answer = (message: { question: { text: string } }) => {
    const right = planets.findIndex((planet) => message.question.text.includes(planet))
    const chance = (index * 7919 + right * 104729) % 100
    room.send('submit-answer', { answer: chance < knows ? right : (right + 1) % 4 })
  }
  room.onMessage('game-started', answer)
  room.onMessage('next-question', answer)
  room.onMessage('choose-opened', (message: { questionNumber: number; moves: { id: string; places?: number[] }[] }) => {
    const { questionNumber, moves } = message
    const move = moves[(index + questionNumber) % moves.length]
    if (move) room.send('choose', { questionNumber, move: { id: move.id, at: move.places?.[0] } })
    room.send('look-again', { questionNumber, answer: 1 })
  })
  room.onMessage('*', () => {})
  return room
}

async function seatPhone(school: BrowserSchool, code: string, name: string): Promise<Visit> {
  const visit = await school.visitor(handheld)
  await visit.context.addInitScript(haveCores, 8)
  await visit.page.emulateMedia({ reducedMotion: 'no-preference' })
  await visit.page.goto(`/join/${code}`)
  await visit.page.getByLabel('Nickname').fill(name)
  await visit.page.getByRole('button', { name: 'Join', exact: true }).click()
  await visit.page.waitForURL('**/lobby/*')
  return visit
}

/** Opens the lobby with all players in it. */
export async function openShownGame(school: BrowserSchool, { mode, players, size }: Wanted): Promise<ShownGame> {
  const { teacher, code } = await hostedGame(school, async (page) => {
    await page
      .getByRole('radio', { name: new RegExp(`^${mode}`) })
      .first()
      .check({ force: true })
  })
  const { page: board } = teacher
  await board.setViewportSize(size)
  // Pages of tests use reduced motion, but here the pictures are about motion.
  await board.emulateMedia({ reducedMotion: 'no-preference' })
  const phones = [await seatPhone(school, code, 'Lotte'), await seatPhone(school, code, 'Nils')] as const
  const rooms: Room[] = []
  for (let index = 0; index < players - phones.length; index++) rooms.push(await seatBot(school.url, code, index))
  const [first] = rooms
  if (!first) throw new Error('A class has more than two players')
  const phaseNow = () => (first.state as { phase?: string } | undefined)?.phase
  return {
    board,
    phone: phones[0].page,
    learner: phones[1].page,
    errors: [teacher, ...phones].flatMap(({ errors }) => errors),
    phaseIs: (phase) =>
      new Promise((resolve) => {
        const look = () => {
          if (phaseNow() !== phase) return
          first.onStateChange.remove(look)
          resolve()
        }
        first.onStateChange(look)
        look()
      }),
    close: async () => {
      for (const room of rooms) void room.leave()
      await Promise.all([teacher.context, ...phones.map(({ context }) => context)].map((context) => context.close()))
    },
  }
}
