import type { Visitor } from '../../shared/match/admission.ts'
import type { Match, Seat } from '../../shared/match/matchModel.ts'

/** A family at home. */
export const seatsPerNetwork = 4

/**
 * From where everybody has come. While the host wishes so each network has a few seats, and that of the board, behind which
 * the class sits, as many as there are: a flood from elsewhere is a few ghosts then. A restart forgets it until they are back.
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
