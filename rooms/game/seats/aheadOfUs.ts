import { askedAhead, type ClassGame, classAhead, isAhead, leastOfAClass } from '../../classAhead.ts'
import type { WhereaboutsPort } from '../../ports.ts'
import { currentTurn, type Match, playingSeats } from '../../shared/match/matchModel.ts'
import type { KeyedQuestion } from '../../shared/questions/question.ts'

/** A game among others that are played behind the same addresses. */
export class AheadOfUs implements ClassGame {
  private readonly match: Match
  readonly whereabouts: WhereaboutsPort
  private readonly addresses = new Set<string>()

  constructor(match: Match, whereabouts: WhereaboutsPort) {
    this.match = match
    this.whereabouts = whereabouts
  }

  get isTaught(): boolean {
    return this.match.plan.host.teaches === true
  }

  /** Counts browsers, because three tabs of one browser are no class. */
  private get isClass(): boolean {
    return new Set(playingSeats(this.match).map(({ device, player }) => device ?? player)).size >= leastOfAClass
  }

  ahead(): readonly KeyedQuestion[] {
    const { match } = this
    if (match.stage !== 'running' || !this.isClass) return []
    const now = currentTurn(match)
    const closed = now === undefined ? 0 : now.closed ? now.question : now.question - 1
    return match.plan.questions.filter((_, index) => index >= closed && !match.struckOut.has(index + 1))
  }

  /** A player has come from this address. */
  satDown(address: string | undefined): void {
    if (address === undefined || this.match.stage === 'finished' || this.addresses.has(address)) return
    this.addresses.add(address)
    if (!this.isTaught) return
    classAhead.open(address, this)
    this.whereabouts.playedBehind(address, this.match.plan.code)
  }

  /** Whether a class behind the same address has still to be asked one of this game's questions. */
  async asksBeforeAClass(): Promise<boolean> {
    const found = await Promise.all([...this.addresses].map((address) => askedAhead(this, address)))
    return found.some((ahead) => this.match.plan.questions.some((question) => isAhead(ahead, question)))
  }

  announce(): void {
    for (const address of this.addresses) this.whereabouts.playedBehind(address, this.match.plan.code)
  }

  close(): void {
    for (const address of this.addresses) classAhead.close(address, this)
    if (this.isTaught && this.addresses.size > 0) this.whereabouts.leftBehind([...this.addresses], this.match.plan.code)
    this.addresses.clear()
  }
}
