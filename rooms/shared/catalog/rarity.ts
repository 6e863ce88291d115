/** From what everybody has to what nobody is told about. */
export const rarities = ['common', 'uncommon', 'rare', 'epic', 'legendary', 'mythic', 'secret'] as const
export type Rarity = (typeof rarities)[number]
