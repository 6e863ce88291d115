import type { SlimeLook } from '../slimeTraits.ts'

/** Legendary, and what rises from its own ashes. */
export const legendSlimes = [
  {
    id: 'golden',
    name: 'Golden',
    rarity: 'legendary',
    colors: { primary: '#ffcf33', secondary: '#d18a00', accent: '#fff7cf' },
    traits: { body: 'star', eyes: 'happy', mouth: 'grin', accessory: 'sparkles', pattern: 'shine' },
  },
  {
    id: 'dragon',
    name: 'Dragon',
    rarity: 'legendary',
    colors: { primary: '#3fae5a', secondary: '#1b6b4a', accent: '#ffd166' },
    traits: { body: 'bell', eyes: 'slit', mouth: 'fang', accessory: 'dragonHorns', pattern: 'scales' },
  },
  {
    id: 'galaxy',
    name: 'Galaxy',
    rarity: 'legendary',
    colors: { primary: '#5b37c8', secondary: '#1f1462', accent: '#ff7be0' },
    traits: { body: 'round', eyes: 'starry', mouth: 'grin', accessory: 'orbit', pattern: 'galaxy' },
  },
  {
    id: 'phoenix',
    name: 'Phoenix',
    rarity: 'mythic',
    colors: { primary: '#ff5a36', secondary: '#b5179e', accent: '#ffd23f' },
    traits: { body: 'pear', eyes: 'fierce', mouth: 'beak', accessory: 'fireWings', pattern: 'feathers' },
  },
] as const satisfies readonly SlimeLook[]
