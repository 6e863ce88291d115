import { showToast } from '../../state/toasts.ts'
import { questionSetTexts as texts } from '../../texts/school/questionSets.ts'

/** Takes a picture over, and says so if it is too large or cannot be loaded. */
export const takePicture = async (
  picture: Promise<string | undefined>,
  otherwise: string,
  onChange: (image: string) => void,
): Promise<void> => {
  try {
    const taken = await picture
    if (taken === undefined) showToast(texts.imageTooLarge, 'error')
    else onChange(taken)
  } catch {
    showToast(otherwise, 'error')
  }
}
