import { lookOf } from './lookAlikes.ts'

/** Found anywhere in a name, however it is spelt. */
const anywhere = [
  'fuck',
  'fuk',
  'shit',
  'bitch',
  'nigger',
  'nigga',
  'faggot',
  'cunt',
  'asshole',
  'dumbass',
  'arsehole',
  'bastard',
  'whore',
  'penis',
  'vagina',
  'dildo',
  'porn',
  'blowjob',
  'handjob',
  'jizz',
  'wank',
  'retard',
  'hitler',
  'nazi',
  'motherf',
  'pussy',
  'bollock',
  'bugger',
  'dickhead',
  'cocksuck',
  'slut',
  'masturb',
  'testicle',
  'scheisse',
  'arschloch',
  'hurensohn',
  'wichser',
  'fotze',
  'putain',
  'merde',
  'connard',
  'salope',
  'puta',
  'mierda',
  'cabron',
  'cazzo',
  'stronzo',
  'kurwa',
  'pedo',
  'rapist',
  'killyourself',
] // prettier-ignore
/** Rude only as a whole word: Dickens, Essex, class and cocktail are not. */
const asWord = [
  'ass',
  'arse',
  'dick',
  'cock',
  'cum',
  'tit',
  'tits',
  'sex',
  'sexy',
  'fag',
  'hoe',
  'rape',
  'anus',
  'poo',
  'piss',
  'crap',
  'damn',
  'homo',
  'tranny',
  'spic',
  'chink',
  'coon',
  'kike',
  'nonce',
  'twat',
  'prick',
  'boob',
  'boobs',
  'kys',
]
/** Harmless words that hold one of the above. */
const harmless = [
  'scunthorpe',
  'therapist',
  'matsushita',
  'yoshita',
  'computa',
  'putat',
  'reputa',
  'disputa',
  'amputa',
  'swank',
  'nazia',
  'nazim',
  'nazir',
  'nazif',
  'ishita',
  'kshit',
  'arshit',
  'rishit',
  'nishit',
  'fuku',
  'nigeria',
  'shiitak',
  'wankel',
  'pedom',
  'torpedo',
  'expedo',
]

/** Digits and signs that are read as letters where they stand among letters. */
const readAs: Record<string, string> = {
  '1': 'i',
  '3': 'e',
  '4': 'a',
  '5': 's',
  '7': 't',
  '8': 'b',
  '9': 'g',
  '@': 'a',
  $: 's',
  '!': 'i',
  '|': 'i',
  '€': 'e',
  '+': 't',
} // prettier-ignore

/** Small letters first: a look of its own would make an upright stroke of the i of a rude word. */
const plain = (name: string): string =>
  lookOf([...name.toLowerCase()].map((letter) => readAs[letter] ?? letter).join('')).toLowerCase()

const withoutRepeats = (text: string): string => text.replace(/(.)\1+/gu, '$1')

type RudeWords = Record<'anywhere' | 'asWord' | 'harmless', readonly string[]>
export const rudeInNames: RudeWords = { anywhere, asWord, harmless }

export const isRudeBy = (text: string, { anywhere, asWord, harmless }: RudeWords): boolean => {
  // A number is a number: only next to letters are digits read as letters.
  const folded = plain(text.replace(/(?<![\p{L}\p{N}])\p{N}+(?![\p{L}\p{N}])/gu, ' '))
  const words = folded.split(/[^a-z]+/u).filter(Boolean)
  if (words.some((word) => asWord.includes(word) || asWord.includes(withoutRepeats(word)))) return true
  let letters = folded.replace(/[^a-z]/gu, '')
  for (const word of harmless) letters = letters.replaceAll(word, '')
  // Single letters spaced out read as one word: "d i c k".
  if (words.length > 2 && words.every((word) => word.length === 1) && asWord.includes(letters)) return true
  const once = withoutRepeats(letters)
  return anywhere.some((word) => letters.includes(word)) || anywhere.some((word) => once.includes(withoutRepeats(word)))
}

export const isRude = (name: string): boolean => isRudeBy(name, rudeInNames)
