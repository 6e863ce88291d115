import type { Measures } from '../../rooms/shared/catalog/measures.ts'
import { slimeNamed } from '../../rooms/shared/catalog/slimes.ts'
import type { Holdings } from '../archive/records.ts'

/** The measures of achievements, taken from the ledger. */
export const measuresOf = ({ stats, deeds, practice, slimeCounts }: Holdings): Measures => ({
  ...stats,
  ...deeds,
  // Own questions do not count: a player can practise an own set of one question twenty-five times a minute.
  practiceGames: practice.games - (practice.ofOwn ?? 0),
  distinctSlimes: Object.keys(slimeCounts).filter((id) => slimeNamed(id).rarity !== 'secret').length,
})
