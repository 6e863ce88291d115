import { rudeInNames } from './rudeWords.ts'
import { unseen } from './unseen.ts'
import { isRudeBy } from './wordFilter.ts'

/** Words that a lesson may be about. As a name they are only insults. */
const lessonWords = [
  'hitler',
  'nazi',
  'penis',
  'vagina',
  'testicle',
  'rapist',
  'masturb',
  'dick',
  'cock',
  'cum',
  'tit',
  'tits',
  'sex',
  'hoe',
  'rape',
  'anus',
  'homo',
  'coon',
  'nonce',
  'chink',
]
/** Countries, bassoons, soils: harmless in a title, but too near to an insult in a name. */
const harmlessInLessons = ['niger', 'nigerien', 'fagott', 'merdeka', 'pedosph', 'pedolog', 'deputa', 'imputa']

const isNoLesson = (word: string): boolean => !lessonWords.includes(word)

const rudeInTitles = {
  anywhere: rudeInNames.anywhere.filter(isNoLesson),
  asWord: rudeInNames.asWord.filter(isNoLesson),
  harmless: [...rudeInNames.harmless, ...harmlessInLessons],
}

/** "F u c k" is one word; British Italian is two. */
const spacedLetters = /(?<![\p{L}\p{N}])[\p{L}\p{N}](?:[^\p{L}\p{N}]+[\p{L}\p{N}](?![\p{L}\p{N}]))+/gu

/** For a title or a description. It is checked word by word, and words that a lesson may be about are allowed. */
export const isRudeTitle = (text: string): boolean => {
  const seen = text.normalize('NFKC').replace(unseen, '')
  // Each part is checked once: one sign may expand to four words, and a text may repeat it.
  const parts = new Set([...seen.split(/\s+/u), ...(seen.match(spacedLetters) ?? [])])
  return [...parts].some((part) => isRudeBy(part, rudeInTitles))
}
