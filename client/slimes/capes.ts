export type Cape = 'red' | 'gold'

/** A cape for this many right answers in a row. The player wears it until the game is over. */
const runFor = { red: 3, gold: 5 } as const

export const capeOf = ({ bestStreak }: { bestStreak: number }): Cape | undefined => {
  if (bestStreak >= runFor.gold) return 'gold'
  return bestStreak >= runFor.red ? 'red' : undefined
}

/** In a box of 112 by 66: as wide as its wearer and a little more, so that it is seen on both sides of every body. */
export const capeBox = { width: 112, height: 66 } as const
export const capeCloth = 'M34 4C16 20 11 40 3 58Q13 65 25 59Q40 65 56 61Q72 65 87 59Q99 65 109 58C101 40 96 20 78 4Z'
export const capeHem = 'M7 55Q15 60 25 54Q40 60 56 56Q72 60 87 54Q97 60 105 55'
export const capeLine = '#2a1a4f'
export const capeDyes: Readonly<Record<Cape, { light: string; dark: string; hem: string }>> = {
  red: { light: '#ff5c78', dark: '#b3163f', hem: '#ffd45e' },
  gold: { light: '#ffe27a', dark: '#e09a12', hem: '#fffbe0' },
}
