import type { Achievement } from '../measures.ts'

/** Everybody reads these descriptions before they have earned them: they tease, and do not tell. */
export const secretAchievements: readonly Achievement[] = [
  {
    id: 'secret-word',
    name: 'Open Sesame',
    description: 'Some doors have no handle, only an ear.',
    icon: '🗝️',
    category: 'secret',
    rarity: 'secret',
    requirement: { measure: 'codesRedeemed', atLeast: 1 },
  },
  {
    id: 'secret-words-3',
    name: 'Master of Whispers',
    description: 'Three whispers, three answers.',
    icon: '🤫',
    category: 'secret',
    rarity: 'secret',
    requirement: { measure: 'codesRedeemed', atLeast: 3 },
  },
  {
    id: 'practice-25',
    name: 'Nobody Was Watching',
    description: 'You against a machine, again and again, with no audience.',
    icon: '🌙',
    category: 'secret',
    rarity: 'secret',
    requirement: { measure: 'practiceGames', atLeast: 25 },
  },
  {
    id: 'packs-50',
    name: 'Wrapping Paper Everywhere',
    description: 'The recycling bin is full, and it is your fault.',
    icon: '🎁',
    category: 'secret',
    rarity: 'secret',
    requirement: { measure: 'packsOpened', atLeast: 50 },
  },
]
