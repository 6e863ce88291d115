import { withDollars } from '../formulas.ts'
import { asks, isOtherAnswersHead, isOtherAside, ledInEnglish, wordsFor } from '../languages/leadingWords.ts'
import { tidy } from '../plainText.ts'
import { rightsNamed } from '../rightMarks.ts'

/** Assistants put pictures before labels. A tick before an answer means that it is right. */
const iconsOfLabel = /^(?:[\p{Extended_Pictographic}✓]\ufe0f?\s*)+(?=\p{L}{2}[^:]{0,40}:|answer key$)/iu

/** Of scripts that have no blanks between words. */
const unspaced = String.raw`[\p{scx=Han}\p{scx=Hira}\p{scx=Kana}\p{scx=Thai}\p{scx=Laoo}\p{scx=Khmr}\p{scx=Mymr}]`
const bold = new RegExp(
  String.raw`(?<!(?!${unspaced})[\p{L}\p{N})\]*])\*\*([^\s*](?:.{0,400}?[^\s*])?)\*\*(?![\p{N}*])`,
  'gu',
)

/** Two signs around words make them bold. Between numbers and names they are a power, or belong to a name of Python. */
const withoutBold = (text: string): string =>
  text
    .replace(/(\*{3})(?=[^\s*])(.+?)\1/g, '*$2*')
    .replace(bold, '$1')
    // The end of a word: re**ceive**.
    .replace(/(?<=\p{L})\*\*(\p{L}{1,40})\*\*(?![\p{L}\p{N}*(_-])/gu, '$1')
    // Words in bold may begin on one line and end on another.
    .replace(/^\*\*(?=[^\s*_\p{Ll}])|(?<=\s)\*\*(?=[^\s*_\p{Ll}\p{N}])|(?<=[^\s*])\*\*$/gu, '')
    // Other low lines are gaps to fill.
    .replace(/(?<!\w)__(?![a-z_]+__)([^_\s](?:[^_]*[^_\s])?)__(?!\w)/g, '$1')
    .replace(/(?:\\_){2,}/g, (gap) => '_'.repeat(gap.length / 2))

/** Code keeps all its signs. */
const outsideCode = (text: string, change: (text: string) => string): string =>
  text
    .split(/(`[^`]*`)/)
    .map((part, at) => (at % 2 === 0 ? change(part) : part))
    .join('')

/** Removes the marks with which assistants format a line: bold, headings, bullets, quotes. Formulas become ours. */
export const undressed = (line: string): string => ledInEnglish(withoutDress(line))

export const withoutDress = (line: string): string =>
  tidy(
    outsideCode(
      withDollars(line)
        .replace(/^[\s>]*/, '')
        .replace(/^#{1,6}\s+/, '')
        .replace(/^[-*•·]\s+(?=\S)/, '')
        .replace(/^(\d)\ufe0f?\u20e3\s*/, '$1. '),
      withoutBold,
    )
      .replace(/^[*_]([^*_]{1,30}:)[*_](?=\s)/, '$1')
      .replace(/^([*_])(\p{L}{2}[^*_:]*:[^*_]*)\1$/u, '$2')
      .replace(/^`([^`]*)`$/, '$1')
      .replace(iconsOfLabel, ''),
  ).replace(/^-{3,}$/, '')

/** In English: the words of other languages are ours by then. */
const labels = {
  right:
    /^(?:right|correct|correct answers?|correct answer\(s\)|correct (?:option|choice)|answers?|right answers?|solution|key|ans)$/i,
  type: /^(?:type|typed|accept|accepted|accepted answers?)$/i,
  number: /^(?:number|numeric|value)$/i,
  within: /^(?:within|tolerance)$/i,
  nearly: /^nearly$/i,
  unit: /^units?$/i,
  order: /^(?:order|correct order|right order|ordering)$/i,
  why: /^(?:why|explanation|explain|because|reason|rationale|feedback)$/i,
  seconds: /^(?:seconds|time|time limit)$/i,
  strict: /^strict$/i,
  kind: /^kind$/i,
} satisfies Record<string, RegExp>

export type Label = keyof typeof labels

const names = Object.keys(labels) as Label[]

const leading = /^(the\s+)?([\p{L}()]+(?: [\p{L}()]+)?)( is| are)?\s*:\s*(.*)$/iu

/** `Ans. (b)`, as in India, and a sentence: `The correct answer is B.` */
const withoutColon =
  /^(?:ans(?:wer)?\s*[.–—-]\s*(?=\(?[a-f](?:[).:]|$))|the (?:correct|right) answer is (?=\(?[A-F](?:[).]|$)|['‘"“]))['‘"“]?(.+?)['’"”]?\.?$/i

/** `Right: B`, `The correct answer is: B`. */
export function labelIn(line: string): { name: Label; text: string } | undefined {
  const [, key] = withoutColon.exec(line) ?? []
  if (key !== undefined) return { name: 'right', text: key }
  const [, article, word = '', verb, text = ''] = leading.exec(line) ?? []
  const name = word === '' ? undefined : names.find((one) => labels[one].test(word))
  // "The time is: five o'clock" is a sentence.
  const isSentence = name !== 'right' && (article ?? verb) !== undefined
  return name && !isSentence ? { name, text } : undefined
}

const partHead =
  /^(?:part|section|teil|abschnitt|partie|parte|sección|seção|secção|sezione|secció|deel|del|osa|rész|część|część|část|časť|partea|dio|deo|часть|частина|част|дел|bölüm|bahagian|bagian|phần|μέρος|bölmə|hissə|atala|pjesa|մաս|бөлім|பகுதி|חלק|(?:ال)?(?:جزء|قسم))\s+(?:\p{Nd}{1,2}|\p{L}['׳]?|[ivx]{1,4}|\p{L}{3,9})\s*(?:$|[.:)–—-])/iu

/** `Part B: Open questions`, `II. Short answers` */
export const isPartHead = (line: string): boolean =>
  line.length < 100 && !asks(line) && (partHead.test(line) || /^[IVX]{1,4}[.)]\s.*[^.!?…;:,]$/.test(line))

/** What assistants note below answers, and a game does not tell. */
export const isAside = (line: string): boolean =>
  /^(?:difficulty(?: level)?|level|points?|marks?|topic|category|tags?)\s*:/i.test(line) || isOtherAside(line)

/** `Question 3: …`, `Q3. …`, `3) …`. Without a number it is 0. */
export function questionIn(line: string, isExact: boolean): { text: string; number: number } | undefined {
  const named = /^(?:question|q\.?)\s*(\d{0,3})\s*[:.)]\s*(.*)$/i
  const alone = /^question\s*(\d{1,3})(?:\s*\([^()]{1,20}\))?$/i
  const [first, ...others] = [named, alone, /^\(?(\d{1,3})[.):]\s+(.*)$/].map((pattern) => pattern.exec(line))
  const found = first ?? (isExact ? null : (others[0] ?? others[1]))
  return found ? { text: found[2] ?? '', number: Number(found[1]) } : undefined
}

/** `2) Rome`, among answers that are numbered. */
export function numberedIn(line: string): { place: number; sign: string; text: string } | undefined {
  const [, place = '', sign = '', text = ''] = /^\(?([1-6])([.):])\s+(.*)$/.exec(line) ?? []
  return place === '' ? undefined : { place: Number(place), sign, text }
}

/** `A:` behind a dash is what somebody says. */
const wrongBefore = /^(?:[−–-](?!\(?\p{L}:)|❌|✗|✘)\s*(?=\(?[A-Fa-f][.):\]])/u
/** An answer may itself be such a sign, so something has to stand before the mark. */
const wrongMark =
  /(?<=\S)\s*(?:❌|✗|✘|[*_]?\((?:incorrect|wrong|falsch)\)[*_]?|(?<!ly\s{0,3})[–—-]\s+(?:incorrect|wrong)(?: answer)?)\s*$/i

interface WrittenAnswer {
  text: string
  isRight: boolean
}

export const rightVerdicts =
  'correct[ao]|corrett[ao]|corret[ao]|correcte|juste|juist|rätt|oikein|poprawne|helyes|doğru|benar|đúng|верно|правильно|вірно|נכון|صحيحة?|صح|درست|सही|正确|正確|对|對|correct|right'
/** Behind an answer, in brackets. */
const rightWords = `${wordsFor('right')}|${rightVerdicts}`
const rightMark = new RegExp(
  String.raw`(?<=\S)\s*(?:(?<!\*)\*|✓|✔️?|✅|☑️?|[*_]?[(（](?:${rightWords})(?: answer)?[)）][*_]?|(?<!ly\s{0,3})[–—-]\s+correct(?: answer)?|\[(?:correct|x)\]|<--.*|<-\s*(?:${rightWords})(?: answer)?|←.*)\s*$`,
  'iu',
)
const rightBefore = /^(?:[*+→]|✓|✔️?|✅|☑️?|\[x\])\s*(?=\(?[A-Fa-f][.):\]])/i

/** Before the words of an answer: `- ✅ Rome`, `B) ✅ Rome`. */
export const markBefore = /^(?:(✓|✔\ufe0f?|✅|☑\ufe0f?)|❌|✗|✘)\s*(?=\S)/

/** `Papyrus B) Paper C) Silk`, behind an A: splits only at letters that follow each other. */
function onOneLine(first: string, rest: string): string[] {
  const parts = [rest]
  const letters = 'ABCDEF'.slice('ABCDEF'.indexOf(first.toUpperCase()) + 1)
  // A letter with a dot may be that of a name.
  const ledBy = (letter: string, text: string) =>
    new RegExp(`\\s\\(?${letter}[)\\]]\\s+`, 'i').exec(text) ?? new RegExp(`\\s${letter}\\.\\s+`, 'i').exec(text)
  for (const letter of letters) {
    const last = parts.at(-1) ?? ''
    const next = ledBy(letter, last)
    if (!next) break
    parts.splice(-1, 1, last.slice(0, next.index).replace(/[,;]$/, ''), last.slice(next.index + next[0].length))
  }
  return parts.length === 2 && !new RegExp(`\\s\\(?${letters[0]}[)\\]]`, 'i').test(rest) ? [rest] : parts
}

/** `B) Mercury`, or all of them on one line. */
export function answerIn(line: string, isExact: boolean): WrittenAnswer[] {
  const bare = isExact ? line : line.replace(/^\[ \]\s*/, '').replace(wrongBefore, '')
  const isRightBefore = !isExact && rightBefore.test(bare)
  const whole = isRightBefore ? bare.replace(rightBefore, '') : bare
  const [, letter, rest = ''] = /^\(?([A-Fa-f])[.):\]]\s+(.*)$/.exec(whole) ?? []
  if (letter === undefined) return []
  if (isExact) return [{ text: rest, isRight: false }]
  return onOneLine(letter, rest).map((text, at) => {
    const [mark = '', isTicked] = markBefore.exec(text) ?? []
    const read = withoutMark(text.slice(mark.length))
    return { ...read, isRight: (at === 0 && isRightBefore) || isTicked !== undefined || read.isRight }
  })
}

/** The place that the letter of an answer stands for, whatever mark stands before it. */
export const placeIn = (answer: string): number =>
  'abcdef'.indexOf(/([a-f])[.):\]]\s/i.exec(answer)?.[1]?.toLowerCase() ?? ' ')

/** `Which city? A) Paris B) Rome`: the question, and behind it the answers. */
export function askedWithAnswers(line: string): [string, string] | undefined {
  const [, asked = '', answers = ''] = /^(.*?\S)\s+(\(?A[.)\]]\s.*)$/i.exec(line) ?? []
  // "Choose a) or b)."
  const fewest = /[^\p{L}\p{N},]$/u.test(asked) ? 2 : 3
  const isSuch =
    /\p{L}/u.test(asked) && answerIn(asked, false).length === 0 && answerIn(answers, false).length >= fewest
  return isSuch ? [asked, answers] : undefined
}

/** Whether a line is what a label that stands alone above it announces: `Answer:` and below it `B) Rome`. */
export const isAnnounced = (name: Label, line: string, answers: readonly string[]): boolean =>
  name === 'right' && answers.length > 0
    ? answerIn(line, false).length > 0 || rightsNamed(line, answers, true).length > 0
    : questionIn(line, false) === undefined && answerIn(line, false).length === 0 && !asks(line)

/** `Options:`, above the answers. */
export const isAnswersHead = (line: string): boolean =>
  /^(?:answer )?(?:options|choices)\s*:$/i.test(line) || isOtherAnswersHead(line)

export const withoutMark = (text: string): WrittenAnswer => ({
  text: tidy(text.replace(rightMark, '').replace(wrongMark, '')),
  isRight: rightMark.test(text),
})

/** `a | b`; a backslash stands before a bar that belongs to the text. */
export const listed = (text: string): string[] =>
  text
    .split(/(?<!\\)\|/)
    .map((part) => part.replaceAll('\\|', '|').trim())
    .filter(Boolean)
