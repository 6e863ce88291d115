import type { QuestionSet } from '../../../rooms/shared/contract/questionSets.ts'
import { copyQuestionSet } from '../../net/sharing.ts'
import { showToast } from '../../state/toasts.ts'
import { sharingTexts } from '../../texts/school/sharing.ts'

/** Takes a copy of somebody's set and says what has become of it; undefined where there is none. */
export const takeCopy = async (id: string): Promise<QuestionSet | undefined> => {
  const answer = await copyQuestionSet(id)
  if (!answer.ok) {
    showToast(answer.error, 'error')
    return undefined
  }
  const { leftOut = 0 } = answer.value
  if (leftOut > 0) showToast(sharingTexts.copyTakenInPart(leftOut), 'info')
  else showToast(sharingTexts.copyTaken, 'success')
  return answer.value
}
