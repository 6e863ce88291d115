import type { StagedThing } from '../../stage/board/stagedBoard.ts'
import { act, effect, sound } from '../../stage/direct/beats.ts'
import type { Beat } from '../../stage/script/script.ts'

/** More fountains at once would be a wall of fire in front of the players. */
const mostFountains = 7
const fountainsApart = 130
/** The pieces of fire that each fountain throws. */
const thrown = 3
const flightMs = 620

/** The tile in the middle of a block, which is smaller where the edge of the map cuts it. */
export const middleOf = ({ at, covers }: StagedThing, columns: number): number =>
  at + Math.floor((covers?.height ?? 1) / 2) * columns + Math.floor((covers?.width ?? 1) / 2)

/** A place so far from another. At the sides of the map it stays in its row. */
function placeFrom(from: number, across: number, down: number, columns: number): number {
  const column = from % columns
  return from - column + Math.min(columns - 1, Math.max(0, column + across)) + down * columns
}

/** Fire from the holes in the ground, one after the other; all who still have a heart cheer when it is over. */
export function eruptionBeats(holes: readonly StagedThing[], standing: readonly string[], columns: number): Beat[] {
  const seen = holes.filter((_, index) => index % Math.ceil(holes.length / mostFountains) === 0)
  const fountains = seen.flatMap((hole, index): Beat[] => {
    const [where, at] = [middleOf(hole, columns), 100 + index * fountainsApart]
    // The lowest row of a hole is on the map, and what is below may not be.
    const down = Math.ceil((hole.covers?.height ?? 1) / 2) - 1
    const pieces = Array.from({ length: thrown }, (_, piece): Beat => {
      const to = placeFrom(where, (piece - 1) * 2, piece === 1 ? down : -1, columns)
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
