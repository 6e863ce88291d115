import { gzipSync } from 'node:zlib'
import type { Plugin } from 'vite'

type Chunk = {
  type: 'chunk'
  code: string
  isEntry: boolean
  name: string
  imports: string[]
  facadeModuleId: string | null
}

type Budget = {
  /** Whose way it is, for the message. */
  visit: string
  /** Modules that are loaded for it at once although they are chunks of their own, by the end of their path. */
  modules: readonly string[]
  limitKb: number
}

/**
 * Fails the build when what somebody loads on a way through the pages, the entry and these modules with everything they import
 * statically, is heavier than its limit.
 */
export const javascriptBudget = ({ visit, modules, limitKb }: Budget): Plugin => ({
  name: 'javascript-budget',
  apply: 'build',
  generateBundle(_, bundle) {
    const chunks = new Map(
      Object.entries(bundle).flatMap(([file, output]) =>
        output.type === 'chunk' ? [[file, output as Chunk] as const] : [],
      ),
    )
    const needed = new Set<string>()
    const need = (file: string): void => {
      if (needed.has(file)) return
      needed.add(file)
      for (const imported of chunks.get(file)?.imports ?? []) need(imported)
    }
    const missing = new Set(modules)
    for (const [file, chunk] of chunks) {
      const isApp = chunk.isEntry && chunk.name === 'main'
      const module = modules.find((path) => chunk.facadeModuleId?.endsWith(path))
      if (module) missing.delete(module)
      if (isApp || module) need(file)
    }
    if (missing.size > 0) this.error(`${visit}: no chunk of their own have ${[...missing].join(', ')}`)
    const bytes = [...needed].reduce((sum, file) => sum + gzipSync(chunks.get(file)?.code ?? '').length, 0)
    const kb = bytes / 1000
    const verdict = `${visit}: ${kb.toFixed(1)} kB of JavaScript (gzip), limit ${limitKb} kB`
    if (kb > limitKb) this.error(verdict)
    else this.info(verdict)
  },
})
