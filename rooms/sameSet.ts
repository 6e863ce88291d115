/** Somebody, as far as the server can tell: by their account, and by the device they sit at. */
export interface Who {
  userId: string | null
  device: string | null
}

/** A game or a practice, as others that ask the same questions see it. */
export interface Sitting {
  readonly hostId: string
  /** Whether a teacher hosts it. */
  readonly isTaught: boolean
  /** Since when they play here; undefined for those who do not, or only lead. */
  playsSince(who: Who): number | undefined
  /** They have sat down somewhere else: whoever may not be here any more goes. */
  reconsider(who: Who): void
}

export const isSame = (one: Who, other: Who): boolean =>
  (one.userId !== null && one.userId === other.userId) || (one.device !== null && one.device === other.device)

/** What somebody is about to sit down at, or sits at already. */
type Here = Pick<Sitting, 'hostId' | 'isTaught'> & {
  sitting?: Sitting
  isPractice?: true
  /** Since when they play here. Who only leads has no claim to it. */
  since?: number | undefined
}

const sittings = new Map<string, Set<Sitting>>()

/** A class that is in a pupil's own game is told to come to the teacher's, not kept from it. */
const goesFirst = (there: Sitting, since: number, here: Here): boolean => {
  if (here.isTaught !== there.isTaught) return there.isTaught
  return here.since === undefined || since < here.since
}

/**
 * Who plays a set somewhere learns nothing of its answers elsewhere: neither at a practice nor at another host's game,
 * whichever was opened first. This is about those who play it and nobody else: the rest of the school goes on.
 */
export const sameSet = {
  open(setId: string, sitting: Sitting): void {
    const others = sittings.get(setId)
    if (others) others.add(sitting)
    else sittings.set(setId, new Set([sitting]))
  },

  close(setId: string, sitting: Sitting): void {
    const all = sittings.get(setId)
    all?.delete(sitting)
    if (all?.size === 0) sittings.delete(setId)
  },

  /** Somebody plays here now. */
  satDown(setId: string, sitting: Sitting, who: Who): void {
    for (const other of sittings.get(setId) ?? []) if (other !== sitting) other.reconsider(who)
  },

  isPlaying(setId: string, who: Who): boolean {
    return [...(sittings.get(setId) ?? [])].some((sitting) => sitting.playsSince(who) !== undefined)
  },

  bars(setId: string, who: Who, here: Here): boolean {
    for (const there of sittings.get(setId) ?? []) {
      if (there === here.sitting) continue
      // Two games of one host are the host's own business.
      if (!here.isPractice && there.hostId === here.hostId) continue
      const since = there.playsSince(who)
      if (since !== undefined && (here.isPractice || goesFirst(there, since, here))) return true
    }
    return false
  },
}
