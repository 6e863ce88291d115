import { isCrowd, unlike } from '../catalog/slimeVariants.ts'
import type { JoinGame, JoinRefusal } from '../contract/game.ts'
import { drawName } from '../names/generatedNames.ts'
import { readNickname } from '../names/nicknames.ts'
import { isAmong, type Match, playersIn, playingSeats, type Seat } from './matchModel.ts'

/** The person who wants in: an account, or a guest. */
export interface Visitor {
  account: { id: string; username: string; slime: string; earns: boolean; classIds?: readonly string[] } | null
  join: JoinGame
  /** The number that the cookie of their browser holds. */
  device?: string | null
  /** The network address they come from. All pupils of a school may share one. */
  address?: string
  /** Games with the same questions that they are playing in at other processes. */
  elsewhere?: readonly { hostId: string; isTaught: boolean; since: number }[]
}

export type Admission =
  /** `claims`: from now on this guest's seat belongs to this account. */
  | { kind: 'back'; seat: Seat; claims?: { userId: string; earns: boolean } }
  | { kind: 'new'; userId: string | null; earns: boolean; username: string; slime: string }
  | { kind: 'refused'; why: JoinRefusal; caught?: string }

const refused = (why: JoinRefusal, caught?: string): Admission =>
  caught === undefined ? { kind: 'refused', why } : { kind: 'refused', why, caught }

/** Decides who may sit down, and where. `slimeForGuest` says which look a guest may wear. */
export function admit(
  match: Match,
  visitor: Visitor,
  slimeForGuest: (wish: string | undefined) => string,
  random: () => number,
): Admission {
  const { account } = visitor
  if (isRemoved(match, visitor)) return refused('removed')
  const own = ownSeat(match, visitor)
  if (own) return back(own, visitor)
  // Only its pupil may enter a practice.
  if (match.plan.practice) return refused('gameNotFound')
  if (!isOfClass(match, account)) return refused('classOnly')
  const shut = whyShut(match)
  if (shut) return refused(shut)
  const admission = newcomer(match, visitor, slimeForGuest, random)
  // Last, so that a full game gives up a silent seat only to a visitor who may have it.
  return admission.kind === 'new' && isFull(match) ? refused('full') : admission
}

/** A new seat, if there were room for it. */
function newcomer(
  match: Match,
  { account, join }: Visitor,
  slimeForGuest: (wish: string | undefined) => string,
  random: () => number,
): Admission {
  const wish = account ? account.slime : slimeForGuest(join.slime)
  const slime = isCrowd(playersIn(match))
    ? wish
    : unlike(
        wish,
        playingSeats(match).map((seat) => seat.slime),
      )
  const seated = { kind: 'new', userId: account?.id ?? null, earns: account?.earns ?? false, slime } as const
  if (match.plan.settings.nicknames === 'generated') {
    return { ...seated, username: drawName((name) => isTaken(match, name), random) }
  }
  if (account) return { ...seated, username: freeVariantOf(match, account.username) }
  const reading = readNickname(join.username ?? '')
  if (!reading.ok && !(reading.why === 'rude' && isAmong(match.allowedNames, reading.name))) {
    return reading.why === 'rude' ? refused('nameBad', reading.name) : refused('nameBad')
  }
  // A pupil may take a classmate's name and be removed on purpose, to keep the classmate out. So the host is asked.
  if (isAmong(match.removedNames, reading.name)) return refused('nameRemoved', reading.name)
  if (isTaken(match, reading.name)) return refused('nameTaken')
  return { ...seated, username: reading.name }
}

/** A game for a class has no guests, so that no pupil can pose as another or take a second seat. */
const isOfClass = ({ plan }: Match, account: Visitor['account']): boolean =>
  plan.classId === undefined ||
  (account !== null && (account.id === plan.host.userId || account.classIds?.includes(plan.classId) === true))

/** Why no new player may sit down, or null. */
function whyShut(match: Match): JoinRefusal | null {
  if (match.stage === 'finished') return 'ended'
  return match.locked ? 'locked' : null
}

const isFull = ({ seats, plan }: Match): boolean => seats.size - (plan.host.plays ? 0 : 1) >= plan.settings.maxPlayers

/** If a page was never told the key of its seat, it comes back with the key that it drew itself. */
const keysOf = ({ seatKey, ownKey }: JoinGame): string[] => [seatKey, ownKey].filter((key) => key !== undefined)

/** On a shared computer a key may be another pupil's. So for a player with an account only the account counts. */
function isRemoved(match: Match, { account, join }: Visitor): boolean {
  if (account) return match.removedUsers.has(account.id)
  return keysOf(join).some((key) => match.removedKeys.has(key))
}

/**
 * Two pupils may play in two tabs of one browser, and the second to log in changes the account of both. If a page comes
 * back with a seat's key and names that seat's owner, it belongs to that owner, and not to the account logged in now.
 */
const isAnothersPage = ({ userId }: Seat, { account, join }: Visitor): boolean =>
  account !== null && account.id !== join.userId && join.userId === userId

/** One person never holds two seats: the account's own seat goes before a seat taken as a guest. */
function ownSeat(match: Match, visitor: Visitor): Seat | undefined {
  const { account, join } = visitor
  const byKey = keysOf(join)
    .map((key) => match.seatByKey.get(key))
    .find((seat) => seat !== undefined)
  if (byKey && isAnothersPage(byKey, visitor)) return byKey
  const byAccount = account ? match.seatByUser.get(account.id) : undefined
  if (byAccount) return byAccount
  const isOthers = byKey?.userId && account && byKey.userId !== account.id
  return isOthers ? undefined : byKey
}

function back(seat: Seat, visitor: Visitor): Admission {
  const { account } = visitor
  return account && seat.userId === null && !isAnothersPage(seat, visitor)
    ? { kind: 'back', seat, claims: { userId: account.id, earns: account.earns } }
    : { kind: 'back', seat }
}

/** Why this account could not get in now, or null. If it has a seat already, only having been removed keeps it out. */
export function whyShutFor(match: Match, userId: string | null): JoinRefusal | null {
  if (userId !== null && match.removedUsers.has(userId)) return 'removed'
  if (userId === null && match.plan.classId !== undefined) return 'classOnly'
  return userId !== null && match.seatByUser.has(userId) ? null : (whyShut(match) ?? (isFull(match) ? 'full' : null))
}

const isTaken = (match: Match, name: string): boolean => isAmong(match.seatByName, name)

/** A guest may have taken the name of an account before its owner came. */
function freeVariantOf(match: Match, username: string): string {
  let name = username
  for (let number = 2; isTaken(match, name); number++) name = `${username} ${number}`
  return name
}
