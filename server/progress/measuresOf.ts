import type { Measures } from '../../rooms/shared/catalog/measures.ts'
import { slimeNamed } from '../../rooms/shared/catalog/slimes.ts'
import type { Holdings } from '../archive/records.ts'

/** The measures of achievements, taken from the ledger. */
export const measuresOf = ({ stats, deeds, practice, slimeCounts }: Holdings): Measures => ({
  ...stats,
  ...deeds,
  // A set of one question of one's own is practised twenty-five times in a minute.
  practiceGames: practice.games - (practice.ofOwn ?? 0),
  distinctSlimes: Object.keys(slimeCounts).filter((id) => slimeNamed(id).rarity !== 'secret').length,
})
