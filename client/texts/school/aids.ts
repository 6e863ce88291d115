import type { ScreenAid } from '../../../rooms/shared/contract/classLimits.ts'
import { inWords } from '../language.ts'
import { saying } from '../saying.ts'

/** For the aids that a pupil needs to play on fair terms. */
export const aidTexts = inWords('aidTexts', {
  title: 'Easier to read',
  intro: 'Only you see this, on this device.',
  screen: 'On the screen',
  names: {
    large: 'Larger text',
    spaced: 'More space',
    calm: 'Calm screen',
    aloud: 'Read to me',
  } as Readonly<Record<ScreenAid, string>>,
  details: {
    large: 'Everything is a fifth larger.',
    spaced: 'Letters, words and lines stand further apart.',
    calm: 'Nothing moves, and no places are shown between the questions.',
    aloud: 'Each question is read aloud with its answers, on devices that have a voice. Best with headphones.',
  } as Readonly<Record<ScreenAid, string>>,

  menu: 'Aids',
  forPupil: (name: string) => saying`Aids for ${name}`,
  forPupilText:
    'Only the teachers of this class and the pupil know. Points, coins, reports and recordings are as if there were no aid.',
  time: 'Time for each question',
  times: { 1: 'Usual', 1.25: '1¼ times', 1.5: '1½ times', 2: 'Twice' } as Readonly<Record<1 | 1.25 | 1.5 | 2, string>>,
  timesShort: { 1.25: '1¼ × time', 1.5: '1½ × time', 2: '2 × time' } as Readonly<Record<1.25 | 1.5 | 2, string>>,
  timeText:
    'It counts in games that you host for this class, from the next game on. Questions then stay open for everybody until the longest time is over.',
  save: 'Save',
  has: 'Has aids',
})
