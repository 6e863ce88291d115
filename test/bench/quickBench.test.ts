import { execFile } from 'node:child_process'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { expect, it } from 'vitest'

it('the bench plays whole games to their end, and a phone is sent at most eight frames for a question', async () => {
  const script = join(import.meta.dirname, 'classicBench.ts')
  const { stdout } = await promisify(execFile)(process.execPath, [script, '--quick'], { timeout: 90_000 })
  process.stdout.write(stdout)
  const ours = stdout.split('\n').find((line) => line.includes('| ours |'))
  const [frames] = ours?.split('|').slice(5, 6).map(Number) ?? []
  expect(frames).toBeGreaterThan(3)
  expect(frames).toBeLessThanOrEqual(8)
})
