import type Phaser from 'phaser'
import { canvasTexture } from '../sheets/canvasTexture.ts'
import { PictureSheet } from '../sheets/PictureSheet.ts'
import { thingPicture } from '../sheets/thingPictures.ts'
import type { PaintedWorld } from '../world/paintedWorld.ts'
import { anchorOf, pictureShare } from '../world/things/paintThing.ts'
import { depthOfLife, depths } from './depths.ts'

const groundKey = 'ground'

interface PlatePicture {
  whole: Phaser.GameObjects.Image
  broken: Phaser.GameObjects.Image
  y: number
}

/** How deep a plate goes down, in heights of a tile. */
const sinkDepth = 0.3

interface Living {
  image: Phaser.GameObjects.Image
  kind: string
  x: number
  y: number
  scale: number
}

/** In widths of a tile. */
const [usualSize, swirlSize] = [0.6, 1.56]

const drifting = ['butterfly', 'bird', 'cloud', 'ember', 'bubble', 'snowflake']

/** The painted world on the stage: the ground as one picture, things standing among the figures, and its small life. */
export class WorldLayer {
  private readonly textures: Phaser.Textures.TextureManager
  private readonly images: Phaser.GameObjects.Image[] = []
  private readonly keys: string[] = []
  private readonly living: Living[] = []
  private readonly plates: PlatePicture[] = []
  private readonly tile: PaintedWorld['tile']

  constructor(scene: Phaser.Scene, world: PaintedWorld, sheet: PictureSheet, name: string) {
    this.textures = scene.textures
    this.tile = world.tile
    this.take(`${groundKey}:${name}`, world.ground)
    this.images.push(scene.add.image(0, 0, `${groundKey}:${name}`).setOrigin(0, 0).setDepth(depths.ground))
    const standing = new PictureSheet(scene.textures, `standing:${name}`)
    this.keys.push(standing.key)
    const add = (id: string, canvas: HTMLCanvasElement, x: number, y: number) => {
      const frame = standing.picture(id, canvas.width, canvas.height, (brush) => brush.drawImage(canvas, 0, 0))
      return scene.add.image(x, y, standing.key, frame).setOrigin(0, 0)
    }
    for (const [index, { image, x, y, depth }] of world.standing.entries())
      this.images.push(add(String(index), image, x, y).setDepth(depths.standing + depth))
    for (const [index, { whole, broken, x, y }] of world.plates.entries()) {
      const plate = {
        whole: add(`plate-${index}`, whole, x, y).setDepth(depths.plate),
        broken: add(`broken-plate-${index}`, broken, x, y).setDepth(depths.plate).setVisible(false),
        y,
      }
      this.plates.push(plate)
      this.images.push(plate.whole, plate.broken)
    }
    standing.upload()
    for (const { kind, x, y, depth } of world.ambient) {
      const size = world.tile.width * (kind === 'portal-swirl' ? swirlSize : usualSize)
      const frame = thingPicture(sheet, kind, size)
      const { x: middle, y: feet } = anchorOf(kind)
      const image = scene.add.image(x, y, sheet.key, frame).setOrigin(middle, feet)
      image.setDepth(depthOfLife(kind, depth))
      this.living.push({
        image,
        kind,
        x,
        y,
        scale: (size * pictureShare) / Math.max(1, image.frame.realWidth),
      })
    }
  }

  private take(key: string, canvas: HTMLCanvasElement): void {
    canvasTexture(this.textures, key, canvas)
    this.keys.push(key)
  }

  /** `down`: 0 while the plates carry, 1 when they are in the lava. */
  movePlates(down: number, areTrembling: boolean, clock: number): void {
    for (const [index, { whole, broken, y }] of this.plates.entries()) {
      const tremor = areTrembling && down < 1 ? Math.sin(clock * 0.06 + index * 1.7) * this.tile.height * 0.03 : 0
      whole.setY(y + down * this.tile.height * sinkDepth + tremor).setAlpha(1 - down)
      broken.setVisible(down > 0).setAlpha(Math.min(1, down * 2))
    }
  }

  /** Small life moves slowly, and never where it would draw the eye away from the game. */
  live(clock: number): void {
    for (const { image, kind, x, y, scale } of this.living) {
      const phase = clock * 0.001 + x * 0.013 + y * 0.007
      const [dx, dy] = driftOf(kind, phase)
      image
        .setPosition(x + dx, y + dy)
        .setScale(scale * (kind === 'butterfly' ? Math.abs(Math.sin(phase * 6)) * 0.5 + 0.5 : 1), scale)
      if (kind === 'portal-swirl') image.setRotation(clock * 0.0007)
      if (kind === 'heart') image.setScale(scale * beatAt(clock))
      if (kind === 'water-light') image.setAlpha(0.35 + 0.35 * Math.sin(phase * 1.6))
      if (kind === 'snowflake') image.setAlpha(Math.sin(((phase * 0.22) % 1) * Math.PI))
      if (kind === 'ember' || kind === 'bubble') image.setAlpha(1 - ((phase * 0.35) % 1))
    }
  }

  still(): void {
    for (const { image, kind } of this.living) image.setVisible(!drifting.includes(kind))
  }

  destroy(): void {
    for (const image of this.images) image.destroy()
    for (const { image } of this.living) image.destroy()
    for (const key of this.keys) this.textures.remove(key)
  }
}

/** Two beats and a pause, like a heart. */
function beatAt(clock: number): number {
  const share = (clock % 1400) / 1400
  return 1.08 + 0.1 * (Math.exp(-(((share - 0.12) * 14) ** 2)) + 0.7 * Math.exp(-(((share - 0.32) * 14) ** 2)))
}

function driftOf(kind: string, phase: number): [number, number] {
  if (kind === 'duck') return [Math.sin(phase * 0.35) * 14, Math.sin(phase * 1.7) * 1.5]
  if (kind === 'butterfly') return [Math.sin(phase * 0.9) * 40, Math.cos(phase * 1.3) * 24]
  if (kind === 'bird') return [Math.sin(phase * 0.2) * 160, Math.cos(phase * 0.4) * 20]
  if (kind === 'cloud') return [Math.sin(phase * 0.05) * 60, 0]
  if (kind === 'ember' || kind === 'bubble') return [Math.sin(phase * 2) * 6, -((phase * 0.35) % 1) * 60]
  if (kind === 'snowflake') return [Math.sin(phase * 1.3) * 24, ((phase * 0.22) % 1) * 90]
  return [0, 0]
}
