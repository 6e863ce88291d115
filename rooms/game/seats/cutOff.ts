import { type Client, CloseCode } from '@colyseus/core'

/** A process that reaches neither database keeps its devices this long, because most faults are over sooner. */
export const keptWhileCutMs = 6_000

interface CutOffNeeds {
  mayDecide(): boolean
  now(): number
  clients(): Iterable<Client>
  /** If all devices come back here after all, the time in between does not count. */
  waitForPlayers(): void
}

/**
 * A process that reaches neither engine may have lost its games to others without hearing of it. Its devices see no fault,
 * because it answers their pings. So after a while it sends them away to look for their game.
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

  /** Until the fault is over no device is let in again. */
  get hasSentAway(): boolean {
    return !this.needs.mayDecide() && this.needs.now() >= this.since + keptWhileCutMs
  }
}
