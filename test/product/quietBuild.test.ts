import { spawn } from 'node:child_process'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, it } from 'vitest'

const root = join(import.meta.dirname, '../..')
const vite = join(root, 'node_modules/vite/bin/vite.js')

it('who starts the school for the first time sees no warnings of the tools that build its pages', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'slime-build-'))
  const flags = ['build', '--logLevel', 'warn', '--outDir', folder, '--emptyOutDir']
  const { NODE_ENV: _, ...env } = process.env
  const child = spawn(process.execPath, [vite, ...flags], { cwd: root, env, stdio: ['ignore', 'pipe', 'pipe'] })
  let said = ''
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (text) => (said += text))
  const status = await new Promise((resolve) => child.once('close', resolve))
  rmSync(folder, { recursive: true, force: true })
  expect([said.trim(), status]).toEqual(['', 0])
})
