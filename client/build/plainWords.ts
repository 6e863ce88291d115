import type { Plugin } from 'vite'

const picking = /\binWords\(\s*'\w+',/g

/**
 * As long as English is the only language of the pages there is nothing to pick: the texts are built as what they are, and
 * nobody's phone carries the names by which another language would replace them.
 */
export const plainWords = (): Plugin => ({
  name: 'plain-words',
  apply: 'build',
  enforce: 'pre',
  transform: {
    filter: { id: /\/client\/texts\/(?!language)\w+\.ts$/ },
    handler: (code) => ({ code: code.replace(picking, '('), map: null }),
  },
})
