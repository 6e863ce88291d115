import type { ServerMessageName, ServerMessages, Tell } from '../shared/contract/game.ts'
import type { MatchEntry } from '../shared/match/matchEntries.ts'
import type { Match } from '../shared/match/matchModel.ts'
import type { GameState } from './gameState.ts'

/** What everybody is told with a picture; `written` hears whose copy has just gone out. */
export type Lead = {
  [Name in ServerMessageName]: { type: Name; message: ServerMessages[Name]; written?: (player: string) => void }
}[ServerMessageName]

/** What the conductor needs of the room it conducts. */
export interface Orchestra {
  match: Match
  state: GameState
  now(): number
  /** Applies an entry to the match and to the journal; `acknowledge` runs once it is safe. */
  record(entry: MatchEntry, acknowledge?: () => void): void
  isConnected(player: string): boolean
  /** Of those who play. */
  connectedCount(): number
  tellAll: Tell
  /** Sends what has changed at once instead of with the next bundle; `lead` goes ahead of it, in the same write. */
  showNow(lead?: Lead): void
  started(): void
  finished(): void
}
