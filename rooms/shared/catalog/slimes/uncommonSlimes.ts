import type { SlimeLook } from '../slimeTraits.ts'

/** The outdoors: weather, woods and sea. */
export const uncommonSlimes = [
  {
    id: 'fire',
    name: 'Fire',
    rarity: 'uncommon',
    colors: { primary: '#ff6a2b', secondary: '#d12c12', accent: '#ffd75e' },
    traits: { body: 'flame', eyes: 'fierce', mouth: 'fang', accessory: 'none', pattern: 'embers' },
  },
  {
    id: 'water',
    name: 'Water',
    rarity: 'uncommon',
    colors: { primary: '#4cb8ff', secondary: '#1a7fd4', accent: '#d6f1ff' },
    traits: { body: 'drop', eyes: 'sparkle', mouth: 'smile', accessory: 'bubbles', pattern: 'plain' },
  },
  {
    id: 'ice',
    name: 'Ice',
    rarity: 'uncommon',
    colors: { primary: '#a9e6f7', secondary: '#58aed0', accent: '#ffffff' },
    traits: { body: 'cube', eyes: 'wide', mouth: 'chatter', accessory: 'earmuffs', pattern: 'frost' },
  },
  {
    id: 'forest',
    name: 'Forest',
    rarity: 'uncommon',
    colors: { primary: '#5f9e3e', secondary: '#346b2a', accent: '#d4ee9f' },
    traits: { body: 'pear', eyes: 'round', mouth: 'cat', accessory: 'leafCrown', pattern: 'leaves' },
  },
  {
    id: 'ocean',
    name: 'Ocean',
    rarity: 'uncommon',
    colors: { primary: '#2397b8', secondary: '#0e5f8a', accent: '#bdf4f0' },
    traits: { body: 'wave', eyes: 'wink', mouth: 'grin', accessory: 'fin', pattern: 'waves' },
  },
  {
    id: 'coral',
    name: 'Coral',
    rarity: 'uncommon',
    colors: { primary: '#ff8a73', secondary: '#d9515c', accent: '#ffe3d3' },
    traits: { body: 'bell', eyes: 'happy', mouth: 'smile', accessory: 'coralHorns', pattern: 'dots' },
  },
  {
    id: 'sakura',
    name: 'Sakura',
    rarity: 'uncommon',
    colors: { primary: '#ffaccb', secondary: '#e2699b', accent: '#fff0f6' },
    traits: { body: 'blob', eyes: 'lash', mouth: 'tiny', accessory: 'flower', pattern: 'petals' },
  },
  {
    id: 'lightning',
    name: 'Lightning',
    rarity: 'uncommon',
    colors: { primary: '#ffe02e', secondary: '#e39a00', accent: '#6b4bff' },
    traits: { body: 'spark', eyes: 'fierce', mouth: 'grin', accessory: 'bolt', pattern: 'bolts' },
  },
] as const satisfies readonly SlimeLook[]
