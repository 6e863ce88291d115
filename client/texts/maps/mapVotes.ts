import { inWords } from '../language.ts'
import { saying } from '../saying.ts'

/** Asks a class about a map that one of its pupils has built. */
export const mapVoteTexts = inWords('mapVoteTexts', {
  question: (map: string) => saying`Play “${map}” again?`,
  yes: 'Yes, again!',
  no: 'Another one',
  thanks: 'Your teacher sees how many say so, and not who.',
})
