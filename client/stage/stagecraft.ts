import type { TileGrid } from '../../rooms/shared/maps/tileGrid.ts'
import type { TurnEvent } from '../../rooms/shared/modes/modeRules.ts'
import type { ShownTo } from './board/shownTo.ts'
import type { StagedBoard } from './board/stagedBoard.ts'
import type { Direction, TurnContext } from './direct/direction.ts'

/** What a stage has to be handed of a mode, since it knows none: how its board is read and its turns are directed. */
export interface Stagecraft<Shown = unknown, Event extends TurnEvent = TurnEvent> {
  /** What the mode's board looks like; it comes from the rule book of the same mode. */
  board(shown: Shown, map: TileGrid, viewer: ShownTo): StagedBoard
  /** Before anything has happened: the players and where they begin. */
  open(map: TileGrid, players: readonly string[]): StagedBoard
  /** The board after a turn, for a device that was told only what happened. */
  after(board: StagedBoard, events: readonly Event[]): StagedBoard
  direct(events: readonly Event[], context: TurnContext): Direction
}
