import { expect, it } from 'vitest'
import { onTheRoad } from '../../../../client/modes/racing/world/onTheRoad.ts'
import { type Ground, placeFigures } from '../../../../client/stage/place/placement.ts'
import { figureAt, trackOf } from '../../../../client/stage/script/figureMotion.ts'
import { type ToldTurn, turnsTold } from '../../stage/toldGames.ts'

const tile = 60
/** The road with the mown grass beside it, from its middle. */
const besideRoad = 0.75
const rounding = 0.02
const frameMs = 50

const groundOf = (width: number): Ground => ({
  tile: { width: tile, height: tile },
  pixel: 1,
  feetBelowMiddle: 0,
  footOf: (place) => ({ x: (place % width) * tile, y: Math.floor(place / width) * tile }),
})

/** For each moment of each drive, whether the racer is further from the road than at the start and the end of it. */
function momentsOf({ before, after, script }: ToldTurn): boolean[] {
  const ground = groundOf(before.map.width)
  const [from, to] = [before, after].map(({ board, figures }) => placeFigures(board, figures, ground, onTheRoad))
  const { course } = before.board
  const road = course.map(ground.footOf)
  const fromRoad = ({ x, y }: { x: number; y: number }) =>
    Math.min(...road.map((foot) => Math.hypot(foot.x - x, foot.y - y))) / tile
  return before.figures.flatMap(({ id }) => {
    const places = script.beats.flatMap((beat) => (beat.kind === 'go' && beat.who === id ? beat.way : []))
    // If not, the racer has picked something up beside the road.
    const isOnCourse = places.every((place) => course.includes(place))
    const track = from && to && isOnCourse ? trackOf(id, script, from, to, ground) : null
    if (!track || track.strikes.length > 0) return []
    const most = Math.max(fromRoad(track.start), fromRoad(track.end), besideRoad) + rounding
    return Array.from({ length: script.ms / frameMs }, (_, frame) => figureAt(track, frame * frameMs))
      .filter(({ isMoving }) => isMoving)
      .map((state) => fromRoad(state) > most)
  })
}

function awayFromRoad(players: number, seed: number): number {
  const moments = turnsTold({ mode: 'racing', players, questions: 6, seed }).flatMap(momentsOf)
  expect(moments.length).toBeGreaterThan(500)
  return moments.filter((isAway) => isAway).length / moments.length
}

/** A racer who stands behind a bend before its drive, because of a long queue, may still take the short way to the road. */
it.each([12, 30, 60])('of %i racers who stood in a bunch none takes the grass between two bends', (players) => {
  const shares = [1, 2, 3].map((seed) => awayFromRoad(players, seed))
  expect(Math.max(...shares)).toBeLessThan(0.05)
})
