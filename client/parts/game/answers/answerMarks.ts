/** Answers differ in letter, in shape and in colour, so that a player may miss any one of these. */
export const answerMarks = [
  { letter: 'A', tone: 'a', shape: 'M12 3.2 21.4 20H2.6Z', letterY: 17.6 },
  { letter: 'B', tone: 'b', shape: 'M12 1.8 22.2 12 12 22.2 1.8 12Z', letterY: 15.9 },
  { letter: 'C', tone: 'c', shape: 'M12 2.2a9.8 9.8 0 1 0 0 19.6a9.8 9.8 0 1 0 0-19.6Z', letterY: 15.9 },
  { letter: 'D', tone: 'd', shape: 'M4 4H20V20H4Z', letterY: 15.9 },
  { letter: 'E', tone: 'e', shape: 'M7 3H17L22 12L17 21H7L2 12Z', letterY: 15.9 },
  { letter: 'F', tone: 'f', shape: 'M12 2 22 9.3 18.2 21H5.8L2 9.3Z', letterY: 16.6 },
] as const

export type AnswerMark = (typeof answerMarks)[number]

export const markOf = (index: number): AnswerMark => answerMarks[index] ?? answerMarks[0]

/** Which answer a key stands for: a number or a letter. */
export const answerOfKey = (key: string): number =>
  answerMarks.findIndex(({ letter }, index) => key === String(index + 1) || key.toUpperCase() === letter)
