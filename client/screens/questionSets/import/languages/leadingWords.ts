import { inAsciiDigits } from '../../../../../rooms/shared/questions/digits.ts'
import type { LanguageWords } from './languageWords.ts'
import { ofAsia } from './ofAsia.ts'
import { ofEurope } from './ofEurope.ts'

const languages = [...Object.values(ofEurope), ...Object.values(ofAsia)]

type Meaning = Exclude<keyof LanguageWords, 'truths'>

/** The words for something in all these languages. */
export const wordsFor = (meaning: Meaning): string => languages.flatMap((words) => words[meaning] ?? []).join('|')

export const otherTruths: readonly (readonly [string, string])[] = languages.flatMap(({ truths }) => truths)

/** What the reader of pasted texts calls them. */
const inEnglish = {
  answers: 'Answers',
  right: 'Right',
  why: 'Why',
  options: 'Options',
  aside: 'Level',
} satisfies Partial<Record<Meaning, string>>

const articles = 'die|la|le|les|las|het|el|a|o|il|az?|η|οι'
const verbs = 'ist|lautet|est|es|è|é|is|är|er|on|je|jest|são|son|sono|είναι|היא|هي|هو|是|は'

/** `Resposta: B`, `La respuesta es: B`, `【答案】B`, `정답 B`. A key may stand below its heading. */
function leadOf(meaning: keyof typeof inEnglish): RegExp {
  const words = `(?:${wordsFor(meaning)})`
  const alone = meaning === 'answers' ? '|$' : ''
  const beforeLetter = /^(?:answers|right)$/.test(meaning) ? String.raw`|${words}\s+(?=\(?[A-F1-6]\)?[.。]?$)` : ''
  const withColon = String.raw`(?:(?:${articles})\s)?${words}(?:\s*(?:${verbs}))?\s*(?:[:：]\s*${alone})`
  return new RegExp(String.raw`^(?:${withColon}|[【［\[]\s*${words}\s*[】］\]]\s*[:：]?\s*${beforeLetter})`, 'iu')
}

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
