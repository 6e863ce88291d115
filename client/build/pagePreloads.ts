import type { Plugin } from 'vite'
import { type Chunks, chunksIn, neededBy } from './neededChunks.ts'

type PageNeeds = {
  /** By the end of their path. */
  modules: readonly string[]
  /** Calls to the API that the page makes first. */
  calls?: readonly string[]
}

type Plan = {
  /** Wanted on every page as soon as the app runs. */
  everywhere: readonly string[]
  /** By a page's address without the slash. */
  pages: Readonly<Record<string, PageNeeds>>
}

const codeLinks = (chunks: Chunks, modules: readonly string[], html: string): string[] => {
  const isWanted = (ids: readonly string[]) => ids.some((id) => modules.some((module) => id.endsWith(module)))
  const files = [...neededBy(chunks, (_, { moduleIds }) => isWanted(moduleIds))]
  const sheets = new Set(files.flatMap((file) => [...(chunks.get(file)?.viteMetadata?.importedCss ?? [])]))
  return [
    ...[...sheets].map((sheet) => [sheet, `<link rel="stylesheet" crossorigin href="/${sheet}">`] as const),
    ...files.map((file) => [file, `<link rel="modulepreload" crossorigin href="/${file}">`] as const),
  ].flatMap(([file, link]) => (html.includes(file) ? [] : link))
}

const callLink = (path: string): string => `<link rel="preload" as="fetch" crossorigin href="${path}">`

/**
 * Lets a page fetch what it needs together with the app instead of after it. The pages that visitors open first have an
 * HTML file of their own: the common one with these links. All other addresses get the common one.
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
    if (!html.includes('</head>')) this.error('The page has no place for its links')
    const withLinks = ({ modules, calls = [] }: PageNeeds) => {
      const links = [...codeLinks(chunks, [...modules, ...everywhere], html), ...calls.map(callLink)]
      return html.replace('</head>', `${links.map((link) => `${link}\n`).join('')}</head>`)
    }
    for (const [page, needs] of Object.entries(pages)) {
      this.emitFile({ type: 'asset', fileName: `${page}.html`, source: withLinks(needs) })
    }
    common.source = withLinks({ modules: [] })
  },
})
