import { type Client, CloseCode } from '@colyseus/core'

/** How long a process that reaches neither database keeps its devices: most faults are over sooner. */
export const keptWhileCutMs = 6_000

interface CutOffNeeds {
  mayDecide(): boolean
  now(): number
  clients(): Iterable<Client>
  /** Should they all come back here after all, the time until then does not count. */
  waitForPlayers(): void
}

/**
 * Others may be going on with a game of this process, which reaches neither engine and so hears nothing of it. Devices see no
 * fault, because it answers their pings: after a while it sends them away, to look for their game where it is.
 */
export class CutOff {
  private readonly needs: CutOffNeeds
  private since = Number.POSITIVE_INFINITY

  constructor(needs: CutOffNeeds) {
    this.needs = needs
  }

  beat(): void {
    if (this.needs.mayDecide()) this.since = Number.POSITIVE_INFINITY
    else this.since = Math.min(this.since, this.needs.now())
    const clients = this.hasSentAway ? [...this.needs.clients()] : []
    if (clients.length > 0) this.needs.waitForPlayers()
    for (const client of clients) client.leave(CloseCode.SERVER_SHUTDOWN)
  }

  /** No device is let in again before the fault is over. */
  get hasSentAway(): boolean {
    return !this.needs.mayDecide() && this.needs.now() >= this.since + keptWhileCutMs
  }
}
