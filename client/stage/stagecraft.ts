import type { TileGrid } from '../../rooms/shared/maps/tileGrid.ts'
import type { TurnEvent } from '../../rooms/shared/modes/modeRules.ts'
import type { ShownTo } from './board/shownTo.ts'
import type { StagedBoard } from './board/stagedBoard.ts'
import type { Direction, TurnContext } from './direct/direction.ts'

/** What a stage gets from a mode, because it knows none: how to read its board and direct its turns. */
export interface Stagecraft<Shown = unknown, Event extends TurnEvent = TurnEvent> {
  /** The mode's board. `shown` comes from the rule book of the same mode. */
  board(shown: Shown, map: TileGrid, viewer: ShownTo): StagedBoard
  /** The board before anything has happened: the players and where they begin. */
  open(map: TileGrid, players: readonly string[]): StagedBoard
  /** The board after a turn, for a device that was told only the events. */
  after(board: StagedBoard, events: readonly Event[]): StagedBoard
  direct(events: readonly Event[], context: TurnContext): Direction
}
