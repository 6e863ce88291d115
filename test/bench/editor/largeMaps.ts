import type { BrowserContext, Page } from 'playwright-core'
import type { User } from '../../../rooms/shared/contract/accounts.ts'
import type { MapMode } from '../../../rooms/shared/maps/tileTypes.ts'
import { type BrowserSchool, password } from '../../browser/school/browserSchool.ts'
import { randomMap } from '../../rooms/shared/modes/hostileMaps.ts'

export const side = 30

/** A page that draws frames as fast as it can; other pages of tests draw fewer. */
export async function teacherOf(
  school: BrowserSchool,
  username = 'drawer_1',
): Promise<{ context: BrowserContext; page: Page }> {
  const context = await school.browser.newContext({
    baseURL: school.url,
    viewport: { width: 1366, height: 768 },
    serviceWorkers: 'block',
  })
  const data = { username, password, role: 'teacher' }
  const answer = await context.request.post('/api/auth/register', { data, headers: { origin: school.url } })
  const user = (await answer.json()) as User
  await context.addInitScript((stored) => localStorage.setItem('slime-school.user', stored), JSON.stringify(user))
  return { context, page: await context.newPage() }
}

export async function mapOf(school: BrowserSchool, context: BrowserContext, mode: MapMode, name: string, seed: number) {
  const types = [0, 1, 2, 3].flatMap((part) => randomMap(mode, seed + part).grid.types)
  const tiles = Array.from({ length: side * side }, (_, place) => ({
    x: place % side,
    y: Math.floor(place / side),
    type: types[place % types.length],
  }))
  const data = { name, description: '', gameMode: mode, tiles }
  const answer = await context.request.post('/api/maps', { data, headers: { origin: school.url } })
  if (!answer.ok()) throw new Error(`No map: ${answer.status()} ${await answer.text()}`)
  return ((await answer.json()) as { id: string }).id
}
