import { CloseCode, ServerError } from '@colyseus/core'
import { GameRoom } from '../game/GameRoom.ts'
import type { GameClient } from '../game/seats/attendance.ts'
import type { TableTerms, TermsNeeds } from '../game/tableTerms.ts'
import type { GameOpening } from '../ports.ts'
import type { JoinRefusal } from '../shared/contract/game.ts'
import type { Visitor } from '../shared/match/admission.ts'
import { BesideGames } from './besideGames.ts'
import { practiceTerms } from './practiceTerms.ts'
import { practices } from './underWay.ts'

/** A solo practice: a table of two that only its pupil may enter. */
export abstract class PracticeRoom extends GameRoom {
  protected override readonly isHosted = false
  private besideGames!: BesideGames
  private isGivenUp = false

  override onCreate(opening: GameOpening): void {
    const { plan } = opening
    this.besideGames = new BesideGames(plan, this.ports.whereabouts, () => this.giveWay())
    super.onCreate(opening)
    const { userId } = plan.host
    practices.takeTheFloor(userId, this)
    void this.ports.whereabouts.practises(userId, this.roomId)
  }

  protected override terms(needs: TermsNeeds): TableTerms {
    return practiceTerms(needs, this.besideGames)
  }

  override async onJoin(client: GameClient, options: unknown, visitor: Visitor): Promise<void> {
    if (!this.isForPupil(visitor)) throw new ServerError(403, 'gameNotFound' satisfies JoinRefusal)
    if (this.isGivenUp) throw new ServerError(403, 'ended' satisfies JoinRefusal)
    await super.onJoin(client, options, visitor)
    if (this.table.match.stage !== 'lobby') return
    this.table.conductor.start()
    this.table.tick()
  }

  /** A page with a dead connection comes without cookies, by the key of its seat. `seating.ts` checks whether that key fits. */
  private isForPupil({ account, join: { remote, byKey } }: Visitor): boolean {
    return remote === undefined && (byKey === true || account?.id === this.table.match.plan.host.userId)
  }

  /** Ends the practice for another one. If it was played to its end, it is still put on record. */
  giveWay(): void {
    if (this.table.match.phase === 'finished' || this.isGivenUp) return
    this.isGivenUp = true
    this.holdStill()
    for (const client of this.clients) client.leave(CloseCode.CONSENTED, 'elsewhere')
    void this.leaveNothing()
  }

  /** Closes a practice whose pupil did not come back. A finished one stays until it is on record. */
  protected override endUnattended(): void {
    const { match, results } = this.table
    if (match.stage !== 'finished' || results.isKept()) void this.leaveNothing()
  }

  private async leaveNothing(): Promise<void> {
    if (this.table.results.isKept() || (await this.table.journal.closed())) await this.disconnect()
  }

  override onDispose(): void {
    super.onDispose()
    if (this.table) practices.leave(this.table.match.plan.host.userId, this)
  }
}
