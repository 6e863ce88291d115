import type { Scenery } from '../../../../rooms/shared/maps/sceneries.ts'
import type { Brush } from '../canvas/brush.ts'
import { stoneColours } from '../plants/rocks.ts'
import { paintMushroom } from '../plants/smallPlants.ts'
import { paintCrystals, paintSpires } from '../plants/spires.ts'
import { type Planting, paintPine } from '../plants/trees.ts'

/** Plants that belong to the world of one mode, and would be strange elsewhere. */
export type Native = 'palm' | 'coral' | 'kelp'

/** Paints a plant. Some plants have a colour of their own, and what replaces them gets that colour, too. */
export type Growing = (brush: Brush, planting: Planting, colour: string) => void

const needles: Growing = (brush, planting) => paintSpires(brush, planting, stoneColours.temple)
const mushroom: Growing = (brush, planting, colour) => paintMushroom(brush, planting, colour)

const woods = { coral: mushroom, kelp: paintPine } as const
const caves = { coral: paintCrystals, kelp: needles } as const

const instead: Readonly<Record<Scenery, Readonly<Partial<Record<Native, Growing>>>>> = {
  ice: { palm: paintPine, coral: paintCrystals, kelp: paintPine },
  garden: woods,
  moonlight: { palm: paintPine, ...caves },
  'dragon-cave': { palm: needles, ...caves },
  desert: { coral: needles, kelp: needles },
  autumn: { palm: paintPine, ...woods },
  'neon-night': caves,
  candy: woods,
}

/** The usual plant if a map lies in the world of its mode, or in a scenery that only a newer server knows. */
export const growingIn = (scenery: Scenery | undefined, native: Native, usual: Growing): Growing =>
  (scenery && Object.hasOwn(instead, scenery) && instead[scenery][native]) || usual
