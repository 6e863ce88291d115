/** From slimes that everybody has to those that are kept secret. */
export const rarities = ['common', 'uncommon', 'rare', 'epic', 'legendary', 'mythic', 'secret'] as const
export type Rarity = (typeof rarities)[number]
