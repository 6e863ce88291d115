import type { Achievement } from '../measures.ts'

/** Until a player earns one, its riddle alone is shown, which must not give the answer away. */
export const secretAchievements = [
  {
    id: 'secret-word',
    name: 'Open Sesame',
    description: 'Redeem a secret code.',
    riddle: 'Some doors have no handle, only an ear.',
    icon: '🗝️',
    category: 'secret',
    rarity: 'secret',
    requirement: { measure: 'codesRedeemed', atLeast: 1 },
  },
  {
    id: 'secret-words-3',
    name: 'Master of Whispers',
    description: 'Redeem 3 secret codes.',
    riddle: 'Three whispers, three answers.',
    icon: '🤫',
    category: 'secret',
    rarity: 'secret',
    requirement: { measure: 'codesRedeemed', atLeast: 3 },
  },
  {
    id: 'practice-25',
    name: 'Nobody Was Watching',
    description: 'Practise solo 25 times, with questions that you did not write.',
    riddle: 'You against a machine, again and again, with no audience.',
    icon: '🌙',
    category: 'secret',
    rarity: 'secret',
    requirement: { measure: 'practiceGames', atLeast: 25 },
  },
  {
    id: 'packs-50',
    name: 'Wrapping Paper Everywhere',
    description: 'Open 50 packs.',
    riddle: 'The recycling bin is full, and it is your fault.',
    icon: '🎁',
    category: 'secret',
    rarity: 'secret',
    requirement: { measure: 'packsOpened', atLeast: 50 },
  },
] as const satisfies readonly Achievement[]
