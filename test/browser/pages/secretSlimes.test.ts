import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Page } from 'playwright-core'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { slimeNamed } from '../../../rooms/shared/catalog/slimes.ts'
import type { RiddlePlace } from '../../../rooms/shared/contract/player.ts'
import { hashSecretCode, readSecretCodes } from '../../../server/content/secretCodes.ts'
import { axeComplaints } from '../school/axeOn.ts'
import { type BrowserSchool, openBrowserSchool } from '../school/browserSchool.ts'

const codes = await readSecretCodes()
const secretCodes = codes.filter(({ slimeId }) => slimeNamed(slimeId).rarity === 'secret')

let school: BrowserSchool
beforeAll(async () => {
  school = await openBrowserSchool()
})
afterAll(() => school.close())

const pathOf: Record<Exclude<RiddlePlace, 'shop'>, string> = {
  lost: '/no/such/room',
  leaderboard: '/leaderboard',
  maps: '/maps',
  practice: '/practice',
  create: '/create-set',
  achievements: '/achievements',
}

const shoot = async (page: Page, name: string) => {
  if (process.env.SHOTS_DIR) await page.screenshot({ path: join(process.env.SHOTS_DIR, `${name}.png`) })
}

it('a folded note lies in each of the places, opens to its riddle, and the shop says how many were found', async () => {
  const { page, errors } = await school.newcomer('student')
  for (const [place, path] of Object.entries(pathOf)) {
    await page.goto(path)
    const note = page.getByRole('button', { name: 'A folded note' })
    await note.scrollIntoViewIfNeeded()
    await note.focus()
    await page.keyboard.press('Enter')
    const riddle = codes.find((code) => code.place === place)?.hint ?? 'none'
    await page.getByText(riddle).waitFor()
    expect(await axeComplaints(page), place).toEqual([])
    await shoot(page, `note-${place}`)
    await page.setViewportSize({ width: 390, height: 844 })
    expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBeLessThanOrEqual(0)
    await shoot(page, `note-${place}-phone`)
    await page.setViewportSize({ width: 1366, height: 768 })
  }
  await page.goto('/shop')
  await page.getByText('Secret slimes: 0 of 7').waitFor()
  await shoot(page, 'note-shop')
  expect(errors).toEqual([])
})

it('no page says a word that brings a secret slime', () => {
  const folder = join(import.meta.dirname, '../../../dist/client')
  const files = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter((file) =>
    /\.(js|html|css|json)$/.test(file),
  )
  const said = new Set(
    files.flatMap(
      (file) =>
        readFileSync(join(folder, file), 'utf8')
          .toUpperCase()
          .match(/[A-Z]{4,24}/g) ?? [],
    ),
  )
  expect(said.size).toBeGreaterThan(5_000)
  const hashes = new Map(secretCodes.map(({ hash, id }) => [hash, id]))
  expect([...said].flatMap((word) => hashes.get(hashSecretCode(word)) ?? [])).toEqual([])
})
