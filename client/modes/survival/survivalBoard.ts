import { ofLastMap } from '../../../rooms/shared/maps/ofLastMap.ts'
import { stepsBetween, type TileGrid } from '../../../rooms/shared/maps/tileGrid.ts'
import { blockSide } from '../../../rooms/shared/modes/survival/groundBlocks.ts'
import { fieldOf, type PatrolKind, startingPlaces } from '../../../rooms/shared/modes/survival/survivalBoard.ts'
import type { SurvivalEvent } from '../../../rooms/shared/modes/survival/survivalEvents.ts'
import {
  hazardMarks,
  type SurvivalField,
  type SurvivalShown,
  type SurvivalSurroundings,
} from '../../../rooms/shared/modes/survival/survivalShown.ts'
import { longestWalk } from '../../../rooms/shared/modes/survival/survivalWalks.ts'
import { companySpots, type ShownTo } from '../../stage/board/shownTo.ts'
import { emptyBoard, type FigureMood, type StagedBoard, type StagedThing } from '../../stage/board/stagedBoard.ts'
import { waitingSpots } from '../../stage/board/waitingSpots.ts'
import { bitersAround } from './bitersAround.ts'

const patrolKinds: readonly PatrolKind[] = ['weak', 'medium', 'strong']
/** No larger than a slime of a class of thirty, because there are many of them. */
const patrolSizes: Readonly<Record<PatrolKind, number>> = { weak: 1.2, medium: 1.35, strong: 1.55 }

export const patrolId = (patrol: number): string => `patrol-${patrol}`
const blockId = (block: number): string => `shaking-${block}`

export const isShaking = ({ isTrembling }: StagedThing): boolean => isTrembling === true

/** A swarm is one creature: its head is where it came from, its body is every other place that it has taken. */
export const swarmThing = (at: number, isHead = false): StagedThing => ({
  id: `swarm-${at}`,
  at,
  ...(isHead ? { picture: 'swarm', size: 2.5 } : { picture: 'swarm-body', size: 1.3, isFlat: true }),
})

const nearestHeads = 3

/** What plays of what is drawn, worked out once for each map: not all nests and patrols do, if they are many. */
const playing = ofLastMap(fieldOf)

/** If several swarms begin close together, only the first of them has a head. */
const swarmOn = (map: TileGrid, at: number): StagedThing => {
  const nests = playing(map).swarm
  const isNear = (nest: number) => nest < at && stepsBetween(map.width, nest, at) <= nearestHeads
  return swarmThing(at, nests.includes(at) && !nests.some(isNear))
}

/** A patrol stands behind the middle of its plate, which leaves room for the player it has come to. */
const patrolAside = { x: 0, y: -0.45 } as const

const patrolThing = (patrol: number, kind: PatrolKind, at: number): StagedThing => ({
  id: patrolId(patrol),
  at,
  picture: `monster-${kind}`,
  size: patrolSizes[kind],
  aside: patrolAside,
})

/** A block at the edge of a map is cut smaller. */
function shakingThing({ width, height }: Pick<TileGrid, 'width' | 'height'>, block: number): StagedThing {
  const across = Math.ceil(width / blockSide)
  const [left, top] = [(block % across) * blockSide, Math.floor(block / across) * blockSide]
  return {
    id: blockId(block),
    at: top * width + left,
    picture: 'shaking-ground',
    size: blockSide,
    isFlat: true,
    isTrembling: true,
    covers: { width: Math.min(blockSide, width - left), height: Math.min(blockSide, height - top) },
  }
}

const moodOf = (hearts: number, isShielded: boolean): FigureMood | null =>
  hearts === 0 ? 'ghost' : isShielded ? 'shielded' : null

const isWhole = (shown: SurvivalField | SurvivalSurroundings): shown is SurvivalField => 'ground' in shown

/** The board screen is shown the whole field, a player's device what is around it: both become the same kind of board. */
export function stageSurvival(shown: SurvivalShown, map: TileGrid, viewer: ShownTo): StagedBoard {
  if (!shown) return emptyBoard
  return isWhole(shown) ? wholeField(shown, map) : ownSurroundings(shown, map, viewer)
}

function wholeField(field: SurvivalField, map: TileGrid): StagedBoard {
  const { figures, hearts, shielded, shaking, swarm, patrols, movingHurts } = field
  const guarded = new Set(shielded)
  const moods: Record<string, FigureMood> = {}
  for (const [id, left] of Object.entries(hearts)) {
    const mood = moodOf(left, guarded.has(id))
    if (mood) moods[id] = mood
  }
  const kindOf = (name: string) => patrolKinds.find((kind) => kind === name) ?? 'weak'
  return {
    ...emptyBoard,
    spots: figures,
    moods,
    hearts,
    columns: field.width,
    arePlatesTrembling: movingHurts,
    things: [
      ...shaking.map((block) => shakingThing(field, block)),
      ...swarm.map((at) => swarmOn(map, at)),
      ...patrols.map(({ at, next, kind }, index) => ({ ...patrolThing(index, kindOf(kind), at), aim: next })),
    ],
  }
}

/** Seven rows of seven tiles. The device is told where a patrol will bite, but not where it comes from. */
function ownSurroundings(
  { at, hearts, shielded, around, figures }: SurvivalSurroundings,
  map: TileGrid,
  viewer: ShownTo,
): StagedBoard {
  const side = 2 * longestWalk + 1
  const [left, top] = [(at % map.width) - longestWalk, Math.floor(at / map.width) - longestWalk]
  const things = new Map<string, StagedThing>()
  const bitten: number[] = []
  for (const [index, mark] of [...around].entries()) {
    const [column, row] = [left + (index % side), top + Math.floor(index / side)]
    if (column < 0 || row < 0 || column >= map.width || row >= map.height) continue
    const place = row * map.width + column
    const block = Math.floor(row / blockSide) * Math.ceil(map.width / blockSide) + Math.floor(column / blockSide)
    if (mark === hazardMarks.shaking) things.set(blockId(block), shakingThing(map, block))
    if (mark === hazardMarks.swarm) things.set(`swarm-${place}`, swarmOn(map, place))
    if (mark === hazardMarks.patrol) bitten.push(place)
  }
  for (const place of bitersAround(map.width, bitten))
    things.set(patrolId(place), patrolThing(place, nearestPatrol(map, place), place))
  const mood = moodOf(hearts, shielded)
  return {
    ...emptyBoard,
    spots: companySpots(figures, viewer),
    moods: mood ? { [viewer.own]: mood } : {},
    hearts: { [viewer.own]: hearts },
    columns: map.width,
    arePlatesTrembling: around.includes(hazardMarks.moving),
    things: [...things.values()],
  }
}

/** The kind of the nearest patrol on the map: patrols do not walk far. */
function nearestPatrol({ width, types }: TileGrid, place: number): PatrolKind {
  let [nearest, kind]: [number, PatrolKind] = [Number.POSITIVE_INFINITY, 'weak']
  for (const [at, type] of types.entries()) {
    const drawn = patrolKinds.find((one) => type === `enemy-${one}`)
    const away = drawn ? stepsBetween(width, at, place) : Number.POSITIVE_INFINITY
    if (!drawn || away >= nearest) continue
    nearest = away
    kind = drawn
  }
  return kind
}

const safeStarts = (map: TileGrid) => startingPlaces(playing(map))

/** Only the first question tells where the players stand. Until then they wait on safe ground. */
export const openSurvivalField = (map: TileGrid, players: readonly string[] = []): StagedBoard => ({
  ...emptyBoard,
  columns: map.width,
  spots: waitingSpots(map, safeStarts, players),
  things: [
    ...playing(map).patrols.map(({ kind, beat: [at = 0] }) => ({ ...patrolThing(at, kind, at), id: `drawn-${at}` })),
    ...playing(map).swarm.map((at) => swarmOn(map, at)),
  ],
})

/** `hidden`: players who hide in this turn. A ghost among them comes back with a shield. */
function moodAfter(event: SurvivalEvent, was: FigureMood | undefined, hidden: ReadonlySet<string>) {
  switch (event.kind) {
    case 'moved':
      return event.move === 'hide' && was !== 'ghost' ? 'shielded' : was
    case 'shrugged':
      return event.guard === 'shield' && was === 'shielded' ? undefined : was
    case 'hurt':
      return event.hearts === 0 ? 'ghost' : was
    case 'revived':
      return hidden.has(event.player) ? 'shielded' : undefined
    default:
      return was
  }
}

/** What a player's device knows of a turn: where its slime went, what it lost, and that all that shook is down. */
export function survivalAfter(board: StagedBoard, events: readonly SurvivalEvent[]): StagedBoard {
  const spots = { ...board.spots }
  const hearts: Record<string, number> = { ...board.hearts }
  const moods = { ...board.moods }
  const hidden = new Set(
    events.flatMap((event) => (event.kind === 'moved' && event.move === 'hide' ? event.player : [])),
  )
  for (const event of events) {
    if (!('player' in event)) continue
    if (event.kind === 'moved' || event.kind === 'hopped') spots[event.player] = event.to
    if (event.kind === 'hurt') hearts[event.player] = event.hearts
    if (event.kind === 'revived') hearts[event.player] = 1
    const mood = moodAfter(event, moods[event.player], hidden)
    if (mood) moods[event.player] = mood
    else delete moods[event.player]
  }
  return { ...board, spots, hearts, moods, things: board.things.filter((thing) => !isShaking(thing)) }
}
