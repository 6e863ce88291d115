import type { Scenery } from '../../../rooms/shared/maps/sceneries.ts'
import { inWords } from '../language.ts'

/** Names of the surroundings of a map. */
export const sceneryNames: Record<Scenery, string> = inWords('sceneryNames', {
  ice: 'Ice and snow',
  garden: 'Garden',
  moonlight: 'Moonlight',
  'dragon-cave': "Dragon's cave",
  desert: 'Desert',
  autumn: 'Autumn',
  'neon-night': 'Neon night',
  candy: 'Candy land',
})
