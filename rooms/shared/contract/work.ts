/**
 * Where too much was tried, a browser shows by about a second of work that somebody waits there: for each part a number
 * by which the sum of challenge, part and number begins with so many zeros. Many small parts take about the same for all.
 */
export const workParts = 8
export const workBits = 14

/** The challenge and the numbers that were found travel with points between them. */
export const partOfWork = (challenge: string, part: number, number: number): string => `${challenge}.${part}.${number}`
