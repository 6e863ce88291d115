import { fallbackSlime, isSlimeId, slimeNamed } from './slimes.ts'
import { variantIn } from './slimeVariants.ts'

/** Guests wear common slimes; the others are earned. */
export function slimeForGuest(wish: string | undefined): string {
  const { slime } = variantIn(wish ?? '')
  if (!isSlimeId(slime)) return fallbackSlime.id
  const design = slimeNamed(slime)
  return design.rarity === 'common' ? design.id : fallbackSlime.id
}
