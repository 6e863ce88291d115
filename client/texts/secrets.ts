import { inWords } from './language.ts'

export const secretTexts = inWords('secretTexts', {
  foldedNote: 'A folded note',
  tellInShop: 'Whoever knows the word tells it in the shop.',
  found: (count: number, total: number) => `Secret slimes: ${count} of ${total}`,
  hunt: 'No pack holds them. Folded notes lie about in this school, one even where there is no page at all.',
})
