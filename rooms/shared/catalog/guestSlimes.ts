import { fallbackSlime, isSlimeId, slimeNamed, slimes } from './slimes.ts'
import { variantIn } from './slimeVariants.ts'

/** Guests wear common slimes, because the others have to be earned. */
export function slimeForGuest(wish: string | undefined): string {
  const { slime } = variantIn(wish ?? '')
  if (!isSlimeId(slime)) return fallbackSlime.id
  const design = slimeNamed(slime)
  return design.rarity === 'common' ? design.id : fallbackSlime.id
}

/** A common slime for a guest who chose none. */
export const drawnGuestSlime = (random: () => number): string =>
  commonIds[Math.floor(random() * commonIds.length)] ?? fallbackSlime.id

const commonIds: readonly string[] = slimes.filter(({ rarity }) => rarity === 'common').map(({ id }) => id)
