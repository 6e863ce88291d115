import type { Written } from '../script/written.ts'
import { numberPicture } from '../sheets/labelPictures.ts'
import type { StageWords } from '../stageWords.ts'
import type { StageSheets } from './StageSheets.ts'

const numberSizes = { small: 46, hero: 88 } as const
const shoutSize = 54
const shoutTones = { double: 'violet', blocked: 'sky', shield: 'sky', pop: 'gold' } as const

interface Desk {
  sheets: StageSheets
  words: StageWords
}

export function writtenPicture(beat: Written, { sheets: { small }, words }: Desk): string | null {
  if (beat.kind === 'shout') return numberPicture(small, words[beat.shout], shoutSize, shoutTones[beat.shout])
  return numberPicture(small, beat.text, beat.isHero ? numberSizes.hero : numberSizes.small, beat.tone)
}
