import { Client, type Room } from 'colyseus.js'
import type { Page } from 'playwright-core'
import { afterAll, beforeAll, expect, it } from 'vitest'
import type { SeenStage } from '../../../client/stage/scenes/seen.ts'
import { commonSlimes } from '../../../rooms/shared/catalog/slimes/commonSlimes.ts'
import { savePicture } from '../../pictures/shootDevices.ts'
import { axeComplaints } from '../school/axeOn.ts'
import { type BrowserSchool, hostedGame, openBrowserSchool } from '../school/browserSchool.ts'
import { lookAtWideCodes } from './wideCodes.ts'

let school: BrowserSchool
beforeAll(async () => {
  school = await openBrowserSchool()
})
afterAll(() => school.close())

const walls = [
  { width: 1920, height: 1080 },
  { width: 1366, height: 768 },
]
const names = [
  'Amira',
  'ben_reloads',
  'Chidi',
  'Magdalena-Sophie',
  'Emil',
  'Freya',
  'Gus',
  'Hana',
  'Ivo',
  'Jonas',
  'Kofi',
  'Lea',
  'Mo',
  'Nia',
  'Otto',
  'Pia',
  'Quentin',
  'Rosa',
  'Samuel',
  'Tessa',
  'Uma',
  'Valentina',
  'Wim',
  'Xenia',
  'Yasmin',
  'Zoe',
  'Anton',
  'Bea',
  'Carlos',
  'Dana',
  'Elif',
  'Finn',
  'Greta',
  'Hugo',
  'Ines',
  'Jan',
  'Kim',
]

const modes = ['Racing', 'Battle', 'Gold Quest', 'Tower', 'Survival'].map((mode) => ({ mode }))

async function openLobby(mode: string) {
  const { teacher, code } = await hostedGame(school, async (page) => {
    await page.emulateMedia({ reducedMotion: 'no-preference' })
    await page.getByRole('radio', { name: new RegExp(`^${mode}`) }).check({ force: true })
    await page.getByText('Default').first().waitFor()
  })
  return { ...teacher, code }
}

const seen = (page: Page): Promise<SeenStage | null> =>
  page.evaluate(() => {
    const canvas = document.querySelector('canvas') as (HTMLCanvasElement & { seen?: () => unknown }) | null
    return (canvas?.seen?.() ?? null) as never
  })

const liftedFrom = 0.3

/** The players whose slimes are in the air. */
const lifted = async (page: Page) =>
  (await seen(page))?.figures.filter(({ lift }) => lift > liftedFrom).map(({ id }) => id)

/** The page itself looks at each of its pictures, because a hop is over before a busy machine asks again. */
const oneLifts = (page: Page) =>
  page.waitForFunction((high) => {
    const canvas = document.querySelector('canvas') as (HTMLCanvasElement & { seen?: () => SeenStage }) | null
    return canvas?.seen?.().figures.filter(({ lift }) => lift > high).length === 1
  }, liftedFrom)

const standing = (page: Page, count: number) => expect.poll(async () => (await seen(page))?.figures.length).toBe(count)

function comers(code: string) {
  const rooms: Room[] = []
  const come = async (page: Page, upTo: number) => {
    while (rooms.length < upTo) {
      const nth = rooms.length
      const username = names[nth] ?? `Player ${nth}`
      const slime = commonSlimes[nth % commonSlimes.length]?.id ?? 'mint'
      const room = await new Client(school.url).joinById(code, { username, slime })
      room.onMessage('*', () => {})
      rooms.push(room)
    }
    await page.getByRole('button', { name: `Start Game (${upTo} players)` }).waitFor()
  }
  const leave = () => {
    for (const room of rooms) void room.leave()
  }
  return { rooms, come, leave }
}

/** Parts that show scroll bars. A slime that comes in jumps a little: if bars take room, one would come and go each time. */
const barsShown = (page: Page) =>
  page.evaluate(() =>
    [...document.querySelectorAll('main *')]
      .filter((part) => {
        const { overflowX, overflowY, scrollbarWidth } = getComputedStyle(part)
        const isOver = (size: number, all: number, overflow: string) => all > size && /auto|scroll/.test(overflow)
        const { clientWidth, clientHeight, scrollWidth, scrollHeight } = part
        const hasBar = isOver(clientWidth, scrollWidth, overflowX) || isOver(clientHeight, scrollHeight, overflowY)
        return hasBar && scrollbarWidth !== 'none'
      })
      .map((part) => part.className),
  )

/** Everything that has to be read is whole, on the panel, and covers nothing else. */
async function lookAtWall(page: Page, what: string): Promise<void> {
  for (const wall of walls) {
    await page.setViewportSize(wall)
    // Only for pictures: by then the world is painted again.
    if (process.env.SHOTS_DIR) await page.waitForTimeout(1500)
    await savePicture(page, `world-${what}-${wall.width}`)
    const out = await page.evaluate(() => {
      const panel = document.querySelector('main')?.getBoundingClientRect()
      const parts = [...document.querySelectorAll('main h1, main p, main img, main svg[role=img], main li')]
      return parts
        .filter((part) => {
          const { left, right, bottom, width } = part.getBoundingClientRect()
          return width > 1 && panel && (left < panel.left || right > panel.right + 1 || bottom > panel.bottom + 1)
        })
        .map((part) => part.textContent)
    })
    expect([what, wall.width, out]).toEqual([what, wall.width, []])
    await lookAtWideCodes(page, `${what}, ${wall.width}`)
    // The bar takes one line. Two lines would take a fifth of the wall from the world.
    const bar = await page.locator('footer').boundingBox()
    expect([what, wall.width, (bar?.height ?? 0) < wall.height * 0.13]).toEqual([what, wall.width, true])
    expect([what, wall.width, await barsShown(page)]).toEqual([what, wall.width, []])
  }
}

it.each(modes)('a class comes in where it will play, in $mode', async ({ mode }) => {
  const { page, code, errors } = await openLobby(mode)
  const { come, leave } = comers(code)
  const key = mode.toLowerCase().replace(' ', '-')
  await standing(page, 0)
  await lookAtWall(page, `${key}-empty`)
  for (const count of [5, 12, 30]) {
    await come(page, count)
    expect(await barsShown(page)).toEqual([])
    await standing(page, count)
    await lookAtWall(page, `${key}-${count}`)
  }
  expect(errors).toEqual([])
  leave()
})

it('slimes do there what the fingers of their owners say, and begin to play where they stand', async () => {
  const { page, code, errors } = await openLobby('Racing')
  const { come, leave, rooms } = comers(code)
  await standing(page, 0)
  await come(page, 3)
  await standing(page, 3)
  expect(await axeComplaints(page)).toEqual([])
  // All slimes have landed.
  await expect.poll(() => lifted(page)).toEqual([])
  const hop = oneLifts(page)
  rooms[1]?.send('tap-slime', { act: 'hop' })
  await hop
  const heart = page.waitForFunction(() => {
    const said = document.querySelector('[data-emote=heart]')
    return said && { left: said.getBoundingClientRect().left, at: innerWidth * 0.46 }
  })
  rooms[0]?.send('tap-slime', { act: 'heart' })
  const { left, at } = (await (await heart).jsonValue()) ?? { left: 0, at: 0 }
  expect(left).toBeGreaterThan(at)

  await page.evaluate(() => document.querySelector('canvas')?.setAttribute('data-lobby', ''))
  await page.getByRole('button', { name: 'Start Game (3 players)' }).click()
  await page.waitForURL('**/play/*')
  await page.locator('canvas[data-lobby]').waitFor()
  await page.getByText('Question 1 of 4').first().waitFor()
  await standing(page, 3)
  expect(errors).toEqual([])
  leave()
})

it('a hall has the whole wall for its names, and a board that wants stillness no world', async () => {
  const { page, code } = await openLobby('Racing')
  const { come, leave } = comers(code)
  await come(page, 37)
  await page.locator('[data-world]').waitFor({ state: 'detached' })
  await come(page, 38)
  leave()
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await page.reload()
  await page.getByRole('heading', { name: `Game code ${code}` }).waitFor()
  expect(await page.locator('[data-world]').count()).toBe(0)
})
