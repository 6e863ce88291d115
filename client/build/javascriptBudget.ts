import { gzipSync } from 'node:zlib'
import type { Plugin } from 'vite'
import { chunksIn, neededBy } from './neededChunks.ts'

type Budget = {
  /** The kind of visit that is weighed, for the message. */
  visit: string
  /** Modules that this visit loads although they are chunks of their own, by the end of their path. */
  modules: readonly string[]
  limitKb: number
}

/**
 * Fails the build if the code for one visit is heavier than its limit: the entry and these modules with everything that
 * they import statically. The files are weighed as they travel, gzipped each by itself, after Vite has put its tables
 * of what to preload into them.
 */
export const javascriptBudget = ({ visit, modules, limitKb }: Budget): Plugin => ({
  name: 'javascript-budget',
  apply: 'build',
  enforce: 'post',
  generateBundle: {
    order: 'post',
    handler(_, bundle) {
      const chunks = chunksIn(bundle)
      const missing = new Set(modules)
      const needed = neededBy(chunks, (_file, { isEntry, name, moduleIds }) => {
        const found = modules.filter((path) => moduleIds.some((id) => id.endsWith(path)))
        for (const path of found) missing.delete(path)
        return found.length > 0 || (isEntry && name === 'main')
      })
      if (missing.size > 0) this.error(`${visit}: nothing is built of ${[...missing].join(', ')}`)
      const bytes = [...needed].reduce(
        (sum, file) => sum + gzipSync(chunks.get(file)?.code ?? '', { level: 9 }).length,
        0,
      )
      const weight = `${(bytes / 1000).toFixed(1)} kB of JavaScript (gzip) in ${needed.size} files`
      const verdict = `${visit}: ${weight}, limit ${limitKb} kB`
      if (bytes > limitKb * 1000) this.error(verdict)
      else this.info(verdict)
    },
  },
})
