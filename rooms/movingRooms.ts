import type { JournalWriter } from './game/journal/journalWriter.ts'
import type { Claim, RoomPorts } from './ports.ts'

/** A game as it looks when it leaves for another process. */
export interface Movable {
  readonly roomId: string
  /** Knows the claim by which this process has the game, and can give it to another. */
  readonly journal: Pick<JournalWriter, 'claim' | 'passOn'>
  /** Whether the game is between two phases in which players answer or choose. */
  readonly isBetween: boolean
  /** It has sent all devices to look for the game at another process, and lets none in. */
  readonly hasSentAway: boolean
  /** From then on it decides nothing. */
  holdStill(): void
  /** The connected players, and those who may be on their way back. Empty if a class has lost its lines together. */
  present(): string[]
  /** Disconnects all devices and changes nothing else, so that they find the game at its new process. */
  moveOut(): void
}

const asText = ({ gameId, epoch }: Claim) => `${gameId} ${epoch}`

/** The games and practices of this process. */
const moving = new Set<Movable>()

export const movingRooms = {
  add: (room: Movable): void => void moving.add(room),
  remove: (room: Movable): void => void moving.delete(room),

  count: (): number => moving.size,

  hasSentAway: (code: string): boolean => [...moving].some(({ roomId, hasSentAway }) => roomId === code && hasSentAway),

  codes: (): string[] => [...moving].map(({ roomId }) => roomId),

  /** Other processes have all of them now. */
  giveUpAll(): number {
    const lost = [...moving]
    for (const room of lost) room.moveOut()
    return lost.length
  },

  /** Other processes may have taken some games, and may even have given back the next game under a code. */
  async giveUpTaken({ journal }: Pick<RoomPorts, 'journal'>): Promise<number> {
    // A room that is opened while the archive answers is missing in the answer, so only rooms open before are compared.
    const open = [...moving]
    const held = new Set((await journal.held()).map(asText))
    const lost = open.filter((room) => moving.has(room) && !held.has(asText(room.journal.claim)))
    for (const room of lost) room.moveOut()
    return lost.length
  },
}

const betweenWithinMs = 6_000
const lookAgainMs = 100

/**
 * Before this process ends, it hands its games over one by one. Games without an open question go first, after a while
 * the others. A game that cannot be handed over stays in the archive, and another process takes it from there.
 */
export async function handOver(ports: RoomPorts): Promise<number> {
  const { others, log } = ports
  const latestAt = performance.now() + betweenWithinMs
  const tried = new Set<Movable>()
  /** Processes that did not take a game, such as one that has died unnoticed. */
  const failed = new Set<string>()
  let handedOver = 0
  for (;;) {
    const left = [...moving].filter((room) => !tried.has(room))
    const to = others.leastBusy(failed)
    if (left.length === 0 || to === undefined) return handedOver
    const next = left.find(({ isBetween }) => isBetween) ?? (performance.now() > latestAt ? left[0] : undefined)
    if (!next) {
      await new Promise((resolve) => setTimeout(resolve, lookAgainMs))
      continue
    }
    tried.add(next)
    try {
      if (await handOne(ports, next, to)) handedOver++
    } catch (error) {
      failed.add(to)
      log.warn(
        { game: next.roomId, error: String(error) },
        'a game could not be handed over: it is taken from the archive',
      )
    }
  }
}

async function handOne({ others }: RoomPorts, room: Movable, to: string): Promise<boolean> {
  const expected = room.present()
  room.holdStill()
  const isGiven = await room.journal.passOn(to)
  try {
    if (isGiven) await others.call(to, 'open', room.roomId, expected)
  } finally {
    room.moveOut()
  }
  return isGiven
}
