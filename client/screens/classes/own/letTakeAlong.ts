import type { Pupil } from '../../../../rooms/shared/contract/classes.ts'
import { givePupilWord } from '../../../net/classes.ts'
import type { Given } from '../../../parts/account/GivenWordModal.tsx'
import { askToConfirm } from '../../../state/confirmation.ts'
import { showToast } from '../../../state/toasts.ts'
import { ownClassTexts as texts } from '../../../texts/school/ownClasses.ts'

/** Null if the teacher said no, or the server refused. */
export const letTakeAlong = async (classId: string, { id, name, username }: Pupil): Promise<Given | null> => {
  const sure = await askToConfirm({
    question: texts.takeAlongAsk(name || username),
    details: texts.takeAlongText,
    yes: texts.takeAlongYes,
  })
  if (!sure) return null
  const answer = await givePupilWord(classId, id)
  if (answer.ok) return { ...answer.value, username }
  showToast(answer.error, 'error')
  return null
}
