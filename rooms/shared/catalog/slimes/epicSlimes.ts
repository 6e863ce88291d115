import type { SlimeLook } from '../slimeTraits.ts'

/** The sky at its most showy. */
export const epicSlimes = [
  {
    id: 'opal',
    name: 'Opal',
    rarity: 'epic',
    colors: { primary: '#e4f3f5', secondary: '#a9b8ec', accent: '#ff9fd0' },
    traits: { body: 'egg', eyes: 'lash', mouth: 'smile', accessory: 'tiara', pattern: 'shimmer' },
  },
  {
    id: 'nebula',
    name: 'Nebula',
    rarity: 'epic',
    colors: { primary: '#e05fb6', secondary: '#6a3bc4', accent: '#7df3ff' },
    traits: { body: 'cloud', eyes: 'sparkle', mouth: 'cat', accessory: 'starAntenna', pattern: 'mist' },
  },
  {
    id: 'aurora',
    name: 'Aurora',
    rarity: 'epic',
    colors: { primary: '#24c8a8', secondary: '#3a4fc4', accent: '#c8ff8a' },
    traits: { body: 'wisp', eyes: 'happy', mouth: 'open', accessory: 'beanie', pattern: 'aurora' },
  },
  {
    id: 'rainbow',
    name: 'Rainbow',
    rarity: 'epic',
    colors: { primary: '#ff6fa3', secondary: '#7a5cff', accent: '#ffe566' },
    traits: { body: 'dome', eyes: 'starry', mouth: 'open', accessory: 'headphones', pattern: 'rainbow' },
  },
] as const satisfies readonly SlimeLook[]
