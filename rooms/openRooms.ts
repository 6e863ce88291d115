import type { Account } from './ports.ts'

/** A teacher may have several classes at once; a pupil needs a game and the one after it. */
export const mostOpenRooms: Record<Account['role'], number> = { teacher: 10, student: 2 }

/** A room, as the list of its host counts it. */
export interface OpenRoom {
  readonly isOver: boolean
  /** Called when the room is not needed any more. */
  close(): void
}

const rooms = new Map<string, Set<OpenRoom>>()
/** Rooms being opened, so that many knocks at once are not all let in before the first has its room. */
const claims = new Map<string, number>()

const claimed = (userId: string, by: 1 | -1): void => {
  const count = (claims.get(userId) ?? 0) + by
  if (count === 0) claims.delete(userId)
  else claims.set(userId, count)
}

/** The games that each account keeps open. Those that are over give way to a new one. */
export const openRooms = {
  add(userId: string, room: OpenRoom): void {
    const own = rooms.get(userId)
    if (own) own.add(room)
    else rooms.set(userId, new Set([room]))
  },

  remove(userId: string, room: OpenRoom): void {
    const own = rooms.get(userId)
    own?.delete(room)
    if (own?.size === 0) rooms.delete(userId)
  },

  /** Undefined if there are too many. Otherwise call the result once the room is open, or has failed to open. */
  claim(userId: string, most: number): (() => void) | undefined {
    const own = [...(rooms.get(userId) ?? [])]
    const surplus = own.length + (claims.get(userId) ?? 0) + 1 - most
    const over = own.filter(({ isOver }) => isOver)
    if (surplus > over.length) return undefined
    for (const room of over.slice(0, Math.max(0, surplus))) {
      this.remove(userId, room)
      room.close()
    }
    claimed(userId, 1)
    return () => claimed(userId, -1)
  },
}
