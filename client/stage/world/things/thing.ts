import type { Brush } from '../canvas/brush.ts'

/** What stands has its feet at 0, 0; what flies, lies or bursts has its middle there. A slime is 100 high. */
export interface Thing {
  stands: boolean
  paint: (brush: Brush) => void
}

export const standing = (paint: Thing['paint']): Thing => ({ stands: true, paint })
export const centred = (paint: Thing['paint']): Thing => ({ stands: false, paint })
