import { openWorldPainting, type WorldPainting, type WorldPicture } from './worldPainting.ts'
import type { WorldWish } from './worldWishes.ts'

/** A painter without work for this long is closed. The next page with pictures opens another one. */
const idleMs = 10_000

let painting: WorldPainting | null = null
let open = 0
let leaving: ReturnType<typeof setTimeout> | undefined

/** All pictures of maps on a page share one painter. */
export const paintPicture = async (wish: WorldWish): Promise<WorldPicture> => {
  clearTimeout(leaving)
  painting ??= openWorldPainting()
  open += 1
  try {
    return await painting.paint(wish)
  } finally {
    open -= 1
    if (open === 0)
      leaving = setTimeout(() => {
        painting?.close()
        painting = null
      }, idleMs)
  }
}
