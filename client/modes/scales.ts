/** Half-tones from the tonic up, one octave. */
export const ionian = [0, 2, 4, 5, 7, 9, 11] as const
export const mixolydian = [0, 2, 4, 5, 7, 9, 10] as const
export const lydian = [0, 2, 4, 6, 7, 9, 11] as const
export const dorian = [0, 2, 3, 5, 7, 9, 10] as const
export const aeolian = [0, 2, 3, 5, 7, 8, 10] as const
