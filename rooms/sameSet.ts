/** Somebody, as far as the server can tell: by their account, and by the device they sit at. */
export interface Who {
  userId: string | null
  device: string | null
}

/** A game in which somebody plays, wherever it is. */
export interface Played {
  hostId: string
  /** Whether a teacher hosts it. */
  isTaught: boolean
  since: number
}

/** Where an account has sat down, as it was noted then and no other time. */
export interface NotedSeat {
  roomId: string
  note: string
}

/** A game or a practice, as others that ask the same questions see it. */
export interface Sitting {
  readonly hostId: string
  readonly isTaught: boolean
  readonly roomId: string
  /** Since when they play here; undefined for those who do not, or only lead. */
  playsSince(who: Who): number | undefined
  /**
   * They have sat down in another game: a player who may not be here any more is sent out. `elsewhere`: at other
   * processes.
   */
  reconsider(who: Who, elsewhere?: readonly Played[]): void
  /** Tells other processes once more who sits here. */
  announce(): void
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

const breathMs = 10

const sittings = new Map<string, Set<Sitting>>()

/** A class that is in a pupil's own game is told to come to the teacher's, not kept from it. */
const goesFirst = (there: Played, here: Here): boolean => {
  if (here.isTaught !== there.isTaught) return there.isTaught
  if (here.since === undefined || there.since < here.since) return true
  // In the same millisecond both have to come to the same.
  return there.since === here.since && there.hostId < here.hostId
}

const playedHere = (setId: string, who: Who, but?: Sitting): Played[] =>
  [...(sittings.get(setId) ?? [])].flatMap((sitting) => {
    const since = sitting === but ? undefined : sitting.playsSince(who)
    return since === undefined ? [] : [{ hostId: sitting.hostId, isTaught: sitting.isTaught, since }]
  })

/**
 * A player of a set cannot learn its answers in a practice or in another host's game at the same time, whichever was
 * opened first. Only the players of the set are held back: the rest of the school goes on.
 */
export const sameSet = {
  open(setId: string, sitting: Sitting): void {
    const others = sittings.get(setId)
    if (others) others.add(sitting)
    else sittings.set(setId, new Set([sitting]))
  },

  /** False when it was not open. */
  close(setId: string, sitting: Sitting): boolean {
    const all = sittings.get(setId)
    const wasOpen = all?.delete(sitting) === true
    if (all?.size === 0) sittings.delete(setId)
    return wasOpen
  },

  /** Somebody plays here now. */
  satDown(setId: string, sitting: Sitting, who: Who): void {
    for (const other of sittings.get(setId) ?? []) if (other !== sitting) other.reconsider(who)
  },

  isPlaying: (setId: string, who: Who): boolean => playedHere(setId, who).length > 0,

  /** Where somebody plays a set in this process. */
  played: (setId: string, who: Who): Played[] => playedHere(setId, who),

  /** The rooms of this process in which an account plays. */
  roomsOf(userId: string): string[] {
    const who = { userId, device: null }
    return [...sittings.values()].flatMap((all) =>
      [...all].flatMap(({ roomId, playsSince }) => (playsSince(who) === undefined ? [] : [roomId])),
    )
  },

  /** They have sat down at another process. */
  reconsider(setId: string, who: Who, there: Played): void {
    for (const sitting of [...(sittings.get(setId) ?? [])]) sitting.reconsider(who, [there])
  },

  /** Game by game: the answers of a class do not wait until everybody of a school has been told of. */
  async announce(): Promise<void> {
    for (const [setId, all] of [...sittings])
      for (const sitting of [...all]) {
        await new Promise((resolve) => setTimeout(resolve, breathMs))
        if (sittings.get(setId)?.has(sitting)) sitting.announce()
      }
  },

  /** `elsewhere`: what they play at other processes. */
  bars(setId: string, who: Who, here: Here, elsewhere: readonly Played[] = []): boolean {
    const others = [...playedHere(setId, who, here.sitting), ...elsewhere]
    // Two games of one host are the host's own business.
    return others.some((there) => here.isPractice || (there.hostId !== here.hostId && goesFirst(there, here)))
  },
}
