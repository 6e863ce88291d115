/** From the most common slimes to the secret ones. */
export const rarities = ['common', 'uncommon', 'rare', 'epic', 'legendary', 'mythic', 'secret'] as const
export type Rarity = (typeof rarities)[number]
