/** So many devices are written to in one go. Larger lots keep the answers of other classes waiting, whose questions end at the same moment. */
export const lotSize = 16

/** The socket below a connection, where the transport shows it. While it is corked, what is written to it waits, in its order. */
export interface Corkable {
  cork(): void
  uncork(): void
}

/**
 * Sends what is written to many sockets, one lot after the other. Each write is a call to the system, and a thousand of
 * them in a row would keep the first answers to a question waiting until the last device has it. What comes in is read
 * between two lots.
 */
export class Lots {
  private readonly waiting: (() => void)[] = []
  private readonly soon: (send: () => void) => void
  private writtenNow = 0
  private isDue = false

  constructor(soon: (send: () => void) => void = setImmediate) {
    this.soon = soon
  }

  /** `written` runs when what `write` has for the socket has gone out: at once, or with its lot. */
  write(socket: Corkable, write: () => void, written: () => void): void {
    this.sendSoon()
    if (this.writtenNow < lotSize) {
      this.writtenNow++
      write()
      written()
      return
    }
    socket.cork()
    write()
    this.waiting.push(() => {
      socket.uncork()
      written()
    })
  }

  private sendSoon(): void {
    if (this.isDue) return
    this.isDue = true
    this.soon(() => {
      this.isDue = false
      const lot = this.waiting.splice(0, lotSize)
      this.writtenNow = lot.length
      if (lot.length > 0) this.sendSoon()
      for (const send of lot) send()
    })
  }
}

/** Of all games of this process: 25 classes whose questions open at one moment are a thousand devices, too. */
export const lots = new Lots()
