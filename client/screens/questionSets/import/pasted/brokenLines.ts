import { asks } from '../languages/leadingWords.ts'
import type { Lines } from './aloneOnLines.ts'
import { isFence } from './fences.ts'
import { answerIn, isAside, labelIn, placeIn, questionIn, undressed } from './pastedLines.ts'
import { remarkIn } from './remarks.ts'

/** Nobody writes a longer answer. */
const mostBroken = 3

/** A page breaks no shorter line. */
const shortestBroken = 40

/** A line that goes on with the words of the one above, as in a copy of a page: it is no label, list, table or question. */
function mayGoOn(line: string): boolean {
  if (!/^\s*[^\s|>#*•·▪◦○●‣–—-]/.test(line) || /^[^:：]{1,30}[:：]/.test(line) || isFence(line)) return false
  if (remarkIn(line)) return false
  const bare = undressed(line)
  return (
    !asks(bare) &&
    !isAside(bare) &&
    labelIn(bare) === undefined &&
    questionIn(bare, false) === undefined &&
    answerIn(bare, false).length === 0
  )
}

const isAnswer = (line: string, place: number): boolean => {
  const bare = undressed(line)
  return answerIn(bare, false).length === 1 && placeIn(bare) === place
}

const linesBelow = (lines: Lines, at: number): Lines => {
  let end = at + 1
  while (end < lines.length && end - at <= mostBroken && mayGoOn(lines[end] ?? '')) end++
  return lines.slice(at + 1, end)
}

/** Some begin questions with a small letter, too. */
const isQuestion = (lines: Lines, behind: number): boolean =>
  isAnswer(lines.slice(behind, behind + 3).find((line) => line?.trim()) ?? '', 0)

/** Whether the lines below the last answer begin with a small letter, on a page that breaks lines. */
const goOn = (below: Lines, answer: string, isPage: boolean): boolean =>
  (isPage || answer.trim().length >= shortestBroken) && below.every((line) => /^\s*\p{Ll}/u.test(line ?? ''))

/**
 * Joins the lines of an answer: up to the next answer whatever they are. Those below the last one may be a remark or a key, such as
 * `answer b`. They are of the answer if all above it go on, too, or if they read so.
 */
export function withBrokenLinesJoined(lines: Lines): Lines {
  const joined = [...lines]
  let broken = 0
  for (const [at, line = ''] of lines.entries()) {
    const bare = undressed(line)
    const [answer, more] = answerIn(bare, false)
    if (!answer || more) continue
    const place = placeIn(bare)
    if (place === 0) broken = 0
    const below = linesBelow(lines, at)
    if (below.length === 0 || answer.isRight) continue
    const behind = at + 1 + below.length
    const isLast = place > 0 && !isQuestion(lines, behind) && (broken === place || goOn(below, line, broken > 0))
    if (!isLast && !isAnswer(lines[behind] ?? '', place + 1)) continue
    broken++
    joined[at] = [line, ...below].map((part) => part?.trim()).join(' ')
    joined.fill(undefined, at + 1, behind)
  }
  return joined
}
