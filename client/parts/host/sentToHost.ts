/** True if the user drew a map for a game, and comes back to open that game. */
export const isSentToHost = (search: string): boolean => new URLSearchParams(search).has('host')
