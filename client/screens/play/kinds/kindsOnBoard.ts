import { fetchedAhead } from '../../../parts/fetchedAhead.tsx'

/** A board asks every kind as it is, and shows in its own way what came of it. */
export const toldOnBoard = fetchedAhead(async () => (await import('./ToldOnBoard.tsx')).ToldOnBoard)
