import type { ServerMessageName, ServerMessages } from '../../shared/contract/game.ts'
import type { Seat } from '../../shared/match/matchModel.ts'

type LeadOf<Name extends ServerMessageName> = {
  type: Name
  /** The same for all, or a message of its own for each seat. */
  message: ServerMessages[Name] | ((seat: Seat) => ServerMessages[Name])
  /** What screens that lead without playing get instead. */
  forBoards?: ServerMessages[Name]
  /** Called with each player whose copy has just gone out. */
  written?: (player: string) => void
}

/** A message for all devices that goes with a picture, in the same write. */
export type Lead = { [Name in ServerMessageName]: LeadOf<Name> }[ServerMessageName]
