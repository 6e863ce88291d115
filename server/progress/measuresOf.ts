import type { Measures } from '../../rooms/shared/catalog/measures.ts'
import { slimeNamed } from '../../rooms/shared/catalog/slimes.ts'
import type { Holdings } from '../archive/records.ts'

/** What achievements are measured by, as the ledger says. */
export const measuresOf = ({ stats, deeds, practice, slimeCounts }: Holdings): Measures => ({
  ...stats,
  ...deeds,
  practiceGames: practice.games,
  distinctSlimes: Object.keys(slimeCounts).filter((id) => slimeNamed(id).rarity !== 'secret').length,
})
