import type { Page } from 'playwright-core'
import type { BrowserSchool } from '../browser/school/browserSchool.ts'
import type { Take } from './gameShots.ts'
import { openShownGame, type ShownGame } from './shownGame.ts'

const games = [
  ...['Racing', 'Battle', 'Gold Quest', 'Tower', 'Survival'].flatMap((mode) =>
    [5, 30, 60].map((players) => ({ mode, players })),
  ),
  { mode: 'Racing', players: 200 },
]

const wall = { width: 1920, height: 1080 }
const chromebook = { width: 1366, height: 768 }

/** Moments of the action: when all are on their way, and in the middle of the first two headlines. */
const moments = [500, 1900, 3300]
/** When the camera is on its way over the map. */
const flightMs = 1500

/** Takes pictures of every phase of every mode on the wall, on a Chromebook and on a phone, with few and with many players. */
export const shootModes = async (school: BrowserSchool, take: Take): Promise<void> => {
  for (const { mode, players } of games) {
    const game = await openShownGame(school, { mode, players, size: wall })
    const name = `${mode.toLowerCase().replace(' ', '-')}-${players}`
    await shootTurn(game, (page, moment) => take(page, `${name}-${moment}`))
    for (const error of game.errors) process.stdout.write(`${name}: ${error}\n`)
    await game.close()
  }
}

export async function shootTurn(game: ShownGame, take: Take): Promise<void> {
  const { board, phone, learner, phaseIs } = game
  const onBothWalls = async (moment: string) => {
    await take(board, `${moment}-projector`)
    await board.setViewportSize(chromebook)
    await take(board, `${moment}-chromebook`)
    await board.setViewportSize(wall)
  }
  await onBothWalls('lobby')
  await board.getByRole('button', { name: /^Start Game/ }).click()
  await phaseIs('countdown')
  await board.waitForTimeout(flightMs)
  await take(board, 'countdown-projector')
  await phaseIs('question')
  await onBothWalls('question')
  await take(phone, 'question-phone')
  await phone.keyboard.press('1')
  await learner.keyboard.press('2')
  await phaseIs('reveal')
  await onBothWalls('reveal')
  await take(phone, 'reveal-phone')
  await board.keyboard.press('PageDown')
  await phaseIs('choose')
  await take(board, 'choose-projector')
  await take(phone, 'choose-phone')
  await take(learner, 'look-phone')
  await learner.keyboard.press('1')
  await phone.keyboard.press('2')
  await phaseIs('resolve')
  await shootAction(board, phone, take)
  await phaseIs('question')
  await board.getByRole('button', { name: 'End game' }).click()
  await board.getByRole('alertdialog').getByRole('button', { name: 'End game' }).click()
  await board.getByText('Game Complete!').first().waitFor()
  // The board shows the winner last.
  await board.getByRole('heading', { name: 'Final scores' }).waitFor()
  await onBothWalls('podium')
  await take(phone, 'podium-phone')
}

async function shootAction(board: Page, phone: Page, take: Take): Promise<void> {
  const startedAt = Date.now()
  for (const [index, at] of moments.entries()) {
    await board.waitForTimeout(Math.max(0, startedAt + at - Date.now()))
    await Promise.all([take(board, `action-${index + 1}-projector`), take(phone, `action-${index + 1}-phone`)])
  }
}
