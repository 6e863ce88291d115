/** How large figures are in a class of this many, so that thirty stay readable and two hundred stay a crowd. */
export interface CrowdSize {
  /** In widths of a tile; `least` and `most` bound it in pixels of the screen. */
  tiles: number
  least: number
  most: number
  /** How many times larger the hero of a headline is. */
  hero: number
  /** Figures with a rank beyond this are only a crowd. */
  largeUpTo: number
  /** How many names fit, besides those of a headline. */
  names: number
  /** Whether small motion is shown: blinking, dust, drifting light. It costs frames, and nobody sees it in a crowd. */
  isLively: boolean
}

/** From the last row of a class, eight metres away, a smaller face could not be seen. */
const aClass: CrowdSize = {
  tiles: 1.35,
  least: 74,
  most: 120,
  hero: 1.45,
  largeUpTo: Number.POSITIVE_INFINITY,
  names: 3,
  isLively: true,
}

const steps: readonly { upTo: number; size: CrowdSize }[] = [
  { upTo: 12, size: { ...aClass, tiles: 1.6, least: 78, most: 150, hero: 1.2, names: 12 } },
  { upTo: 36, size: aClass },
  { upTo: 60, size: { ...aClass, tiles: 1.1, least: 58 } },
  { upTo: 200, size: { tiles: 1.05, least: 50, most: 88, hero: 1.8, largeUpTo: 3, names: 3, isLively: false } },
]

const vastCrowd: CrowdSize = { tiles: 0.75, least: 32, most: 60, hero: 2.6, largeUpTo: 3, names: 3, isLively: false }

export const crowdSize = (players: number): CrowdSize => steps.find(({ upTo }) => players <= upTo)?.size ?? vastCrowd

/** The leaders of a crowd are larger, as the heroes of a headline are. */
export const largerInCrowd = ({ largeUpTo, hero }: CrowdSize, rank: number): number =>
  Number.isFinite(largeUpTo) && rank <= largeUpTo ? 1 + (hero - 1) * 0.55 : 1
