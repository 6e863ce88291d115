/** Refusals for devices that want to lead a game. No player's phone loads them. */
export const hostErrors = {
  remoteRefused: 'This device may not control the game',
} as const
