import type { AskedQuestion, QuestionAsked, QuestionClosed } from '../contract/game.ts'
import { type Match, type PlayedTurn, questionOf } from './matchModel.ts'

/** The question as everybody may know it while it is open: without its key. */
export function questionAsked(match: Match, turn: PlayedTurn): QuestionAsked {
  const { question: text, answers, image } = questionOf(match, turn)
  const question: AskedQuestion = image ? { text, answers, image } : { text, answers }
  return {
    question,
    questionNumber: turn.question,
    totalQuestions: match.plan.questions.length,
    gameMode: match.plan.gameMode,
    timeLimit: match.plan.settings.timeLimit,
  }
}

/** What may be told once it is closed: the right answer, why, and how many chose what. */
export function questionClosed(match: Match, turn: PlayedTurn): QuestionClosed {
  const { correct, explanation } = questionOf(match, turn)
  const spread = [0, 0, 0, 0]
  for (const { choice } of turn.answers.values()) if (choice >= 0) spread[choice] = (spread[choice] ?? 0) + 1
  return { correct, spread, ...(explanation && { explanation }), ...(turn.voided && { voided: true as const }) }
}
