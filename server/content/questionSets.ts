import { randomUUID } from 'node:crypto'
import { isAhead, withoutAhead } from '../../rooms/classAhead.ts'
import type { Role } from '../../rooms/shared/contract/accounts.ts'
import type { Question, QuestionSet, QuestionSetRequest } from '../../rooms/shared/contract/questionSets.ts'
import type { Sharing } from '../../rooms/shared/contract/sharing.ts'
import { textWeight } from '../../rooms/shared/contract/storage.ts'
import { isRudeTitle } from '../../rooms/shared/names/titleFilter.ts'
import type { AccountRecord, QuestionSetRecord } from '../archive/records.ts'
import type { Kept } from '../archive/shelf.ts'
import type { Shelves } from '../archive/shelves.ts'
import { type Refused, refuse } from '../refused.ts'
import { keepPictureHosts } from './pictureHosts.ts'
import { type Pictures, pictureIdsOf } from './pictures.ts'
import { remembered } from './remembered.ts'
import type { Shares, Thing } from './shares.ts'
import { bytesOf, mostSetsPerUser, type Storage } from './storage.ts'

type Needs = {
  shelves: Pick<Shelves, 'questionSets'>
  shares: Shares
  pictures: Pictures
  pictureHosts: readonly string[]
  storage: Storage
  now: () => number
}

export type QuestionSets = ReturnType<typeof keepQuestionSets>

/** Whoever reads, or plays. */
type Reader = Pick<AccountRecord, 'id' | 'role'>

/** What is being played around a reader at the moment. */
export interface Around {
  /** Whether they sit in a game of this set themselves. */
  plays(setId: string): Promise<boolean>
  /** What classes behind their address have still to be asked, by `keyOfQuestion`. */
  ahead(): Promise<ReadonlySet<string>>
}

type ShownQuestion = QuestionSet['questions'][number]

const mostReadyMade = 200
/** What everybody sees of others may be as old as this; one's own is always as it is. */
const freshMs = 1_000
/** Of the texts of others. Two hundred usual sets have room in it. */
const sharedListBytes = 2 * 1024 * 1024
const readAtOnce = 10

/** Whose question set is whose, and who may see the answers. */
export const keepQuestionSets = (needs: Needs) => {
  const { shares, pictures, storage, now } = needs
  const { questionSets } = needs.shelves
  const hosts = keepPictureHosts(needs.pictureHosts)
  const newest = (where: { ownerId: string } | { readyMade: boolean }, limit: number) =>
    questionSets.find({ where, sort: [['createdAt', 'desc']], limit })

  const own = async (id: string, user: AccountRecord): Promise<Kept<QuestionSetRecord> | Refused> => {
    const set = await questionSets.get(id)
    if (!set) return refuse('questionSetNotFound')
    return set.ownerId === user.id ? set : refuse('notYours')
  }

  /** Undefined also where somebody may not know that there is such a set. */
  const seen = async (id: string, user: Reader): Promise<Kept<QuestionSetRecord> | undefined> => {
    const set = await questionSets.get(id)
    return set && (set.readyMade || (await shares.maySee(set, user))) ? set : undefined
  }

  /** What a reader may know of a set that is not theirs, as long as nothing of it is being played around them. */
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

  const seenByOthers = (set: QuestionSetRecord): QuestionSet =>
    shown(set, false, everybodys, hosts.without(set.questions).map(keyless))

  /** What is in everybody's list, so that it is not read and parsed for each of a school's devices. */
  const readyMade = remembered(freshMs, now, async () =>
    (await newest({ readyMade: true }, mostReadyMade)).map((set) => ({ set, forStudents: seenByOthers(set) })),
  )
  const sharedWith = (role: Role) =>
    remembered(freshMs, now, async () => {
      const open = await shares.openTo(role, 'set')
      const listed: { ownerId: string; shown: QuestionSet }[] = []
      let room = sharedListBytes
      // A few at a time: however long they are, no more of them is read than is shown.
      for (let from = 0; from < open.length && room > 0; from += readAtOnce) {
        const some = open.slice(from, from + readAtOnce)
        const sets = new Map((await questionSets.getMany(some.map(({ id }) => id))).map((set) => [set.id, set]))
        for (const { id, ownerId } of some) {
          const set = sets.get(id)
          if (!set) continue
          listed.push({ ownerId, shown: seenByOthers(set) })
          room -= bytesOf(set.questions, 0) / textWeight
        }
      }
      return listed
    })
  const shared = { teacher: sharedWith('teacher'), student: sharedWith('student') }
  const forgetShared = () => {
    shared.teacher.forget()
    shared.student.forget()
  }

  /** Makes room for a set and its pictures, before it is written. */
  const takeIn = async (setId: string, written: QuestionSetRequest, user: AccountRecord) => {
    if (written.questions.some(hosts.isElsewhere)) return refuse('pictureElsewhere')
    const referring = await pictures.refer(written.questions)
    if ('refused' in referring) return referring
    const { questions, ids, bytes, fresh } = referring
    const refused = await storage.reserve(user, setId, bytesOf(questions, bytes))
    if (refused) return refused
    await pictures.hold({ holderId: setId, ownerId: user.id }, ids, fresh)
    return questions
  }

  const create = async (written: QuestionSetRequest, user: AccountRecord): Promise<QuestionSet | Refused> => {
    if (isRudeTitle(written.title)) return refuse('titleRude')
    const id = randomUUID()
    const questions = await takeIn(id, written, user)
    if ('refused' in questions) return questions
    const at = now()
    const set: QuestionSetRecord = {
      id,
      ...written,
      questions,
      createdBy: user.username,
      ownerId: user.id,
      readyMade: false,
      createdAt: at,
      updatedAt: at,
    }
    await questionSets.insert(set)
    return show(set, user)
  }

  return {
    /** One's own, then what others share with the reader, then the ready-made. */
    list: async (user: AccountRecord, around: Around): Promise<QuestionSet[]> => {
      const [mine, standing, others, always] = await Promise.all([
        newest({ ownerId: user.id }, mostSetsPerUser),
        shares.standingsOf(user.id, 'set'),
        shared[user.role].get(),
        readyMade.get(),
      ])
      const own = mine.map((set) => shown(set, true, standing(set.id), set.questions))
      const foreign = others.filter(({ ownerId }) => ownerId !== user.id)
      const ready = always.map(async ({ set, forStudents }) =>
        user.role === 'teacher' ? show(set, user, around) : forStudents,
      )
      return [...own, ...foreign.map((one) => one.shown), ...(await Promise.all(ready))]
    },

    get: async (id: string, user: AccountRecord, around: Around): Promise<QuestionSet | Refused> => {
      const set = await seen(id, user)
      return set ? show(set, user, around) : refuse('questionSetNotFound')
    },

    create,

    /** A copy has the answers: for those who teach with it, and of what a class around them has not still to be asked. */
    copy: async (id: string, user: AccountRecord, around: Around): Promise<QuestionSet | Refused> => {
      const set = await seen(id, user)
      if (!set) return refuse('questionSetNotFound')
      const isMine = set.ownerId === user.id
      if (!isMine && user.role !== 'teacher') return refuse('teachersOnly')
      const { title, subject, questions } = set
      if (isMine) return create({ title, subject, questions: hosts.without(questions) }, user)
      const left = (await around.plays(id)) ? undefined : withoutAhead(questions, await around.ahead())
      if (!left) return refuse('beingPlayed')
      const copied = await create({ title, subject, questions: hosts.without(left) }, user)
      const leftOut = questions.length - left.length
      return 'refused' in copied || leftOut === 0 ? copied : { ...copied, leftOut }
    },

    share: async (id: string, sharing: Sharing, user: AccountRecord): Promise<QuestionSet | Refused> => {
      const set = await own(id, user)
      if ('refused' in set) return set
      if (set.readyMade) return refuse('notYours')
      const outcome = await shares.share(thingOf(set), user, sharing)
      forgetShared()
      return typeof outcome === 'string' ? show(set, user) : outcome
    },

    /** What could be reported: what somebody sees of others. */
    seenThing: async (id: string, user: AccountRecord): Promise<Thing | undefined> => {
      const set = await seen(id, user)
      return set && !set.readyMade && set.ownerId !== user.id ? thingOf(set) : undefined
    },

    forgetShared,

    titled: async (ids: readonly string[]) =>
      (await questionSets.getMany(ids)).map(({ id, title, createdBy }) => ({ id, title, createdBy })),

    /** A running game keeps the copy it started with. */
    replace: async (id: string, written: QuestionSetRequest, user: AccountRecord): Promise<QuestionSet | Refused> => {
      const set = await own(id, user)
      if ('refused' in set) return set
      if (isRudeTitle(written.title)) return refuse('titleRude')
      const { version, ...record } = set
      const questions = await takeIn(id, written, user)
      if ('refused' in questions) return questions
      const changed: QuestionSetRecord = { ...record, ...written, questions, updatedAt: now() }
      if (!(await questionSets.replace(changed, version))) return refuse('changedMeanwhile')
      await pictures.letGo({ holderId: id }, pictureIdsOf(questions))
      forgetShared()
      return show(changed, user)
    },

    remove: async (id: string, user: AccountRecord): Promise<Refused | undefined> => {
      const set = await own(id, user)
      if ('refused' in set) return set
      await questionSets.remove(id)
      await shares.forget(id)
      await pictures.letGo({ holderId: id })
      await storage.release(user.id, id)
      forgetShared()
      return undefined
    },

    /** With the answers: for the rooms only, on behalf of somebody who may play with it. */
    withAnswers: async (id: string, user: Reader) => {
      const set = await seen(id, user)
      return set && { ...set, questions: hosts.without(set.questions) }
    },
  }
}

const everybodys = { sharing: 'everyone', isStopped: false } as const

const thingOf = ({ id, subject, ownerId, updatedAt }: QuestionSetRecord): Thing => ({
  id,
  kind: 'set',
  topic: subject,
  ownerId,
  updatedAt,
})

const shown = (
  { id, title, subject, createdBy, readyMade }: QuestionSetRecord,
  mine: boolean,
  { sharing, isStopped }: { sharing: Sharing; isStopped: boolean },
  questions: ShownQuestion[],
): QuestionSet => ({
  id,
  title,
  subject,
  createdBy,
  readyMade,
  mine,
  sharing,
  ...(mine && isStopped && { stopped: true }),
  questions,
})

/** The explanation goes with the key: it would give the answer away. */
const keyless = ({ correct: _, explanation: __, ...question }: Question): ShownQuestion => question
