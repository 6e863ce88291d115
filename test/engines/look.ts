import { mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import type { EnginePage } from './engine.ts'
import { misplaced } from './hands.ts'

/** Faults so far, from all engines. */
export const wrong: string[] = []
export const say = (words: string): boolean => process.stdout.write(`${words}\n`)

export async function look(page: EnginePage, what: string): Promise<void> {
  wrong.push(...(await misplaced(page)).map((words) => `${page.name}, ${what}: ${words}`))
  const folder = process.env.SHOTS_DIR
  if (!folder) return
  mkdirSync(folder, { recursive: true })
  // WebKit sometimes cannot take a picture of a moving stage. The page is all right then.
  const picture = await page.picture().catch(() => null)
  if (picture) writeFileSync(join(folder, `${page.name}-${what}.png`), picture)
  else say(`${page.name}: no picture of ${what}`)
}
