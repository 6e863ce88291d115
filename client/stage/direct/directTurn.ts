import type { MapMode } from '../../../rooms/shared/maps/tileTypes.ts'
import type { TurnEvent } from '../../../rooms/shared/modes/modeRules.ts'
import type { Script } from '../script/script.ts'
import { stagecraftOf } from '../stagecraft.ts'
import type { TurnContext } from './direction.ts'
import { calmed, scriptOf } from './headlines.ts'

const nothing = { beats: [], candidates: [] }

/** From what happened in a turn to what is seen of it: who moves when, what gets a close-up, and which sounds go with it. */
export function directTurn(mode: MapMode, events: readonly TurnEvent[], context: TurnContext): Script {
  const direction = stagecraftOf(mode)?.direct(events, context) ?? nothing
  const script = scriptOf(direction, context)
  return context.isCalm ? calmed(script) : script
}
