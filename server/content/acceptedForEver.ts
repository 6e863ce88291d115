import type { ContentPort } from '../../rooms/ports.ts'
import { type QuestionSetRequest, questionSetRequest } from '../../rooms/shared/contract/questionSets.ts'
import type { KeyedQuestion } from '../../rooms/shared/questions/question.ts'
import { comparable } from '../../rooms/shared/questions/typedText.ts'
import type { QuestionSetRecord } from '../archive/records.ts'
import type { Shelves } from '../archive/shelves.ts'
import { isRefused } from '../refused.ts'
import type { QuestionSets } from './questionSets.ts'

type Needs = {
  shelves: Pick<Shelves, 'questionSets' | 'accounts'>
  questionSets: QuestionSets
}

type Wish = Parameters<ContentPort['acceptForEver']>[0]

/** The set may be saved in the editor at this moment. */
const tries = 3

/**
 * Whether this is the question of the game, though it may accept more by now. With the same id either its text or its first
 * answer may have changed. If both have, its author has made another question of it.
 */
function isMeant(one: KeyedQuestion, { asked }: Wish): boolean {
  if (one.kind !== 'typed') return false
  const isSameText = one.question === asked.question
  const isSameAnswer = one.accept[0] === asked.accept[0]
  if (asked.id !== undefined) return one.id === asked.id && (isSameText || isSameAnswer)
  return isSameText && isSameAnswer
}

function widened(question: KeyedQuestion, text: string, language: string | undefined): KeyedQuestion {
  if (question.kind !== 'typed') return question
  const read = { strict: question.strict, language }
  const isThere = question.accept.some((one) => comparable(one, read) === comparable(text, read))
  return isThere ? question : { ...question, accept: [...question.accept, text] }
}

/** The whole set with the new answer, if an author could save it so. What an author may not save is not saved for them either. */
function widenedSet(set: QuestionSetRecord, wish: Wish): QuestionSetRequest | 'same' | undefined {
  const place = set.questions.findIndex((one) => isMeant(one, wish))
  const question = set.questions[place]
  if (!question) return undefined
  const wider = widened(question, wish.text, set.language)
  if (wider === question) return 'same'
  return questionSetRequest.safeParse({ ...set, questions: set.questions.with(place, wider) }).data
}

/** If the set is the host's own, an answer accepted in a game is right from now on. It is saved in the same way as an edit. */
export const keepAcceptedForEver =
  ({ shelves, questionSets }: Needs): ContentPort['acceptForEver'] =>
  async (wish) => {
    const author = await shelves.accounts.get(wish.userId)
    for (let turn = 0; author && turn < tries; turn++) {
      const set = await shelves.questionSets.get(wish.setId)
      if (!set || set.readyMade || set.ownerId !== author.id) return false
      const wider = widenedSet(set, wish)
      if (wider === 'same' || !wider) return wider === 'same'
      const outcome = await questionSets.replace(set.id, wider, author, { changes: set.version })
      if (!isRefused(outcome)) return true
      if (outcome.refused !== 'changedMeanwhile') return false
    }
    return false
  }
