import { fetchedAhead } from '../../../parts/fetchedAhead.tsx'

/** Boards ask all kinds in the same way. Only the result of the other kinds needs this part. */
export const toldOnBoard = fetchedAhead(async () => (await import('./ToldOnBoard.tsx')).ToldOnBoard)
