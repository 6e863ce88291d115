import { execFile } from 'node:child_process'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { expect, it } from 'vitest'

it('the bench plays whole games to their end, and a phone is sent at most eight frames for a question, twelve with a move', async () => {
  const script = join(import.meta.dirname, 'gameBench.ts')
  const { stdout } = await promisify(execFile)(process.execPath, [script, '--quick'], { timeout: 90_000 })
  process.stdout.write(stdout)
  const ours = stdout.split('\n').filter((line) => line.includes('| ours |'))
  const [classic = 0, battle = 0] = ours.map((line) => Number(line.split('|')[5]))
  expect(classic).toBeGreaterThan(3)
  expect(classic).toBeLessThanOrEqual(8)
  expect(battle).toBeGreaterThan(classic)
  expect(battle).toBeLessThanOrEqual(12)
})
