import type { SlimeAccessory } from '../../rooms/shared/catalog/slimeTraits.ts'
import type { AccessoryDrawing } from './accessories/accessoryDrawing.ts'
import { crownAccessories } from './accessories/crownAccessories.ts'
import { hatAccessories } from './accessories/hatAccessories.ts'
import { plantAccessories } from './accessories/plantAccessories.ts'
import { wildAccessories } from './accessories/wildAccessories.ts'
import { wornAccessories } from './accessories/wornAccessories.ts'

export const accessoryDrawings: Record<SlimeAccessory, AccessoryDrawing> = {
  ...wornAccessories,
  ...plantAccessories,
  ...hatAccessories,
  ...crownAccessories,
  ...wildAccessories,
}
