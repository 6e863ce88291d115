import { imageDataMaxLength } from '../../../rooms/shared/questions/questionLimits.ts'

const widths = [1000, 700, 480, 320]
/** A picture beside an answer is never shown larger. */
export const answerWidth = 480
const quality = 0.8

/** The picture at an address, fetched once by its author's browser, so that players never ask another server for it. */
export const pictureAt = async (address: string): Promise<string | undefined> => {
  const picture = new Image()
  picture.crossOrigin = 'anonymous'
  picture.referrerPolicy = 'no-referrer'
  picture.src = address
  await picture.decode()
  return pictureOf(picture)
}

const isOpaque = (canvas: HTMLCanvasElement): boolean => {
  const pixels = canvas.getContext('2d')?.getImageData(0, 0, canvas.width, canvas.height).data ?? []
  for (let at = 3; at < pixels.length; at += 4) if (pixels[at] !== 255) return false
  return true
}

/** What was transparent becomes white. */
const jpegOf = (canvas: HTMLCanvasElement): string => {
  const pen = canvas.getContext('2d')
  if (pen) {
    pen.globalCompositeOperation = 'destination-over'
    pen.fillStyle = 'white'
    pen.fillRect(0, 0, canvas.width, canvas.height)
  }
  return canvas.toDataURL('image/jpeg', quality)
}

/**
 * The picture as this browser can write it, the best way first. Safari writes no WebP and gives a PNG instead, in which a
 * photo takes ten times the room. So only what is transparent stays a PNG.
 */
const addressesOf = (canvas: HTMLCanvasElement): string[] => {
  const address = canvas.toDataURL('image/webp', quality)
  if (address.startsWith('data:image/webp')) return [address]
  return isOpaque(canvas) ? [jpegOf(canvas)] : [address, jpegOf(canvas)]
}

/** A picture of any size as a data address that a question set may hold; undefined when it cannot be made small enough. */
export const pictureOf = async (
  file: File | HTMLImageElement,
  widest = Number.POSITIVE_INFINITY,
): Promise<string | undefined> => {
  const bitmap = await createImageBitmap(file)
  for (const most of widths.filter((width) => width <= widest)) {
    const scale = Math.min(1, most / Math.max(bitmap.width, bitmap.height))
    const canvas = document.createElement('canvas')
    canvas.width = Math.max(1, Math.round(bitmap.width * scale))
    canvas.height = Math.max(1, Math.round(bitmap.height * scale))
    canvas.getContext('2d')?.drawImage(bitmap, 0, 0, canvas.width, canvas.height)
    const fitting = addressesOf(canvas).find((address) => address.length <= imageDataMaxLength)
    if (fitting) return fitting
  }
  return undefined
}
