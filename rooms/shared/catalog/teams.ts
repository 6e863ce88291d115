/** Teams of a class, each with a slime on its banner. Their places are kept: none may be moved. */
export const teamBanners = [
  { colour: 'mint', slime: 'mint' },
  { colour: 'berry', slime: 'cherry' },
  { colour: 'sky', slime: 'blueberry' },
  { colour: 'sun', slime: 'honey' },
  { colour: 'orange', slime: 'orange' },
  { colour: 'grape', slime: 'amethyst' },
] as const

export type TeamColour = (typeof teamBanners)[number]['colour']

/** Undefined for the number of no team; they count from one. */
export const teamOf = (team: number): (typeof teamBanners)[number] | undefined => teamBanners[team - 1]
