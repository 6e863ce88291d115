/** Whose device it is, and whom else it can name: the leaders, then who is next ahead and next behind. */
export interface ShownTo {
  own: string
  others: readonly (string | null)[]
}

/** Places come in the order of the company, without names; a negative one is nowhere. */
export function companySpots(places: readonly number[], { own, others }: ShownTo): Record<string, number> {
  const spots: Record<string, number> = {}
  for (const [index, id] of [own, ...others].entries()) {
    const place = places[index] ?? -1
    if (id !== null && place >= 0) spots[id] ??= place
  }
  return spots
}
