import type Phaser from 'phaser'
import { canvasTexture } from './canvasTexture.ts'
import { paperOf } from './slimeAtlas.ts'

type Paint = (brush: CanvasRenderingContext2D, width: number, height: number) => void

const side = 2048
const gap = 2

/**
 * Small pictures on one texture, so that a frame is painted in few strokes: labels, numbers, sparks and things. A
 * picture is painted when it is first asked for. When a page of the sheet is full, the texture gets a further one.
 */
export class PictureSheet {
  readonly key: string
  private brush = paperOf(side, side)
  private readonly texture: Phaser.Textures.Texture
  private shelf = { x: gap, y: gap, height: 0 }
  private isChanged = false

  constructor(textures: Phaser.Textures.TextureManager, key: string) {
    this.key = key
    this.texture = canvasTexture(textures, key, this.brush.canvas)
  }

  /** The name of the picture's frame. */
  picture(name: string, width: number, height: number, paint: Paint): string {
    if (this.texture.has(name)) return name
    const [wide, high] = [Math.ceil(width), Math.ceil(height)]
    const at = this.roomFor(wide, high) ?? this.turnPage(wide, high)
    this.brush.save()
    this.brush.beginPath()
    this.brush.rect(at.x, at.y, wide, high)
    this.brush.clip()
    this.brush.translate(at.x, at.y)
    paint(this.brush, wide, high)
    this.brush.restore()
    this.texture.add(name, this.texture.source.length - 1, at.x, at.y, wide, high)
    this.isChanged = true
    return name
  }

  has(name: string): boolean {
    return this.texture.has(name)
  }

  private roomFor(width: number, height: number): { x: number; y: number } | null {
    const page = this.brush.canvas
    if (this.shelf.x + width + gap > page.width) {
      this.shelf = { x: gap, y: this.shelf.y + this.shelf.height + gap, height: 0 }
    }
    if (this.shelf.y + height + gap > page.height || width + gap * 2 > page.width) return null
    const at = { x: this.shelf.x, y: this.shelf.y }
    this.shelf.x += width + gap
    this.shelf.height = Math.max(this.shelf.height, height)
    return at
  }

  /** A further page, which has room for this picture however large it is. */
  private turnPage(width: number, height: number): { x: number; y: number } {
    this.upload()
    this.brush = paperOf(Math.max(side, width + gap * 2), Math.max(side, height + gap * 2))
    this.texture.setSource(this.brush.canvas, this.texture.source.length)
    this.shelf = { x: gap * 2 + width, y: gap, height }
    return { x: gap, y: gap }
  }

  /** Sends the page to the graphics card once for all that was added: it only goes there as a whole. */
  upload(): void {
    if (!this.isChanged) return
    this.isChanged = false
    this.texture.source.at(-1)?.update()
  }
}
