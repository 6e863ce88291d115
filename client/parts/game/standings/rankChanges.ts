/** How many places a player has risen (positive) or fallen since the last question; 0 if that is not known. */
export const risenBy = (place: number, before: number | undefined): number =>
  before === undefined || before === 0 || place === 0 ? 0 : before - place

/** Players in the lower half are not told their place: it would be all they hear. The first three always are. */
export const isToldPlace = (place: number, of: number): boolean => place > 0 && (place <= 3 || place * 2 <= of + 1)

/** The neighbours in rank in one phrase: the gap to the player ahead, or the lead over the player behind. */
type RankGap =
  | { kind: 'alone' }
  | { kind: 'behind' | 'ahead'; by: number; name: string }
  | { kind: 'level'; name: string }

type Neighbour = { name: string; score: number } | null

export function rankGap(score: number, ahead: Neighbour, behind: Neighbour): RankGap {
  const rival = ahead ?? behind
  if (!rival) return { kind: 'alone' }
  const by = Math.abs(rival.score - score)
  if (by === 0) return { kind: 'level', name: rival.name }
  return { kind: rival === ahead ? 'behind' : 'ahead', by, name: rival.name }
}
