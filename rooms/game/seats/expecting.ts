import { Room, type RoomOptions } from '@colyseus/core'

/** How long a seat waits for the line of a device that has knocked: enough for the slowest. */
const usualSeconds = 15
/** How long it waits if more devices are expected than any class has. */
const hurriedSeconds = 5
export const crowd = 2_000

/** The library's list of expected devices, by session. */
type Expected = Record<string, readonly [options: unknown, visitor: unknown, hasCome: boolean, isBack: boolean]>

/**
 * A room at which a visitor with its code may knock as often as they like. The match decides how many may play in it.
 * The library would count all expected devices at each knock: after ten thousand knocks without a line a further one
 * cost the server ten times as much, and their seats stayed in memory.
 */
export abstract class ExpectingRoom<Options extends RoomOptions> extends Room<Options> {
  override seatReservationTimeout = usualSeconds
  private isClosing = false

  override hasReachedMaxClients(): boolean {
    return this.isClosing
  }

  override disconnect(code?: number): Promise<unknown> {
    this.isClosing = true
    this.expectNobody()
    return super.disconnect(code)
  }

  /** `known`: how many are connected or expected. */
  expectOneMore(known: number): void {
    this.seatReservationTimeout = known - this.clients.length > crowd ? hurriedSeconds : usualSeconds
  }

  /**
   * Forgets devices that have knocked but have no line yet. Otherwise the library waits for them before it closes a
   * room, and the server waits for its rooms. Those devices knock again, at the next start or at another process.
   */
  private expectNobody(): void {
    const expected: Expected = Reflect.get(this, '_reservedSeats')
    const timeouts: Record<string, NodeJS.Timeout> = Reflect.get(this, '_reservedSeatTimeouts')
    for (const [session, [, , hasCome]] of Object.entries(expected)) {
      if (hasCome) continue
      clearTimeout(timeouts[session])
      delete timeouts[session]
      delete expected[session]
    }
  }
}
