/** How often a process raises its beat, and reads the beats of the others. */
export const beatMs = 500
/** A process whose beat stands still for this long counts as gone. */
export const goneAfterMs = 3_000
/** The last beat of a process that has ended. */
export const ended = -1
