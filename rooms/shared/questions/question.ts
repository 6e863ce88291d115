interface Asked {
  /** What it is called beyond its set and its place; made by the server. */
  id?: string | undefined
  question: string
  explanation?: string | undefined
  image?: string | undefined
  /** Time of its own, where the author gave it one. */
  seconds?: number | undefined
  /** Of its set, which says it for all of them; a question that is kept has none. */
  language?: string | undefined
  /** Its texts in other languages, by their names. */
  translations?: Translations | undefined
  /** The translation is the answer, as with vocabulary. */
  neverTranslate?: true | undefined
}

export type Translations = Readonly<Record<string, TranslatedTexts>>

/** They stand in the places of the question's own. */
interface TranslatedTexts {
  /** Of which texts they are the translation. Where those have changed since, it no longer holds. */
  of?: string | undefined
  question: string
  answers?: string[] | undefined
  accept?: string[] | undefined
  explanation?: string | undefined
}

interface WithAnswers extends Asked {
  answers: string[]
  /** One for each answer, empty where it has none. */
  answerImages?: string[] | undefined
}

/** Two to six answers, one of them right. The only kind that says no kind: sets from before there were others are valid. */
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

/** A word or a few, as anybody would write them. */
export interface TypedQuestion extends Asked {
  kind: 'typed'
  /** The first is the one that is shown. */
  accept: string[]
  /** Differences that are not forgiven. */
  strict?: Strictness[] | undefined
}

export interface NumberQuestion extends Asked {
  kind: 'number'
  value: number
  /** Right as far away as this. */
  within?: number | undefined
  /** Half right as far away as this. */
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

/** What the class thinks: no answer is right. */
interface OpinionQuestion extends WithAnswers {
  kind: 'opinion'
}

/** A text, and perhaps a picture, between two questions. */
export interface SlideQuestion extends Asked {
  kind: 'slide'
}

/** A question with its key, which never leaves the server before the question is closed. */
export type KeyedQuestion = ChoiceQuestion | SeveralQuestion | TypedQuestion | NumberQuestion | OrderQuestion | Aside

/** What is asked or shown between the questions that count. */
type Aside = OpinionQuestion | SlideQuestion

export type QuestionKind = NonNullable<KeyedQuestion['kind']>
export type QuestionOf<Kind extends QuestionKind> = Extract<KeyedQuestion, { kind?: Kind | undefined }>

export const kindOf = ({ kind }: { kind?: QuestionKind | undefined }): QuestionKind => kind ?? 'choice'

/** What a player answered, as it was given: it can be graded again. */
export type AnswerData = ChoiceAnswer | { choices: readonly number[] } | { text: string } | { order: readonly number[] }

interface ChoiceAnswer {
  /** -1: the time ran out on the device, whatever was asked. */
  choice: number
}

export const timedOut: AnswerData = { choice: -1 }
