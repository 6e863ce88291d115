import { gzipSync } from 'node:zlib'
import type { Plugin } from 'vite'
import { chunksIn, neededBy } from './neededChunks.ts'

type Budget = {
  /** Whose way it is, for the message. */
  visit: string
  /** Modules that are loaded for it although they are chunks of their own, by the end of their path. */
  modules: readonly string[]
  limitKb: number
}

/**
 * Measured as it travels: the server hands out what was compressed with all there is to it. Fails the build when what somebody loads on a way through the pages, the entry and these modules with everything they
 * import statically, is heavier than its limit.
 */
export const javascriptBudget = ({ visit, modules, limitKb }: Budget): Plugin => ({
  name: 'javascript-budget',
  apply: 'build',
  generateBundle(_, bundle) {
    const chunks = chunksIn(bundle)
    const missing = new Set(modules)
    const needed = neededBy(chunks, (_file, { isEntry, name, moduleIds }) => {
      const module = modules.find((path) => moduleIds.some((id) => id.endsWith(path)))
      if (module) missing.delete(module)
      return module !== undefined || (isEntry && name === 'main')
    })
    if (missing.size > 0) this.error(`${visit}: nothing is built of ${[...missing].join(', ')}`)
    const bytes = [...needed].reduce(
      (sum, file) => sum + gzipSync(chunks.get(file)?.code ?? '', { level: 9 }).length,
      0,
    )
    const kb = bytes / 1000
    const verdict = `${visit}: ${kb.toFixed(1)} kB of JavaScript (gzip), limit ${limitKb} kB`
    if (kb > limitKb) this.error(verdict)
    else this.info(verdict)
  },
})
