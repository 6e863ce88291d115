import { fallbackSlime, isSlimeId, slimeNamed } from './slimes.ts'

/** Guests wear common slimes; the others are earned. */
export function slimeForGuest(wish: string | undefined): string {
  if (wish === undefined || !isSlimeId(wish)) return fallbackSlime.id
  const design = slimeNamed(wish)
  return design.rarity === 'common' ? design.id : fallbackSlime.id
}
