import { slimeWorth } from './economy.ts'
import { slimeNamed } from './slimes.ts'

type Duplicates = { slimeId: string; count: number }

/** The slimes that a player has more than once and may sell. One of each stays. */
export const duplicatesIn = (slimeCounts: Readonly<Record<string, number>>): Duplicates[] =>
  Object.entries(slimeCounts)
    .filter(([slimeId, count]) => count > 1 && slimeNamed(slimeId).rarity !== 'secret')
    .map(([slimeId, count]) => ({ slimeId, count: count - 1 }))

export const worthOf = (duplicates: readonly Duplicates[]): number =>
  duplicates.reduce((sum, { slimeId, count }) => sum + count * slimeWorth(slimeNamed(slimeId).rarity), 0)
