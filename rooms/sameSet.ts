/** A person as far as the server can tell: an account, and the device they sit at. */
export interface Who {
  userId: string | null
  device: string | null
}

/** A game in which a person plays, at any process. */
export interface Played {
  hostId: string
  /** Whether a teacher hosts it. */
  isTaught: boolean
  since: number
}

/** Where an account has sat down. `note` tells this time from later ones. */
export interface NotedSeat {
  roomId: string
  note: string
}

/** A game or a practice, as other games with the same questions see it. */
export interface Sitting {
  readonly hostId: string
  readonly isTaught: boolean
  readonly roomId: string
  /** Since when they play here; undefined if they do not play, or only lead. */
  playsSince(who: Who): number | undefined
  /**
   * They have sat down in another game. If they may not be here any more, they are sent out. `elsewhere`: games at
   * other processes.
   */
  reconsider(who: Who, elsewhere?: readonly Played[]): void
  /** Tells other processes again who sits here. */
  announce(): void
}

export const isSame = (one: Who, other: Who): boolean =>
  (one.userId !== null && one.userId === other.userId) || (one.device !== null && one.device === other.device)

/** The place that a person sits at, or wants to take. */
type Here = Pick<Sitting, 'hostId' | 'isTaught'> & {
  sitting?: Sitting
  isPractice?: true
  /** Since when they play here; undefined if they are new or only lead, and then other games go first. */
  since?: number | undefined
}

const breathMs = 10

const sittings = new Map<string, Set<Sitting>>()

/** A teacher's game goes first: a class that sits in a pupil's own game is called out of it, not kept from its lesson. */
const goesFirst = (there: Played, here: Here): boolean => {
  if (here.isTaught !== there.isTaught) return there.isTaught
  if (here.since === undefined || there.since < here.since) return true
  // If both began in the same millisecond, both processes must reach the same result.
  return there.since === here.since && there.hostId < here.hostId
}

const playedHere = (setId: string, who: Who, but?: Sitting): Played[] =>
  [...(sittings.get(setId) ?? [])].flatMap((sitting) => {
    const since = sitting === but ? undefined : sitting.playsSince(who)
    return since === undefined ? [] : [{ hostId: sitting.hostId, isTaught: sitting.isTaught, since }]
  })

/**
 * A player cannot learn the answers of a set in a practice, or in another host's game, while they play it; which was
 * opened first makes no difference. This holds back only players of the set, not the rest of the school.
 */
export const sameSet = {
  open(setId: string, sitting: Sitting): void {
    const others = sittings.get(setId)
    if (others) others.add(sitting)
    else sittings.set(setId, new Set([sitting]))
  },

  /** False if it was not open. */
  close(setId: string, sitting: Sitting): boolean {
    const all = sittings.get(setId)
    const wasOpen = all?.delete(sitting) === true
    if (all?.size === 0) sittings.delete(setId)
    return wasOpen
  },

  /** A person plays here now. */
  satDown(setId: string, sitting: Sitting, who: Who): void {
    for (const other of sittings.get(setId) ?? []) if (other !== sitting) other.reconsider(who)
  },

  isPlaying: (setId: string, who: Who): boolean => playedHere(setId, who).length > 0,

  /** The games in which a person plays a set in this process. */
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

  /** One game after the other with pauses, so that the answers of a class need not wait until all processes know all players. */
  async announce(): Promise<void> {
    for (const [setId, all] of [...sittings])
      for (const sitting of [...all]) {
        await new Promise((resolve) => setTimeout(resolve, breathMs))
        if (sittings.get(setId)?.has(sitting)) sitting.announce()
      }
  },

  /** `elsewhere`: their games at other processes. */
  bars(setId: string, who: Who, here: Here, elsewhere: readonly Played[] = []): boolean {
    const others = [...playedHere(setId, who, here.sitting), ...elsewhere]
    // A host may let the same players into two games of their own.
    return others.some((there) => here.isPractice || (there.hostId !== here.hostId && goesFirst(there, here)))
  },
}
