import { imageDataMaxLength } from '../../../../rooms/shared/questions/questionLimits.ts'

/** How a picture of each type begins and ends, whatever its file is called: half of one would be refused with its whole set. */
const types: readonly (readonly [type: string, begins: RegExp, ends: RegExp])[] = [
  ['png', /^\x89PNG\r\n\x1a\n/, /IEND\xaeB`\x82$/],
  ['jpeg', /^\xff\xd8\xff/, /\xff\xd9$/],
  ['gif', /^GIF8[79]a/, /;$/],
]

/** A WebP file states its own length. */
function isWebp(bytes: string): boolean {
  if (!/^RIFF[\s\S]{4}WEBP/.test(bytes)) return false
  const [a = 0, b = 0, c = 0, d = 0] = [4, 5, 6, 7].map((at) => bytes.charCodeAt(at))
  return a + b * 2 ** 8 + c * 2 ** 16 + d * 2 ** 24 + 8 === bytes.length
}

const typeOf = (bytes: string): string | undefined =>
  isWebp(bytes) ? 'webp' : types.find(([, begins, ends]) => begins.test(bytes) && ends.test(bytes.slice(-16)))?.[0]

/** The picture as our editor stores it. Empty if it is no picture, or too large to be stored as it is. */
export function filedPicture(base64: string): string {
  if (base64.length > imageDataMaxLength * 2) return ''
  const data = base64.replace(/\s+/g, '')
  if (data.length > imageDataMaxLength || data.length % 4 !== 0 || !/^[A-Za-z0-9+/]+={0,2}$/.test(data)) return ''
  const type = typeOf(atob(data))
  const picture = type ? `data:image/${type};base64,${data}` : ''
  return picture.length <= imageDataMaxLength ? picture : ''
}

/** Takes a picture only from a data address. Any other address leads to a server, and an import fetches nothing. */
export const pictureInAddress = (address: string): string => {
  const data = /^\s*data:image\/[a-z+.-]{1,20};base64,/i.exec(address)?.[0]
  return data === undefined ? '' : filedPicture(address.slice(data.length))
}
