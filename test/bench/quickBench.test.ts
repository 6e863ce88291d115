import { execFile } from 'node:child_process'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { expect, it } from 'vitest'
import { type Figures, readRow, row } from './benchFigures.ts'
import { keptRatios, worsened } from './keptRatios.ts'

it('the bench plays whole games to their end, and beside the floor of the same run nothing costs half as much again as it did', async () => {
  const script = join(import.meta.dirname, 'gameBench.ts')
  const { stdout } = await promisify(execFile)(process.execPath, [script, '--quick'], { timeout: 280_000 })
  process.stdout.write(stdout)
  const rows = stdout.split('\n').flatMap((line) => readRow(line) ?? [])
  const measured = Object.fromEntries(
    rows.filter(({ who }) => who === 'ratio').map(({ game, figures }) => [game, figures]),
  )
  expect(Object.keys(measured).sort()).toEqual(Object.keys(keptRatios).sort())
  const frames = (game: string) => rows.find((one) => one.game === game && one.who === 'ours')?.figures.frames ?? 0
  expect(frames('30')).toBeGreaterThan(2)
  expect(frames('battle 12')).toBeGreaterThan(frames('30'))
  // The second plays one game, which is counted and not timed.
  const classic = worsened(keptRatios['30'] as Figures, measured['30'] as Figures)
  const battle = worsened(keptRatios['battle 12'] as Figures, measured['battle 12'] as Figures)
  expect(classic).toEqual([])
  expect(battle.filter((what) => /^(bytes|frames)/.test(what))).toEqual([])
}, 300_000)

it('a figure that is half as much again as the kept one is named, and one that is less is none', () => {
  const kept = keptRatios['30'] as Figures
  expect(worsened(kept, kept)).toEqual([])
  const cheaper = Object.fromEntries(Object.entries(kept).map(([name, value]) => [name, value / 2]))
  expect(worsened(kept, { ...(cheaper as unknown as Figures), joins: kept.joins * 2 })).toEqual([])
  for (const name of ['frames', 'bytes', 'joinBytes', 'cpuMs', 'rssMb'] as const)
    expect(worsened(kept, { ...kept, [name]: kept[name] * 1.51 })).toEqual([expect.stringContaining(`${name}: `)])
  expect(worsened(kept, { ...kept, joins: kept.joins / 4.1 })).toHaveLength(1)
})

it('what the bench prints is read as it was printed', () => {
  const figures = keptRatios['30'] as Figures
  expect(readRow(row('30', 'ratio', figures))).toEqual({ game: '30', who: 'ratio', figures })
  expect(readRow('| game | | frames |')).toBeUndefined()
})
