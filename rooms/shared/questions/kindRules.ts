import type { AnswerData, QuestionKind, QuestionOf } from './question.ts'

/** The parts of a question that may leave the server while it is open. */
export interface AskedParts {
  /** Empty where something is typed. */
  answers: string[]
  answerImages?: string[] | undefined
  /** Beside the field. */
  unit?: string | undefined
}

/** How a device says its answer: the kind of the question decides which part is read. */
export interface SaidAnswer {
  answer: number
  given?: { choices?: readonly number[]; text?: string; order?: readonly number[] } | undefined
}

/** What is told of the key when the question is closed, beside the place of the one right answer. */
export interface ToldKey {
  /** -1 where it is not one place. */
  correct: number
  /** The places of all that are right; or all places, in their right order. */
  rights?: readonly number[]
  /** What would have been right, the first as it is shown. */
  texts?: readonly string[]
}

/** The rules of a kind of questions. Its form as an author writes it stands in `writtenQuestions.ts`. */
export interface KindRules<Kind extends QuestionKind> {
  /** False where nothing is right or wrong: it brings no points and no moves, and counts in no total. */
  isScored: boolean
  /** Typing and sorting take longer than a tap. */
  extraSeconds: number
  /** All that leaves before closing: no key, and nothing it could be told by. */
  asked(question: QuestionOf<Kind>): AskedParts
  /** Null where it is no answer to this question. */
  read(question: QuestionOf<Kind>, said: SaidAnswer): AnswerData | null
  /** How many parts stand in an order that may be drawn. */
  parts(question: QuestionOf<Kind>): number
  /** Whether the order has to be drawn, because as it is written it is the key. */
  isAlwaysDrawn: boolean
  inOrder(question: QuestionOf<Kind>, order: readonly number[]): QuestionOf<Kind>
  /** 1 is right, 0 is wrong, and between them lies partly right. `others`: the right answers of the other questions. */
  grade(question: QuestionOf<Kind>, answer: AnswerData, others: ReadonlySet<string>): number
  told(question: QuestionOf<Kind>): ToldKey
  /** How many chose each answer; empty where there are none to choose from. */
  spread(question: QuestionOf<Kind>, answers: Iterable<AnswerData>): number[]
  right(question: QuestionOf<Kind>): AnswerData
  /** What somebody answers who does not know. */
  wrong(question: QuestionOf<Kind>): AnswerData
  /** For reports: the given answer in words. Null where its place tells it. */
  words(question: QuestionOf<Kind>, answer: AnswerData): string | null
  /** All that makes it the same question wherever it stands, its key included: never told to a device. */
  marks(question: QuestionOf<Kind>): string[]
}

export const isPlace = (place: number, count: number): boolean => Number.isInteger(place) && place >= 0 && place < count

/** Each of them a place, and none twice. */
export const arePlaces = (places: readonly number[], count: number): boolean =>
  new Set(places).size === places.length && places.every((place) => isPlace(place, count))

export const permuted = <T>(items: readonly T[], order: readonly number[]): T[] =>
  order.flatMap((from) => (from in items ? [items[from] as T] : []))

/** `C A D B`, or `3 1 4 2`: what a page says that could not fetch its field. Undefined where it is anything else. */
export function placesInText(text: string | undefined): number[] | undefined {
  if (!text || !/^[A-F1-6\s,;.]+$/i.test(text)) return undefined
  return (text.toUpperCase().match(/[A-F1-6]/g) ?? []).map((sign) =>
    /\d/.test(sign) ? Number(sign) - 1 : sign.charCodeAt(0) - 65,
  )
}
