/** The third step rises first; no board and no phone shows the winner before this. */
export const winnerShownMs = 3600
