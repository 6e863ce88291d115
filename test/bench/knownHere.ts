import type { KnownState } from '../../client/net/line/knownState.ts'
import { stateShape, stateTold } from '../../rooms/game/showing/stateShape.ts'

/** What a page of this build knows in advance. */
export const knownState: KnownState = { shape: stateShape, told: Buffer.from(stateTold).toString('latin1') }
