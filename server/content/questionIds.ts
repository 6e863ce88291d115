import { createHash, randomBytes } from 'node:crypto'
import type { KeyedQuestion } from '../../rooms/shared/questions/question.ts'
import { marksOf } from '../../rooms/shared/questions/questionKinds.ts'
import { idCharacters } from '../../rooms/shared/questions/questionLimits.ts'

/**
 * By its id a question is known to reports and translations, wherever it stands in its set and whatever is changed of it.
 * Ids are made here and nowhere else: what a browser sends as one counts only where the stored set has it already, so
 * no author can give a question the id of another author's.
 */

const shortHash = (text: string): string => createHash('sha256').update(text).digest('base64url').slice(0, idCharacters)

const freshId = (): string => randomBytes(idCharacters).toString('base64url').slice(0, idCharacters)

export const idsOf = (questions: readonly KeyedQuestion[]): ReadonlySet<string> =>
  new Set(questions.flatMap(({ id }) => id ?? []))

/** Each with an id: its own, where that is a known one and no question before it has it; else a new one. */
export function withIds(questions: readonly KeyedQuestion[], known: ReadonlySet<string>): KeyedQuestion[] {
  const left = new Set(known)
  return questions.map((question) => {
    const id = question.id !== undefined && left.delete(question.id) ? question.id : freshId()
    return { ...question, id }
  })
}

/** For sets from before there were ids: the same ones however often it is done. */
export const withFirstIds = (setId: string, questions: readonly KeyedQuestion[]): KeyedQuestion[] =>
  questions.map((question, place) => ({ ...question, id: question.id ?? shortHash(`${setId}:${place}`) }))

/** For what ships with the product: by its text, so that an update which moves a question keeps it. */
export function withIdsOfText(questions: readonly KeyedQuestion[]): KeyedQuestion[] {
  const times = new Map<string, number>()
  return questions.map((question) => {
    const { question: text } = question
    const before = times.get(text) ?? 0
    times.set(text, before + 1)
    return { ...question, id: shortHash(before === 0 ? text : `${text}\n${before}`) }
  })
}

/** What a text in another language is a text of: where this has changed, the translation no longer holds. */
const baseOf = (question: KeyedQuestion): string =>
  shortHash([question.question, ...marksOf(question), question.explanation ?? ''].join('\n'))

/** Translations that come without it say of which base they are: the one they are saved with. */
export const withBases = (questions: readonly KeyedQuestion[]): KeyedQuestion[] =>
  questions.map((question) => {
    const { translations } = question
    if (!translations) return question
    const of = baseOf(question)
    const based = Object.entries(translations).map(([language, texts]) => [language, { ...texts, of: texts.of ?? of }])
    return { ...question, translations: Object.fromEntries(based) }
  })

/** As rooms play them: nothing of a game is read in another language than that of its set, which each of them says. */
export const inOneLanguage = (questions: readonly KeyedQuestion[], language?: string): KeyedQuestion[] =>
  questions.map((question) => {
    if (!question.translations && !question.neverTranslate && !language) return question
    const { translations: _, neverTranslate: __, ...rest } = question
    return { ...rest, ...(language && { language }) }
  })
