import { mkdirSync } from 'node:fs'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { Client, type Room } from 'colyseus.js'
import type { Page } from 'playwright-core'
import { slimes as designs } from '../../rooms/shared/catalog/slimes.ts'
import { hostedGame, openBrowserSchool } from './browserSchool.ts'

/**
 * A whole game on the stage, with real players, as its board and a phone show it:
 * `node test/browser/stageGame.ts --mode Racing --players 12`. Pictures go into the folder SHOTS_DIR names, or `shots`;
 * the pages are those of the last build.
 */
const { values } = parseArgs({
  options: {
    mode: { type: 'string', default: 'Racing' },
    players: { type: 'string', default: '12' },
    size: { type: 'string', default: '1920x1080' },
    turns: { type: 'string', default: '3' },
  },
})
const folder = process.env.SHOTS_DIR ?? 'shots'
const [width = 1920, height = 1080] = values.size.split('x').map(Number)
const names = [
  'Amira',
  'Ben',
  'Chidi',
  'Freya',
  'Emil',
  'Gus',
  'Hana',
  'Ivo',
  'Jun',
  'Kofi',
  'Lea',
  'Mo',
  'Nia',
  'Otis',
]
const planets = ['Mercury', 'Venus', 'Earth', 'Mars']

mkdirSync(folder, { recursive: true })
const school = await openBrowserSchool()
const { teacher, code } = await hostedGame(school, async (page) => {
  await page
    .getByRole('radio', { name: new RegExp(values.mode) })
    .first()
    .check({ force: true })
})
await teacher.page.setViewportSize({ width, height })
// The tests stand still; here motion is what is looked at.
await teacher.page.emulateMedia({ reducedMotion: 'no-preference' })
const phone = await school.visitor({ viewport: { width: 390, height: 844 }, deviceScaleFactor: 2 })
// As a phone has it; a machine of two cores would be taken for a slow one.
await phone.context.addInitScript(() => Object.defineProperty(navigator, 'hardwareConcurrency', { value: 8 }))
await phone.page.emulateMedia({ reducedMotion: 'no-preference' })
await phone.page.goto(`/join/${code}`)
await phone.page.getByLabel('Nickname').fill('Lotte')
await phone.page.getByRole('button', { name: 'Join', exact: true }).click()

const slimes = designs.filter(({ rarity }) => rarity === 'common').map(({ id }) => id)
const sitDown = async (index: number): Promise<Room> => {
  const username = names[index] ?? `Pupil ${index}`
  const room = await new Client(school.url).joinById(code, { username, slime: slimes[index % slimes.length] })
  const knows = 0.55 + (index % 5) * 0.1
  const answer = (message: { question: { text: string } }) => {
    const right = planets.findIndex((planet) => message.question.text.includes(planet))
    const chance = (index * 7919 + right * 104729) % 100
    room.send('submit-answer', { answer: chance < knows * 100 ? right : (right + 1) % 4 })
  }
  room.onMessage('game-started', answer)
  room.onMessage('next-question', answer)
  room.onMessage('choose-opened', (message: { questionNumber: number; moves: { id: string; places?: number[] }[] }) => {
    const move = message.moves[(index + message.questionNumber) % message.moves.length]
    if (!move) return
    room.send('choose', { questionNumber: message.questionNumber, move: { id: move.id, at: move.places?.[0] } })
    room.send('look-again', { questionNumber: message.questionNumber, answer: 1 })
  })
  room.onMessage('*', () => {})
  return room
}
const rooms: Room[] = []
for (let index = 0; index < Number(values.players) - 1; index++) rooms.push(await sitDown(index))

const board = teacher.page
const shoot = async (name: string, ...pages: [Page, string][]) => {
  for (const [page, who] of pages)
    await page.screenshot({ path: join(folder, `${values.mode}-${name}-${who}.png`) }).catch(() => {})
}
const both = [
  [board, 'board'],
  [phone.page, 'phone'],
] as [Page, string][]
const phaseIs = (phase: string) =>
  new Promise<void>((resolve) => {
    const watching = setInterval(() => {
      if ((rooms[0]?.state as { phase?: string })?.phase !== phase) return
      clearInterval(watching)
      resolve()
    }, 30)
  })

await board.getByRole('button', { name: /Start Game/ }).click()
await phaseIs('countdown')
await board.waitForTimeout(1500)
await shoot('countdown', ...both)
for (let turn = 1; turn <= Number(values.turns); turn++) {
  await phaseIs('question')
  await board.waitForTimeout(900)
  await shoot(`${turn}-question`, ...both)
  await phone.page.keyboard.press(String(turn))
  await phaseIs('reveal')
  await board.waitForTimeout(1200)
  await shoot(`${turn}-reveal`, ...both)
  await board.keyboard.press('PageDown')
  await phaseIs('choose')
  await board.waitForTimeout(1000)
  await shoot(`${turn}-choose`, ...both)
  await phone.page.keyboard.press('2')
  await phaseIs('resolve')
  for (const moment of [500, 1300, 2300]) {
    await board.waitForTimeout(moment === 500 ? 500 : 700)
    await shoot(`${turn}-resolve-${moment}`, ...both)
  }
}
process.stdout.write(`${JSON.stringify([...teacher.errors, ...phone.errors])}\n`)
for (const room of rooms) void room.leave()
await school.close()
process.exit(0)
