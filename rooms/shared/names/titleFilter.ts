import { rudeInNames } from './rudeWords.ts'
import { unseen } from './unseen.ts'
import { isRudeBy } from './wordFilter.ts'

/** A lesson may be about them, where a name is only an insult. */
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
/** Countries, bassoons, soils: harmless in a title, too near to an insult in a name. */
const harmlessInLessons = ['niger', 'nigerien', 'fagott', 'merdeka', 'pedosph', 'pedolog', 'deputa', 'imputa']

const isNoLesson = (word: string): boolean => !lessonWords.includes(word)

const rudeInTitles = {
  anywhere: rudeInNames.anywhere.filter(isNoLesson),
  asWord: rudeInNames.asWord.filter(isNoLesson),
  harmless: [...rudeInNames.harmless, ...harmlessInLessons],
}

/** "F u c k" is one word; British Italian is two. */
const spacedLetters = /(?<![\p{L}\p{N}])[\p{L}\p{N}](?:[^\p{L}\p{N}]+[\p{L}\p{N}](?![\p{L}\p{N}]))+/gu

/** Of a title or a description: word by word, and what a lesson may be about is not rude. */
export const isRudeTitle = (text: string): boolean => {
  const seen = text.normalize('NFKC').replace(unseen, '')
  // One sign may stand for four words, and a text be made of it.
  const parts = new Set([...seen.split(/\s+/u), ...(seen.match(spacedLetters) ?? [])])
  return [...parts].some((part) => isRudeBy(part, rudeInTitles))
}
