import { act, effect, sound } from '../../stage/direct/beats.ts'
import type { Beat } from '../../stage/script/script.ts'

/** More fountains at once would be a wall of fire in front of the players. */
const mostFountains = 7
const fountainsApart = 130
/** The pieces of fire that each fountain throws. */
const thrown = 3
const flightMs = 620

/** Fire from the holes in the ground, one after the other; all who still have a heart cheer when it is over. */
export function eruptionBeats(holes: readonly number[], standing: readonly string[], columns: number): Beat[] {
  const seen = holes.filter((_, index) => index % Math.ceil(holes.length / mostFountains) === 0)
  const fountains = seen.flatMap((corner, index): Beat[] => {
    const [where, at] = [corner + columns + 1, 100 + index * fountainsApart]
    const pieces = Array.from({ length: thrown }, (_, piece): Beat => {
      const to = where + (piece - 1) * 2 + (piece === 1 ? columns * 2 : -columns)
      return { kind: 'throw', from: where, to, thing: 'ember', at: at + 120 + piece * 60, ms: flightMs }
    })
    return [
      { kind: 'prop', where, thing: 'fire-fountain', size: 2.1, look: 'floor', at, ms: 1100 },
      effect(where, 'burst', at, 320),
      ...pieces,
    ]
  })
  const cheers = standing.map((who, index) => act(who, 'cheer', 900 + (index % 5) * 90, 900))
  return [sound('quake', 100), sound('quake', 420), sound('cheer', 900), ...fountains, ...cheers]
}
