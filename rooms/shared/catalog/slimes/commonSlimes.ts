import type { SlimeLook } from '../slimeTraits.ts'

/** The fruit bowl: where every collection begins. */
export const commonSlimes = [
  {
    id: 'mint',
    name: 'Mint',
    rarity: 'common',
    colors: { primary: '#4fd6a3', secondary: '#1fa179', accent: '#c9ffe6' },
    traits: { body: 'blob', eyes: 'round', mouth: 'smile', accessory: 'sprout', pattern: 'plain' },
  },
  {
    id: 'cherry',
    name: 'Cherry',
    rarity: 'common',
    colors: { primary: '#f0445e', secondary: '#b31538', accent: '#ffc2cd' },
    traits: { body: 'round', eyes: 'sparkle', mouth: 'tongue', accessory: 'cherryStem', pattern: 'plain' },
  },
  {
    id: 'blueberry',
    name: 'Blueberry',
    rarity: 'common',
    colors: { primary: '#5a78e8', secondary: '#3247a8', accent: '#c3d0ff' },
    traits: { body: 'egg', eyes: 'wide', mouth: 'tiny', accessory: 'berryCrown', pattern: 'dots' },
  },
  {
    id: 'orange',
    name: 'Orange',
    rarity: 'common',
    colors: { primary: '#ff9d2e', secondary: '#e06a00', accent: '#ffe0a8' },
    traits: { body: 'round', eyes: 'happy', mouth: 'open', accessory: 'leaf', pattern: 'dots' },
  },
  {
    id: 'chocolate',
    name: 'Chocolate',
    rarity: 'common',
    colors: { primary: '#a5693f', secondary: '#6b3a1e', accent: '#ffe6c7' },
    traits: { body: 'cube', eyes: 'sleepy', mouth: 'cat', accessory: 'cream', pattern: 'drip' },
  },
  {
    id: 'watermelon',
    name: 'Watermelon',
    rarity: 'common',
    colors: { primary: '#ff6b78', secondary: '#2f9e53', accent: '#f2ffd9' },
    traits: { body: 'dome', eyes: 'round', mouth: 'tongue', accessory: 'none', pattern: 'seeds' },
  },
  {
    id: 'honey',
    name: 'Honey',
    rarity: 'common',
    colors: { primary: '#ffc53d', secondary: '#d98a0b', accent: '#fff3c4' },
    traits: { body: 'drop', eyes: 'happy', mouth: 'smile', accessory: 'antenna', pattern: 'honeycomb' },
  },
  {
    id: 'pumpkin',
    name: 'Pumpkin',
    rarity: 'common',
    colors: { primary: '#f5822a', secondary: '#b84c0c', accent: '#ffe27a' },
    traits: { body: 'lobed', eyes: 'glow', mouth: 'jagged', accessory: 'vine', pattern: 'ribs' },
  },
] as const satisfies readonly SlimeLook[]
