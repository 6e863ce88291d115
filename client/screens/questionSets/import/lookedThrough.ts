import { pictureInAddress } from './filedPicture.ts'
import { hasMedia, plainText } from './plainText.ts'

export interface LookedThrough {
  text: string
  /** The first one that comes along; empty where none does. */
  picture: string
  /** There was something more than a text and one picture. */
  leaves: boolean
}

const attributeOf = (tag: string, name: string): string => {
  const [, , double, single] = new RegExp(`\\s${name}\\s*=\\s*("([^"]*)"|'([^']*)')`, 'i').exec(tag) ?? []
  return double ?? single ?? ''
}

/** A text with tags: what can be read of it, and the picture in it. Where there is no text, the words for the picture are. */
export function lookedThrough(html: string, pictureAt: (address: string) => string = pictureInAddress): LookedThrough {
  let [picture, words, leaves] = ['', '', false]
  const bare = html.replace(/<img\b[^<>]*>/gi, (tag) => {
    const found = picture === '' ? pictureAt(attributeOf(tag, 'src')) : ''
    if (found === '') leaves = true
    else picture = found
    words ||= attributeOf(tag, 'alt')
    return ' '
  })
  return { text: plainText(bare) || plainText(words), picture, leaves: leaves || hasMedia(bare) }
}

/** Beside the answers, where one of them has a picture. */
export const picturesOf = (answers: readonly LookedThrough[]): { answerImages?: string[] } =>
  answers.some(({ picture }) => picture !== '') ? { answerImages: answers.map(({ picture }) => picture) } : {}
