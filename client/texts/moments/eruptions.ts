import type { Scenery } from '../../../rooms/shared/maps/sceneries.ts'
import { inWords } from '../language.ts'

/** The eruption at the end of a game of survival. In the mode's own world it is a volcano. */
export const eruptionTexts: Record<Scenery, string> = inWords('eruptionTexts', {
  ice: 'The ice *bursts*!',
  garden: 'The garden *goes wild*!',
  moonlight: 'The night *lights up*!',
  'dragon-cave': 'The dragon *breathes fire*!',
  desert: 'The desert *boils over*!',
  autumn: 'The forest *crackles*!',
  'neon-night': 'The lights *go wild*!',
  candy: 'The candy *boils over*!',
})
