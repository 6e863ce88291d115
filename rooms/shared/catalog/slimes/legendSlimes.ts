import type { SlimeLook } from '../slimeTraits.ts'

/** Legendary, mythic, and the one that is only whispered about. */
export const legendSlimes = [
  {
    id: 'golden',
    name: 'Golden',
    rarity: 'legendary',
    colors: { primary: '#ffcf33', secondary: '#d18a00', accent: '#fff7cf' },
    traits: { body: 'star', eyes: 'happy', mouth: 'grin', accessory: 'sparkles', pattern: 'shine' },
  },
  {
    id: 'phoenix',
    name: 'Phoenix',
    rarity: 'legendary',
    colors: { primary: '#ff5a36', secondary: '#b5179e', accent: '#ffd23f' },
    traits: { body: 'pear', eyes: 'fierce', mouth: 'beak', accessory: 'fireWings', pattern: 'feathers' },
  },
  {
    id: 'dragon',
    name: 'Dragon',
    rarity: 'legendary',
    colors: { primary: '#3fae5a', secondary: '#1b6b4a', accent: '#ffd166' },
    traits: { body: 'bell', eyes: 'slit', mouth: 'fang', accessory: 'dragonHorns', pattern: 'scales' },
  },
  {
    id: 'king',
    name: 'King',
    rarity: 'legendary',
    colors: { primary: '#8a4be0', secondary: '#4f2199', accent: '#ffd34d' },
    traits: { body: 'cube', eyes: 'round', mouth: 'moustache', accessory: 'crown', pattern: 'ermine' },
  },
  {
    id: 'queen',
    name: 'Queen',
    rarity: 'legendary',
    colors: { primary: '#f25fa8', secondary: '#a81f73', accent: '#ffe08a' },
    traits: { body: 'bell', eyes: 'lash', mouth: 'smirk', accessory: 'gemCrown', pattern: 'jewels' },
  },
  {
    id: 'unicorn',
    name: 'Unicorn',
    rarity: 'mythic',
    colors: { primary: '#fbeaff', secondary: '#c9a2ee', accent: '#ff8fcf' },
    traits: { body: 'blob', eyes: 'starry', mouth: 'smile', accessory: 'unicornHorn', pattern: 'stars' },
  },
  {
    id: 'wizard',
    name: 'Wizard',
    rarity: 'mythic',
    colors: { primary: '#4f6df5', secondary: '#2a2f9e', accent: '#ffe27a' },
    traits: { body: 'pear', eyes: 'glow', mouth: 'beard', accessory: 'wizardHat', pattern: 'runes' },
  },
  {
    id: 'tako',
    name: 'Tako',
    rarity: 'secret',
    colors: { primary: '#ff7a8f', secondary: '#c72f5f', accent: '#ffe9ee' },
    traits: { body: 'tentacle', eyes: 'wide', mouth: 'pout', accessory: 'headband', pattern: 'suckers' },
  },
] as const satisfies readonly SlimeLook[]
