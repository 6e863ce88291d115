import type { Report } from '../contract/reports.ts'
import type { QuestionKind } from '../questions/question.ts'

/** A question that the class did not know, and the wrong answer that most players gave. */
export type Missed = {
  /** In the order of the game, from 0. */
  index: number
  id?: string | undefined
  question: string
  kind?: QuestionKind | undefined
  answers: string[]
  correct: number
  /** The share of the players asked, from 0 to 1. */
  correctShare: number
  asked: number
  /** Undefined if no player chose a wrong answer. */
  heldMost: { choice: number; count: number } | undefined
}

/** A question that less than this share knew is worth teaching again. */
export const knownShare = 0.75
const mostAgain = 10

/** The questions most missed, the hardest first, without those taken out and those that no player could answer. */
export const missedQuestions = ({ questions, players }: Report): Missed[] =>
  questions
    .flatMap(({ id, question, kind, answers, correct, voided }, index): Missed[] => {
      const here = players.flatMap((player) => player.answers[index] ?? [])
      if (voided || here.length === 0) return []
      const wrong = answers
        .map((_, choice) => ({ choice, count: here.filter((answer) => answer.choice === choice).length }))
        .filter(({ choice, count }) => choice !== correct && count > 0 && answers[choice] !== '')
      const heldMost = wrong.sort((a, b) => b.count - a.count)[0]
      const correctShare = here.filter((answer) => answer.correct).length / here.length
      return [
        {
          index,
          ...(id && { id }),
          question,
          ...(kind && { kind }),
          answers,
          correct,
          correctShare,
          asked: here.length,
          heldMost,
        },
      ]
    })
    .filter(({ correctShare }) => correctShare < knownShare)
    .sort((a, b) => a.correctShare - b.correctShare)
    .slice(0, mostAgain)
