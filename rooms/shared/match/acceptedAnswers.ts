import type { KeyedQuestion, TypedQuestion } from '../questions/question.ts'
import { kindOf } from '../questions/question.ts'
import { saysSomething } from '../questions/questionKinds.ts'
import { mostAccepted } from '../questions/questionLimits.ts'
import { comparable } from '../questions/typedText.ts'
import type { EntryOf } from './matchEntries.ts'
import {
  type Accepted,
  currentTurn,
  type Match,
  type PlayedTurn,
  plannedQuestion,
  questionOf,
  shareIn,
  turnOf,
} from './matchModel.ts'

/** A host who also plays must not accept answers: they would give points to themselves. */
export const hostPlays = ({ seats }: Pick<Match, 'seats'>): boolean => {
  for (const { isHost, plays } of seats.values()) if (isHost && plays) return true
  return false
}

const isTyped = (question: KeyedQuestion): question is TypedQuestion => kindOf(question) === 'typed'

/** The accepted answers with this one added; null if the list stays the same. */
export function alsoAccepted(match: Match, { question, text, right }: EntryOf<'accepted'>): Accepted | null {
  const known = match.accepted.get(question) ?? []
  const turn = turnOf(match, question)
  if (!turn || known.some((one) => one.text === text) || !isTyped(plannedQuestion(match, turn))) return null
  return new Map(match.accepted).set(question, [...known, { text, ...(right && { right }) }])
}

/** Answers that mean the same in different spellings, and how many players gave them. */
interface TypedGroup {
  text: string
  count: number
}

/** The typed answers that are wrong, the most frequent first. A board shows them without names. */
export function notAccepted(match: Match, turn: PlayedTurn): TypedGroup[] {
  const question = questionOf(match, turn)
  if (!isTyped(question)) return []
  const groups = new Map<string, TypedGroup>()
  for (const { answer } of turn.answers.values()) {
    if (!('text' in answer) || !saysSomething(answer) || shareIn(match, turn, answer) === 1) continue
    const key = comparable(answer.text, question)
    const known = groups.get(key)
    if (known) known.count++
    else groups.set(key, { text: answer.text, count: 1 })
  }
  return [...groups.values()].sort((a, b) => b.count - a.count)
}

/** The turn in which the host may accept an answer: its answer is on the screen, and the host has not gone on yet. */
export function acceptingTurn(match: Match): PlayedTurn | undefined {
  const turn = currentTurn(match)
  if (!turn?.closed || turn.voided || match.phase !== 'reveal' || match.plan.practice || hostPlays(match))
    return undefined
  const already = match.accepted.get(turn.question)?.length ?? 0
  return isTyped(plannedQuestion(match, turn)) && already < mostAccepted ? turn : undefined
}

/** The answer that the host means, as a player typed it; undefined if no player gave it, or if it is right already. */
export function acceptable(match: Match, question: number, text: string): string | undefined {
  const turn = acceptingTurn(match)
  if (turn?.question !== question) return undefined
  const asked = questionOf(match, turn)
  if (!isTyped(asked)) return undefined
  const meant = comparable(text, asked)
  return notAccepted(match, turn).find((group) => comparable(group.text, asked) === meant)?.text
}
