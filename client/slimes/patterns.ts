import type { SlimePattern } from '../../rooms/shared/catalog/slimeTraits.ts'
import * as nature from './patterns/naturePatterns.ts'
import type { PatternDrawing } from './patterns/patternDrawing.ts'
import * as sky from './patterns/skyPatterns.ts'
import * as treasure from './patterns/treasurePatterns.ts'

export const patternDrawings: Record<SlimePattern, PatternDrawing> = {
  plain: () => '',
  dots: nature.dots,
  seeds: nature.seeds,
  drip: nature.drip,
  honeycomb: nature.honeycomb,
  ribs: nature.ribs,
  embers: nature.embers,
  waves: nature.waves,
  frost: nature.frost,
  leaves: nature.leaves,
  petals: nature.petals,
  scales: nature.scales,
  suckers: nature.suckers,
  feathers: nature.feathers,
  stars: sky.stars,
  galaxy: sky.galaxy,
  mist: sky.mist,
  aurora: sky.aurora,
  rainbow: sky.rainbow,
  shimmer: sky.shimmer,
  shine: sky.shine,
  bolts: sky.bolts,
  facets: treasure.facets,
  plates: treasure.plates,
  ermine: treasure.ermine,
  jewels: treasure.jewels,
  runes: treasure.runes,
}
