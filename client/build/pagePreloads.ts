import type { Plugin } from 'vite'
import { type Chunks, chunksIn, neededBy } from './neededChunks.ts'

type Plan = {
  /** Wanted on every page as soon as the app runs. */
  everywhere: readonly string[]
  /** The modules of a page, by its address without the slash. */
  pages: Readonly<Record<string, readonly string[]>>
}

const linksTo = (chunks: Chunks, modules: readonly string[], html: string): string =>
  [...neededBy(chunks, (_, chunk) => modules.some((module) => chunk.facadeModuleId?.endsWith(module)))]
    .filter((file) => !html.includes(file))
    .map((file) => `    <link rel="modulepreload" crossorigin href="/${file}">\n`)
    .join('')

/**
 * A page's code is fetched together with the app instead of after it. The pages visitors come to first have an HTML of
 * their own for it, which is the common one but for these links; every other address gets the common one.
 */
export const pagePreloads = ({ everywhere, pages }: Plan): Plugin => ({
  name: 'page-preloads',
  apply: 'build',
  enforce: 'post',
  generateBundle(_, bundle) {
    const common = bundle['index.html']
    if (common?.type !== 'asset') return
    const chunks = chunksIn(bundle)
    const html = String(common.source)
    const withLinks = (modules: readonly string[]) =>
      html.replace('  </head>', `${linksTo(chunks, modules, html)}  </head>`)
    for (const [page, modules] of Object.entries(pages)) {
      this.emitFile({ type: 'asset', fileName: `${page}.html`, source: withLinks([...everywhere, ...modules]) })
    }
    common.source = withLinks(everywhere)
  },
})
