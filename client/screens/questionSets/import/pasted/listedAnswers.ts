import { mostAnswers } from '../../../../../rooms/shared/questions/questionLimits.ts'
import { asks } from '../languages/leadingWords.ts'
import { rightsNamed } from '../rightMarks.ts'
import type { Lines } from './aloneOnLines.ts'
import { entriesIn } from './pastedKey.ts'
import {
  answerIn,
  askedWithAnswers,
  isAnswersHead,
  isAside,
  labelIn,
  markBefore,
  numberedIn,
  questionIn,
  undressed,
  withoutMark,
} from './pastedLines.ts'
import { remarkIn } from './remarks.ts'

/** In two columns, `a. Paris` and after a gap `b. Rome`: the gap will be gone, and a letter with a dot may be a word. */
const inColumns = (line: string | undefined): string | undefined =>
  line && /^\P{L}*[a-e][.)\]]\s/iu.test(line) ? line.replace(/(?<=\S)(?:\t|\s{2})\s*\(?([b-f])\.\s/gi, ' $1) ') : line

/** Puts a sign behind letters that stand alone before answers, `A Paris` and below it `B Rome`. */
function withSigns(lines: Lines): Lines {
  const signed = lines.map(inColumns)
  const isLed = (at: number, letter: string) => new RegExp(`^\\s*${letter}\\s+\\S`).test(lines[at] ?? '')
  for (let from = 0; from + 1 < lines.length; from++) {
    if (!isLed(from, 'A') || !isLed(from + 1, 'B')) continue
    for (const [step, letter] of [...'ABCDEF'].entries()) {
      if (!isLed(from + step, letter)) break
      signed[from + step] = lines[from + step]?.replace(/[A-F]\s+(?:[-–—]\s+)?/, `${letter}) `)
    }
  }
  return signed
}

interface Item {
  /** What stands before each item of the same list. */
  lead: string
  text: string
  /** The place that a number names. */
  place?: number
  /** A box to tick stands before it. */
  isTask: boolean
  isRight: boolean
}

/** `- Rome`, `* [x] Rome`, `2) Rome`, `- ❌ Rome` */
function itemIn(line: string): Item | undefined {
  const [, lead, box, written = ''] = /^([\s>]*[-*•·▪◦○●‣])\s+(?:\[([ x])\]\s+)?(\S.*)$/i.exec(line) ?? []
  const number = lead === undefined ? numberedIn(undressed(line)) : undefined
  if (lead === undefined && !number) return undefined
  const whole = number?.text ?? undressed(written)
  const [mark = '', isTicked] = (number ? null : markBefore.exec(whole)) ?? []
  const { text, isRight } = withoutMark(whole.slice(mark.length))
  return {
    lead: number?.sign ?? lead ?? '',
    text,
    ...(number && { place: number.place }),
    isTask: box !== undefined,
    isRight: [isRight, isTicked, box?.toLowerCase() === 'x', /^\*\*[^*]+\*\*$/.test(written.trim())].some(Boolean),
  }
}

/** Such a line tells by itself what it is. */
const tells = (text: string): boolean =>
  [answerIn(text, false).length > 0, labelIn(text), questionIn(text, false), askedWithAnswers(text)].some(Boolean) ||
  isAnswersHead(text) ||
  isAside(text)

type Listed = Item & { at: number }

/** The list that begins with this line. Empty lines may stand between its items. */
function listFrom(lines: Lines, from: number): Listed[] {
  const list: Listed[] = []
  for (let at = from; at < lines.length; at++) {
    const line = lines[at] ?? ''
    if ((line.trim() === '' || remarkIn(line)) && list.length > 0) continue
    const item = itemIn(line)
    const isNext = item && (item.place ?? list.length + 1) === list.length + 1 && item.lead === (list[0] ?? item).lead
    if (!isNext || tells(item.text)) break
    // The numbers of the answers may lead to that of the next question, whose answers begin with 1 again.
    if (
      item.place !== undefined &&
      list.length > 0 &&
      itemIn(lines.slice(at + 1, at + 6).find((next) => next?.trim()) ?? '')?.place === 1
    )
      break
    list.push({ ...item, at })
  }
  return list
}

/** What is said to be right about the question above: in one of the next lines, before another question begins. */
export function keyBelow(lines: Lines, from: number): { isRight: boolean; text: string } | undefined {
  const below = lines.slice(from, from + 20).flatMap((line) => undressed(line ?? '') || [])
  for (const [at, line] of below.entries()) {
    const label = labelIn(line)
    if (label && /^(?:right|type|number|order)$/.test(label.name)) {
      const text = label.text || (below[at + 1] ?? '')
      // `Answers:` with numbers below it is the key of all questions.
      if (label.text === '' && entriesIn(text).length > 0) return undefined
      return { isRight: label.name === 'right', text }
    }
    if (!label && (asks(line) || questionIn(line, false))) return undefined
  }
  return undefined
}

/** Whether the words below a list ask about it: `1. It is:`, a list, and `Which planet is it?` */
function goesOn(lines: Lines, behind: number): boolean {
  const [below = '', next = ''] = lines.slice(behind, behind + 9).flatMap((line) => undressed(line ?? '') || [])
  return !tells(below) && (asks(below) || answerIn(next, false).length > 0)
}

/** Whether the items of a list are the answers to the question above it, and not what it is about. */
function areAnswers(lines: Lines, list: readonly Listed[]): boolean {
  const [first, last] = [list[0], list.at(-1)]
  if (!first || !last || list.length < 2 || list.length > mostAnswers) return false
  const above = undressed(lines.slice(Math.max(0, first.at - 9), first.at).findLast((line) => line?.trim()) ?? '')
  const below = undressed(lines.slice(last.at + 1, last.at + 9).find((line) => line?.trim()) ?? '')
  if (above === '' || labelIn(above) || [above, below].some((line) => answerIn(line, false).length > 0)) return false
  const rights = list.filter(({ isRight }) => isRight).length
  if (first.isTask || (rights > 0 && rights < list.length)) return true
  const key = keyBelow(lines, last.at + 1)
  const texts = list.map(({ text }) => text)
  if (key) return key.isRight && rightsNamed(key.text, texts, true).length > 0
  const isAsked = first.place === undefined && questionIn(above, false) && !goesOn(lines, last.at + 1)
  const areAsked = asks(above) || isAnswersHead(above) || isAsked
  return Boolean(areAsked) && !texts.some((text) => asks(text) || /__/.test(text))
}

/** Where the question above answers with numbers stands, if it has none itself: one of the numbers might be taken for its own. */
function unnumberedAbove(lines: Lines, list: readonly Listed[]): number {
  const [first, last] = [list[0], list.at(-1)]
  if (first?.place === undefined || !last) return -1
  const at = [first.at - 1, first.at - 2].find((row) => lines[row]?.trim()) ?? -1
  const above = undressed(lines[at] ?? '')
  if (!asks(above) || questionIn(above, false)) return -1
  const key = keyBelow(lines, last.at + 1)
  const texts = list.map(({ text }) => text)
  const named = key ? rightsNamed(key.text, texts, true) : []
  const isTold = list.some(({ isRight }) => isRight) || named.length > 0
  return isTold && named.every((place) => place < list.length) ? at : -1
}

/** Takes out empty lines. Remarks stay. */
function clear(lines: (string | undefined)[], from: number, behind: number): void {
  for (let at = from; at < behind; at++) if (!remarkIn(lines[at] ?? '')) lines[at] = undefined
}

/** Puts letters before answers that stand in a list of points, and takes the empty lines out of one with numbers. */
function letter(lettered: (string | undefined)[], lines: Lines, list: readonly Listed[]): void {
  const isMarked = list.some(({ isRight }) => !isRight)
  for (const [step, { at, place, text, isRight }] of list.entries()) {
    if (place === undefined) lettered[at] = `${'ABCDEF'[step]}) ${text}${isRight && isMarked ? ' ✓' : ''}`
    else clear(lettered, at + 1, list[step + 1]?.at ?? at + 1)
  }
  const above = unnumberedAbove(lines, list)
  if (above >= 0) lettered[above] = `Question: ${undressed(lines[above] ?? '')}`
}

function withLetters(lines: Lines): Lines {
  const lettered = [...lines]
  for (let from = 0; from < lines.length; from++) {
    const list = listFrom(lines, from)
    if (areAnswers(lines, list)) letter(lettered, lines, list)
    from = list.at(-1)?.at ?? from
  }
  return lettered
}

/** Gives answers that stand in a list without letters the shape of those with letters. */
export const withAnswersLettered = (lines: Lines): Lines => withLetters(withSigns(lines))
