import type { Pupil } from '../../rooms/shared/contract/classes.ts'
import type { MemberRecord } from '../archive/classRecords.ts'
import { findReadable, readableOf } from '../archive/readable.ts'
import type { SessionRecord } from '../archive/records.ts'
import type { Shelves } from '../archive/shelves.ts'
import { noAids } from './aids.ts'
import { mayBeWoken, picturesStates } from './picturesStates.ts'

const mostSessions = 20

/** The members of a class, with all that their teachers may see. */
export const pupilsShown = async (
  shelves: Pick<Shelves, 'accounts' | 'profiles' | 'passes' | 'sessions'>,
  members: readonly MemberRecord[],
  now: number,
): Promise<Pupil[]> => {
  const { accounts, profiles, passes, sessions } = shelves
  const ids = members.map(({ userId }) => userId)
  const [first] = members
  if (!first) return []
  const [people, players, cards, open, picturesOf] = await Promise.all([
    readableOf(accounts, ids),
    readableOf(profiles, ids),
    findReadable(passes, { where: { userId: { in: ids } }, limit: 6 * ids.length }),
    findReadable(sessions, { where: { userId: { in: ids } }, limit: mostSessions * ids.length }),
    picturesStates(shelves, members, mayBeWoken),
  ])
  const personOf = new Map(people.map((person) => [person.id, person]))
  const playerOf = new Map(players.map((player) => [player.id, player]))
  const carded = new Set(cards.map(({ userId }) => userId))
  const newest = new Map<string, SessionRecord>()
  for (const session of open) {
    const present = newest.get(session.userId)
    const isNewer = session.expiresAt > now && session.createdAt > (present?.createdAt ?? 0)
    if (isNewer) newest.set(session.userId, session)
  }
  return members
    .flatMap(({ userId, realName, seenAt, aids, team }): Pupil[] => {
      const person = personOf.get(userId)
      if (!person) return []
      // Where a pupil with a password of their own is logged in is not shown to teachers.
      const session = person.kept ? newest.get(userId) : undefined
      return [
        {
          id: userId,
          name: realName,
          username: person.username,
          slime: playerOf.get(userId)?.holdings.selectedSlime ?? person.firstSlime ?? '',
          hasCard: carded.has(userId),
          pictures: picturesOf(userId),
          lastSeen: Math.max(seenAt ?? 0, session?.seenAt ?? 0) || null,
          signedIn: session ? { device: session.device ?? '', since: session.createdAt } : null,
          aids: aids ?? noAids,
          team: team ?? 0,
          ...(!person.kept && { own: true as const }),
        },
      ]
    })
    .sort((a, b) => a.name.localeCompare(b.name, undefined, { numeric: true }))
}
