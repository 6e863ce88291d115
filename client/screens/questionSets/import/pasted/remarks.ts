import type { WrittenLine } from '../candidate.ts'
import { asks, otherTruths } from '../languages/leadingWords.ts'
import type { Lines } from './aloneOnLines.ts'
import { answerIn, labelIn, placeIn, questionIn, rightVerdicts, undressed, withoutDress } from './pastedLines.ts'

/** What stands below an answer, and its place. */
export interface RemarkBelow extends Remark {
  row: number
  answer: number
}

/** What an author says below an answer about it. */
export interface Remark {
  /** Undefined: it does not say. */
  isRight: boolean | undefined
  text: string
}

const seldomVerdicts = /^(?:.{1,2}|sai|vale|mali|tosi|sant|certo|нет|так)$/iu
const truths = (place: 0 | 1): string[] =>
  otherTruths.map((pair) => pair[place]).filter((word) => !seldomVerdicts.test(word))
const right = ['right', 'well done', 'exactly', '正解', rightVerdicts, ...truths(0)].join('|')
const wrong = [
  'not correct|not quite|not right|incorrect|wrong|leider falsch|nicht richtig|incorrecta?|incorrecto|incorreta|incorreto|errad[oa]|sbagliato|errato',
  'fel|forkert|feil|väärin|źle|niepoprawn[ae]|špatně|nesprávne|helytelen|rossz|неправильно|невірно|грешно|yanlış|salah|不正解|오답',
  ...truths(1),
].join('|')

const verdict = new RegExp(
  String.raw`^([✅✔✓☑❌✗✘]\ufe0f?\s*)?(?:(${wrong})|(${right}))(?!\p{L})(?:$|\s*([.!:,。！：])\s*(.*)$|\s+[–—-]\s+(.*)$)`,
  'iu',
)

/** `Correct! Since 1871.`, `Falsch: in Frankreich`. `Correct: B` is a key. */
function verdictIn(line: string): Remark | undefined {
  const [, tick, wrongWord, rightWord = '', stop, told, behind] = verdict.exec(line) ?? []
  if (wrongWord === undefined && rightWord === '') return undefined
  const text = told ?? behind ?? ''
  // A broken line goes on with a small letter.
  if (tick === undefined && /^\p{Ll}/u.test(line)) return undefined
  if (/[:：]/.test(stop ?? '') && wrongWord === undefined && text.split(/\s+/).length < 3) return undefined
  return { isRight: wrongWord === undefined, text }
}

/** How many have chosen an answer, or what it counts: `(80%)`, `12 (80%)`, `0/1`. */
const share = /^(?:\d+\s*)?\(?\d{1,3}(?:[.,]\d+)?\s?%\)?$|^\d+\s*\/\s*\d+$/

/** In files for learning platforms, and as people draw it: `... No.`, `~ No.`, `@ No.`, `-> No.` */
const led = /^(?:\.{3}\s+|[~@]\s+|(?:->|→|⇒|=>|↳)\s*)(?=\S)/u

/** `→ salt + water`: a formula may go on so from line to line. */
const formulaGoesOn = /^\s*(?:->|→|⇒|=>)\s*\P{Lu}/u

const saidBelow = (line: string): Remark | undefined => {
  const bare = withoutDress(line)
  if (answerIn(undressed(line), false).length > 0) return undefined
  const lead = led.exec(bare)?.[0] ?? ''
  const text = bare.slice(lead.length)
  return verdictIn(text) ?? (lead !== '' || share.test(bare) ? { isRight: undefined, text } : undefined)
}

/** Stands before a remark until its question is read. No text uses this code point. */
const sign = '\ue010'

const shown = ({ isRight, text }: Remark): string =>
  `${sign}${isRight === undefined ? ' ' : isRight ? '+' : '-'}${text}`

/** A remark as we mark it. */
export const remarkIn = (line: string): Remark | undefined =>
  line.startsWith(sign)
    ? { isRight: line[1] === '+' ? true : line[1] === '-' ? false : undefined, text: line.slice(2).trim() }
    : undefined

const bullet = /^([\s>]*[-*•·▪◦○●‣])\s/
const leadOf = (line: string): string => bullet.exec(line)?.[1] ?? ''

/** The place of the one answer with a letter in a line, or -1. To find it takes long, so each line is looked at once. */
const placeOf = (line = ''): number => {
  const bare = line === '' ? '' : undressed(line)
  return answerIn(bare, false).length === 1 ? placeIn(bare) : -1
}

/** An answer with a number stands below a question or below another answer; else the number may be that of a question. */
const isListed = (line: string, isBelowAsked: boolean): boolean =>
  !asks(line.trim()) && (bullet.test(line) || (isBelowAsked && /^\s*\(?[1-6][.)]\s/.test(line)))

/** Below other items of a list an item is one more, and no remark. */
const isItemBeside = (line: string, above: string): boolean => leadOf(line) !== '' && leadOf(line) === leadOf(above)

/** Right above a first answer stands its question: `Wrong: which letter is missing?` */
const isAboveAnswers = (lines: Lines, places: readonly number[], at: number): boolean =>
  places[at + 1] === 0 || (places[at + 2] === 0 && !lines[at + 1]?.trim())

function withVerdictsMarked(lines: Lines, places: readonly number[]): Lines {
  const marked = [...lines]
  let above: string | undefined
  let isBelowAsked = false
  let goOn = false
  for (const [at, line = ''] of lines.entries()) {
    const isAnswer = places[at] !== -1
    if (places[at] === 0) goOn = formulaGoesOn.test(lines[at + 1] ?? '') && places[at + 2] === 1
    const isNone = isAnswer || above === undefined || isItemBeside(line, above) || isAboveAnswers(lines, places, at)
    const remark = isNone ? undefined : saidBelow(line)
    if (goOn && remark?.isRight === undefined && formulaGoesOn.test(line)) continue
    if (remark) marked[at] = shown(remark)
    else above = isAnswer || isListed(line, isBelowAsked) ? line : undefined
    if (line.trim()) isBelowAsked = above !== undefined || asks(line.trim())
  }
  return marked
}

/** Longer answers may be broken lines. */
const longestTold = 40

/** Below more than a name it may be the second line of a verse or of a story, unless it names a word of the answer. */
function isAbout(sentence: string, answer: string): boolean {
  const words = answer.toLowerCase().match(/[\p{L}\p{M}\p{N}]{2,}/gu) ?? []
  return words.length < 3 || words.some((word) => word.length > 3 && sentence.toLowerCase().includes(word))
}

/** `Paris is in France.`, below `A) Paris`: a whole sentence. Or it stands in a list of its own, or behind a tick. */
function tellsOf(line: string, answer: string): boolean {
  const bare = undressed(line)
  if (asks(bare) || labelIn(bare) || questionIn(bare, false) || answerIn(bare, false).length > 0) return false
  if (/^\s*(?:[-*•>]\s+|[✅❌])/u.test(line)) return leadOf(line) === '' || leadOf(line) !== leadOf(answer)
  const areApart = /[^.,;:!?–-]$/.test(answer.trim()) && /^\s*\p{Lu}.*[.!…]\s*$/u.test(line)
  return areApart && answer.length < longestTold && isAbout(bare, undressed(answer))
}

const unmarkedRemark = (line: string): string => {
  const [, tick, text = ''] = /^\s*(?:[-*•>]\s+)?(?:([✅❌])\ufe0f?\s*)?(.*)$/u.exec(line) ?? []
  return shown({ isRight: tick === undefined ? undefined : tick === '✅', text })
}

/** Where each answer of a question has a sentence below it, the sentences are about them. */
function withSentencesMarked(lines: Lines, places: readonly number[]): Lines {
  const marked = [...lines]
  let told: number[] = []
  for (const [at, line = ''] of lines.entries()) {
    const place = places[at]
    if (place === -1) continue
    if (place === 0) told = []
    const below = lines[at + 1] ?? ''
    if (place !== told.length || !below.trim() || remarkIn(below) || !tellsOf(below, line)) {
      told = []
      continue
    }
    told.push(at + 1)
    if (told.length > 1 && (places[at + 2] ?? -1) === -1)
      for (const one of told) marked[one] = unmarkedRemark(lines[one] ?? '')
  }
  return marked
}

const verdictAlone = new RegExp(`^(?:${wrong}|${right})$`, 'iu')

/** No answer is longer. */
const longestMarked = 500
const verdictBehind = new RegExp(
  String.raw`^(.*\S)\s+(?:[–—-]\s+|[(（]\s*)(?:(${wrong})|(${right}))\s*[)）.!]?\s*$`,
  'iu',
)

/** Where each answer of a question has such a word behind it, and not all the same one, our marks stand there: `Malmö – fel`. */
function withWordsAsMarks(lines: Lines, places: readonly number[]): Lines {
  const marked = [...lines]
  let group: { at: number; text: string; isRight: boolean | undefined }[] = []
  const close = () => {
    const kinds = new Set(group.map(({ isRight }) => isRight))
    // `wahr – falsch` is a pair of words.
    const arePairs = group.some(({ text }) => verdictAlone.test(undressed(text).replace(/^\S+\s/, '')))
    if (kinds.size === 2 && !kinds.has(undefined) && !arePairs)
      for (const { at, text, isRight } of group) marked[at] = isRight ? `${text} ✓` : text
    group = []
  }
  for (const [at, line = ''] of lines.entries()) {
    if (places[at] === -1) {
      if (line.trim() && !remarkIn(line)) close()
      continue
    }
    if (places[at] !== group.length) close()
    const [, text = '', wrongWord, rightWord] = (line.length < longestMarked && verdictBehind.exec(line)) || []
    group.push({ at, text, isRight: wrongWord ? false : rightWord ? true : undefined })
  }
  close()
  return marked
}

/** Marks the lines below answers that are about them, as no words of an answer and no question. */
export const withRemarksMarked = (lines: Lines): Lines => {
  const places = lines.map(placeOf)
  return [withVerdictsMarked, withSentencesMarked, withWordsAsMarks].reduce((marked, way) => way(marked, places), lines)
}

/** A question whose answers have remarks. */
interface Told {
  answers: readonly string[]
  remarks: readonly RemarkBelow[]
  whyBelow?: { row: number; answer: number }
  said: ReadonlyMap<string, string>
}

/** The answers that remarks call right. None if they call all so. */
export function verdictsOf({ remarks, answers }: Told): number[] {
  const rights = [...new Set(remarks.flatMap(({ isRight, answer }) => (isRight ? answer : [])))]
  return rights.length < answers.length ? rights : []
}

/** What is said about the right answer explains the question, unless something else does. The rest is told nowhere. */
export function withRemarks(block: Told, rights: readonly number[]): { why: string; unread: WrittenLine[] } {
  const { remarks, said, whyBelow } = block
  const own = said.get('why') ?? ''
  // Below the last answer it is about that answer, as those above are about theirs.
  const isOfLast = remarks.length > 0 && whyBelow?.answer === block.answers.length - 1 && own !== ''
  const all = isOfLast ? [...remarks, { ...whyBelow, ...remarkFrom(own) }] : remarks
  const told = all.filter(({ text }) => /\p{L}/u.test(text))
  const why = isOfLast || own === '' ? told.filter(({ answer }) => rights.length === 1 && answer === rights[0]) : []
  const used =
    why.length > 0 || (own !== '' && !isOfLast) ? why : all.length === 1 && told[0]?.isRight === undefined ? told : []
  return {
    why: used.length > 0 ? used.map(({ text }) => text).join(' ') : isOfLast ? '' : own,
    unread: all
      .filter((one) => !used.includes(one) && (one.text !== '' || one.isRight !== rights.includes(one.answer)))
      .map(({ row, text, isRight }) => ({ row, text: text || (isRight ? '✅' : '❌') })),
  }
}

/** `Feedback: Correct! Since 1871.` */
export const remarkFrom = (words: string): Remark => verdictIn(words) ?? { isRight: undefined, text: words }
