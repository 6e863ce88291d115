/** The name in reports and recordings of a player whose account is deleted, or who was removed from the game or left it. */
export const formerPlayer = 'Former player'
