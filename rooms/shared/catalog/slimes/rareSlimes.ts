import type { SlimeLook } from '../slimeTraits.ts'

/** Jewels, and what goes about at night. */
export const rareSlimes = [
  {
    id: 'ruby',
    name: 'Ruby',
    rarity: 'rare',
    colors: { primary: '#e8204f', secondary: '#8f0b3a', accent: '#ffb3c4' },
    traits: { body: 'heart', eyes: 'sparkle', mouth: 'smile', accessory: 'none', pattern: 'facets' },
  },
  {
    id: 'sapphire',
    name: 'Sapphire',
    rarity: 'rare',
    colors: { primary: '#2f6bff', secondary: '#1436a8', accent: '#b7d4ff' },
    traits: { body: 'gem', eyes: 'lash', mouth: 'smirk', accessory: 'none', pattern: 'facets' },
  },
  {
    id: 'emerald',
    name: 'Emerald',
    rarity: 'rare',
    colors: { primary: '#16b866', secondary: '#076b43', accent: '#b8ffd9' },
    traits: { body: 'octagon', eyes: 'round', mouth: 'grin', accessory: 'bow', pattern: 'facets' },
  },
  {
    id: 'amethyst',
    name: 'Amethyst',
    rarity: 'rare',
    colors: { primary: '#a35cf0', secondary: '#5f279e', accent: '#ead2ff' },
    traits: { body: 'crystal', eyes: 'sleepy', mouth: 'cat', accessory: 'none', pattern: 'facets' },
  },
  {
    id: 'midnight',
    name: 'Midnight',
    rarity: 'rare',
    colors: { primary: '#3b4a8f', secondary: '#1d2355', accent: '#ffe9a6' },
    traits: { body: 'moon', eyes: 'sleepy', mouth: 'tiny', accessory: 'nightcap', pattern: 'stars' },
  },
  {
    id: 'ghost',
    name: 'Ghost',
    rarity: 'rare',
    colors: { primary: '#f3f1ff', secondary: '#b4a9e0', accent: '#7a6bd1' },
    traits: { body: 'ghost', eyes: 'hollow', mouth: 'open', accessory: 'halo', pattern: 'plain' },
  },
] as const satisfies readonly SlimeLook[]
