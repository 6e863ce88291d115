import {
  type KeyedQuestion,
  kindOf,
  type QuestionKind,
  type QuestionOf,
} from '../../../../rooms/shared/questions/question.ts'

/** Why a question does not fit into a kind of file. */
export interface Misfit {
  misfit: 'kind' | 'answers' | 'questionLength' | 'answerLength' | 'sign'
  most?: number
}

export type Carried = KeyedQuestion | Misfit

export const isMisfit = (carried: Carried): carried is Misfit => 'misfit' in carried

export interface ExportFormat {
  ending: string
  type: string
  /** The question as such a file brings it back; or why it does not fit. */
  carried(question: KeyedQuestion): Carried
  /** Whether the file can name the language of a set. */
  hasLanguage?: true
  /** Writes the carried questions. */
  write(
    questions: readonly KeyedQuestion[],
    set: { title: string; subject: string; about?: string | undefined; language?: string | undefined },
  ): Promise<BlobPart> | BlobPart
}

/** What a kind of file can hold. */
export interface Room {
  kinds: readonly QuestionKind[]
  /** Fields it keeps beside the question itself. */
  keeps: readonly string[]
  /** Pictures are stored in the file itself. A picture that is only linked is not. */
  hasPictures?: true
  mostAnswers?: number
  questionLength?: number
  answerLength?: number
}

const always = ['kind', 'question', 'answers', 'correct', 'accept', 'value', 'items']

const answersIn = (question: KeyedQuestion): readonly string[] => {
  if ('answers' in question) return question.answers
  if ('accept' in question) return question.accept
  return 'items' in question ? question.items : []
}

export function carriedIn(room: Room, question: KeyedQuestion): Carried {
  const { kinds, keeps, mostAnswers = 10, questionLength = 300, answerLength = 120 } = room
  const answers = answersIn(question)
  if (!kinds.includes(kindOf(question))) return { misfit: 'kind' }
  if (answers.length > mostAnswers) return { misfit: 'answers', most: mostAnswers }
  if (question.question.length > questionLength) return { misfit: 'questionLength', most: questionLength }
  if (answers.some(({ length }) => length > answerLength)) return { misfit: 'answerLength', most: answerLength }
  const { image = '' } = question
  const pictures = room.hasPictures ? ['answerImages', ...(image.startsWith('https:') ? [] : ['image'])] : []
  const kept = Object.entries(question).filter(([key]) => [...always, ...keeps, ...pictures].includes(key))
  return Object.fromEntries(kept) as KeyedQuestion
}

/** How a file says each kind that it knows. */
export type ByKind<Said> = { [Kind in QuestionKind]?: (question: QuestionOf<Kind>) => Said }

/** Writes a question by its kind. Undefined if the file does not know the kind. */
export function sayByKind<Said>(table: ByKind<Said>, question: KeyedQuestion): Said | undefined {
  const say = table[kindOf(question)] as ((question: KeyedQuestion) => Said) | undefined
  return say?.(question)
}

export const kindsIn = (table: ByKind<unknown>): QuestionKind[] => Object.keys(table) as QuestionKind[]
