/** The seat of the pupil who practises. */
export const pupilId = 'pupil'
/** The seat of the scripted rival. */
export const rivalId = 'rival'
