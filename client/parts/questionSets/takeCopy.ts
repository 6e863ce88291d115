import type { QuestionSet } from '../../../rooms/shared/contract/questionSets.ts'
import { copyQuestionSet } from '../../net/sharing.ts'
import { showToast } from '../../state/toasts.ts'
import { sharingTexts } from '../../texts/school/sharing.ts'

/** Copies another user's set and says how it went. Undefined if it failed. */
export const takeCopy = async (id: string): Promise<QuestionSet | undefined> => {
  const answer = await copyQuestionSet(id)
  if (!answer.ok) {
    showToast(answer.refusal === 'questionSetNotFound' ? sharingTexts.gone : answer.error, 'error')
    return undefined
  }
  const { leftOut = 0 } = answer.value
  if (leftOut > 0) showToast(sharingTexts.copyTakenInPart(leftOut), 'info')
  else showToast(sharingTexts.copyTaken, 'success')
  return answer.value
}

/** Says whose set this is a copy of. Undefined if it is no copy, or if the reader may not see the original. */
export const copiedFrom = ({ title, after }: Pick<QuestionSet, 'title' | 'after'>): string | undefined =>
  after && sharingTexts.copiedFrom(after.createdBy, after.title === title ? null : after.title)
