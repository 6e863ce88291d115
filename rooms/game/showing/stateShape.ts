import { Encoder, Reflection } from '@colyseus/schema'
import { sipHash } from '../../shared/sipHash.ts'
import { GameState } from './gameState.ts'

/** How the state of every room is laid out on the wire. It is sent to each device that does not already have it. */
export const stateTold: Uint8Array = Reflection.encode(new Encoder(new GameState()))

const { low, high } = sipHash([0, 0, 0, 0], stateTold)

/** Equal in two builds that lay the state out in the same way. */
export const stateShape: string = low.toString(36) + high.toString(36)
