import type { Report, ReportAnswer, ReportPlayer } from '../../../rooms/shared/contract/reports.ts'
import { isScored, screenNumbers } from '../../../rooms/shared/match/screenNumbers.ts'

export type QuestionFigures = {
  index: number
  /** Null for opinions and slides. */
  number: number | null
  question: string
  /** True if players chose from these answers. Otherwise they are what players gave, the right one first. */
  isChoice: boolean
  /** An opinion: no answer was right or wrong. */
  isOpinion: boolean
  /** A slide, which asks nothing. */
  isSlide: boolean
  isScored: boolean
  answers: string[]
  correct: number
  /** Answers that the host accepted during the game. */
  accepted: readonly string[]
  voided: boolean
  /** How many chose each answer. */
  spread: number[]
  unanswered: number
  /** The share of right answers among the players who were there, from 0 to 1. Null if nobody was. */
  correctShare: number | null
  averageMs: number | null
}

const isGiven = (answer: ReportAnswer): boolean => answer.choice !== null && answer.choice >= 0

const average = (numbers: readonly number[]): number | null =>
  numbers.length === 0 ? null : numbers.reduce((sum, next) => sum + next, 0) / numbers.length

export const questionFigures = ({ questions, players }: Report): QuestionFigures[] => {
  const numbers = screenNumbers(questions)
  return questions.map(({ question, kind, answers, correct, accepted = [], voided }, index) => {
    const here = players.flatMap((player) => player.answers[index] ?? [])
    const given = here.filter(isGiven)
    const spread = answers.map((_, choice) => given.filter((answer) => answer.choice === choice).length)
    const right = here.filter((answer) => answer.correct).length
    return {
      index,
      number: numbers[index] ?? null,
      question,
      isChoice: kind === undefined || kind === 'opinion',
      isOpinion: kind === 'opinion',
      isSlide: kind === 'slide',
      isScored: isScored({ kind }),
      answers,
      correct,
      accepted,
      voided,
      spread,
      unanswered: here.length - given.length,
      correctShare: here.length === 0 ? null : right / here.length,
      averageMs: average(given.map(({ ms }) => ms)),
    }
  })
}

/** Questions that were taken out, and those that nobody was there for, come last: they teach nothing. */
export const hardestFirst = (figures: readonly QuestionFigures[]): QuestionFigures[] => {
  const shareOf = ({ voided, correctShare }: QuestionFigures) => (voided ? 3 : (correctShare ?? 2))
  return [...figures].sort((a, b) => shareOf(a) - shareOf(b))
}

/**
 * Undefined if no question was asked; null if all answers were right. Without a number if the class knew all questions
 * equally well: then none of them is the hardest.
 */
export const hardestOf = (figures: readonly QuestionFigures[]) => {
  const counted = hardestFirst(figures).filter(({ voided }) => !voided)
  const shares = counted.flatMap(({ correctShare }) => correctShare ?? [])
  const [correctShare] = shares
  if (correctShare === undefined) return undefined
  if (correctShare === 1) return null
  const areAlike = shares.length > 1 && correctShare === shares.at(-1)
  return { correctShare, number: areAlike ? null : (counted[0]?.number ?? null) }
}

const countedAnswers = ({ questions }: Report, players: readonly ReportPlayer[]): ReportAnswer[] =>
  players.flatMap(({ answers }) =>
    answers.flatMap((answer, index) => (answer && !questions[index]?.voided ? answer : [])),
  )

/** What the mode measures by how far a player came: as on the screens, also where the host ended the game early. */
export const plannedOf = ({ questions, planned }: Report): number => planned ?? questions.filter(isScored).length

/** How many questions counted while this player was there: a late comer got none of the earlier ones wrong. */
export const askedOf = (report: Report, player: ReportPlayer): number => countedAnswers(report, [player]).length

/** The average time of one player or of all, over the answers that were given and count. */
export const averageTimeOf = (report: Report, players: readonly ReportPlayer[]): number | null =>
  average(
    countedAnswers(report, players)
      .filter(isGiven)
      .map(({ ms }) => ms),
  )

/** The share of right answers among all that count. Null if none does: nobody was wrong, either. */
export const overallShare = (report: Report): number | null => {
  const counted = countedAnswers(report, report.players)
  return counted.length === 0 ? null : counted.filter(({ correct }) => correct).length / counted.length
}
