import type { Achievement } from '../measures.ts'
import { slimes } from '../slimes.ts'

/** Secret slimes do not count: they are a surprise, not a duty. */
const everySlime = slimes.filter(({ rarity }) => rarity !== 'secret').length

/** For collecting currency and slimes. */
export const treasureAchievements = [
  {
    id: 'rich-1000',
    name: 'Pocket Money',
    description: 'Earn 1,000 currency in all.',
    icon: '🪙',
    category: 'currency',
    rarity: 'common',
    requirement: { measure: 'totalCurrencyEarned', atLeast: 1_000 },
  },
  {
    id: 'rich-5000',
    name: 'Piggy Bank',
    description: 'Earn 5,000 currency in all.',
    icon: '🐷',
    category: 'currency',
    rarity: 'rare',
    requirement: { measure: 'totalCurrencyEarned', atLeast: 5_000 },
  },
  {
    id: 'rich-10000',
    name: 'Treasure Chest',
    description: 'Earn 10,000 currency in all.',
    icon: '💰',
    category: 'currency',
    rarity: 'epic',
    requirement: { measure: 'totalCurrencyEarned', atLeast: 10_000 },
  },
  {
    id: 'slimes-5',
    name: 'Five a Side',
    description: 'Own 5 different slimes.',
    icon: '🫧',
    category: 'slimes',
    rarity: 'common',
    requirement: { measure: 'distinctSlimes', atLeast: 5 },
  },
  {
    id: 'slimes-15',
    name: 'Slime Shelf',
    description: 'Own 15 different slimes.',
    icon: '🗄️',
    category: 'slimes',
    rarity: 'rare',
    requirement: { measure: 'distinctSlimes', atLeast: 15 },
  },
  {
    id: 'slimes-all',
    name: 'The Whole Puddle',
    description: `Own all ${everySlime} slimes that packs can hold.`,
    icon: '🌈',
    category: 'slimes',
    rarity: 'legendary',
    requirement: { measure: 'distinctSlimes', atLeast: everySlime },
  },
] as const satisfies readonly Achievement[]
