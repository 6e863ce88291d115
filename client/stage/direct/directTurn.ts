import type { MapMode } from '../../../rooms/shared/maps/tileTypes.ts'
import type { TurnEvent } from '../../../rooms/shared/modes/modeRules.ts'
import type { Script } from '../script/script.ts'
import { stagecraftOf } from '../stagecraft.ts'
import type { TurnContext } from './direction.ts'
import { calmed, scriptOf } from './headlines.ts'
import { withSounds } from './heardBeats.ts'

const nothing = { beats: [], candidates: [] }

/** From what happened in a turn to what is seen of it: who moves when, what gets a close-up, and which sounds go with it. */
export function directTurn(mode: MapMode, events: readonly TurnEvent[], context: TurnContext): Script {
  const direction = stagecraftOf(mode)?.direct(events, context) ?? nothing
  const silent = scriptOf(direction, context)
  const script = { ...silent, beats: withSounds(silent.beats) }
  return context.isCalm ? calmed(script) : script
}
