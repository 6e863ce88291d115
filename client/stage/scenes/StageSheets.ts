import type Phaser from 'phaser'
import type { Pose } from '../../slimes/poses.ts'
import { canvasTexture } from '../sheets/canvasTexture.ts'
import { PictureSheet } from '../sheets/PictureSheet.ts'
import type { SlimeAtlas } from '../sheets/slimeAtlas.ts'
import { slimeFrame } from '../sheets/slimeAtlas.ts'

/** The textures that live as long as a world: one for everything small, and one for the slimes that came together. */
export class StageSheets {
  readonly small: PictureSheet
  private readonly textures: Phaser.Textures.TextureManager
  private readonly name: string
  /** The texture that holds each picture of a slime. */
  private readonly keys = new Map<string, string>()
  private readonly atlases: string[] = []
  cell = 1

  constructor(textures: Phaser.Textures.TextureManager, name: string) {
    this.textures = textures
    this.name = name
    this.small = new PictureSheet(textures, `small:${name}`)
  }

  takeSlimes({ canvas, cell, frames }: SlimeAtlas): void {
    const key = `slimes:${this.name}:${this.atlases.length}`
    this.atlases.push(key)
    this.cell = cell
    const texture = canvasTexture(this.textures, key, canvas)
    for (const { name, x, y } of frames) {
      texture.add(name, 0, x, y, cell, cell)
      this.keys.set(name, key)
    }
  }

  /** Null if that picture was never painted. */
  sheetOf(slime: string, pose: Pose): string | null {
    return this.keys.get(slimeFrame(slime, pose)) ?? null
  }

  end(): void {
    for (const key of [this.small.key, ...this.atlases]) this.textures.remove(key)
  }
}
