import type { Report, ReportAnswer, ReportPlayer } from '../../../rooms/shared/contract/reports.ts'

export type QuestionFigures = {
  index: number
  question: string
  /** Where the answers stood there to be chosen from; else they are what was given, the right one first. */
  isChoice: boolean
  /** What the class thinks: nothing of it was right or wrong. */
  isOpinion: boolean
  answers: string[]
  correct: number
  /** What the host took for right in the course of the game. */
  accepted: readonly string[]
  voided: boolean
  /** How many chose each answer. */
  spread: number[]
  unanswered: number
  /** Of those who were there, from 0 to 1. */
  correctShare: number
  averageMs: number | null
}

const isGiven = (answer: ReportAnswer): boolean => answer.choice !== null && answer.choice >= 0

const average = (numbers: readonly number[]): number | null =>
  numbers.length === 0 ? null : numbers.reduce((sum, next) => sum + next, 0) / numbers.length

export const questionFigures = ({ questions, players }: Report): QuestionFigures[] =>
  questions.map(({ question, kind, answers, correct, accepted = [], voided }, index) => {
    const here = players.flatMap((player) => player.answers[index] ?? [])
    const given = here.filter(isGiven)
    const spread = answers.map((_, choice) => given.filter((answer) => answer.choice === choice).length)
    const right = here.filter((answer) => answer.correct).length
    return {
      index,
      question,
      isChoice: kind === undefined || kind === 'opinion',
      isOpinion: kind === 'opinion',
      answers,
      correct,
      accepted,
      voided,
      spread,
      unanswered: here.length - given.length,
      correctShare: here.length === 0 ? 0 : right / here.length,
      averageMs: average(given.map(({ ms }) => ms)),
    }
  })

/** Struck questions last: there is nothing to learn from them. */
export const hardestFirst = (figures: readonly QuestionFigures[]): QuestionFigures[] =>
  [...figures].sort((a, b) => Number(a.voided) - Number(b.voided) || a.correctShare - b.correctShare)

const wasAsked = ({ voided, spread, unanswered }: QuestionFigures): boolean =>
  !voided && unanswered + spread.reduce((sum, count) => sum + count, 0) > 0

/** Undefined where no question was asked, null where everybody was right all the time. */
export const hardestOf = (figures: readonly QuestionFigures[]): QuestionFigures | null | undefined => {
  const hardest = hardestFirst(figures.filter(wasAsked))[0]
  return hardest && hardest.correctShare === 1 ? null : hardest
}

const countedAnswers = ({ questions }: Report, players: readonly ReportPlayer[]): ReportAnswer[] =>
  players.flatMap(({ answers }) =>
    answers.flatMap((answer, index) => (answer && !questions[index]?.voided ? answer : [])),
  )

/** Of one player or of all, over what was answered and counted. */
export const averageTimeOf = (report: Report, players: readonly ReportPlayer[]): number | null =>
  average(
    countedAnswers(report, players)
      .filter(isGiven)
      .map(({ ms }) => ms),
  )

/** Of all answers that counted. */
export const overallShare = (report: Report): number => {
  const counted = countedAnswers(report, report.players)
  return counted.length === 0 ? 0 : counted.filter(({ correct }) => correct).length / counted.length
}
