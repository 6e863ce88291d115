import { Room, type RoomOptions } from '@colyseus/core'

/** So long a seat waits for the line of a device that has knocked: enough for the slowest. */
const usualSeconds = 15
/** And so long while more are expected than fit into a game, as no class does. */
const hurriedSeconds = 5
export const crowd = 2_000

/** What the library keeps of those it expects, by their sessions. */
type Expected = Record<string, readonly [options: unknown, visitor: unknown, hasCome: boolean, isBack: boolean]>

/**
 * A room that somebody with its code may knock at as often as they like. How many may play in it is for the match to
 * say. The library would count at each knock all who are expected: ten thousand knocks without a line behind them made
 * each further one ten times as dear for the server, and kept their seats in memory.
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

  /** `known`: who is connected, and who is expected. */
  expectOneMore(known: number): void {
    this.seatReservationTimeout = known - this.clients.length > crowd ? hurriedSeconds : usualSeconds
  }

  /**
   * Who has knocked and has no line yet. The library waits for them before it lets a room go, and the server, which ends
   * after its rooms, would stand still for as long. They knock again, at the next start or at another process.
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
