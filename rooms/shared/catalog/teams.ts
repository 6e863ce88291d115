/** Teams of a class, each with a slime on its banner. The order must not change, because teams are stored as numbers. */
export const teamBanners = [
  { colour: 'mint', slime: 'mint' },
  { colour: 'berry', slime: 'cherry' },
  { colour: 'sky', slime: 'blueberry' },
  { colour: 'sun', slime: 'honey' },
  { colour: 'orange', slime: 'orange' },
  { colour: 'grape', slime: 'amethyst' },
] as const

export type TeamColour = (typeof teamBanners)[number]['colour']

/** Teams count from one; undefined for a number without a team. */
export const teamOf = (team: number): (typeof teamBanners)[number] | undefined => teamBanners[team - 1]
