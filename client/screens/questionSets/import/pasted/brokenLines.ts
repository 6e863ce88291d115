import { asks } from '../languages/leadingWords.ts'
import type { Lines } from './aloneOnLines.ts'
import { isFence } from './fences.ts'
import { answerIn, isAside, labelIn, placeIn, questionIn, undressed } from './pastedLines.ts'

/** Nobody writes a longer answer. */
const mostBroken = 3

/** A line that goes on with the words of the one above, as in a copy of a page: it is no label, list, table or question. */
const mayGoOn = (line: string): boolean =>
  /^\s*[^\s|>#*•·▪◦○●‣–—-]/.test(line) &&
  !/^[^:：]{1,30}[:：]/.test(line) &&
  !isFence(line) &&
  !asks(line) &&
  !isAside(line) &&
  labelIn(line) === undefined &&
  questionIn(line, false) === undefined &&
  answerIn(line, false).length === 0

const isAnswer = (line: string, place: number): boolean => {
  const bare = undressed(line)
  return answerIn(bare, false).length === 1 && placeIn(bare) === place
}

/** Joins the lines of an answer: up to the next answer whatever they are, and below the last one if they begin with a small letter. */
export function withBrokenLinesJoined(lines: Lines): Lines {
  const joined = [...lines]
  for (let at = 0; at < lines.length; at++) {
    const answer = undressed(lines[at] ?? '')
    if (answerIn(answer, false).length !== 1) continue
    let end = at + 1
    while (end < lines.length && end - at <= mostBroken && mayGoOn(lines[end] ?? '')) end++
    const [place, below] = [placeIn(answer), lines.slice(at + 1, end)]
    if (below.length === 0) continue
    const isBetween = isAnswer(lines[end] ?? '', place + 1)
    // Some begin questions with a small letter, too.
    const asksBelow = isAnswer(lines.slice(end, end + 3).find((line) => line?.trim()) ?? '', 0)
    const isLast = place > 0 && !asksBelow && below.every((line) => /^\s*\p{Ll}/u.test(line ?? ''))
    if (!(isBetween || isLast) || answerIn(answer, false)[0]?.isRight) continue
    joined[at] = [lines[at], ...below].map((line) => line?.trim()).join(' ')
    joined.fill(undefined, at + 1, end)
    at = end - 1
  }
  return joined
}
