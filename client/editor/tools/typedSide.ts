/** What somebody typed as a number; nothing typed is no number, not zero. */
export const typedSide = (typed: string): number => (typed.trim() === '' ? Number.NaN : Number(typed))
