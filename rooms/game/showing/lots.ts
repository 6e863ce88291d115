/** So many devices are written to in one go: a class twice over. */
export const lotSize = 64

/** The socket below a connection, where the transport shows it. While it is corked, what is written to it waits, in its order. */
export interface Corkable {
  cork(): void
  uncork(): void
}

/**
 * Lets go of what waits at many sockets, one lot after the other. Each write is a call to the system, and a thousand of them
 * in a row would keep the first answers to a question waiting until the last device has it. What comes in is read between two lots.
 */
export class Lots {
  private readonly waiting: (() => void)[] = []
  private readonly soon: (letGo: () => void) => void
  private isDue = false

  constructor(soon: (letGo: () => void) => void = setImmediate) {
    this.soon = soon
  }

  /** Whatever is written to the socket from now on goes out with its lot; `written` runs then. */
  hold(socket: Corkable, written: () => void): void {
    socket.cork()
    this.waiting.push(() => {
      socket.uncork()
      written()
    })
    this.letGoSoon()
  }

  private letGoSoon(): void {
    if (this.isDue) return
    this.isDue = true
    this.soon(() => {
      this.isDue = false
      for (const letGo of this.waiting.splice(0, lotSize)) letGo()
      if (this.waiting.length > 0) this.letGoSoon()
    })
  }
}
