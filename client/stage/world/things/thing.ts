import type { Brush } from '../canvas/brush.ts'

/**
 * Standing things have their feet at 0, 0; things that fly, lie or burst have their middle there. A slime is 100 high.
 */
export interface Thing {
  stands: boolean
  paint: (brush: Brush) => void
}

export const standing = (paint: Thing['paint']): Thing => ({ stands: true, paint })
export const centred = (paint: Thing['paint']): Thing => ({ stands: false, paint })
