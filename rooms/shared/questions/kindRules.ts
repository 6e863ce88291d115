import type { AnswerData, QuestionKind, QuestionOf } from './question.ts'

/** The parts of a question that may leave the server while it is open. */
export interface AskedParts {
  /** Empty if the player types the answer. */
  answers: string[]
  answerImages?: string[] | undefined
  /** Shown beside the field. */
  unit?: string | undefined
}

/** An answer as a device sends it. The kind of the question decides which part is read. */
export interface SaidAnswer {
  answer: number
  given?: { choices?: readonly number[]; text?: string; order?: readonly number[] } | undefined
}

/** What devices are told about the right answer when the question is closed. */
export interface ToldKey {
  /** The place of the right answer; -1 if it is not one single place. */
  correct: number
  /** The places of all right answers; or all places, in their right order. */
  rights?: readonly number[]
  /** Texts that are right, the one to show first. */
  texts?: readonly string[]
}

/** The rules of a kind of questions. `writtenQuestions.ts` has its form as an author writes it. */
export interface KindRules<Kind extends QuestionKind> {
  /** False if no answer is right or wrong: such a question brings no points and no moves, and counts in no total. */
  isScored: boolean
  /** Added because typing and sorting take longer than a tap. */
  extraSeconds: number
  /** All that leaves the server before closing: neither the key nor anything that gives it away. */
  asked(question: QuestionOf<Kind>): AskedParts
  /** Null if it cannot be an answer to this question. */
  read(question: QuestionOf<Kind>, said: SaidAnswer): AnswerData | null
  /** How many parts have an order that may be drawn. */
  parts(question: QuestionOf<Kind>): number
  /** Whether the order must be drawn, because the written order is the key. */
  isAlwaysDrawn: boolean
  inOrder(question: QuestionOf<Kind>, order: readonly number[]): QuestionOf<Kind>
  /** From 0 for wrong to 1 for right, and in between for partly right. `others`: right answers of the game's other questions. */
  grade(question: QuestionOf<Kind>, answer: AnswerData, others: ReadonlySet<string>): number
  told(question: QuestionOf<Kind>): ToldKey
  /** How many players chose each answer; empty if there are none to choose from. */
  spread(question: QuestionOf<Kind>, answers: Iterable<AnswerData>): number[]
  right(question: QuestionOf<Kind>): AnswerData
  /** An answer of a player who does not know. */
  wrong(question: QuestionOf<Kind>): AnswerData
  /** For reports: the given answer in words; null if its place says it. */
  words(question: QuestionOf<Kind>, answer: AnswerData): string | null
  /** Texts that identify the question in any set. They include its key, so no device is told them. */
  marks(question: QuestionOf<Kind>): string[]
}

export const isPlace = (place: number, count: number): boolean => Number.isInteger(place) && place >= 0 && place < count

/** Whether each is a place and none comes twice. */
export const arePlaces = (places: readonly number[], count: number): boolean =>
  new Set(places).size === places.length && places.every((place) => isPlace(place, count))

export const permuted = <T>(items: readonly T[], order: readonly number[]): T[] =>
  order.flatMap((from) => (from in items ? [items[from] as T] : []))

/** Reads `C A D B` or `3 1 4 2`, which a page sends if it could not load its field. Undefined for any other text. */
export function placesInText(text: string | undefined): number[] | undefined {
  if (!text || !/^[A-F1-6\s,;.]+$/i.test(text)) return undefined
  return (text.toUpperCase().match(/[A-F1-6]/g) ?? []).map((sign) =>
    /\d/.test(sign) ? Number(sign) - 1 : sign.charCodeAt(0) - 65,
  )
}
