import type { FlagReason, Sharing } from '../../../rooms/shared/contract/sharing.ts'
import { inWords } from '../language.ts'
import { countText, plural } from '../parts.ts'
import { saying } from '../saying.ts'

export const sharingTexts = inWords('sharingTexts', {
  share: 'Share…',
  shareTitle: (title: string) => saying`Share "${title}"`,
  whoMay: 'Who may use it',
  names: { me: 'Only me', school: 'My school', everyone: 'Everyone' } satisfies Record<Sharing, string>,
  setHints: {
    me: 'Only you see it. Your class can still play it in your games.',
    school: 'All teachers may host it and make a copy.',
    everyone: 'Everyone may practise and host it. Teachers may make a copy.',
  } satisfies Record<Sharing, string>,
  mapHints: {
    me: 'Only you see it. Your class can still play on it in your games.',
    school: 'All teachers may play on it.',
    everyone: 'Everyone may play on it.',
  } satisfies Record<Sharing, string>,
  save: 'Save',
  saved: {
    me: 'Only you see it now.',
    school: 'All teachers see it now.',
    everyone: 'Everyone sees it now.',
  } satisfies Record<Sharing, string>,
  stopped: 'Sharing stopped by a teacher',
  copyLink: 'Copy link',
  linkCopied: 'Link copied. It opens for those you share the set with.',

  takeCopy: 'Copy to my sets',
  copyTaken: 'A copy of your own is in your sets now.',
  copyTakenInPart: (left: number) =>
    `Your copy is in your sets, without ${left} ${plural(left, { one: 'question', other: 'questions' })} that a class is just playing. Copy it again when that game is over.`,
  gone: 'This set is not shared any more.',
  look: 'Look inside',
  practise: 'Practise',
  by: (username: string) => saying`by ${username}`,
  /** `title`: the title of the original, or null if the copy has the same one. */
  copiedFrom: (username: string, title: string | null) =>
    title === null ? saying`Copied from ${username}` : saying`Copied from "${title}" by ${username}`,
  setTitle: 'Question set',
  noAnswers: 'The right answers are hidden here.',

  flag: 'Report…',
  flagTitle: (title: string) => saying`Report "${title}"`,
  flagIntro: 'Teachers will look at it. Until then it stays where it is.',
  flagWhy: 'What is wrong with it?',
  flagReasons: {
    rude: 'It is rude or hurts somebody',
    wrong: 'It has mistakes in it',
    other: 'Something else',
  } satisfies Record<FlagReason, string>,
  flagSend: 'Send to the teachers',
  flagSent: 'Thank you. The teachers will look at it.',

  stop: 'Stop sharing',
  stopAsk: (title: string) => saying`Stop the sharing of "${title}"?`,
  stopDetails: 'Then only its author sees it. They cannot share it again until a teacher allows it.',
  stopDone: 'It is not shared any more.',
  flaggedTitle: 'Reported and stopped',
  flaggedSet: 'Question set',
  flaggedMap: 'Map',
  flagCount: (why: FlagReason, count: number) =>
    ({ rude: `rude: ${count}`, wrong: `mistakes: ${count}`, other: `something else: ${count}` })[why],
  flaggedBy: (names: string, more: number) =>
    more > 0 ? `Reported by ${names} and ${countText(more, 'other', 'others')}` : `Reported by ${names}`,
  stoppedBy: (teacher: string) => saying`Stopped by ${teacher}`,
  fine: 'It is fine',
  fineOf: (title: string) => saying`It is fine: "${title}"`,
  stopOf: (title: string) => saying`Stop sharing "${title}"`,
  lookAt: (title: string) => saying`Look inside "${title}"`,
  allow: 'Allow sharing',
  allowOf: (title: string) => saying`Allow sharing "${title}"`,
  fineDone: 'Settled.',
})
