import type Phaser from 'phaser'
import type { Beat, EffectName } from '../script/script.ts'
import { isWritten } from '../script/written.ts'
import { type EffectPicture, effectPicture } from '../sheets/effectPictures.ts'
import { thingPicture } from '../sheets/thingPictures.ts'
import type { StageWords } from '../stageWords.ts'
import { depths } from './depths.ts'
import type { StageSheets } from './StageSheets.ts'
import { writtenPicture } from './written.ts'

/** Loot that is taken flies as this many coins. */
export const coinsThrown = 12
const confettiColours: readonly EffectPicture[] = ['star', 'ring', 'burst']
const onFloor: readonly EffectName[] = ['splash', 'ring']

interface BeatDesk {
  scene: Phaser.Scene
  sheets: StageSheets
  words: StageWords
}

/** The images of a beat, or none if it has nothing to show. They are on the stage, but not visible yet. */
export function picturesOf(beat: Beat, desk: BeatDesk): Phaser.GameObjects.Image[] {
  const {
    scene,
    sheets: { small, cell },
  } = desk
  const images = (frame: string, count: number, depth: number) =>
    Array.from({ length: count }, () => scene.add.image(0, 0, small.key, frame).setDepth(depth).setVisible(false))
  const picture = (name: EffectPicture) => effectPicture(small, name, cell)
  if (isWritten(beat)) return images(writtenPicture(beat, desk), 1, depths.number)
  if (beat.kind === 'throw')
    return images(thingPicture(small, beat.thing, cell * 0.6), beat.thing === 'coin' ? coinsThrown : 4, depths.air)
  if (beat.kind === 'prop') {
    const depth = beat.look === 'floor' ? depths.floorEffect : depths.air
    return images(thingPicture(small, beat.thing, cell * Math.max(0.6, beat.size)), 1, depth)
  }
  if (beat.kind !== 'effect') return []
  if (beat.effect === 'stars') return images(picture('star'), 4, depths.air)
  if (beat.effect === 'confetti') return confettiColours.flatMap((name) => images(picture(name), 6, depths.air))
  return images(picture(beat.effect), 1, onFloor.includes(beat.effect) ? depths.floorEffect : depths.air)
}
