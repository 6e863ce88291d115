import type Phaser from 'phaser'
import type { Plaque } from '../place/placement.ts'
import type { Written } from '../script/written.ts'
import { numberPicture } from '../sheets/labelPictures.ts'
import type { StageWords } from '../stageWords.ts'
import type { StageSheets } from './StageSheets.ts'
import type { Anchor } from './sceneContract.ts'

const numberSizes = { small: 46, hero: 88 } as const
const shoutSize = 54
const shoutTones = { double: 'violet', blocked: 'sky', shield: 'sky', pop: 'gold' } as const

interface Desk {
  sheets: StageSheets
  words: StageWords
}

export function writtenPicture(beat: Written, { sheets: { small }, words }: Desk): string {
  if (beat.kind === 'shout') return numberPicture(small, words[beat.shout], shoutSize, shoutTones[beat.shout])
  return numberPicture(small, beat.text, beat.isHero ? numberSizes.hero : numberSizes.small, beat.tone)
}

/** Where it would be written on an empty field: words over the head, numbers beside it. */
export function wantedAt(
  beat: Written,
  { x, y, size }: Anchor,
  { width, height }: Phaser.GameObjects.Image,
  unit: number,
) {
  const [aside, above] = beat.kind === 'shout' ? [-0.1, 0.85] : [beat.aside ?? 0.34, 0.5]
  return { x: x + size * aside, y: y - size * above, halfWidth: (width * unit) / 2, halfHeight: (height * unit) / 2 }
}

/** What a plaque lies beside: the sign over a head, or the body. A sign beside the body is no use: it has no room there. */
export const besideWhat = ({ x, y, size, sign }: Anchor): Plaque =>
  sign && sign.y < y - size * 0.3 ? sign : { x, y, halfWidth: size * 0.4, halfHeight: size * 0.3 }

/** The plaque of a picture where it was painted last; null if the picture is hidden. */
export const plaqueOf = (image: Phaser.GameObjects.Image | null): Plaque | null =>
  image?.visible
    ? { x: image.x, y: image.y, halfWidth: image.displayWidth / 2, halfHeight: image.displayHeight / 2 }
    : null
