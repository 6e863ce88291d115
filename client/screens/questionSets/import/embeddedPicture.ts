import { imageDataMaxLength } from '../../../../rooms/shared/questions/questionLimits.ts'
import { childrenOf, wordsIn, type XmlElement } from './xmlTree.ts'

/** How a picture of each type begins and ends, whatever its file is called: half of one would be refused with its whole set. */
const types: readonly (readonly [type: string, begins: RegExp, ends: RegExp])[] = [
  ['png', /^\x89PNG\r\n\x1a\n/, /IEND\xaeB`\x82$/],
  ['jpeg', /^\xff\xd8\xff/, /\xff\xd9$/],
  ['gif', /^GIF8[79]a/, /;$/],
]

/** A picture as our editor would keep it; empty where it is none, or too large to be kept as it is. */
function pictureOf(file: XmlElement): string {
  if (file.attributes.get('encoding') !== 'base64') return ''
  const data = wordsIn(file).replace(/\s+/g, '')
  if (data.length > imageDataMaxLength || data.length % 4 !== 0 || !/^[A-Za-z0-9+/]+={0,2}$/.test(data)) return ''
  const bytes = atob(data)
  const type = types.find(([, begins, ends]) => begins.test(bytes) && ends.test(bytes.slice(-16)))?.[0]
  const picture = type ? `data:image/${type};base64,${data}` : ''
  return picture.length <= imageDataMaxLength ? picture : ''
}

/** The first picture that lies in the file itself: a question has one, and nothing is fetched from anywhere. */
export const embeddedPicture = (element: XmlElement | undefined): string =>
  childrenOf(element, 'file').map(pictureOf).find(Boolean) ?? ''
