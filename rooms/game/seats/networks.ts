import type { Visitor } from '../../shared/match/admission.ts'
import type { Match, Seat } from '../../shared/match/matchModel.ts'

/** Enough for a family at home. */
export const seatsPerNetwork = 4

/**
 * The address of each player. While the host limits seats each network gets only a few, except for the board's own, where the
 * class sits. So a flood from elsewhere gets only a few seats. After a restart addresses are unknown until players are back.
 */
export class Networks {
  private readonly match: Match
  private readonly from = new Map<string, string>()

  constructor(match: Match) {
    this.match = match
  }

  satDown({ player }: Seat, address: string | undefined): void {
    if (address !== undefined) this.from.set(player, address)
  }

  isCrowded({ account, address }: Pick<Visitor, 'account' | 'address'>): boolean {
    const { seats, plan } = this.match
    if (address === undefined || account?.id === plan.host.userId) return false
    const there = [...seats.values()].filter(({ player }) => this.from.get(player) === address)
    return there.length >= seatsPerNetwork && !there.some(({ isHost }) => isHost)
  }
}
