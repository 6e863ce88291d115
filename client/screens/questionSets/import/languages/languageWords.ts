/**
 * Words with which people and their assistants lead the lines of a quiz, and head the columns of a table: alternatives of regular
 * expressions.
 */
export interface LanguageWords {
  question: string
  /** One of several answers, as in `Answer 3`. */
  answer: string
  /** The right answer of one question. */
  right: string
  /** The right answers of one question, or of all above. */
  answers: string
  /** A key of all above. In other places it is an ordinary word. */
  key?: string
  why: string
  /** Stands above the answers of a question. */
  options?: string
  /** How hard a question is, what it is about, or what it counts. */
  aside?: string
  /** What a statement is. */
  truths: readonly (readonly [string, string])[]
}
