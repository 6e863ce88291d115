import type { TowerEvent } from '../../../rooms/shared/modes/tower/towerEvents.ts'
import { act, effect, sound } from '../../stage/direct/beats.ts'
import type { EventOf } from '../../stage/direct/Director.ts'
import type { HeadlineWish, TurnContext } from '../../stage/direct/direction.ts'
import type { Beat } from '../../stage/script/script.ts'
import { leakBeats } from './towerBeats.ts'
import { isWalker, walkerId } from './towerBoard.ts'

/** More than any other headline weighs, so that the end is told last. */
const endWeighs = 400
/** The last scene takes its time. */
const sceneMs = 2200
const breaksAt = 700
const raisesAt = breaksAt + 560
/** The most fireworks that viewers still see one by one. */
const rockets = 7
const rocketsApart = 210
/** Monsters still on the road give up first. A few puffs are enough for all of them. */
const mostPuffs = 8
const puffsApart = 60

type Leak = EventOf<TowerEvent, 'leaked'>

/** Picks some of them, spread evenly: all of them would be a cloud. */
const spreadOver = <Item>(all: readonly Item[], most: number): Item[] =>
  all.filter((_, index) => Math.floor((index * most) / all.length) !== Math.floor(((index - 1) * most) / all.length))

/** Everybody, so that each one is seen. */
const allOf = ({ after }: TurnContext): string[] => Object.keys(after.spots)

/** The class has held to the last question: rockets over the castle, and everybody on it jumps. */
export function towerHeld(context: TurnContext): HeadlineWish {
  const all = allOf(context)
  const party: Beat[] = all.map((who, index) => act(who, 'cheer', 150 + (index % 5) * 90, 1500))
  const fireworks = spreadOver(all, rockets).flatMap((who, index): Beat[] => {
    const at = 250 + index * rocketsApart
    return [effect(who, 'burst', at, 420), effect(who, 'confetti', at + 60, 1200), effect(who, 'rays', at, 900)]
  })
  const beaten = context.after.things
    .filter(({ id }) => isWalker(id))
    .flatMap(({ id, at: place }, index): Beat[] => {
      const at = 120 + Math.min(index, mostPuffs) * puffsApart
      const gone: Beat = { kind: 'thing', id, isGone: true, at, ms: 0 }
      return index < mostPuffs ? [gone, effect(place, 'puff', at, 600), effect(place, 'stars', at, 800)] : [gone]
    })
  return {
    headline: { name: 'tower-held', who: '', by: context.story.question, focus: all },
    weight: endWeighs,
    ms: sceneMs,
    beats: [sound('finish', 150), ...beaten, ...party, ...fireworks],
    otherwise: party,
  }
}

/** The player who stands nearest to a place of the map. */
function nearestTo(place: number, { after: { spots, columns = 1 } }: TurnContext): string | undefined {
  const away = (at: number) =>
    Math.hypot((at % columns) - (place % columns), Math.floor(at / columns) - Math.floor(place / columns))
  return Object.entries(spots).sort(([, a], [, b]) => away(a) - away(b))[0]?.[0]
}

/** The last heart breaks at the gate, the castle shakes, and all start. Then one player raises a flag all the same. */
export function towerLost(leak: Leak, context: TurnContext): HeadlineWish {
  const all = allOf(context)
  const bearer = nearestTo(leak.at, context)
  const started = all.flatMap((who, index) => [
    act(who, 'bump', breaksAt + (index % 4) * 40, 450),
    ...(who === bearer ? [] : [act(who, 'cheer', raisesAt + 150 + (index % 5) * 60, 700)]),
  ])
  const flag: Beat[] =
    bearer === undefined
      ? []
      : [
          { kind: 'prop', where: bearer, thing: 'checkpoint-flag', size: 0.9, look: 'held', at: raisesAt, ms: 1600 },
          act(bearer, 'cheer', raisesAt, 900),
          sound('cheer', raisesAt),
        ]
  const falls: Beat[] = [
    ...leakBeats(leak, walkerId(leak.monster), breaksAt, 1.6),
    effect(leak.at, 'puff', breaksAt + 60, 900),
  ]
  return {
    // The class has held the tower in every turn but this one.
    headline: {
      name: 'tower-lost',
      who: '',
      by: Math.max(0, context.story.question - 1),
      focus: [leak.at, bearer ?? leak.at],
    },
    weight: endWeighs,
    ms: sceneMs,
    beats: [...falls, ...started, ...flag],
    otherwise: leakBeats(leak, walkerId(leak.monster), breaksAt),
  }
}
