import { wakePictures } from '../../net/classes.ts'
import { showToast } from '../../state/toasts.ts'
import { classDoorTexts as texts } from '../../texts/school/classDoor.ts'

/** For a pupil whose pictures others guessed at, or who mixed them up. */
export const letTryAgain = async (
  classId: string,
  { id, name, username }: { id: string; name: string; username: string },
): Promise<void> => {
  const answer = await wakePictures(classId, id)
  showToast(answer.ok ? texts.woken(name || username) : answer.error, answer.ok ? 'success' : 'error')
}
