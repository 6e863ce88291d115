import { inAsciiDigits } from '../../../../../rooms/shared/questions/digits.ts'
import type { Lines } from '../pasted/aloneOnLines.ts'
import { isFence } from '../pasted/fences.ts'
import { asks, signWords, wordsFor } from './leadingWords.ts'

/** The signs of answers in other scripts, in their order. Of those that share letters, the more usual one comes first. */
export const alphabets: readonly (readonly string[])[] = [
  'A B C D E F',
  'А Б В Г Д Е',
  // Typed on a keyboard with letters that look like ours.
  'А В С D Е F',
  'А Ә Б В Г Ғ',
  'Α Β Γ Δ Ε ΣΤ',
  'א ב ג ד ה ו',
  'أ ب ج د ه و',
  'أ ب ت ث ج ح',
  'الف ب ج د ه و',
  'क ख ग घ ङ च',
  'अ ब स द इ फ',
  'अ ब क ड इ फ',
  'ক খ গ ঘ ঙ চ',
  'ก ข ค ง จ ฉ',
  'அ ஆ இ ஈ உ ஊ',
  'ა ბ გ დ ე ვ',
  'Ա Բ Գ Դ Ե Զ',
  '① ② ③ ④ ⑤ ⑥',
  'Ⓐ Ⓑ Ⓒ Ⓓ Ⓔ Ⓕ',
  '가 나 다 라 마 바',
  'ㄱ ㄴ ㄷ ㄹ ㅁ ㅂ',
  'ア イ ウ エ オ カ',
  'あ い う え お か',
  'イ ロ ハ ニ ホ ヘ',
  '甲 乙 丙 丁 戊 己',
].map((letters) => letters.toUpperCase().split(' '))

const latin = 'ABCDEF'

/** A letter as the alphabets above have it. */
const plain = (sign: string): string => sign.toUpperCase().replace(/^ا$/, 'أ').replace('ـ', '')

const circled = /^[①-⑥Ⓐ-Ⓕ]$/u
/** Behind a sign of an answer. A circle needs nothing; in school books of Japan a wide blank is enough. */
const behind = String.raw`(?:\s*(?:[.)\]:、．）：]|[-–—](?=\s))|\u3000)`
const sign = String.raw`[①-⑥Ⓐ-Ⓕ]|الف(?=${behind})|\p{L}[\p{M}ـ]*(?=${behind})|ΣΤ(?=${behind})`
/** What stands before: bullets, bold marks, ticks, brackets. */
const before = String.raw`[^\p{L}\p{N}]{0,12}?`

const lead = new RegExp(`^(${before})[(（]?(${sign})(${behind})?`, 'u')
const number = new RegExp(String.raw`^(${before})[(（]?(\p{Nd}{1,3})\s*(?:([、．）।])|([.)-])(?=(\s?)))`, 'u')

/** The sign of the answer that a line begins. */
const signIn = (line: string | undefined): string => plain(lead.exec(line ?? '')?.[2] ?? '')

/** The place of the answer that a line begins, among those of the alphabet. */
const placeAt = (line: string | undefined, alphabet: readonly string[]): number => alphabet.indexOf(signIn(line))

/** Whether answers in this text have these letters. */
const hasLetters = (filled: Lines, signs: readonly string[], [first, second = '']: readonly string[]): boolean =>
  signs.some(
    (sign, at) =>
      // A remark may stand below an answer.
      sign === first && (signs.slice(at + 1, at + 3).includes(second) || nextIn(filled[at] ?? '', second) >= 0),
  )

/** The letters of the answers in this text. Beside others, circles stand before statements. */
function alphabetsOf(lines: Lines): readonly (readonly string[])[] {
  const filled = lines.filter((line) => line?.trim())
  const signs = filled.map(signIn)
  const found = alphabets.filter((alphabet) => hasLetters(filled, signs, alphabet))
  // Of those that begin alike, the one with more answers, or else the more usual one.
  const answersOf = (alphabet: readonly string[]) => signs.filter((sign) => alphabet.includes(sign)).length
  const byAnswers = found.toSorted((one, other) => answersOf(other) - answersOf(one))
  const known = byAnswers.filter(([first], at) => byAnswers.findIndex((one) => one[0] === first) === at)
  const lettered = known.filter(([first = '']) => !circled.test(first))
  return lettered.length > 0 ? lettered : known
}

/** Where the next answer begins on the same line. */
function nextIn(line: string, letter: string): number {
  const found = circled.test(letter)
    ? new RegExp(String.raw`\s*${letter}\s*`).exec(line)
    : new RegExp(String.raw`\s[(（]?${letter}${behind}`, 'iu').exec(line)
  return found && found.index > 0 ? found.index : -1
}

/** Bold marks may end behind the sign. */
const spaced = (rest: string): string => (/^[*_]/.test(rest) ? rest : ` ${rest.trimStart()}`)

/** With our letters it is only about signs of other scripts, and those without a blank behind them. */
const isOfOthers = (signBehind: string, rest: string): boolean =>
  /[、．）：\u3000]$/.test(signBehind) || (/[.)\]:]$/.test(signBehind) && /^[\p{L}\p{N}]/u.test(rest))

/** A letter that may be that of a name, an abbreviation or code: `А. С. Пушкин`, `d.h.`, `a.b()`. */
function mayBeWord(line: string, alphabet: readonly string[]): boolean {
  const [whole = '', , , signBehind = ''] = lead.exec(line) ?? []
  const rest = line.slice(whole.length)
  return alphabet[0] === latin[0] ? isOfOthers(signBehind, rest) : signBehind === '.' && /^\s*\p{L}\./u.test(rest)
}

/** Whether the answer before this one, or the next one, is beside it. */
function isBesideOther(lines: Lines, at: number, alphabet: readonly string[]): boolean {
  const place = placeAt(lines[at], alphabet)
  const next = alphabet[place + 1]
  const isNext = next !== undefined && nextIn(lines[at] ?? '', next) >= 0
  const before = lines.slice(Math.max(0, at - 4), at).findLast((line) => line?.trim())
  const below = lines.slice(at + 1, at + 5).find((line) => line?.trim())
  return isNext || (place > 0 && placeAt(before, alphabet) === place - 1) || placeAt(below, alphabet) === place + 1
}

/** `Б) Рим`, and behind it perhaps `В) Осло`, with our letters. */
function withOurLetters(line: string, alphabet: readonly string[]): string {
  const from = placeAt(line, alphabet)
  const [whole = '', decoration = '', , signBehind = ''] = (from < 0 ? null : lead.exec(line)) ?? []
  const rest = line.slice(whole.length)
  if (whole === '' || (alphabet[0] === latin[0] && !isOfOthers(signBehind, rest))) return line
  let read = `${decoration}${latin[from]})${spaced(rest)}`
  for (const [place, letter] of [...alphabet.entries()].slice(from + 1)) {
    const at = nextIn(read, letter)
    if (at < 0) break
    const [led = ''] = lead.exec(read.slice(at)) ?? []
    read = `${read.slice(0, at)} ${latin[place]})${spaced(read.slice(at + led.length))}`
  }
  return read
}

/** The number of a question, or the words before a right answer: `1.`, `Ответ:`, `Ответ –`, and `答え` before its letter. */
const keyLabel = new RegExp(
  String.raw`^(?:\s*(\p{Nd}{1,3})\s*[.)–—-]|[^:：】\]]{1,60}?[:：】\]]|[\s*_]*(?:${wordsFor('right')})(?:\s+[–—-])?\s+)`,
  'iu',
)
/** `گزینه ب`, `буква Б` */
const signWord = new RegExp(
  String.raw`^[\s*_]*(?:${signWords})\s+(?=[(（]?[\p{L}\p{N}][\p{M}ـ]*(?:$|[^\p{L}\p{M}]))`,
  'iu',
)
/** `а и в` */
const ands =
  /(?<=^|[^\p{L}])(\p{L}\p{M}*)\s+(?:и|і|й|та|και|και|և|და|और|व|এবং|ও|และ|و)\s+(?=\p{L}\p{M}*(?:[^\p{L}\p{M}]|$))/gu

/** How the right answers stand behind labels and in keys, with the letters of one alphabet. */
function keysWith(alphabet: readonly string[]) {
  const letters = alphabet.map((letter) => (letter === 'أ' ? '[أا]' : letter)).join('|')
  const alone = String.raw`(?<![\p{L}\p{M}])(?:${letters})(?![\p{L}\p{M}])`
  return {
    letter: new RegExp(alone, 'giu'),
    areOnly: new RegExp(String.raw`^(?:[\s\p{Nd},;.()（）|*_=:：、،，；/&+–—'’׳-]|${alone})+$`, 'iu'),
    first: new RegExp(String.raw`^[\s*_(（]*${alone}(?=\s*[*_.)、）:：–—(（-])`, 'iu'),
    firstInKey: new RegExp(String.raw`^[\s*_(（]*${alone}(?=\s*[)）]|\s[–—(（-])`, 'iu'),
  }
}

/** `Ответ: АВГ`, if each letter stands behind the one before it, and if that is no answer itself. */
function joinedInOurs(line: string, alphabet: readonly string[], answers: ReadonlySet<string>): string | undefined {
  const [label = '', count] = keyLabel.exec(line) ?? []
  const letters = line.slice(label.length).replace(/[\s*_.]+/g, '')
  if (
    alphabet[0] === latin[0] ||
    label === '' ||
    count !== undefined ||
    letters.length > latin.length ||
    answers.has(letters)
  )
    return undefined
  const places = [...letters].map((letter) => alphabet.indexOf(letter))
  const isRising = places.length > 1 && places.every((place, at) => place > (places[at - 1] ?? -1))
  return isRising ? label + places.map((place) => latin[place]).join('') : undefined
}

/**
 * The right answers behind a label, or all of a key, with our letters: `Ответ: Б, В`, `1Б 2В`. Below a question without answers
 * a letter with a dot is that of a name.
 */
function keyedInOurs(
  line: string,
  hasAnswers: boolean,
  alphabet: readonly string[],
  keys: ReturnType<typeof keysWith>,
): string {
  const [label = '', count] = keyLabel.exec(line) ?? []
  const rest = line.slice(label.length).replace(signWord, '').replace(ands, '$1, ')
  const inOurs = (text: string) => text.replace(keys.letter, (one) => latin[alphabet.indexOf(plain(one))] ?? one)
  const isKey = count !== undefined || hasAnswers || /\p{Nd}/u.test(rest)
  if (keys.areOnly.test(rest)) return isKey ? label + inOurs(rest).replace(/(?<=[A-F])['’׳]/g, '') : line
  const [first] = (count === undefined && hasAnswers ? keys.first : keys.firstInKey).exec(rest) ?? []
  if (first !== undefined && label !== '')
    return label + inOurs(first) + rest.slice(first.length).replace(/^\s*[-–—]\s*/, ') ')
  // Behind a circle no sign is needed.
  const [circle] = /^[\s*_]*[①-⑥Ⓐ-Ⓕ]\s*/u.exec(rest) ?? []
  return circle === undefined || label === ''
    ? line
    : `${label}${inOurs(circle).trimEnd()}) ${rest.slice(circle.length)}`
}

/** Before questions and answers stand numbers of any script and signs of China and Japan: `1、`, `٢-`, `３．`. */
const withOurNumber = (line: string): string => {
  const [whole, decoration = '', count = '', wide, usual, gap] = number.exec(line) ?? []
  if (whole === undefined) return line
  const rest = line.slice(whole.length)
  const isForeign =
    wide !== undefined || !/^\d+$/.test(count) || (gap === '' && /^[^\p{L}]*[^\P{L}\p{sc=Latin}]/u.test(rest))
  // `3-5` and `3.14` are numbers, and so is `1.`, which we know.
  if (!isForeign || (usual === '-' && /^\s*[\p{N}\p{sc=Latin}]/u.test(rest))) return line
  return `${decoration}${inAsciiDigits(count.normalize('NFKC'))}.${spaced(rest)}`
}

/** The letters with which the lines begin that are answers. Code has our letters, too. */
function alphabetsByLine(lines: Lines, alphabets: readonly (readonly string[])[]) {
  let isCode = false
  return lines.map((line = '', at) => {
    if (isFence(line)) isCode = !isCode
    const begun = signIn(line)
    const found = begun === '' ? undefined : alphabets.find((one) => one.includes(begun))
    if (!found || !mayBeWord(line, found)) return found
    return !(isCode && found[0] === latin[0]) && isBesideOther(lines, at, found) ? found : undefined
  })
}

/** Lines with letters of another script above answers with ours are what the question is about: `α) …`, `β) …`. */
function isStatement(lines: Lines, answering: ReturnType<typeof alphabetsByLine>, from: number): boolean {
  const alphabet = answering[from]
  if (!alphabet || alphabet[0] === latin[0]) return false
  for (let at = from + 1; at < Math.min(lines.length, from + 20); at++)
    if (lines[at]?.trim() && answering[at] !== alphabet)
      return answering[at]?.[0] === latin[0] && placeAt(lines[at], answering[at] ?? []) === 0
  return false
}

/** The text with our letters and numbers before questions and answers, where it has others. */
export function inLatinLetters(lines: Lines): Lines {
  const usual = lines.map((line) => line && withOurNumber(line.replace(/[Ａ-Ｆ]/g, (wide) => wide.normalize('NFKC'))))
  const keysOf = new Map(alphabetsOf(usual).map((alphabet) => [alphabet, keysWith(alphabet)]))
  let [alphabet] = keysOf.keys()
  let hasAnswers = false
  const answering = alphabetsByLine(usual, [...keysOf.keys()])
  const words = new Set(usual.flatMap((line, at) => (answering[at] && line?.trim().split(/\s+/)) || []))
  return usual.map((line, at) => {
    if (!line || !alphabet) return line
    const ofAnswer = answering[at]
    if (ofAnswer && isStatement(usual, answering, at)) return line
    if (ofAnswer) {
      hasAnswers = true
      alphabet = ofAnswer
      return withOurLetters(line, alphabet)
    }
    if (asks(line) || number.test(line)) hasAnswers = false
    const keys = alphabet[0] === latin[0] ? undefined : keysOf.get(alphabet)
    const joined = hasAnswers ? joinedInOurs(line, alphabet, words) : undefined
    const keyed = joined ?? (keys ? keyedInOurs(line, hasAnswers, alphabet, keys) : line)
    // What is right about the next question may be a letter to be typed.
    if (keyed !== line) hasAnswers = false
    return keyed
  })
}
