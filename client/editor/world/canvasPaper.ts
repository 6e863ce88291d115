import type { Drawing } from '../document/mapCommands.ts'
import type { Paper } from './worldSurface.ts'

/** The paper on a page. Before its first picture there is nothing to wipe. */
export function canvasPaper(
  canvas: HTMLCanvasElement,
  tileOf: (drawing: Drawing) => { width: number; height: number },
): Paper {
  const brush = canvas.getContext('2d')
  let tileWidth = 0
  const isPainted = (is: boolean) => canvas.toggleAttribute('data-painted', is)
  return {
    wipe() {
      brush?.clearRect(0, 0, canvas.width, canvas.height)
      isPainted(false)
    },
    wipeTiles(drawing, places) {
      const { width, height } = tileOf(drawing)
      const tileHeight = (tileWidth * height) / width
      for (const place of places) {
        const [x, y] = [place % drawing.width, Math.floor(place / drawing.width)]
        const [left, top] = [Math.floor(x * tileWidth), Math.floor(y * tileHeight)]
        brush?.clearRect(left, top, Math.ceil((x + 1) * tileWidth) - left, Math.ceil((y + 1) * tileHeight) - top)
      }
    },
    layWhole(size, pieces, width) {
      tileWidth = width
      // Setting the size of a canvas empties it.
      canvas.width = size.width
      canvas.height = size.height
      for (const { picture, left, top } of pieces) brush?.drawImage(picture, left, top)
      isPainted(true)
    },
    lay({ picture, left, top }) {
      brush?.clearRect(left, top, picture.width, picture.height)
      brush?.drawImage(picture, left, top)
    },
  }
}
