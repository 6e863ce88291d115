export const gameModes = ['classic', 'racing', 'battle', 'gold-quest', 'tower', 'survival'] as const
export type GameMode = (typeof gameModes)[number]

export const practiceModes = ['classic', 'racing', 'battle'] as const
export type PracticeMode = (typeof practiceModes)[number]

export const difficulties = ['easy', 'medium', 'hard'] as const
export type Difficulty = (typeof difficulties)[number]
