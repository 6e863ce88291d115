import { type Ahead, isAhead } from '../../rooms/classAhead.ts'
import type { Role } from '../../rooms/shared/contract/accounts.ts'
import type { QuestionSet, ShownQuestion, UnkeyedQuestion } from '../../rooms/shared/contract/questionSets.ts'
import type { Sharing } from '../../rooms/shared/contract/sharing.ts'
import { textWeight } from '../../rooms/shared/contract/storage.ts'
import type { KeyedQuestion } from '../../rooms/shared/questions/question.ts'
import { askedParts, isAlwaysDrawn } from '../../rooms/shared/questions/questionKinds.ts'
import { findReadable, readableOf } from '../archive/readable.ts'
import type { AccountRecord, QuestionSetRecord } from '../archive/records.ts'
import type { Kept } from '../archive/shelf.ts'
import type { Shelves } from '../archive/shelves.ts'
import type { keepPictureHosts } from './pictureHosts.ts'
import { remembered } from './remembered.ts'
import type { Shares } from './shares.ts'
import { bytesOf, mostSetsPerUser } from './storage.ts'

type Needs = Pick<Shelves, 'questionSets'> & {
  shares: Shares
  hosts: ReturnType<typeof keepPictureHosts>
  now: () => number
}

/** The reader or player. */
export type Reader = Pick<AccountRecord, 'id' | 'role'>

/** The games around a reader right now. */
export interface Around {
  /** Whether the reader plays in a game of this set. */
  plays(setId: string): Promise<boolean>
  /** What classes behind the reader's address have still to be asked, as keys of `keyOfQuestion`. */
  ahead(): Promise<Ahead>
}

const mostReadyMade = 200
/** Other people's sets may be shown as they were this long ago. Own sets are always current. */
const freshMs = 1_000
/** For the texts of other people's sets. Two hundred usual sets fit. */
const sharedListBytes = 2 * 1024 * 1024
export const readAtOnce = 10

const newestOf = (
  questionSets: Shelves['questionSets'],
  where: { ownerId: string } | { readyMade: boolean },
  limit: number,
) => findReadable(questionSets, { where, sort: [['createdAt', 'desc']], limit })

type Listed = { ownerId: string; afterId: string | undefined; shown: QuestionSet }

/** The list that all users share, so that it is not read and parsed for each device of a school. */
const everybodysLists = ({ questionSets, shares, hosts, now }: Needs) => {
  const seenByOthers = (set: QuestionSetRecord): QuestionSet =>
    shown(set, false, everybodys, hosts.without(set.questions).map(keyless))

  const sharedWith = (role: Role) =>
    remembered(freshMs, now, async () => {
      const open = await shares.openTo(role, 'set')
      const listed: Listed[] = []
      let room = sharedListBytes
      // A few at a time, so that no more sets are read than are shown, however long they are.
      for (let from = 0; from < open.length && room > 0; from += readAtOnce) {
        const some = open.slice(from, from + readAtOnce)
        const sets = new Map(
          (
            await readableOf(
              questionSets,
              some.map(({ id }) => id),
            )
          ).map((set) => [set.id, set]),
        )
        for (const { id, ownerId } of some) {
          const set = sets.get(id)
          if (!set) continue
          listed.push({ ownerId, afterId: set.afterId, shown: seenByOthers(set) })
          room -= bytesOf(set.questions, 0) / textWeight
        }
      }
      return listed
    })

  return {
    readyMade: remembered(freshMs, now, async () =>
      (await newestOf(questionSets, { readyMade: true }, mostReadyMade)).map((set) => ({
        set,
        forStudents: seenByOthers(set),
      })),
    ),
    shared: { teacher: sharedWith('teacher'), student: sharedWith('student') },
  }
}

/** Who sees which question sets, and who may see the answers. */
export const showQuestionSets = (needs: Needs) => {
  const { questionSets, shares, hosts } = needs
  const { readyMade, shared } = everybodysLists(needs)

  /** What a reader may see of another person's set, as long as nobody around them plays it. */
  const show = async (set: QuestionSetRecord, user: AccountRecord, around?: Around): Promise<QuestionSet> => {
    const mine = set.ownerId === user.id
    const standing = set.readyMade ? everybodys : await shares.standingOf(set.id)
    if (mine) return shown(set, mine, standing, set.questions)
    const mayKnow = set.readyMade && user.role === 'teacher' && around && !(await around.plays(set.id))
    const ahead = mayKnow ? await around.ahead() : new Set<string>()
    const questions = hosts.without(set.questions)
    return shown(
      set,
      mine,
      standing,
      questions.map((question) => (mayKnow && !isAhead(ahead, question) ? question : keyless(question))),
    )
  }

  return {
    show,

    /** Undefined, too, if the user may not know that the set exists. */
    seen: async (id: string, user: Reader): Promise<Kept<QuestionSetRecord> | undefined> => {
      const set = await questionSets.get(id)
      return set && (set.readyMade || (await shares.maySee(set, user))) ? set : undefined
    },

    /** The user's own sets, then those that others share with them, then the ready-made ones. */
    list: async (user: AccountRecord, around: Around): Promise<QuestionSet[]> => {
      const [mine, standing, others, always] = await Promise.all([
        newestOf(questionSets, { ownerId: user.id }, mostSetsPerUser),
        shares.standingsOf(user.id, 'set'),
        shared[user.role].get(),
        readyMade.get(),
      ])
      const known = new Map([...mine, ...others.map((one) => one.shown), ...always.map((one) => one.set)].map(byId))
      const own = mine.map((set) =>
        withCredit(shown(set, true, standing(set.id), set.questions), known.get(set.afterId ?? '')),
      )
      const foreign = others.flatMap(({ ownerId, afterId, shown }) =>
        ownerId === user.id ? [] : withCredit(shown, known.get(afterId ?? '')),
      )
      const ready = always.map(async ({ set, forStudents }) =>
        user.role === 'teacher' ? show(set, user, around) : forStudents,
      )
      return [...own, ...foreign, ...(await Promise.all(ready))]
    },

    forgetShared: () => {
      shared.teacher.forget()
      shared.student.forget()
    },
  }
}

type Credited = Pick<QuestionSetRecord, 'title' | 'createdBy'>

const byId = <Set extends { id: string }>(set: Set): [string, Set] => [set.id, set]

/** Adds title and author of the original to a copy, if the reader may see the original. */
export const withCredit = (set: QuestionSet, source: Credited | '' | undefined): QuestionSet =>
  source ? { ...set, after: { title: source.title, createdBy: source.createdBy } } : set

const everybodys = { sharing: 'everyone', isStopped: false } as const

const shown = (
  { id, title, subject, about, language, createdBy, readyMade }: QuestionSetRecord,
  mine: boolean,
  { sharing, isStopped }: { sharing: Sharing; isStopped: boolean },
  questions: ShownQuestion[],
): QuestionSet => ({
  id,
  title,
  subject,
  ...(about && { about }),
  ...(language && { language }),
  createdBy,
  readyMade,
  mine,
  sharing,
  ...(mine && isStopped && { stopped: true }),
  questions,
})

/** Without the explanation, too, because it would give the answer away. */
const keyless = (question: KeyedQuestion): UnkeyedQuestion => {
  const { kind, image, seconds } = question
  return {
    ...(kind && { kind }),
    question: question.question,
    ...writtenParts(question),
    ...(image && { image }),
    ...(seconds !== undefined && { seconds }),
  }
}

/** In an order that tells nothing and is the same for all readers. */
const writtenParts = (question: KeyedQuestion) => {
  const { answers, answerImages } = askedParts(question)
  return isAlwaysDrawn(question) ? { answers: answers.toSorted() } : { answers, ...(answerImages && { answerImages }) }
}
