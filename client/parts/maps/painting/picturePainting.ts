import { openWorldPainting, type WorldPainting, type WorldPicture } from './worldPainting.ts'
import type { WorldWish } from './worldWishes.ts'

/** A painter that has had nothing to do for so long goes home: the next page with pictures calls another one. */
const idleMs = 10_000

let painting: WorldPainting | null = null
let open = 0
let leaving: ReturnType<typeof setTimeout> | undefined

/** One painter for all pictures of maps on a page. */
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
