import type { TowerEvent } from '../../../rooms/shared/modes/tower/towerEvents.ts'
import { act, effect, sound } from '../../stage/direct/beats.ts'
import type { EventOf } from '../../stage/direct/Director.ts'
import type { Beat, Where } from '../../stage/script/script.ts'
import { walkerId } from './towerBoard.ts'

export const flightMs = 300
/** How long a barrel turns to its target before it fires. */
const aimMs = 160

export type Shot = EventOf<TowerEvent, 'shot'> | EventOf<TowerEvent, 'fired'>

/** From the tower that shoots to the monster that it hits. If it is not `isSeen`, only the hit is shown. */
export function shotBeats(shot: Shot, from: Where, target: Where, at: number, isSeen: boolean): Beat[] {
  const hitAt = at + flightMs
  const hit: Beat = { kind: 'thing', id: walkerId(shot.monster), left: shot.left, at: hitAt, ms: 90 }
  if (!isSeen) return [hit]
  const isByHand = shot.kind === 'shot'
  return [
    hit,
    { kind: 'throw', from, to: target, thing: isByHand ? 'star' : 'cannon-ball', at, ms: flightMs },
    effect(target, 'burst', hitAt, 300),
    sound('hit', hitAt),
    isByHand ? act(shot.player, 'cheer', at, 420) : { kind: 'aim', from, to: target, at: at - aimMs, ms: aimMs },
  ]
}

export const fallBeats = (body: Where, at: number): Beat[] => [
  effect(body, 'puff', at, 600),
  effect(body, 'stars', at + 40, 800),
  sound('beaten', at),
]

/** A monster gets through: a heart shakes and is gone. `large`: how many times as large as one among many. */
export const leakBeats = (
  { at: place, cost }: EventOf<TowerEvent, 'leaked'>,
  id: string,
  at: number,
  large = 1,
  trembleMs = 500 * large ** 0.5,
): Beat[] => [
  { kind: 'thing', id, isGone: true, at, ms: 0 },
  {
    kind: 'prop',
    where: place,
    thing: 'heart',
    size: 0.62 * large,
    look: 'shaken',
    at: at - trembleMs,
    ms: trembleMs,
  },
  { kind: 'prop', where: place, thing: 'heart-lost', size: 0.66 * large, look: 'held', at, ms: 1100 },
  effect(place, 'ring', at, 420),
  // In the close-up the blow is felt, too: with a burst and a quake.
  ...(large > 1 ? [effect(place, 'burst', at, 420), sound('quake', at)] : []),
  { kind: 'number', where: place, text: `−${cost}`, tone: 'loss', isHero: large > 1, at, ms: 1100, aside: 0.6 * large },
]
