import { inWords } from '../language.ts'
import { plural } from '../parts.ts'
import { saying } from '../saying.ts'

/** For a host who may accept typed answers that the set does not have. */
export const acceptingTexts = inWords('acceptingTexts', {
  typed: 'Other answers of the class',
  title: 'Should one of these count, too?',
  titleHint: 'Only you see this list. No answer has a name here.',
  accept: 'Accept',
  acceptThis: (text: string) => saying`Accept “${text}”, too`,
  ask: (text: string) => saying`Accept “${text}”, too?`,
  details: 'Everybody who typed it gets the points. All scores are counted again.',
  yes: 'Accept it',
  accepted: (texts: readonly string[]) =>
    `The host accepted ${texts.map((text) => saying`“${text}”`).join(', ')}, too. All scores were counted again.`,
  keep: (text: string) => saying`Save “${text}” in my set`,
  others: (count: number) => plural(count, { one: '1 other answer', other: `${count} other answers` }),
  moreOnRemote: 'To accept one of them, open the remote on your phone.',
  given: (count: number) => plural(count, { one: 'typed once', other: `typed ${count} times` }),
})
