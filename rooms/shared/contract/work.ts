/**
 * After too many tries a browser has to do about a second of work, to show that a person is waiting. For each part it
 * finds a number so that the hash of challenge, part and number begins with this many zero bits. Many small parts vary
 * less in time than one large one.
 */
export const workParts = 8
export const workBits = 14

/** The challenge and the numbers found travel with points between them. */
export const partOfWork = (challenge: string, part: number, number: number): string => `${challenge}.${part}.${number}`
