/** The seat of who practises. */
export const pupilId = 'pupil'
/** The seat of the scripted rival. */
export const rivalId = 'rival'
