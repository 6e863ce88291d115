import { asks } from '../languages/leadingWords.ts'
import type { Lines } from './aloneOnLines.ts'
import { keyBelow } from './listedAnswers.ts'
import { besideKeyHead } from './pastedKey.ts'
import { answerIn, labelIn, placeIn, questionIn, undressed } from './pastedLines.ts'
import { remarkIn } from './remarks.ts'

/** Some write an answer in bold with the tags of a page. Without a letter the tags may be what is asked about. */
const tagged = /^([\s>]*(?:[-*•]\s+)?)<(u|b|strong|mark)>(\(?[A-F][.):\]]\s[^<>]+)<\/\2>\s*$/i
const withStars = (line: string): string => line.replace(tagged, '$1**$3**')

const boxed = /^([^\p{L}\p{N}]{0,6}?)([🅐-🅕🅰-🅵])\ufe0f?\s*(?=\S)/u
const inBox = (box: string): string => 'ABCDEF'[((box.codePointAt(0) ?? 0) - 0x1f150) % 32] ?? ''

/** `🅰️ Paris`, and below it `🅱️ Rome`. A box alone may be a group of blood. */
function withPlainLetters(lines: Lines): Lines {
  const letters = lines.map((line) => inBox(boxed.exec(line ?? '')?.[2] ?? ''))
  if (!letters.includes('A') || !letters.includes('B')) return lines
  return lines.map((line) => line?.replace(boxed, (_, lead: string, box: string) => `${lead}${inBox(box)}) `))
}

const circle = /^(\P{L}{0,6}?)([🔴🟢])\s*(?=\S)|(?<!\s)\s*([🔴🟢])\s*$/u
const mark = (colour: string): string => (colour === '🟢' ? '✅' : '❌')

/** Whether a text says what is right in a way that needs no colours. */
const saysRight = (lines: Lines): boolean =>
  lines.some((line) => {
    const bare = undressed(line ?? '')
    return (
      labelIn(bare)?.name === 'right' ||
      besideKeyHead(bare) !== undefined ||
      answerIn(bare, false).some(({ isRight }) => isRight)
    )
  })

/**
 * Green and red stand for right and wrong, if more is red and nothing has another colour: then they name the buttons. Beside other
 * marks they are what is asked about, or how hard a question is.
 */
function withTicks(lines: Lines): Lines {
  const colours = lines.map(
    (line) =>
      circle
        .exec(line ?? '')
        ?.slice(2)
        .join('') ?? '',
  )
  const count = (colour: string) => colours.filter((one) => one === colour).length
  const isOther = lines.some((line) => /[🔵🟡🟠🟣🟤]/u.test(line ?? ''))
  if (isOther || count('🟢') === 0 || count('🔴') <= count('🟢') || saysRight(lines)) return lines
  return lines.map((line) =>
    line?.replace(circle, (_, lead = '', before?: string, behind = '') =>
      before ? `${lead}${mark(before)} ` : ` ${mark(behind)}`,
    ),
  )
}

const signed = /^\s*(?:([+−–-])(?:\s+(?=\S)|(?=\p{L}))|([✓✔✅☑❌✗✘])\ufe0f?\s*(?=\S))(.*)$/u

interface Signed {
  isRight: boolean
  text: string
}

/** The lines that begin with such signs, from this one on. */
function signedFrom(lines: Lines, from: number): Signed[] {
  const list: Signed[] = []
  for (let at = from; at < lines.length; at++) {
    const [, sign, tick, text = ''] = signed.exec(lines[at] ?? '') ?? []
    if (text === '') break
    list.push({ isRight: sign === '+' || /[✓✔✅☑]/u.test(tick ?? ''), text })
  }
  return list
}

const isLettered = (line: string): boolean => answerIn(line, false).length > 0

/**
 * Whether a question stands above these lines, which they answer. It is none if it leads to a list of praise: `You get:`, and ticks
 * below. And the lines are sides of what is asked about if a key or answers with letters stand below.
 */
function areAsked(lines: Lines, from: number, behind: number): boolean {
  const above = undressed(lines.slice(Math.max(0, from - 3), from).findLast((line) => line?.trim()) ?? '')
  const [below = '', next = ''] = lines.slice(behind, behind + 9).flatMap((line) => undressed(line ?? '') || [])
  if (isLettered(below) || keyBelow(lines, behind)) return false
  if (asks(above)) return true
  if (questionIn(above, false)) return !isLettered(next) || questionIn(below, false) !== undefined
  return /[^:：]$/.test(above) && !lines.some((line) => isLettered(undressed(line ?? '')))
}

/** In tests of the East the right answers have a plus before them, and the wrong ones a minus. Others have a tick and a cross. */
function withoutSigns(lines: Lines): Lines {
  const marked = [...lines]
  for (let from = 0; from < lines.length; from++) {
    const list = signedFrom(lines, from)
    const rights = list.filter(({ isRight }) => isRight).length
    const areAnswers =
      rights > 0 &&
      rights < list.length &&
      // Else the signs are those of numbers.
      new Set(list.map(({ text }) => text.trim())).size === list.length &&
      !list.some(({ text }) => labelIn(undressed(text)) || isLettered(text)) &&
      areAsked(lines, from, from + list.length)
    for (const [step, { isRight, text }] of list.entries())
      if (areAnswers) marked[from + step] = `- ${isRight ? '✅' : '❌'} ${text}`
    from += Math.max(0, list.length - 1)
  }
  return marked
}

interface Lettered {
  at: number
  place: number
  isBold: boolean
  isMarked: boolean
}

/** The answer that a line holds: in bold as a whole, or its words. */
function letteredIn(line: string, at: number): Lettered | undefined {
  const bare = undressed(line)
  const [answer, more] = answerIn(bare, false)
  if (!answer || more) return undefined
  const written = line.replace(/^[\s>]*(?:[-*•]\s+)?/, '').trim()
  const isBold = /^\*\*[^*]+\*\*$/.test(written) || /^\(?[A-F][.):\]]\s+\*\*[^*]+\*\*$/i.test(written)
  return { at, place: placeIn(bare), isBold, isMarked: answer.isRight || /[❌✗✘]/u.test(line) }
}

/** Ticks the answers that stand in bold among others that do not: so their author marks what is right. */
function withBoldTicked(lines: Lines): Lines {
  const ticked = [...lines]
  let list: Lettered[] = []
  const close = () => {
    const bold = list.filter(({ isBold }) => isBold)
    const areMarks = bold.length > 0 && bold.length < list.length && !list.some(({ isMarked }) => isMarked)
    for (const { at } of areMarks ? bold : []) ticked[at] = `${undressed(ticked[at] ?? '')} ✓`
    list = []
  }
  for (const [at, line] of lines.entries()) {
    if (!line?.trim() || remarkIn(line)) continue
    const answer = letteredIn(line, at)
    if (answer?.place !== list.length) close()
    if (answer?.place === list.length) list.push(answer)
  }
  close()
  return ticked
}

/** Marks the right answers as we read them, where an author has shown them in another way. */
export const withUsualMarks = (lines: Lines): Lines =>
  withBoldTicked(withoutSigns(withTicks(withPlainLetters(lines.map((line) => line && withStars(line))))))
