import { worldPainters } from '../../../modes/worldPainters.ts'
import { paintMap } from '../../../stage/world/mapPicture.ts'
import type { NumberedWish, WorldAnswer, WorldWish } from './worldWishes.ts'

// A worker has no page. Painters only ask a page for canvases, which a worker can make without one.
Object.assign(globalThis, { document: { createElement: () => new OffscreenCanvas(1, 1) } })

const paint = async ({ mode, grid, shot }: WorldWish) => {
  const { world } = await worldPainters[mode]()
  return createImageBitmap(paintMap(world, grid, shot))
}

const answer = (of: WorldAnswer) => postMessage(of, { transfer: of.picture ? [of.picture] : [] })

addEventListener('message', async ({ data: { number, wish } }: MessageEvent<NumberedWish>) => {
  const picture = await paint(wish).catch(() => null)
  answer({ number, picture })
})
