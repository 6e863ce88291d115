import type { AnswerData } from '../questions/question.ts'
import { shareOf } from '../questions/questionKinds.ts'
import { gradedIn, type Match, othersIn, type PlayedTurn, plannedQuestion } from './matchModel.ts'

/** What was typed and is right by this text, which the host accepts. */
export function rightBy(match: Match, turn: PlayedTurn, text: string): string[] {
  const planned = plannedQuestion(match, turn)
  if (planned.kind !== 'typed') return []
  const [accepting, others] = [{ ...planned, accept: [text] }, othersIn(match.plan, planned)]
  const typed = new Set<string>()
  for (const { answer } of turn.answers.values()) if ('text' in answer) typed.add(answer.text)
  return [...typed].filter((one) => shareOf(accepting, { text: one }, others) === 1)
}

/** What the accepted answers make of a text: as it was noted, or by today's rules in games that noted nothing. */
function acceptedShare(match: Match, turn: PlayedTurn, answer: { text: string }): number {
  const planned = plannedQuestion(match, turn)
  const also = match.accepted.get(turn.question)
  if (!also || planned.kind !== 'typed') return 0
  if (also.some(({ right }) => right?.includes(answer.text))) return 1
  const accept = also.flatMap(({ text, right }) => (right ? [] : [text]))
  return accept.length > 0 ? shareOf({ ...planned, accept }, answer, othersIn(match.plan, planned)) : 0
}

/** Grades a text as it was graded when it was typed. Only an answer that the host accepted afterwards can add to that. */
export function keepShare(match: Match, turn: PlayedTurn, answer: AnswerData, share: number): void {
  if (!('text' in answer)) return
  const graded = gradedIn(turn)
  if (!match.accepted.has(turn.question)) graded.set(answer.text, share)
  // Many players type the same, and it is compared once with what was accepted.
  else if ((graded.get(answer.text) ?? -1) < share)
    graded.set(answer.text, Math.max(share, acceptedShare(match, turn, answer)))
}
