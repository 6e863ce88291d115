import { spawnSync } from 'node:child_process'
import { readdirSync, statSync } from 'node:fs'
import { flushCompileCache } from 'node:module'
import { join } from 'node:path'
import { isOrphan } from './orphan.ts'

/** `npm start`: builds the pages when they are older than what they are made of, and opens the school. */
const madeOf = ['client', 'rooms', 'assets', 'vite.config.ts', 'package-lock.json']

function newest(path: string): number {
  const stats = statSync(path, { throwIfNoEntry: false })
  if (!stats) return 0
  if (!stats.isDirectory()) return stats.mtimeMs
  return Math.max(0, ...readdirSync(path).map((name) => newest(join(path, name))))
}

if (newest('dist/client/index.html') < Math.max(...madeOf.map(newest))) {
  process.stdout.write('Building the pages ...\n')
  const built = spawnSync('vite', ['build', '--logLevel', 'warn'], {
    stdio: 'inherit',
    shell: process.platform === 'win32',
  })
  if (built.status !== 0) process.exit(1)
}

// Called off during the build: do not open the school.
if (isOrphan()) process.exit(1)

await import('../main.ts')
// Not only at the end: a process that is killed writes nothing.
flushCompileCache()
