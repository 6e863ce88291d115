import { randomUUID } from 'node:crypto'
import { withoutAhead } from '../../rooms/classAhead.ts'
import type { QuestionSet, QuestionSetRequest } from '../../rooms/shared/contract/questionSets.ts'
import type { Sharing } from '../../rooms/shared/contract/sharing.ts'
import { isRudeTitle } from '../../rooms/shared/names/titleFilter.ts'
import type { KeyedQuestion } from '../../rooms/shared/questions/question.ts'
import type { Throttles } from '../accounts/throttle.ts'
import type { AccountRecord, QuestionSetRecord } from '../archive/records.ts'
import type { Kept } from '../archive/shelf.ts'
import type { Shelves } from '../archive/shelves.ts'
import { madeByRequest } from '../classes/madeByRequest.ts'
import { keepOneAtATime, type OneAtATime } from '../oneAtATime.ts'
import { type Refused, refuse } from '../refused.ts'
import { isAsMade } from './madeAgain.ts'
import { keepPictureHosts } from './pictureHosts.ts'
import { type Pictures, pictureIdsOf } from './pictures.ts'
import { idsOf, inOneLanguage, withBases, withIds } from './questionIds.ts'
import type { Shares, Thing } from './shares.ts'
import { type Around, type Reader, readAtOnce, showQuestionSets, withCredit } from './shownQuestionSets.ts'
import { bytesOf, type Storage } from './storage.ts'
import { dropAhead, paceUploads, takingAhead, type Uploader } from './uploads.ts'

type Needs = {
  shelves: Pick<Shelves, 'questionSets' | 'meta' | 'secrets'>
  shares: Shares
  pictures: Pictures
  pictureHosts: readonly string[]
  storage: Storage
  throttles: Throttles
  now: () => number
}

export type QuestionSets = ReturnType<typeof keepQuestionSets>

type Parts = Omit<Needs, 'shelves' | 'pictureHosts' | 'throttles'> &
  Pick<Shelves, 'questionSets'> & {
    oneAtATime: OneAtATime
    made: ReturnType<typeof madeByRequest>
    hosts: ReturnType<typeof keepPictureHosts>
    showing: ReturnType<typeof showQuestionSets>
    uploads: ReturnType<typeof paceUploads>
  }

type Taking = Pick<Parts, 'questionSets' | 'pictures' | 'storage' | 'uploads' | 'hosts'>

/** Reserves room for a set and its pictures before it is written, and gives it back if it is not. */
const takingIn = ({ questionSets, pictures, storage, uploads, hosts }: Taking) => {
  /** Keeps what the stored set needs, and gives back the rest; all if there is no such set. */
  const giveBack = async (id: string, user: AccountRecord): Promise<void> => {
    const present = await questionSets.get(id)
    await pictures.release({ holderId: id }, pictureIdsOf(present?.questions ?? []))
    if (present) await storage.reserve(user, id, bytesOf(present.questions, await pictures.bytesHeldBy(id)))
    else await storage.release(user.id, id)
  }

  /** `known`: ids that the questions may keep. */
  const takeIn = async (setId: string, written: QuestionSetRequest, by: Uploader, known: ReadonlySet<string>) => {
    const { user } = by
    if (written.questions.some(hosts.isElsewhere)) return refuse('pictureElsewhere')
    const referring = await pictures.refer(withBases(withIds(written.questions, known)))
    if ('refused' in referring) return referring
    const { questions, ids, bytes, fresh } = referring
    const refused = await storage.reserve(user, setId, bytesOf(questions, bytes))
    if (refused) return refused
    if (!(await uploads.take(by, fresh))) {
      await giveBack(setId, user)
      return refuse('picturesOfToday')
    }
    if (await pictures.hold({ holderId: setId, ownerId: user.id }, ids, fresh)) return questions
    await giveBack(setId, user)
    return refuse('pictureNotFound')
  }

  return { takeIn, giveBack }
}

/** What a set is a copy of: its questions, and its id where it is somebody else's. */
type Source = { questions?: readonly KeyedQuestion[]; afterId?: string }

type Requested = { requestId?: string | undefined } & Pick<Uploader, 'address'>

/** `changes`: the version to be replaced, if only that one may be. */
type Replacing = { changes?: number | undefined } & Pick<Uploader, 'address'>

const writingSets = ({ questionSets, now, ...needs }: Taking & Pick<Parts, 'now'>) => {
  const { pictures } = needs
  const { takeIn, giveBack } = takingIn({ questionSets, ...needs })

  const add = async (
    id: string,
    written: QuestionSetRequest,
    by: Uploader,
    { questions: known = [], afterId }: Source,
  ): Promise<QuestionSetRecord | Refused> => {
    const { user } = by
    const questions = await takeIn(id, written, by, idsOf(known))
    if ('refused' in questions) return questions
    const at = now()
    const mine = { createdBy: user.username, ownerId: user.id, readyMade: false, createdAt: at, updatedAt: at }
    const set: QuestionSetRecord = { id, ...written, questions, ...mine, ...(afterId && { afterId }) }
    await questionSets.insert(set)
    await dropAhead(pictures, user, pictureIdsOf(questions))
    return set
  }

  const change = async (
    { version, ...record }: Kept<QuestionSetRecord>,
    written: QuestionSetRequest,
    by: Uploader,
    { isMadeAgain = false } = {},
  ): Promise<QuestionSetRecord | Refused> => {
    const { user } = by
    if (isMadeAgain && !isAsMade(record)) return refuse('changedMeanwhile')
    const questions = await takeIn(record.id, written, by, idsOf(record.questions))
    if ('refused' in questions) return questions
    const { about: _, language: __, ...kept } = record
    const at = now()
    const changed = { ...kept, ...written, questions, ...(isMadeAgain && { createdAt: at }), updatedAt: at }
    if (!(await questionSets.replace(changed, version))) {
      await giveBack(record.id, user)
      return refuse('changedMeanwhile')
    }
    await pictures.release({ holderId: record.id }, pictureIdsOf(questions))
    await dropAhead(pictures, user, pictureIdsOf(questions))
    return changed
  }

  return { add, change }
}

/**
 * The lock for saving sets of one author. Room is measured anew if more is reserved than there are sets, which would miss a
 * set just being written. And if many saves of one set ran at once, one might take pictures and then be refused.
 */
const savingOf = ({ id }: AccountRecord): string => `sets of ${id}`
/** Each waiting save holds its pictures in memory. */
const mostWaiting = 64

/** For authors, who alone may make, change, share and remove their sets. */
const keepOwnSets = (parts: Parts) => {
  const { questionSets, shares, pictures, storage, showing, oneAtATime, made } = parts
  const { show, forgetShared } = showing
  const { add, change } = writingSets(parts)

  const own = async (id: string, user: AccountRecord): Promise<Kept<QuestionSetRecord> | Refused> => {
    const set = await questionSets.get(id)
    if (!set) return refuse('questionSetNotFound')
    return set.ownerId === user.id ? set : refuse('notYours')
  }

  return {
    /** If the answer to the same request was lost, this writes into the set that it made, unless that was changed since. */
    create: async (
      written: QuestionSetRequest,
      user: AccountRecord,
      { requestId = randomUUID(), address, ...from }: Source & Requested = {},
    ): Promise<QuestionSet | Refused> => {
      if (isRude(written)) return refuse('titleRude')
      const id = await made.id('set', user.id, requestId)
      const set = await oneAtATime(savingOf(user), async () => {
        const before = await questionSets.get(id)
        if (!before) return add(id, written, { user, address }, from)
        const changed = await change(before, written, { user, address }, { isMadeAgain: true })
        forgetShared()
        return changed
      })
      return 'refused' in set ? set : show(set, user)
    },

    share: async (id: string, sharing: Sharing, user: AccountRecord): Promise<QuestionSet | Refused> => {
      const set = await own(id, user)
      if ('refused' in set) return set
      if (set.readyMade) return refuse('notYours')
      const outcome = await shares.share(thingOf(set), user, sharing)
      forgetShared()
      return typeof outcome === 'string' ? show(set, user) : outcome
    },

    /** A running game keeps its own copy. */
    replace: async (
      id: string,
      written: QuestionSetRequest,
      user: AccountRecord,
      { changes, address }: Replacing = {},
    ): Promise<QuestionSet | Refused> => {
      const meant = async () => {
        const set = await own(id, user)
        if ('refused' in set) return set
        return changes === undefined || set.version === changes ? set : refuse('changedMeanwhile')
      }
      const first = await meant()
      if ('refused' in first) return first
      if (isRude(written)) return refuse('titleRude')
      const changed = await oneAtATime(savingOf(user), async () => {
        const set = await meant()
        return 'refused' in set ? set : change(set, written, { user, address })
      })
      if ('refused' in changed) return changed
      forgetShared()
      return show(changed, user)
    },

    remove: (id: string, user: AccountRecord): Promise<Refused | undefined> =>
      oneAtATime(savingOf(user), async () => {
        const set = await own(id, user)
        if ('refused' in set) return set
        await questionSets.remove(id)
        await shares.forget(id)
        await pictures.release({ holderId: id })
        await storage.release(user.id, id)
        forgetShared()
        return undefined
      }),
  }
}

/** Who owns which question sets, and who may see the answers. */
export const keepQuestionSets = ({ shelves, pictureHosts, throttles, ...needs }: Needs) => {
  const { questionSets, meta, secrets } = shelves
  const oneAtATime = keepOneAtATime({ meta }, { mostWaiting })
  const hosts = keepPictureHosts(pictureHosts)
  const showing = showQuestionSets({ questionSets, hosts, ...needs })
  const { seen, show, list, forgetShared } = showing
  const uploads = paceUploads(throttles, needs.now)
  const made = madeByRequest({ secrets })
  const takeAhead = takingAhead({ uploads, throttles, ...needs })
  const ownSets = keepOwnSets({ questionSets, hosts, showing, oneAtATime, made, uploads, ...needs })

  return {
    ...ownSets,
    takeAhead: (images: readonly string[], user: AccountRecord, address: string) =>
      oneAtATime(savingOf(user), () => takeAhead(images, { user, address })),
    list,
    forgetShared,

    get: async (id: string, user: AccountRecord, around: Around): Promise<QuestionSet | Refused> => {
      const set = await seen(id, user)
      if (!set) return refuse('questionSetNotFound')
      const told = withCredit(await show(set, user, around), set.afterId && (await seen(set.afterId, user)))
      return told.mine ? { ...told, version: set.version } : told
    },

    /** A copy has the answers: only teachers copy others' sets, without questions that a class nearby has still to be asked. */
    copy: async (
      id: string,
      user: AccountRecord,
      around: Around,
      ownTitle?: string,
    ): Promise<QuestionSet | Refused> => {
      const set = await seen(id, user)
      if (!set) return refuse('questionSetNotFound')
      const isMine = set.ownerId === user.id
      if (!isMine && user.role !== 'teacher') return refuse('teachersOnly')
      const { subject, about, language, questions } = set
      const head = { title: ownTitle ?? set.title, subject, ...(about && { about }), ...(language && { language }) }
      if (isMine) return ownSets.create({ ...head, questions }, user, set)
      const left = (await around.plays(id)) ? undefined : withoutAhead(questions, await around.ahead())
      if (!left) return refuse('beingPlayed')
      const source = { questions, afterId: id }
      const copied = await ownSets.create({ ...head, questions: hosts.without(left) }, user, source)
      const leftOut = questions.length - left.length
      return 'refused' in copied || leftOut === 0 ? copied : { ...copied, leftOut }
    },

    /** A set that the user may report: they see it, and it belongs to another person. */
    seenThing: async (id: string, user: AccountRecord): Promise<Thing | undefined> => {
      const set = await seen(id, user)
      return set && !set.readyMade && set.ownerId !== user.id ? thingOf(set) : undefined
    },

    titled: async (ids: readonly string[]) => {
      const found: Pick<QuestionSetRecord, 'id' | 'title' | 'createdBy'>[] = []
      // A few at a time, because each may be megabytes, and only its title is kept.
      for (let from = 0; from < ids.length; from += readAtOnce)
        for (const { id, title, createdBy } of await questionSets.getMany(ids.slice(from, from + readAtOnce)))
          found.push({ id, title, createdBy })
      return found
    },

    /** With the answers, so only for the rooms, when a user may play with it. */
    withAnswers: async (id: string, user: Reader) => {
      const set = await seen(id, user)
      return set && { ...set, questions: inOneLanguage(hosts.without(set.questions), set.language) }
    },
  }
}

const isRude = ({ title, about = '' }: QuestionSetRequest): boolean => isRudeTitle(title) || isRudeTitle(about)

const thingOf = ({ id, subject, ownerId, updatedAt }: QuestionSetRecord): Thing => ({
  id,
  kind: 'set',
  topic: subject,
  ownerId,
  updatedAt,
})
