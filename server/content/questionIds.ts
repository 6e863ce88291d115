import { createHash, randomBytes } from 'node:crypto'
import type { KeyedQuestion } from '../../rooms/shared/questions/question.ts'
import { marksOf } from '../../rooms/shared/questions/questionKinds.ts'
import { idCharacters } from '../../rooms/shared/questions/questionLimits.ts'

/**
 * Reports and translations know a question by its id, wherever it moves in its set and however it changes. Only the
 * server makes ids. An id sent by a browser counts only if the stored set already has it, so that no author can use the
 * id of another author's question.
 */

const shortHash = (text: string): string => createHash('sha256').update(text).digest('base64url').slice(0, idCharacters)

const freshId = (): string => randomBytes(idCharacters).toString('base64url').slice(0, idCharacters)

export const idsOf = (questions: readonly KeyedQuestion[]): ReadonlySet<string> =>
  new Set(questions.flatMap(({ id }) => id ?? []))

/** Gives each question an id: its own if that is known and no earlier question has it, else a new one. */
export function withIds(questions: readonly KeyedQuestion[], known: ReadonlySet<string>): KeyedQuestion[] {
  const left = new Set(known)
  return questions.map((question) => {
    const id = question.id !== undefined && left.delete(question.id) ? question.id : freshId()
    return { ...question, id }
  })
}

/** For sets from before there were ids. The result is always the same. */
export const withFirstIds = (setId: string, questions: readonly KeyedQuestion[]): KeyedQuestion[] =>
  questions.map((question, place) => ({ ...question, id: question.id ?? shortHash(`${setId}:${place}`) }))

/** For ready-made content: made from the text, so that a question keeps its id if an update moves it. */
export function withIdsOfText(questions: readonly KeyedQuestion[]): KeyedQuestion[] {
  const times = new Map<string, number>()
  return questions.map((question) => {
    const { question: text } = question
    const before = times.get(text) ?? 0
    times.set(text, before + 1)
    return { ...question, id: shortHash(before === 0 ? text : `${text}\n${before}`) }
  })
}

/** A hash of the texts that are translated. If it has changed, the translation no longer holds. */
const baseOf = (question: KeyedQuestion): string =>
  shortHash([question.question, ...marksOf(question), question.explanation ?? ''].join('\n'))

/** Translations without such a hash get that of the texts that they are saved with. */
export const withBases = (questions: readonly KeyedQuestion[]): KeyedQuestion[] =>
  questions.map((question) => {
    const { translations } = question
    if (!translations) return question
    const of = baseOf(question)
    const based = Object.entries(translations).map(([language, texts]) => [language, { ...texts, of: texts.of ?? of }])
    return { ...question, translations: Object.fromEntries(based) }
  })

/** For the rooms: without translations, because a game is read only in the language of its set, which each question names. */
export const inOneLanguage = (questions: readonly KeyedQuestion[], language?: string): KeyedQuestion[] =>
  questions.map((question) => {
    if (!question.translations && !question.neverTranslate && !language) return question
    const { translations: _, neverTranslate: __, ...rest } = question
    return { ...rest, ...(language && { language }) }
  })
