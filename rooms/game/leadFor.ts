import type { MatchEntry } from '../shared/match/matchEntries.ts'
import type { Match, PlayedTurn, Seat } from '../shared/match/matchModel.ts'
import { asksEverybody, chooseOpened, roundResolved } from '../shared/match/tellings.ts'
import { closedLead } from './corrections.ts'
import type { Lead } from './seats/lead.ts'

interface Devices {
  /** Called when this player's copy of the question is on its way. */
  written(player: string): void
  /** Whether a player's device shows the map. */
  draws(seat: Seat): boolean
}

/** The message that goes ahead of the picture when a phase begins. */
export function leadFor(
  match: Match,
  kind: MatchEntry['kind'],
  turn: PlayedTurn,
  { written, draws }: Devices,
): Lead | undefined {
  switch (kind) {
    case 'asked':
      return {
        type: turn.question === 1 ? 'game-started' : 'next-question',
        ...asksEverybody(match, turn),
        written,
      }
    case 'closed':
      return closedLead(match, turn)
    case 'choosing':
      return { type: 'choose-opened', message: chooseOpened(match, turn, draws) }
    case 'resolved':
      return { type: 'round-resolved', message: roundResolved(match, turn) }
    default:
      return undefined
  }
}
