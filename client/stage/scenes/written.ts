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

/** Where hats end and feet stand, from the middle of a body, and half of its width. In sizes of it. */
const body = { up: 0.5, down: 0.45, across: 0.4 } as const
/** Under the feet, in pixels of the screen. */
const nameHeight = 36

/** A body, from the sign over its head to the name under its feet. */
export function bodyOf({ x, y, size, sign }: Anchor, unit: number): Plaque {
  const top = Math.min(y - size * body.up, sign ? sign.y - sign.halfHeight : y)
  const bottom = y + size * body.down + nameHeight * unit
  return { x, y: (top + bottom) / 2, halfWidth: size * body.across, halfHeight: (bottom - top) / 2 }
}

/** The plaque of a picture where it was painted last; null if the picture is hidden. */
export const plaqueOf = (image: Phaser.GameObjects.Image | null): Plaque | null =>
  image?.visible
    ? { x: image.x, y: image.y, halfWidth: image.displayWidth / 2, halfHeight: image.displayHeight / 2 }
    : null
