import { inWords } from '../language.ts'

export const secretTexts = inWords('secretTexts', {
  foldedNote: 'A folded note',
  tellInShop: 'Type the secret word in the shop.',
  found: (count: number, total: number) => `Secret slimes: ${count} of ${total}`,
  hunt: 'No pack holds them. Find the folded notes hidden in this school. One is on a page that does not exist.',
})
