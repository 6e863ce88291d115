import type { Plugin } from 'vite'

/** Comments and the depth of lines in the page itself are for those who write it. Every visit would fetch them. */
export const leanPage = (): Plugin => ({
  name: 'lean-page',
  apply: 'build',
  transformIndexHtml: {
    order: 'pre',
    handler: (html) => html.replace(/^ *\/\/ .*\n/gm, '').replace(/^ +/gm, ''),
  },
})
