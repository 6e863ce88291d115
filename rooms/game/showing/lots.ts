/** How many devices are written to in one go. Larger lots delay the answers of other classes at the same moment. */
export const lotSize = 16

/** The socket below a connection, if the transport shows it. While it is corked, writes wait in their order. */
export interface Corkable {
  cork(): void
  uncork(): void
}

/**
 * Sends what is written to many sockets, one lot after the other. Each write is a system call, and a thousand in a row
 * would delay the first answers until the last device has its question. Between two lots incoming messages are read.
 */
export class Lots {
  private readonly waiting: (() => void)[] = []
  private readonly soon: (send: () => void) => void
  private writtenNow = 0
  private isDue = false

  constructor(soon: (send: () => void) => void = setImmediate) {
    this.soon = soon
  }

  /** `written` runs when the socket has sent what `write` gave it: at once, or with its lot. */
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

/** Shared by all games of this process, because 25 classes whose questions open at one moment are a thousand devices, too. */
export const lots = new Lots()
