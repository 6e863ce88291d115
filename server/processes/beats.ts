/** How often a process raises its beat, and reads the beats of the others. */
export const beatMs = 500
/** So long a beat stands still before its process is taken for gone. */
export const goneAfterMs = 3_000
/** The last beat of a process that has ended. */
export const ended = -1
