import type { MapMode } from '../maps/tileTypes.ts'
import type { BattleEvent, BattleMove, BattleReason } from './battle/battleEvents.ts'
import type { Chest, GoldQuestEvent, GoldQuestReason } from './goldQuest/goldQuestEvents.ts'
import type { TurnEvent } from './modeRules.ts'
import type { RacingEvent, RacingMove, RacingReason } from './racing/racingEvents.ts'
import type { SurvivalEvent, SurvivalMove, SurvivalReason } from './survival/survivalEvents.ts'
import type { TowerEvent, TowerMove, TowerReason } from './tower/towerEvents.ts'
import type { AnyReason } from './turnPoints.ts'

/** A mode that has a map and is missing in one of the tables below does not compile. */
type OfEveryMapMode<What, Table extends Record<MapMode, What>> = Table

/** What happens in each mode that has a map: whoever puts it into words or pictures must know all of it. */
export type ModeEvents = OfEveryMapMode<
  TurnEvent,
  {
    racing: RacingEvent
    battle: BattleEvent
    'gold-quest': GoldQuestEvent
    tower: TowerEvent
    survival: SurvivalEvent
  }
>

/** Why scores change in each of them while a turn is played out. */
export type ModeReasons = OfEveryMapMode<
  string,
  {
    racing: RacingReason | AnyReason
    battle: BattleReason | AnyReason
    'gold-quest': GoldQuestReason | AnyReason
    tower: TowerReason | AnyReason
    survival: SurvivalReason | AnyReason
  }
>

/** What a player who was right may choose in each of them. */
export type ModeMoves = OfEveryMapMode<
  string,
  {
    racing: RacingMove
    battle: BattleMove
    'gold-quest': Chest
    tower: TowerMove
    survival: SurvivalMove
  }
>

export type AnyMove = ModeMoves[MapMode]
