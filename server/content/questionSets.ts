import { randomUUID } from 'node:crypto'
import type { Question, QuestionSet, QuestionSetRequest } from '../../rooms/shared/contract/questionSets.ts'
import type { AccountRecord, QuestionSetRecord } from '../archive/records.ts'
import type { Kept } from '../archive/shelf.ts'
import type { Shelves } from '../archive/shelves.ts'
import { type Refused, refuse } from '../refused.ts'

type Needs = { shelves: Pick<Shelves, 'questionSets' | 'runningGames'>; now: () => number }

export type QuestionSets = ReturnType<typeof keepQuestionSets>

type ShownQuestion = QuestionSet['questions'][number]

export const mostSetsPerUser = 200
const mostReadyMade = 200
const mostOfOthers = 100

/** Whose question set is whose, and who may see the answers. */
export const keepQuestionSets = ({ shelves: { questionSets, runningGames }, now }: Needs) => {
  const newest = (where: { ownerId: string } | { readyMade: boolean }, limit: number) =>
    questionSets.find({ where, sort: [['createdAt', 'desc']], limit })

  const own = async (id: string, user: AccountRecord): Promise<Kept<QuestionSetRecord> | Refused> => {
    const set = await questionSets.get(id)
    if (!set) return refuse('questionSetNotFound')
    return set.ownerId === user.id ? set : refuse('notYours')
  }

  /** The answers of a game that is being played are nobody's to look up, a teacher's neither. */
  const isInPlay = async (questionSetId: string) => (await runningGames.count({ questionSetId })) > 0

  const show = async (set: QuestionSetRecord, user: AccountRecord): Promise<QuestionSet> => {
    const mine = set.ownerId === user.id
    const mayKnow = mine || (set.readyMade && user.role === 'teacher' && !(await isInPlay(set.id)))
    const { id, title, subject, createdBy, readyMade } = set
    return {
      id,
      title,
      subject,
      createdBy,
      readyMade,
      mine,
      questions: mayKnow ? set.questions : set.questions.map(keyless),
    }
  }

  return {
    /** One's own, then the ready-made, then the newest of others. */
    list: async (user: AccountRecord): Promise<QuestionSet[]> => {
      const [mine, readyMade, others] = await Promise.all([
        newest({ ownerId: user.id }, mostSetsPerUser),
        newest({ readyMade: true }, mostReadyMade),
        newest({ readyMade: false }, mostOfOthers),
      ])
      const foreign = others.filter((set) => set.ownerId !== user.id)
      const shown = await Promise.all([...mine, ...readyMade, ...foreign].map((set) => show(set, user)))
      return shown.map(withoutPictures)
    },

    get: async (id: string, user: AccountRecord): Promise<QuestionSet | Refused> => {
      const set = await questionSets.get(id)
      return set ? show(set, user) : refuse('questionSetNotFound')
    },

    create: async (written: QuestionSetRequest, user: AccountRecord): Promise<QuestionSet | Refused> => {
      if ((await questionSets.count({ ownerId: user.id })) >= mostSetsPerUser) return refuse('tooManyQuestionSets')
      const at = now()
      const set: QuestionSetRecord = {
        id: randomUUID(),
        ...written,
        createdBy: user.username,
        ownerId: user.id,
        readyMade: false,
        createdAt: at,
        updatedAt: at,
      }
      await questionSets.insert(set)
      return show(set, user)
    },

    /** A running game keeps the copy it started with. */
    replace: async (id: string, written: QuestionSetRequest, user: AccountRecord): Promise<QuestionSet | Refused> => {
      const set = await own(id, user)
      if ('refused' in set) return set
      const { version, ...record } = set
      const changed: QuestionSetRecord = { ...record, ...written, updatedAt: now() }
      return (await questionSets.replace(changed, version)) ? show(changed, user) : refuse('changedMeanwhile')
    },

    remove: async (id: string, user: AccountRecord): Promise<Refused | undefined> => {
      const set = await own(id, user)
      if ('refused' in set) return set
      await questionSets.remove(id)
      return undefined
    },

    /** With the answers: for the rooms only. */
    withAnswers: (id: string) => questionSets.get(id),
  }
}

/** The explanation goes with the key: it would give the answer away. */
const keyless = ({ correct: _, explanation: __, ...question }: Question): ShownQuestion => question

/** A list of hundreds does not carry the pictures that were uploaded; each set by itself does. */
const withoutPictures = (set: QuestionSet): QuestionSet => ({
  ...set,
  questions: set.questions.map(({ image, ...question }) =>
    image === undefined || image.startsWith('data:') ? question : { ...question, image },
  ),
})
