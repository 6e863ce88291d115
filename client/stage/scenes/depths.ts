/** The layers from back to front; standing figures lie between them, sorted by the y of their feet. */
export const depths = {
  ground: 0,
  plate: 5,
  flat: 10,
  shadow: 20,
  floorEffect: 30,
  standing: 1000,
  drifting: 100_700,
  /** Bars and hearts of those who are in no headline: they are dimmed with their owners. */
  sign: 100_800,
  spotlight: 100_900,
  /** Who and what is in a headline stands in front of all others, in the light. */
  hero: 101_000,
  air: 1_000_000,
  label: 1_000_010,
  /** There for a moment, and over the names, which stay. */
  number: 1_000_020,
} as const
