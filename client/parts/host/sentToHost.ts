/** Somebody who drew a map for a game comes back to where they were about to open it. */
export const isSentToHost = (search: string): boolean => new URLSearchParams(search).has('host')
