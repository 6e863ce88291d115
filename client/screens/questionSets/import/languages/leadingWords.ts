import { inAsciiDigits } from '../../../../../rooms/shared/questions/digits.ts'
import type { LanguageWords } from './languageWords.ts'
import { ofAsia } from './ofAsia.ts'
import { ofEurope } from './ofEurope.ts'

const languages = [...Object.values(ofEurope), ...Object.values(ofAsia)]

type Meaning = Exclude<keyof LanguageWords, 'truths'>

/** The words for something in all these languages. */
export const wordsFor = (meaning: Meaning): string => languages.flatMap((words) => words[meaning] ?? []).join('|')

export const otherTruths: readonly (readonly [string, string])[] = languages.flatMap(({ truths }) => truths)

/** Before the letter of an answer: `Letra C`, `گزینه ب`. */
export const signWords = `${wordsFor('answer')}|letter|letra|lettre|lettera|buchstabe|litera|letera|bokstav|kirjain|буква|літера|γράμμα|حرف`

/** What the reader of pasted texts calls them. */
const inEnglish = {
  answers: 'Answers',
  key: 'Answers',
  right: 'Right',
  why: 'Why',
} satisfies Partial<Record<Meaning, string>>

const articles = 'die|la|le|les|las|het|el|a|o|il|az?|η|οι'
const verbs = 'ist|lautet|est|es|è|é|is|är|er|on|je|jest|são|son|sono|είναι|היא|هي|هو|是|は'

/** What may stand behind the word for a key: nothing, or what a key has. */
const ofKey = String.raw`(?=$|[(（]?(?:\p{Nd}|[A-F](?![\p{L}\p{N}])))`

/** `Resposta: B`, `La respuesta es: B`, `【答案】B`, `정답 B`. */
function leadOf(meaning: keyof typeof inEnglish): RegExp {
  const words = `(?:${wordsFor(meaning)})`
  const beforeLetter = /^(?:answers|right)$/.test(meaning) ? String.raw`|${words}\s+(?=\(?[A-F]\)?[.。]?$)` : ''
  const withColon = String.raw`(?:(?:${articles})\s)?${words}(?:\s*(?:${verbs}))?\s*[:：]\s*`
  const behind = meaning === 'key' ? ofKey : ''
  return new RegExp(
    String.raw`^(?:${withColon}${behind}|[【［\[]\s*${words}\s*[】］\]]\s*[:：]?\s*${beforeLetter})`,
    'iu',
  )
}

/** The heading of a key, without a colon: `Lösungen`, `Le corrigé`. Elsewhere it may be an answer. */
const keyHead = new RegExp(`^(?:(?:${articles})\\s)?(?:${wordsFor('answers')}|${wordsFor('key')})$`, 'iu')
export const headsKey = (line: string): boolean => keyHead.test(line.normalize('NFC'))

/** How hard a question is, what it is about, or what it counts: `Niveau: B1`, `【难度】易`. */
const aside = new RegExp(
  String.raw`^(?:(?:${wordsFor('aside')})\s*[:：]|[【［\[]\s*(?:${wordsFor('aside')})\s*[】］\]])`,
  'iu',
)
export const isOtherAside = (line: string): boolean => aside.test(line.normalize('NFC'))

const options = new RegExp(String.raw`^[【［\[]?\s*(?:${wordsFor('options')})\s*(?:[】］\]]\s*[:：]?|[:：])$`, 'iu')
export const isOtherAnswersHead = (line: string): boolean => options.test(line.normalize('NFC'))

const leads = (Object.keys(inEnglish) as (keyof typeof inEnglish)[]).map(
  (meaning) => [leadOf(meaning), inEnglish[meaning]] as const,
)

const asked = `(?:${wordsFor('question')})`
/** `Вопрос 3:`, `Soal no. 3.`, `问题：` */
const question = new RegExp(
  String.raw`^[【［\[]?${asked}\s*(?:(?:n[ºo°]?\.?|№)\s*)?(?:(\p{Nd}{1,3})\s*(?:[:：.)、】］\]–—-]\s*(?!\p{Nd})|(?=[(（][^()]{1,20}[)）]$|$))|[:：]\s*)`,
  'iu',
)
/** `3. Soru:`, `第3题` */
const numbered = new RegExp(
  String.raw`^(?:(\p{Nd}{1,3})\s*[.:)]?\s*${asked}\s*[:：.)]|第\s*(\p{Nd}{1,3})\s*[题題问問])\s*`,
  'iu',
)

/** The right answers behind a label, with our signs: `（B）里斯本`, `A、C`. */
const withOurSigns = (key: string): string =>
  /^[A-F](?:\s*[、，،；]\s*[A-F])+\W*$/i.test(key)
    ? key.replace(/[、，،；]/g, ', ')
    : key.replace(/^[（(]?([A-F])(?:[）、．]|\)(?=\S))\s*/i, '$1) ')

/** A line of a quiz whose leading word is ours, if it was one of another language. */
export function ledInEnglish(line: string): string {
  const begun = line.normalize('NFC')
  for (const [lead, english] of leads) {
    const [found] = lead.exec(begun) ?? []
    if (found !== undefined) return `${english}: ${withOurSigns(begun.slice(found.length))}`.trim()
  }
  const [found, first = '', second] = question.exec(begun) ?? numbered.exec(begun) ?? []
  if (found === undefined) return line
  const [count, text] = [inAsciiDigits(second ?? first), begun.slice(found.length)]
  return text === '' || /^[(（]/.test(text) ? `Question ${count} ${text}`.trim() : `Question ${count}: ${text}`
}

/** Whether a text ends as a question does. In Greek the sign of a question is ours of a half sentence. */
export const asks = (text: string): boolean =>
  /[?？؟]$/.test(text) || (/[;\u037e]$/.test(text) && /\p{sc=Greek}/u.test(text))
