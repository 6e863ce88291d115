import type { BattleEvent, BattleReason } from './battle/battleEvents.ts'
import type { GoldQuestEvent, GoldQuestReason } from './goldQuest/goldQuestEvents.ts'
import type { RacingEvent, RacingReason } from './racing/racingEvents.ts'
import type { SurvivalEvent, SurvivalReason } from './survival/survivalEvents.ts'
import type { TowerEvent, TowerReason } from './tower/towerEvents.ts'
import type { AnyReason } from './turnPoints.ts'

/** What happens in each mode that has a map: whoever puts it into words or pictures must know all of it. */
export interface ModeEvents {
  racing: RacingEvent
  battle: BattleEvent
  'gold-quest': GoldQuestEvent
  tower: TowerEvent
  survival: SurvivalEvent
}

/** Why scores change in each of them while a turn is played out. */
export interface ModeReasons {
  racing: RacingReason | AnyReason
  battle: BattleReason | AnyReason
  'gold-quest': GoldQuestReason | AnyReason
  tower: TowerReason | AnyReason
  survival: SurvivalReason | AnyReason
}
