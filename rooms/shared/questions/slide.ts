import type { KindRules } from './kindRules.ts'
import { timedOut } from './question.ts'

/** Something to be read or looked at between two questions; it has no answer. */
export const slide: KindRules<'slide'> = {
  isScored: false,
  extraSeconds: 0,
  isAlwaysDrawn: false,
  asked: () => ({ answers: [] }),
  read: () => null,
  parts: () => 0,
  inOrder: (question) => question,
  grade: () => 0,
  told: () => ({ correct: -1 }),
  spread: () => [],
  right: () => timedOut,
  wrong: () => timedOut,
  words: () => null,
  marks: () => [],
}
