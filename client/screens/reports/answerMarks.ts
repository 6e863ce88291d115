import type { Report, ReportAnswer } from '../../../rooms/shared/contract/reports.ts'
import type { reportTexts } from '../../texts/school/reports.ts'

type ReportQuestion = Report['questions'][number]

/** Opinions and slides have no right or wrong answers. */
export const isScored = ({ kind }: Pick<ReportQuestion, 'kind'>): boolean => kind !== 'opinion' && kind !== 'slide'

export type Mark = keyof typeof reportTexts.mark

export const markOf = (answer: ReportAnswer | null, question: Pick<ReportQuestion, 'kind' | 'voided'>): Mark => {
  if (question.kind === 'slide') return 'slide'
  if (answer === null) return 'absent'
  // Who counts the signs of a row has to come to the number that stands beside them.
  if (question.voided && isScored(question)) return 'voided'
  if (answer.correct) return 'right'
  if (answer.share !== undefined) return 'partly'
  if (answer.choice === null || answer.choice < 0) return 'none'
  return isScored(question) ? 'wrong' : 'opinion'
}
