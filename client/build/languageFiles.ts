import { join } from 'node:path'
import type { Plugin } from 'vite'
import { languages, otherLanguages } from '../texts/languages.ts'

const place = 'const languages = {}'
const nameOf = (language: string): string => `language-${language}`
const inThePage = (files: Readonly<Record<string, string | undefined>>): string => {
  const spoken = otherLanguages.map((language) => [language, { dir: languages[language].dir, file: files[language] }])
  return `const languages = ${JSON.stringify(Object.fromEntries(spoken))}`
}

const fileOf = (language: string): string =>
  join(import.meta.dirname, `../texts/in/${language}.ts`).replaceAll('\\', '/')
const withoutQuery = (id: string): string => id.replace(/\?.*/, '')

/** The language whose file this module is, or is a part of. */
const languageOf = (id: string): string | undefined =>
  otherLanguages.find((language) => id === fileOf(language)) ?? /\?in=([\w-]+)$/.exec(id)?.[1]

/**
 * Each language but English is a file of its own, which a page in that language loads before its code. The page itself
 * knows their names; no other device loads a byte of them.
 */
export const languageFiles = (): Plugin => ({
  name: 'language-files',
  enforce: 'post',
  config: () => ({
    build: {
      rolldownOptions: {
        input: Object.fromEntries(otherLanguages.map((language) => [nameOf(language), fileOf(language)])),
      },
    },
  }),
  // A language has its own copy of all that it imports. If it shared a file with the page, the page would run, and choose its
  // texts, before the language is there.
  resolveId: {
    order: 'pre',
    async handler(source, importer, options) {
      const language = importer && languageOf(importer)
      if (!language) return null
      const found = await this.resolve(source, withoutQuery(importer), { ...options, skipSelf: true })
      return found && { ...found, id: `${withoutQuery(found.id)}?in=${language}` }
    },
  },
  transformIndexHtml: {
    order: 'pre',
    handler: (html, { server }) =>
      server
        ? html.replace(place, inThePage(Object.fromEntries(otherLanguages.map((one) => [one, `/texts/in/${one}.ts`]))))
        : html,
  },
  generateBundle(_, bundle) {
    const page = bundle['index.html']
    if (page?.type !== 'asset') return
    const files: Record<string, string> = {}
    for (const [file, chunk] of Object.entries(bundle))
      for (const language of otherLanguages)
        if (chunk.type === 'chunk' && chunk.isEntry && chunk.name === nameOf(language)) files[language] = `/${file}`
    for (const language of otherLanguages) if (!files[language]) this.error(`Nothing is built of ${language}`)
    const html = String(page.source)
    if (!html.includes(place)) this.error('The page has no place for its languages')
    page.source = html.replace(place, inThePage(files))
  },
})
