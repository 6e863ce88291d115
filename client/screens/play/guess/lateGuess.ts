import { spare } from '../../../parts/spare.ts'

/** Fetched while its reader thinks, and never waited for. */
export const ClassGuess = spare(() => import('./ClassGuess.tsx'))
