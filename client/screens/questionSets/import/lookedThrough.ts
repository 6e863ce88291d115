import { pictureInAddress } from './filedPicture.ts'
import { withDollars } from './formulas.ts'
import { hasMedia, plainText } from './plainText.ts'

export interface LookedThrough {
  text: string
  /** The first picture in the text; empty if there is none. */
  picture: string
  /** The text held more than words and one picture. */
  leaves: boolean
}

const attributeOf = (tag: string, name: string): string => {
  const [, , double, single] = new RegExp(`\\s${name}\\s*=\\s*("([^"]*)"|'([^']*)')`, 'i').exec(tag) ?? []
  return double ?? single ?? ''
}

/** The readable words and the first picture of a text with tags. Without words it uses those that describe the picture. */
export function lookedThrough(html: string, pictureAt: (address: string) => string = pictureInAddress): LookedThrough {
  let [picture, words, leaves] = ['', '', false]
  const bare = html.replace(/<img\b[^<>]*>/gi, (tag) => {
    const found = picture === '' ? pictureAt(attributeOf(tag, 'src')) : ''
    if (found === '') leaves = true
    else picture = found
    words ||= attributeOf(tag, 'alt')
    return ' '
  })
  return { text: withDollars(plainText(bare) || plainText(words)), picture, leaves: leaves || hasMedia(bare) }
}

/** Pictures beside the answers, if one of them has a picture. */
export const picturesOf = (answers: readonly LookedThrough[]): { answerImages?: string[] } =>
  answers.some(({ picture }) => picture !== '') ? { answerImages: answers.map(({ picture }) => picture) } : {}
