/** The number that the author typed. An empty field is no number, not zero. */
export const typedSide = (typed: string): number => (typed.trim() === '' ? Number.NaN : Number(typed))
