import { execFile } from 'node:child_process'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { describe, expect, it } from 'vitest'
import { packs } from '../../rooms/shared/catalog/packs.ts'
import { purseSizes } from '../../rooms/shared/catalog/purse.ts'
import { pupils, schoolYear, weeksInYear } from './economyYear.ts'

const seed = 4711
const years = new Map(pupils.map((pupil) => [pupil.name, schoolYear(pupil, seed)]))
const yearOf = (name: string) => {
  const year = years.get(name)
  if (!year) throw new Error(`nobody is ${name}`)
  return year
}
const mean = (list: readonly number[]) => list.reduce((sum, one) => sum + one, 0) / list.length

describe('a school year', () => {
  it('has about two lessons in the cheapest pack and a month of them in the dearest', () => {
    const lesson = mean(yearOf('usual').lessons)
    const prices = packs.map(({ price }) => price)
    expect(Math.min(...prices) / lesson).toBeGreaterThan(1.5)
    expect(Math.min(...prices) / lesson).toBeLessThan(2.5)
    expect(Math.max(...prices) / lesson).toBeGreaterThan(8)
    expect(Math.max(...prices) / lesson).toBeLessThan(12)
  })

  it('pays every lesson of those who learn in full', () => {
    for (const name of ['usual', 'keen']) expect(Math.max(...yearOf(name).lessons)).toBeLessThan(purseSizes.lessons)
  })

  it('keeps something to wish for until its last weeks, for the keenest as well', () => {
    expect(yearOf('usual').completeInWeek).toBeNull()
    expect(yearOf('keen').completeInWeek ?? weeksInYear).toBeGreaterThan(30)
  })

  it('has no day on which a script gets more than the purses hold', () => {
    expect(Math.max(...yearOf('scripted').days)).toBe(purseSizes.everyday)
    expect(Math.max(...yearOf('scripted, and its own teacher').days)).toBe(purseSizes.everyday + purseSizes.lessons)
  })
})

it('the table of the economy has a line for everybody', async () => {
  const script = join(import.meta.dirname, 'economyTable.ts')
  const { stdout } = await promisify(execFile)(process.execPath, [script], { timeout: 60_000 })
  for (const { name } of pupils) expect(stdout).toContain(`| ${name} |`)
})
