import { randomUUID } from 'node:crypto'
import type { Question, QuestionSet, QuestionSetRequest } from '../../rooms/shared/contract/questionSets.ts'
import { isRudeTitle } from '../../rooms/shared/names/titleFilter.ts'
import type { AccountRecord, QuestionSetRecord } from '../archive/records.ts'
import type { Kept } from '../archive/shelf.ts'
import type { Shelves } from '../archive/shelves.ts'
import { type Refused, refuse } from '../refused.ts'
import { remembered } from './remembered.ts'

type Needs = { shelves: Pick<Shelves, 'questionSets' | 'runningGames'>; now: () => number }

export type QuestionSets = ReturnType<typeof keepQuestionSets>

type ShownQuestion = QuestionSet['questions'][number]

const mostSetsPerUser = 200
const mostReadyMade = 200
const mostOfOthers = 60
/** What everybody sees of others may be as old as this; one's own is always as it is. */
const freshMs = 1_000

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
    return shown(set, mine, mayKnow ? set.questions : set.questions.map(keyless))
  }

  /** The sets that are in everybody's list, so that they are not read and parsed for each of a school's devices. */
  const shared = remembered(freshMs, now, async () => {
    const [readyMade, others] = await Promise.all([
      newest({ readyMade: true }, mostReadyMade),
      newest({ readyMade: false }, mostOfOthers),
    ])
    return {
      readyMade: readyMade.map((set) => ({ set, forStudents: listed(shown(set, false, set.questions.map(keyless))) })),
      others: others.map((set) => ({
        ownerId: set.ownerId,
        shown: listed(shown(set, false, set.questions.map(keyless))),
      })),
    }
  })

  return {
    /** One's own, then the ready-made, then the newest of others. */
    list: async (user: AccountRecord): Promise<QuestionSet[]> => {
      const [mine, { readyMade, others }] = await Promise.all([
        newest({ ownerId: user.id }, mostSetsPerUser),
        shared.get(),
      ])
      const own = mine.map((set) => listed(shown(set, true, set.questions)))
      const ready = readyMade.map(async ({ set, forStudents }) =>
        user.role === 'teacher' ? listed(await show(set, user)) : forStudents,
      )
      const foreign = others.filter(({ ownerId }) => ownerId !== user.id)
      return [...own, ...(await Promise.all(ready)), ...foreign.map((one) => one.shown)]
    },

    get: async (id: string, user: AccountRecord): Promise<QuestionSet | Refused> => {
      const set = await questionSets.get(id)
      return set ? show(set, user) : refuse('questionSetNotFound')
    },

    create: async (written: QuestionSetRequest, user: AccountRecord): Promise<QuestionSet | Refused> => {
      if (isRudeTitle(written.title)) return refuse('titleRude')
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
      shared.forget()
      return show(set, user)
    },

    /** A running game keeps the copy it started with. */
    replace: async (id: string, written: QuestionSetRequest, user: AccountRecord): Promise<QuestionSet | Refused> => {
      const set = await own(id, user)
      if ('refused' in set) return set
      if (isRudeTitle(written.title)) return refuse('titleRude')
      const { version, ...record } = set
      const changed: QuestionSetRecord = { ...record, ...written, updatedAt: now() }
      const isReplaced = await questionSets.replace(changed, version)
      shared.forget()
      return isReplaced ? show(changed, user) : refuse('changedMeanwhile')
    },

    remove: async (id: string, user: AccountRecord): Promise<Refused | undefined> => {
      const set = await own(id, user)
      if ('refused' in set) return set
      await questionSets.remove(id)
      shared.forget()
      return undefined
    },

    /** With the answers: for the rooms only. */
    withAnswers: (id: string) => questionSets.get(id),
  }
}

const shown = (
  { id, title, subject, createdBy, readyMade }: QuestionSetRecord,
  mine: boolean,
  questions: ShownQuestion[],
): QuestionSet => ({ id, title, subject, createdBy, readyMade, mine, questions })

/** The explanation goes with the key: it would give the answer away. */
const keyless = ({ correct: _, explanation: __, ...question }: Question): ShownQuestion => question

/** A list of hundreds does not carry the pictures that were uploaded; each set by itself does. */
const listed = (set: QuestionSet): QuestionSet => ({
  ...set,
  questions: set.questions.map(({ image, ...question }) =>
    image === undefined || image.startsWith('data:') ? question : { ...question, image },
  ),
})
