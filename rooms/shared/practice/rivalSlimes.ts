import type { Difficulty } from '../contract/gameModes.ts'

/** Who one practises against: the same face where the rival is chosen and where it plays. */
export const rivalSlimes: Record<Difficulty, string> = { easy: 'honey', medium: 'wizard', hard: 'lightning' }
