import { spare } from '../../../parts/spare.ts'

/** Fetched while the second question is on, and never waited for: a phone has enough to fetch before its first answer. */
export const ClassGuess = spare(() => import('./ClassGuess.tsx'))
