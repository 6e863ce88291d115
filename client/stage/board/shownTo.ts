/** The player of a device, and whom it can name: the leaders, then the next player ahead and the next behind. */
export interface ShownTo {
  own: string
  others: readonly (string | null)[]
}

/** Places come in the order of the company, without names. A negative place means that the player is not on the map. */
export function companySpots(places: readonly number[], { own, others }: ShownTo): Record<string, number> {
  const spots: Record<string, number> = {}
  for (const [index, id] of [own, ...others].entries()) {
    const place = places[index] ?? -1
    if (id !== null && place >= 0) spots[id] ??= place
  }
  return spots
}
