import { plainMap } from '../../../rooms/shared/maps/plainMap.ts'
import type { TileGrid } from '../../../rooms/shared/maps/tileGrid.ts'
import { longestCourse, middleRow } from '../../../rooms/shared/modes/racing/raceCourse.ts'
import type { RacingEvent } from '../../../rooms/shared/modes/racing/racingEvents.ts'
import type { RacingShown, ShownRace, ShownRacer } from '../../../rooms/shared/modes/racing/racingShown.ts'
import { monsterId, monsterThing } from '../../stage/board/monsterThing.ts'
import { companySpots, type ShownTo } from '../../stage/board/shownTo.ts'
import type { FigureMood, StagedBoard } from '../../stage/board/stagedBoard.ts'
import { linedUp } from '../../stage/board/waitingSpots.ts'

const isWhole = (shown: RacingShown): shown is ShownRace => 'course' in shown

/** The board screen is shown the race, a player's device its surroundings: both become the same kind of board. */
export const stageRace = (shown: RacingShown, map: TileGrid, viewer: ShownTo): StagedBoard =>
  isWhole(shown) ? wholeRace(shown, map) : ownRace(shown, map, viewer)

function wholeRace({ racers, monsters, course, nitro, steady, finishers }: ShownRace, map: TileGrid): StagedBoard {
  const moods: Record<string, FigureMood> = {}
  for (const id of steady) moods[id] = 'shielded'
  for (const id of nitro) moods[id] = 'flaming'
  for (const id of finishers) moods[id] = 'finished'
  return { spots: racers, moods, things: monsters.map(monsterThing), course, wet: wetOn(map) }
}

const waters = new WeakMap<TileGrid, readonly number[]>()

/** The water beside the road, found once for each map. */
function wetOn(map: TileGrid): readonly number[] {
  const known = waters.get(map)
  if (known) return known
  const road = new Set(courseOn(map))
  const wet = map.types.flatMap((type, place) => (type === 'water' && !road.has(place) ? place : []))
  waters.set(map, wet)
  return wet
}

const courses = new WeakMap<TileGrid, readonly number[]>()

/** A device works out the course by the same rule as the room, once for each map. */
function courseOn(map: TileGrid): readonly number[] {
  const known = courses.get(map)
  if (known) return known
  const drawn = longestCourse(map)
  const course = drawn.length > 0 ? drawn : middleRow(map.types.length > 0 ? map : plainMap('racing'))
  courses.set(map, course)
  return course
}

function ownRace({ racers, monster, nitro, steady, place }: ShownRacer, map: TileGrid, viewer: ShownTo): StagedBoard {
  const moods: Record<string, FigureMood> = {}
  if (steady) moods[viewer.own] = 'shielded'
  if (nitro) moods[viewer.own] = 'flaming'
  if (place > 0) moods[viewer.own] = 'finished'
  return {
    spots: companySpots(racers, viewer),
    moods,
    things: monster ? [monsterThing(monster)] : [],
    course: courseOn(map),
    wet: wetOn(map),
  }
}

/** Everybody in line at the start. */
export function openRace(map: TileGrid, players: readonly string[]): StagedBoard {
  const course = courseOn(map)
  return { spots: linedUp(course, players), moods: {}, things: [], course, wet: wetOn(map) }
}

/** What a player's device knows of a turn: where its slime ended, and what it hit. */
export function raceAfter(board: StagedBoard, events: readonly RacingEvent[]): StagedBoard {
  const spots = { ...board.spots }
  // A Nitro and a steady hand last for one turn.
  const moods = Object.fromEntries(Object.entries(board.moods).filter(([, mood]) => mood === 'finished'))
  let { things } = board
  for (const event of events) {
    if (event.kind === 'drove') spots[event.player] = event.to
    if (event.kind === 'nitro-lit') moods[event.player] = 'flaming'
    if (event.kind === 'steady') moods[event.player] = 'shielded'
    if (event.kind === 'crossed') moods[event.player] = 'finished'
    if (event.kind === 'hit')
      things = things.map((thing) =>
        thing.id === monsterId(event.at) && thing.pips
          ? { ...thing, pips: { ...thing.pips, left: event.left } }
          : thing,
      )
  }
  return { ...board, spots, moods, things }
}
