import type Phaser from 'phaser'
import type { StagedThing } from '../board/stagedBoard.ts'
import { pictureShare } from '../world/things/paintThing.ts'

/** The picture of a thing that covers tiles fills these shares of its size. */
const coverShare = { width: 0.98, height: 0.92 }

interface Lying {
  x: number
  y: number
  gone: number
  there: number
}

/** Lies over its tiles: trembles while it waits, and drops away when it goes. */
export function lieOver(
  image: Phaser.GameObjects.Image,
  { covers = { width: 1, height: 1 }, picture, ...thing }: StagedThing,
  tile: { width: number; height: number },
  { x, y, gone, there }: Lying,
  { clock, unit }: { clock: number; unit: number },
): void {
  const isTrembling = thing.isTrembling === true && picture !== 'sunk-slab'
  const painted = Math.max(1, image.frame.realWidth) / pictureShare
  const tremor = isTrembling && gone === 0 ? Math.sin(clock * 0.055 + x) * 1.6 * unit : 0
  const pulse = isTrembling ? 0.86 + 0.14 * Math.sin(clock * 0.006 + y) : 1
  image
    .setPosition(x + tremor, y + gone * tile.height * 0.3)
    .setScale(
      (covers.width * tile.width) / (painted * coverShare.width),
      (covers.height * tile.height) / (painted * coverShare.height),
    )
    .setAlpha(pulse * there * (1 - gone))
}
