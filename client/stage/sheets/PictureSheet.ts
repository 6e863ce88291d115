import type Phaser from 'phaser'
import { canvasTexture } from './canvasTexture.ts'

type Paint = (brush: CanvasRenderingContext2D, width: number, height: number) => void

const side = 2048
const gap = 2

/**
 * Small pictures on one texture, so that a frame is painted in few strokes: labels, numbers, sparks and things. A
 * picture is painted when it is first asked for.
 */
export class PictureSheet {
  readonly key: string
  private readonly brush: CanvasRenderingContext2D
  private readonly texture: Phaser.Textures.Texture
  private shelf = { x: gap, y: gap, height: 0 }
  private isChanged = false

  constructor(textures: Phaser.Textures.TextureManager, key: string) {
    this.key = key
    const canvas = document.createElement('canvas')
    canvas.width = side
    canvas.height = side
    const brush = canvas.getContext('2d')
    if (!brush) throw new Error('This browser paints no pictures')
    this.brush = brush
    this.texture = canvasTexture(textures, key, canvas)
  }

  /** The name of the picture's frame; null if the sheet is full. */
  picture(name: string, width: number, height: number, paint: Paint): string | null {
    if (this.texture.has(name)) return name
    const [wide, high] = [Math.ceil(width), Math.ceil(height)]
    const at = this.roomFor(wide, high)
    if (!at) return null
    this.brush.save()
    this.brush.beginPath()
    this.brush.rect(at.x, at.y, wide, high)
    this.brush.clip()
    this.brush.translate(at.x, at.y)
    paint(this.brush, wide, high)
    this.brush.restore()
    this.texture.add(name, 0, at.x, at.y, wide, high)
    this.isChanged = true
    return name
  }

  has(name: string): boolean {
    return this.texture.has(name)
  }

  private roomFor(width: number, height: number): { x: number; y: number } | null {
    if (this.shelf.x + width + gap > side) {
      this.shelf = { x: gap, y: this.shelf.y + this.shelf.height + gap, height: 0 }
    }
    if (this.shelf.y + height + gap > side || width + gap * 2 > side) return null
    const at = { x: this.shelf.x, y: this.shelf.y }
    this.shelf.x += width + gap
    this.shelf.height = Math.max(this.shelf.height, height)
    return at
  }

  /** Sends the sheet to the graphics card once for all that was added: a texture only goes there as a whole. */
  upload(): void {
    if (!this.isChanged) return
    this.isChanged = false
    for (const source of this.texture.source) source.update()
  }
}
