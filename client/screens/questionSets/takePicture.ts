import { showToast } from '../../state/toasts.ts'
import { questionSetTexts as texts } from '../../texts/school/questionSets.ts'

const underWay = new Set<Promise<boolean>>()

/** Saving waits for pictures. So a site, or a drive far away, that never answers is given up. */
const patienceMs = 20_000

async function inTime<T>(promise: Promise<T>): Promise<T> {
  let timer: ReturnType<typeof setTimeout> | undefined
  const late = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new Error('No picture came')), patienceMs)
  })
  return Promise.race([promise, late]).finally(() => clearTimeout(timer))
}

const taken = async (
  picture: Promise<string | undefined>,
  otherwise: string,
  onChange: (image: string) => void,
): Promise<boolean> => {
  try {
    const image = await inTime(picture)
    if (image === undefined) showToast(texts.imageTooLarge, 'error')
    else onChange(image)
    return image !== undefined
  } catch {
    showToast(otherwise, 'error')
    return false
  }
}

/** Takes a picture over, and says so if it is too large or cannot be loaded. */
export const takePicture = (...how: Parameters<typeof taken>): void => {
  const taking = taken(...how).finally(() => underWay.delete(taking))
  underWay.add(taking)
}

export const arePicturesComing = (): boolean => underWay.size > 0

/** Waits until no picture is under way. False if one of them did not come; its author has been told why. */
export const allPicturesCame = async (): Promise<boolean> => {
  let came = true
  while (underWay.size > 0) came = (await Promise.all(underWay)).every(Boolean) && came
  return came
}
