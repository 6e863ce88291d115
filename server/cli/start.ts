import { spawnSync } from 'node:child_process'
import { flushCompileCache } from 'node:module'
import { isOrphan } from './orphan.ts'
import { buildFailure, pagesIn } from './pages.ts'

const [unknown] = process.argv.slice(2)
if (unknown !== undefined) {
  process.stderr.write(`npm start knows no "${unknown}". Settings are variables, as in: PORT=3000 npm start\n`)
  process.exit(1)
}

/** `npm start`: builds the pages if they do not match the source files, and opens the school. */
const pages = pagesIn('.')

if (!pages.areBuilt()) {
  process.stdout.write('Building the pages ...\n')
  pages.noteBegun()
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

// The start was called off during the build, so the school does not open.
if (isOrphan()) process.exit(1)

await import('../main.ts')
// Written now and not only at the end, because a killed process writes nothing.
flushCompileCache()
