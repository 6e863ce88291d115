/** What only those are refused who want to lead a game: no player's phone loads it. */
export const hostErrors = {
  remoteRefused: 'This device may not control the game',
} as const
