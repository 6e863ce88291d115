import type { MapMode } from '../../rooms/shared/maps/tileTypes.ts'
import type { ModeTerms, TermsOf } from '../../rooms/shared/modes/modeTerms.ts'
import type { Stagecraft } from '../stage/stagecraft.ts'
import type { WorldPainter } from '../stage/world/paintWorld.ts'
import type { SceneMoment } from './scene/sceneMoment.ts'

/** What a mode brings to the stage: pictures of its board and turns, and the same in words. */
export interface ModeStage<Terms extends ModeTerms = ModeTerms> extends Stagecraft<Terms['shown'], Terms['event']> {
  /** Where the player's slime is, and what lies around it. */
  where(moment: SceneMoment<Terms['shown']>): string[]
  /** The players nearby. */
  near(moment: SceneMoment<Terms['shown']>): string[]
  /** The painter is heavier than all the rest, so only devices that show a picture load it. */
  world(): Promise<{ world: WorldPainter }>
}

export type StageOf<Mode extends MapMode> = ModeStage<TermsOf<Mode>>
