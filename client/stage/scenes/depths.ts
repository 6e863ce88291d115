/** The layers from back to front; standing figures lie between them, sorted by the y of their feet. */
export const depths = {
  ground: 0,
  plate: 5,
  flat: 10,
  shadow: 20,
  floorEffect: 30,
  standing: 1000,
  drifting: 100_700,
  /** Bars and hearts of those who are in no headline, so that they are dimmed with their owners. */
  sign: 100_800,
  spotlight: 100_900,
  /** The heroes and targets of a headline stand in the light, in front of all others. */
  hero: 101_000,
  air: 1_000_000,
  label: 1_000_010,
  /** Numbers are there only for a moment, so they are over the names, which stay. */
  number: 1_000_020,
} as const

/** Small life that one sees through. Everything else that flies is solid, and would hide a face for a while. */
const seenThrough = ['ember', 'bubble', 'snowflake']

/** Where the small life of a world is: as deep as something that stands on this y, if it belongs to one. */
export const depthOfLife = (kind: string, standsOn?: number): number =>
  standsOn === undefined
    ? seenThrough.includes(kind)
      ? depths.drifting
      : depths.floorEffect
    : depths.standing + standsOn
