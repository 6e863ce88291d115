import type { SlimeLook } from '../slimeTraits.ts'

/** In no pack, and not for sale: a player gets each one by finding out its code. */
export const secretSlimes = [
  {
    id: 'ninja',
    name: 'Ninja',
    rarity: 'secret',
    colors: { primary: '#4c5268', secondary: '#262a3a', accent: '#ff4d5e' },
    traits: { body: 'blob', eyes: 'narrow', mouth: 'hidden', accessory: 'ninjaBand', pattern: 'plain' },
  },
  {
    id: 'knight',
    name: 'Knight',
    rarity: 'secret',
    colors: { primary: '#a8b5c9', secondary: '#5c6b85', accent: '#e8384f' },
    traits: { body: 'dome', eyes: 'fierce', mouth: 'smirk', accessory: 'helmet', pattern: 'plates' },
  },
  {
    id: 'king',
    name: 'King',
    rarity: 'secret',
    colors: { primary: '#8a4be0', secondary: '#4f2199', accent: '#ffd34d' },
    traits: { body: 'cube', eyes: 'round', mouth: 'moustache', accessory: 'crown', pattern: 'ermine' },
  },
  {
    id: 'queen',
    name: 'Queen',
    rarity: 'secret',
    colors: { primary: '#f25fa8', secondary: '#a81f73', accent: '#ffe08a' },
    traits: { body: 'bell', eyes: 'lash', mouth: 'smirk', accessory: 'gemCrown', pattern: 'jewels' },
  },
  {
    id: 'unicorn',
    name: 'Unicorn',
    rarity: 'secret',
    colors: { primary: '#fbeaff', secondary: '#c9a2ee', accent: '#ff8fcf' },
    traits: { body: 'blob', eyes: 'starry', mouth: 'smile', accessory: 'unicornHorn', pattern: 'stars' },
  },
  {
    id: 'wizard',
    name: 'Wizard',
    rarity: 'secret',
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
