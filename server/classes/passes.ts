import type { Card, PassRequest } from '../../rooms/shared/contract/classes.ts'
import { classLimits } from '../../rooms/shared/contract/classLimits.ts'
import type { Accounts, SignedIn } from '../accounts/accounts.ts'
import { drawnSecret } from '../accounts/drawnSecret.ts'
import type { Caller } from '../accounts/recognising.ts'
import type { Pace, Throttles } from '../accounts/throttle.ts'
import type { ClassRecord, MemberRecord, PassRecord } from '../archive/classRecords.ts'
import { findReadable } from '../archive/readable.ts'
import type { AccountRecord } from '../archive/records.ts'
import type { Kept } from '../archive/shelf.ts'
import type { Shelves } from '../archive/shelves.ts'
import { type Refused, refuse } from '../refused.ts'
import { cardFrom, cardHash, picturesFrom, picturesHash, wordsFrom, wordsHash } from './cardSecrets.ts'
import { cardWordOf } from './cardWords.ts'
import type { ClassDoors } from './classDoors.ts'
import { keepDoorPictures, type PicturesPaces } from './doorPictures.ts'
import { madeByRequest } from './madeByRequest.ts'
import { membershipByDraw, membershipOf } from './membership.ts'
import { picturesId } from './picturesStates.ts'
import type { WhoTeaches } from './whoTeaches.ts'

export type PassLimits = {
  /** Tries of words that are on no card. */
  wrongWordsByAddress: Pace
  wrongWordsInAll: Pace
  /** Tries of cards that do not exist. */
  wrongCardsByAddress: Pace
  /** Each right card opens a session. */
  entriesByPass: Pace
}

/** A school has one address. After twenty wrong tries of others a device has to work for a second; then its try counts. */
export const passLimits: PassLimits = {
  wrongWordsByAddress: { points: 20, seconds: 10 * 60 },
  wrongWordsInAll: { points: 1_000, seconds: 60 * 60 },
  wrongCardsByAddress: { points: 300, seconds: 10 * 60 },
  entriesByPass: { points: 60, seconds: 10 * 60 },
}

const hourMs = 60 * 60 * 1000
const dayMs = 24 * hourMs
/** A lesson, or a day of them. Tomorrow another pupil may use the device. */
const sharedLifeMs = 12 * hourMs
const everybody = 'everybody'
/** Of one pupil, while several cards are made at once. */
const mostPasses = 200

type Needs = {
  shelves: Pick<Shelves, 'passes' | 'members' | 'classes' | 'accounts' | 'secrets'>
  accounts: Accounts
  throttles: Throttles
  limits: PassLimits & PicturesPaces
  teachers: WhoTeaches
  doors: ClassDoors
  now: () => number
}

export type Passes = ReturnType<typeof keepPasses>

type Find = (hash: string | undefined) => Promise<Found | undefined>

type Found = { pass: PassRecord; account: AccountRecord; group: ClassRecord; member: Kept<MemberRecord> }

/** Counts wrong tries, but never so that a pupil with a right card is kept out by others. */
const guardSecrets = ({ accounts, throttles, limits }: Needs, find: Find, secret: () => Promise<string>) => {
  const wrongWords = throttles('wrongWordsByAddress', limits.wrongWordsByAddress)
  const allWrongWords = throttles('wrongWordsInAll', limits.wrongWordsInAll)
  const wrongCards = throttles('wrongCardsByAddress', limits.wrongCardsByAddress)

  const byCard = async (card: string, address: string): Promise<Found | Refused> => {
    // Nobody can guess a card, so only wrong ones are counted, after the look. A right card never waits because of
    // others.
    const found = await find(cardHash(card))
    if (found) return found
    return refuse((await wrongCards.take(address)) ? 'cardUnknown' : 'tooManyAttempts')
  }

  /** Every try is taken before the look and given back if it was right, so that many at once are not many free tries. */
  const byWords = async (words: readonly string[], { address, work }: Trying): Promise<Found | Refused> => {
    const isFree = await wrongWords.take(address)
    // While others guess from everywhere, a pupil at home may try after some work, too. Counted by the first word, so that a
    // guesser does not use up the chances of others behind their address.
    const chance = accounts.chances.about('words', address, cardWordOf(words[0] ?? '') ?? '', work, isFree)
    const isCalm = isFree && (await allWrongWords.take(everybody))
    const found = isCalm ? await find(wordsHash(words, await secret())) : undefined
    if (found) {
      await Promise.all([wrongWords.giveBack(address), allWrongWords.giveBack(everybody)])
      return found
    }
    if (isCalm) return refuse('wordsUnknown')
    if (!(await chance.isTaken())) return chance.offer()
    return (await find(wordsHash(words, await secret()))) ?? refuse('wordsUnknown')
  }

  return { byCard, byWords }
}

/** Makes cards. Two teachers, or two taps, may ask for a new card at the same moment, at two processes. */
const issuing = ({ shelves, accounts, now }: Needs, secret: () => Promise<string>) => {
  const { passes, members } = shelves
  const made = madeByRequest(shelves)

  /** Names the newest card before it exists. The last call to do so wins. */
  const claim = async (classId: string, userId: string, draw: string): Promise<'new' | 'again' | undefined> => {
    for (;;) {
      const present = await membershipOf(shelves, classId, userId)
      if (!present) return undefined
      const { version, ...member } = present
      if (member.draw === draw) return 'again'
      if (await members.replace({ ...member, draw }, version)) return 'new'
    }
  }

  const removeOlder = async (userId: string) => {
    const all = await findReadable(passes, { where: { userId }, limit: mostPasses })
    // Read after the list of passes. So a card being made right now is in that list only if its claim is seen here.
    const newest = await members.find({ where: { userId }, limit: classLimits.classes })
    const isNewest = (pass: PassRecord) => newest.some(({ draw }) => draw === pass.draw)
    await Promise.all(all.map((pass) => (isNewest(pass) ? undefined : passes.remove(pass.id))))
  }

  /**
   * Makes a new card. Older cards stop working, and sessions opened by them end. If the same request has made the newest
   * card already, the answer is that card, and nothing ends.
   */
  return async (
    classId: string,
    userId: string,
    key: string,
  ): Promise<Pick<Card, 'secret' | 'words' | 'pictures'> | undefined> => {
    const chance = (of: string, tries = 0) => made.chance(of, classId, userId, key, tries)
    const draw = (await chance('draw')).toString('base64url')
    const card = cardFrom(await chance('card'))
    const byCardId = cardHash(card)
    const claimed = await claim(classId, userId, draw)
    if (!claimed) return undefined
    const isThere = byCardId !== undefined && claimed === 'again' && (await passes.get(byCardId)) !== undefined
    if (!isThere) await accounts.sessions.revokeAll(userId)
    const row = { userId, classId, madeAt: now(), draw }
    const pictures = picturesFrom(await chance('pictures'))
    const hash = picturesHash(userId, pictures, await secret())
    await passes.insert({ ...row, id: picturesId(userId, draw), kind: 'pictures', hash })
    for (let tries = 0; ; tries++) {
      const words = wordsFrom(await chance('words', tries))
      const byWordsId = wordsHash(words, await secret())
      if (byWordsId === undefined || byCardId === undefined) throw new Error('a card was drawn that cannot be read')
      const isFree = await passes.insert({ ...row, id: byWordsId, kind: 'words' })
      // Another card has these words, so others are drawn.
      if (!isFree && (await passes.get(byWordsId))?.draw !== draw) continue
      await passes.insert({ ...row, id: byCardId, kind: 'card' })
      await removeOlder(userId)
      return { secret: card, words, pictures }
    }
  }
}

/** A pass opens one kept account and nothing else. It is printed, so a finder of it can pose as that pupil. */
export const keepPasses = (needs: Needs) => {
  const { shelves, accounts, throttles, limits, now } = needs
  const { passes, members, classes } = shelves
  const secret = drawnSecret(shelves, 'cardWords')
  const entries = throttles('entriesByPass', limits.entriesByPass)

  const find: Find = async (id) => {
    const pass = id === undefined ? undefined : await passes.get(id)
    const account = pass && (await shelves.accounts.get(pass.userId))
    const member = pass && (await membershipByDraw(shelves, pass.userId, pass.draw))
    const group = member && (await classes.get(member.classId))
    return member && account?.kept && group?.archivedAt === 0 ? { pass, account, group, member } : undefined
  }

  const { byCard, byWords } = guardSecrets(needs, find, secret)
  const doorPictures = keepDoorPictures({ ...needs, secret })

  const isStillGood = async ({ id }: PassRecord): Promise<boolean> => (await find(id)) !== undefined

  /** Exact to the day only, so that signing in hardly ever writes. */
  const noteSeen = async ({ version, ...member }: Kept<MemberRecord>) => {
    if (now() - (member.seenAt ?? 0) < dayMs) return
    await members.replace({ ...member, seenAt: now() } satisfies MemberRecord, version)
  }

  const enter = async (
    { pass, account, group, member }: Found,
    { address, device }: Caller,
  ): Promise<SignedIn | Refused> => {
    if (!(await entries.take(pass.id))) return refuse('tooManyAttempts')
    await noteSeen(member)
    accounts.places.note(address)
    // Class doors are used on devices of the school, even if the class plays on its own ones elsewhere.
    const lifeMs = group.devices === 'shared' || pass.kind === 'pictures' ? sharedLifeMs : undefined
    const token = await accounts.sessions.open(account.id, device, lifeMs)
    if (await isStillGood(pass)) return { account, token, lifeMs }
    // Between the look and the session a new card was made, or the class has ended.
    await accounts.sessions.revoke(token)
    return refuse('cardUnknown')
  }

  const issue = issuing(needs, secret)

  return {
    /** Signs in with the code, the words or the pictures of a card. */
    signIn: async ({ card, words, atDoor, work }: PassRequest, caller: Caller): Promise<SignedIn | Refused> => {
      const trying = { address: caller.address, cookieHeader: caller.cookieHeader, work }
      const look = (): Promise<Found | Refused> => {
        if (card !== undefined) return byCard(card, caller.address)
        return atDoor === undefined ? byWords(words ?? [], trying) : doorPictures.signIn(atDoor, trying)
      }
      if (card === undefined && words === undefined && atDoor === undefined) return refuse('cardUnknown')
      const found = await look()
      return 'refused' in found ? found : enter(found, caller)
    },

    /** Lets a pupil's pictures be tried again. */
    wake: doorPictures.wake,

    issue,

    forget: (userId: string) => passes.removeWhere({ userId }),
  }
}

type Trying = { address: string; work: string | undefined }
