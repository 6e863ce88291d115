import type { Report, ReportAnswer } from '../../../rooms/shared/contract/reports.ts'
import { isScored } from '../../../rooms/shared/match/screenNumbers.ts'
import type { reportTexts } from '../../texts/school/reports.ts'

type ReportQuestion = Report['questions'][number]

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
