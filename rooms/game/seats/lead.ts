import type { ServerMessageName, ServerMessages } from '../../shared/contract/game.ts'
import type { Seat } from '../../shared/match/matchModel.ts'

type LeadOf<Name extends ServerMessageName> = {
  type: Name
  /** The same for everybody, or to each seat its own. */
  message: ServerMessages[Name] | ((seat: Seat) => ServerMessages[Name])
  /** What the screens that lead and do not play are told in its place. */
  forBoards?: ServerMessages[Name]
  /** Hears whose copy has just gone out. */
  written?: (player: string) => void
}

/** What everybody is told with a picture, in the same write. */
export type Lead = { [Name in ServerMessageName]: LeadOf<Name> }[ServerMessageName]
