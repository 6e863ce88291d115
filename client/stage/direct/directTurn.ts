import type { TurnEvent } from '../../../rooms/shared/modes/modeRules.ts'
import type { Script } from '../script/script.ts'
import type { Stagecraft } from '../stagecraft.ts'
import { withSums } from './crowdSums.ts'
import type { TurnContext } from './direction.ts'
import { calmed, scriptOf } from './headlines.ts'
import { withSounds } from './heardBeats.ts'

/** Makes a script of the events of a turn: who moves when, what gets a close-up, and which sounds go with it. */
export function directTurn(craft: Stagecraft, events: readonly TurnEvent[], context: TurnContext): Script {
  const silent = withSums(scriptOf(craft.direct(events, context), context), context)
  const script = { ...silent, beats: withSounds(silent.beats) }
  return context.isCalm ? calmed(script) : script
}
