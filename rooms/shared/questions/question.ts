interface Asked {
  /** Made by the server. It identifies the question even if it moves, within its set or to another. */
  id?: string | undefined
  question: string
  explanation?: string | undefined
  image?: string | undefined
  /** Its own time limit, if the author gave it one. */
  seconds?: number | undefined
  /** The language of its set, copied from there. A stored question has none. */
  language?: string | undefined
  /** Its texts in other languages, by language tag. */
  translations?: Translations | undefined
  /** A translation would give the answer away, as with vocabulary. */
  neverTranslate?: true | undefined
}

export type Translations = Readonly<Record<string, TranslatedTexts>>

/** They replace the question's own texts. */
interface TranslatedTexts {
  /** A mark of the texts that were translated. If those have changed since, the translation no longer holds. */
  of?: string | undefined
  question: string
  answers?: string[] | undefined
  accept?: string[] | undefined
  explanation?: string | undefined
}

interface WithAnswers extends Asked {
  answers: string[]
  /** One for each answer, or an empty text. */
  answerImages?: string[] | undefined
}

/** Two to six answers, one of them right. Only this kind may leave out `kind`: sets older than the other kinds have none. */
export interface ChoiceQuestion extends WithAnswers {
  kind?: 'choice' | undefined
  correct: number
}

/** Three to six answers, of which some are right and some are not. */
interface SeveralQuestion extends WithAnswers {
  kind: 'several'
  correct: number[]
}

export const strictnesses = ['accents', 'case', 'typos'] as const
export type Strictness = (typeof strictnesses)[number]

/** A word or a few, typed by the player. */
export interface TypedQuestion extends Asked {
  kind: 'typed'
  /** The first one is shown as the answer. */
  accept: string[]
  /** Kinds of differences that make an answer wrong. */
  strict?: Strictness[] | undefined
}

export interface NumberQuestion extends Asked {
  kind: 'number'
  value: number
  /** An answer this far away is still right. */
  within?: number | undefined
  /** An answer this far away is half right. */
  nearly?: number | undefined
  unit?: string | undefined
}

export interface OrderQuestion extends Asked {
  kind: 'order'
  /** In the right order. */
  items: string[]
  /** The order in which they are asked, drawn for each game: the places of `items`. */
  shown?: readonly number[] | undefined
}

/** Asks what the class thinks: no answer is right. */
interface OpinionQuestion extends WithAnswers {
  kind: 'opinion'
}

/** A text, and perhaps a picture, between two questions. */
export interface SlideQuestion extends Asked {
  kind: 'slide'
}

/** A question with its key, which never leaves the server before the question is closed. */
export type KeyedQuestion = ChoiceQuestion | SeveralQuestion | TypedQuestion | NumberQuestion | OrderQuestion | Aside

/** Something asked or shown between the questions that count. */
type Aside = OpinionQuestion | SlideQuestion

export type QuestionKind = NonNullable<KeyedQuestion['kind']>
export type QuestionOf<Kind extends QuestionKind> = Extract<KeyedQuestion, { kind?: Kind | undefined }>

export const kindOf = ({ kind }: { kind?: QuestionKind | undefined }): QuestionKind => kind ?? 'choice'

/** An answer as the player gave it, so that it can be graded again. */
export type AnswerData = ChoiceAnswer | { choices: readonly number[] } | { text: string } | { order: readonly number[] }

interface ChoiceAnswer {
  /** -1: the time ran out on the device. Any kind of question may get this. */
  choice: number
}

export const timedOut: AnswerData = { choice: -1 }
