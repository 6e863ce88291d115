import { flushCompileCache } from 'node:module'
import { inTurn, run } from './inTurn.mjs'
import { isOrphan } from './orphan.ts'
import { buildFailure, pagesIn, vite } from './pages.ts'

const [unknown] = process.argv.slice(2)
if (unknown !== undefined) {
  process.stderr.write(`npm start knows no "${unknown}". Settings are variables, as in: PORT=3000 npm start\n`)
  process.exit(1)
}

/** `npm start`: builds the pages if they do not match the source files, and opens the school. */
const pages = pagesIn('.')

const build = async () => {
  process.stdout.write('Building the pages ...\n')
  pages.noteBegun()
  const built = await run(process.execPath, [vite, 'build', '--logLevel', 'warn'])
  if (built.status !== 0) {
    process.stderr.write(buildFailure(built.signal))
    process.exit(1)
  }
  pages.noteBuilt()
}

if (!pages.areBuilt()) {
  // The builder empties the folder first. So a second one takes the pages away from the first start, or breaks its build.
  await inTurn('node_modules/.building', 'Another start is building the pages: waiting for it ...', async () => {
    if (!pages.areBuilt()) await build()
  })
}

// The start was called off during the build, so the school does not open.
if (isOrphan()) process.exit(1)

await import('../main.ts')
// Written now and not only at the end, because a killed process writes nothing.
flushCompileCache()
