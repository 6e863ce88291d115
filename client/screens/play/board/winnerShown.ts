/** The third step rises first; who came first is not known before this, on the wall or on any phone. */
export const winnerShownMs = 3600
