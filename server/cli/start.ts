import { spawnSync } from 'node:child_process'
import { flushCompileCache } from 'node:module'
import { isOrphan } from './orphan.ts'
import { buildFailure, pagesIn } from './pages.ts'

const [unknown] = process.argv.slice(2)
if (unknown !== undefined) {
  process.stderr.write(`npm start knows no "${unknown}". Settings are variables, as in: PORT=3000 npm start\n`)
  process.exit(1)
}

/** `npm start`: builds the pages when they are of other files than those that lie here, and opens the school. */
const pages = pagesIn('.')

if (!pages.areBuilt()) {
  process.stdout.write('Building the pages ...\n')
  const built = spawnSync('vite', ['build', '--logLevel', 'warn'], {
    stdio: 'inherit',
    shell: process.platform === 'win32',
  })
  if (built.status !== 0) {
    process.stderr.write(buildFailure(built.signal))
    process.exit(1)
  }
  pages.noteBuilt()
}

// Called off during the build: do not open the school.
if (isOrphan()) process.exit(1)

await import('../main.ts')
// Not only at the end: a process that is killed writes nothing.
flushCompileCache()
