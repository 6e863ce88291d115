import type { Achievement } from '../measures.ts'

/** For doing things with others and for them. */
export const socialAchievements = [
  {
    id: 'crowd-10',
    name: 'Good Company',
    description: 'Finish a game with at least 10 other players.',
    icon: '🤝',
    category: 'social',
    rarity: 'common',
    requirement: { measure: 'biggestGame', atLeast: 10 },
  },
  {
    id: 'crowd-50',
    name: 'Assembly Hall',
    description: 'Finish a game with at least 50 other players.',
    icon: '🎪',
    category: 'social',
    rarity: 'epic',
    requirement: { measure: 'biggestGame', atLeast: 50 },
  },
  {
    id: 'host-1',
    name: 'Quizmaster',
    description: 'Host a game that others play to the end.',
    icon: '🎤',
    category: 'social',
    rarity: 'common',
    requirement: { measure: 'gamesHosted', atLeast: 1 },
  },
  {
    id: 'host-10',
    name: 'Head of the Class',
    description: 'Host 10 games that others play to the end.',
    icon: '🎓',
    category: 'social',
    rarity: 'rare',
    requirement: { measure: 'gamesHosted', atLeast: 10 },
  },
  {
    id: 'author-1',
    name: 'Question Maker',
    description: 'Write a question set of your own.',
    icon: '📝',
    category: 'social',
    rarity: 'common',
    requirement: { measure: 'setsMade', atLeast: 1 },
  },
  {
    id: 'builder-1',
    name: 'World Builder',
    description: 'Build a map of your own.',
    icon: '🗺️',
    category: 'social',
    rarity: 'common',
    requirement: { measure: 'mapsMade', atLeast: 1 },
  },
] as const satisfies readonly Achievement[]
