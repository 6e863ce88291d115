import type { Difficulty } from '../contract/gameModes.ts'

/** The rival's slime: the same where the pupil chooses a rival and where it plays. */
export const rivalSlimes: Record<Difficulty, string> = { easy: 'honey', medium: 'wizard', hard: 'lightning' }
