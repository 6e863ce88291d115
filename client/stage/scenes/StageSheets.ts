import type Phaser from 'phaser'
import type { Pose } from '../../slimes/poses.ts'
import { canvasTexture } from '../sheets/canvasTexture.ts'
import { PictureSheet } from '../sheets/PictureSheet.ts'
import type { SlimeAtlas } from '../sheets/slimeAtlas.ts'
import { slimeFrame } from '../sheets/slimeAtlas.ts'

export const slimesKey = 'slimes'

/** The textures that last as long as a world does: slimes in one, everything small in another. */
export class StageSheets {
  readonly small: PictureSheet
  private readonly textures: Phaser.Textures.TextureManager
  cell = 1

  constructor(textures: Phaser.Textures.TextureManager, key: string) {
    this.textures = textures
    this.small = new PictureSheet(textures, key)
  }

  takeSlimes({ canvas, cell, frames }: SlimeAtlas): void {
    if (this.textures.exists(slimesKey)) this.textures.remove(slimesKey)
    this.cell = cell
    const texture = canvasTexture(this.textures, slimesKey, canvas)
    for (const { name, x, y } of frames) texture.add(name, 0, x, y, cell, cell)
  }

  hasSlime(slime: string, pose: Pose): boolean {
    return this.textures.exists(slimesKey) && this.textures.get(slimesKey).has(slimeFrame(slime, pose))
  }
}
