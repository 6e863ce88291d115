import type { TileGrid } from '../../rooms/shared/maps/tileGrid.ts'
import { isMapMode, type MapMode } from '../../rooms/shared/maps/tileTypes.ts'
import type { BattleEvent } from '../../rooms/shared/modes/battle/battleEvents.ts'
import type { BattleShown } from '../../rooms/shared/modes/battle/battleShown.ts'
import type { GoldQuestEvent } from '../../rooms/shared/modes/goldQuest/goldQuestEvents.ts'
import type { GoldQuestShown } from '../../rooms/shared/modes/goldQuest/goldQuestShown.ts'
import type { TurnEvent } from '../../rooms/shared/modes/modeRules.ts'
import type { RacingEvent } from '../../rooms/shared/modes/racing/racingEvents.ts'
import type { RacingShown } from '../../rooms/shared/modes/racing/racingShown.ts'
import type { SurvivalEvent } from '../../rooms/shared/modes/survival/survivalEvents.ts'
import type { SurvivalShown } from '../../rooms/shared/modes/survival/survivalShown.ts'
import type { TowerEvent } from '../../rooms/shared/modes/tower/towerEvents.ts'
import type { TowerShown } from '../../rooms/shared/modes/tower/towerShown.ts'
import { battleAfter, openArena, stageBattle } from '../modes/battle/battleBoard.ts'
import { directBattle } from '../modes/battle/directBattle.ts'
import { directGoldQuest } from '../modes/goldQuest/directGoldQuest.ts'
import { openQuestBoard, questAfter, stageQuest } from '../modes/goldQuest/goldQuestBoard.ts'
import { directRacing } from '../modes/racing/directRacing.ts'
import { openRace, raceAfter, stageRace } from '../modes/racing/racingBoard.ts'
import { directSurvival } from '../modes/survival/directSurvival.ts'
import { openSurvivalField, stageSurvival, survivalAfter } from '../modes/survival/survivalBoard.ts'
import { directTower } from '../modes/tower/directTower.ts'
import { openTowerBoard, stageTower, towerAfter } from '../modes/tower/towerBoard.ts'
import type { ShownTo } from './board/shownTo.ts'
import type { StagedBoard } from './board/stagedBoard.ts'
import type { Direction, TurnContext } from './direct/direction.ts'

/** What a mode needs for being seen on a stage. */
interface Stagecraft {
  /** What the mode's board looks like; it comes from the rule book of the same mode. */
  stage(shown: unknown, map: TileGrid, viewer: ShownTo): StagedBoard
  direct(events: readonly TurnEvent[], context: TurnContext): Direction
  /** Before anything has happened: who plays, where they begin. */
  open(map: TileGrid, players: readonly string[]): StagedBoard
  /** The board after a turn, for a device that was told only what happened. */
  after(board: StagedBoard, events: readonly TurnEvent[]): StagedBoard
}

/** The one place where what a rule book has shown and told is taken at its word: both sides are of the same build. */
const craft = <Shown, Event extends TurnEvent>(
  stage: (shown: Shown, map: TileGrid, viewer: ShownTo) => StagedBoard,
  direct: (events: readonly Event[], context: TurnContext) => Direction,
  open: Stagecraft['open'],
  after: (board: StagedBoard, events: readonly Event[]) => StagedBoard,
): Stagecraft => ({
  stage: (shown, map, viewer) => stage(shown as Shown, map, viewer),
  direct: (events, context) => direct(events as readonly Event[], context),
  open,
  after: (board, events) => after(board, events as readonly Event[]),
})

const crafts: Record<MapMode, Stagecraft> = {
  battle: craft<BattleShown, BattleEvent>(stageBattle, directBattle, openArena, battleAfter),
  'gold-quest': craft<GoldQuestShown, GoldQuestEvent>(stageQuest, directGoldQuest, openQuestBoard, questAfter),
  racing: craft<RacingShown, RacingEvent>(stageRace, directRacing, openRace, raceAfter),
  tower: craft<TowerShown, TowerEvent>(stageTower, directTower, openTowerBoard, towerAfter),
  survival: craft<SurvivalShown, SurvivalEvent>(stageSurvival, directSurvival, openSurvivalField, survivalAfter),
}

/** Null for a mode that has no map, and so no stage. */
export const stagecraftOf = (mode: string): Stagecraft | null => (isMapMode(mode) ? crafts[mode] : null)
