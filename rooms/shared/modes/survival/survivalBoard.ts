import { plainMap } from '../../maps/plainMap.ts'
import { placesBeside, type TileGrid } from '../../maps/tileGrid.ts'
import { placesOfType, spreadEvenly } from '../../maps/tilePaths.ts'
import { shuffled } from '../../seededRandom.ts'
import type { GameFrame, TurnPlayer } from '../modeRules.ts'
import { unrestOf } from './groundBlocks.ts'
import { burningPlaces } from './survivalFire.ts'

const mostHearts = 3
const mostPatrols = 12
const mostSwarmSources = 4

const patrolLengths = { weak: 2, medium: 3, strong: 4 } as const
const patrolReach = { weak: 1, medium: 1, strong: 2 } as const
export type PatrolKind = keyof typeof patrolLengths

export interface Patrol {
  kind: PatrolKind
  /** The tiles that it walks up and down. */
  beat: number[]
  /** How far it bites from where it ends a turn. Under the first rules it bites only on its own tile. */
  reach?: number
}

export interface SurvivalBoard {
  width: number
  height: number
  /** One character for each tile: `.` safe, `~` danger, `o` moving. */
  ground: string
  patrols: Patrol[]
  /** Steps that each patrol has taken. */
  steps: number
  swarm: number[]
  /** Moving tiles hurt at the end of this turn. */
  movingHurts: boolean
  /** The blocks that hurt at the end of this turn. */
  shaking: number[]
  /** For each block how much more it shakes than others. Under the first rules all shake alike. */
  unrest?: number[]
  /** Where each player stands. */
  figures: Record<string, number>
  /** With 0 the player is a ghost. */
  hearts: Record<string, number>
  /** Players who have a shield from hiding: it takes the next loss of a heart. */
  shielded: string[]
  /** Ghosts whose last answer was right: one more right answer brings a heart back. */
  rising: string[]
}

export const patrolPlace = ({ beat }: Patrol, steps: number): number => {
  const there = beat.length - 1
  if (there === 0) return beat[0] ?? 0
  const along = steps % (2 * there)
  return beat[along <= there ? along : 2 * there - along] ?? 0
}

function groundOf(grid: TileGrid): string {
  const burning = burningPlaces(grid)
  return grid.types.map((type, place) => (burning.has(place) ? '~' : type === 'moving' ? 'o' : '.')).join('')
}

/** Straight ahead from where the patrol was drawn, in the direction with the most room, over safe ground if possible. */
function beatFrom({ width, height, types }: TileGrid, from: number, length: number): number[] {
  const [x, y] = [from % width, Math.floor(from / width)]
  const isOn = (column: number, row: number) => column >= 0 && column < width && row >= 0 && row < height
  const beats = [
    { dx: 1, dy: 0 },
    { dx: 0, dy: 1 },
    { dx: -1, dy: 0 },
    { dx: 0, dy: -1 },
  ].map(({ dx, dy }) => {
    const tiles = Array.from({ length }, (_, step) => ({ column: x + step * dx, row: y + step * dy }))
    return tiles.filter(({ column, row }) => isOn(column, row)).map(({ column, row }) => row * width + column)
  })
  const worth = (beat: readonly number[]) => beat.length * 10 + beat.filter((place) => types[place] === 'safe').length
  return beats.reduce((best, beat) => (worth(beat) > worth(best) ? beat : best))
}

export function patrolsDrawn({ types }: TileGrid): { kind: PatrolKind; place: number }[] {
  const kinds = Object.keys(patrolLengths) as PatrolKind[]
  return types.flatMap((type, place) => {
    const kind = kinds.find((kind) => type === `enemy-${kind}`)
    return kind ? [{ kind, place }] : []
  })
}

function patrolsOf(grid: TileGrid): Patrol[] {
  return spreadEvenly(patrolsDrawn(grid), mostPatrols).map(({ kind, place }) => ({
    kind,
    beat: beatFrom(grid, place, patrolLengths[kind]),
  }))
}

/** Where players may start: on safe ground where no hazard walks; if there is none, at least not on danger. */
export function startingPlaces(
  board: Pick<SurvivalBoard, 'width' | 'height' | 'ground' | 'patrols' | 'swarm'>,
): number[] {
  const { ground, patrols, swarm } = board
  const taken = new Set([
    ...swarm,
    ...swarm.flatMap((place) => placesBeside(board, place)),
    ...patrols.flatMap(({ beat }) => beat),
  ])
  const places = [...ground].map((_, place) => place)
  const isFree = (place: number) => !taken.has(place)
  const choices = [
    places.filter((place) => ground[place] === '.' && isFree(place)),
    places.filter((place) => ground[place] !== '~' && isFree(place)),
    places.filter((place) => ground[place] !== '~'),
    places,
  ]
  return choices.find((choice) => choice.length > 0) ?? [0]
}

/** What a map gives to every game played on it. */
export const fieldOf = (grid: TileGrid) => ({
  width: grid.width,
  height: grid.height,
  ground: groundOf(grid),
  patrols: patrolsOf(grid),
  swarm: spreadEvenly(
    placesOfType(grid, (type) => type === 'enemy-swarm'),
    mostSwarmSources,
  ),
})

/** Under the second rules what is drawn matters: ground shakes more near danger, and large patrols bite further. */
export function openSurvival(map: TileGrid | null, players: readonly TurnPlayer[], game: GameFrame): SurvivalBoard {
  const board = openFirstSurvival(map, players, game)
  const patrols = board.patrols.map((patrol) => ({ ...patrol, reach: patrolReach[patrol.kind] }))
  return { ...board, patrols, unrest: unrestOf(board) }
}

/** Opens a board by the first rules, so that those games can always be watched again. */
export function openFirstSurvival(
  map: TileGrid | null,
  players: readonly TurnPlayer[],
  { chance }: GameFrame,
): SurvivalBoard {
  const { swarm, ...place } = fieldOf(map ?? plainMap('survival'))
  // The keys keep the order in which boards have always been written, because recorded games are compared by it.
  const field = { ...place, steps: 0, swarm, movingHurts: false, shaking: [] }
  const starts = shuffled(startingPlaces(field), chance('starts'))
  return {
    ...field,
    figures: Object.fromEntries(players.map(({ id }, index) => [id, starts[index % starts.length] ?? 0])),
    hearts: Object.fromEntries(players.map(({ id }) => [id, mostHearts])),
    shielded: [],
    rising: [],
  }
}

/** A late player starts with all hearts where the fewest stand. */
export function admitToSurvival(board: SurvivalBoard, { id }: TurnPlayer, { chance }: GameFrame): SurvivalBoard {
  const starts = shuffled(startingPlaces(board), chance('starts', id))
  const crowd = new Map<number, number>()
  for (const place of Object.values(board.figures)) crowd.set(place, (crowd.get(place) ?? 0) + 1)
  const crowdAt = (place: number) => crowd.get(place) ?? 0
  const at = starts.reduce((best, place) => (crowdAt(place) < crowdAt(best) ? place : best))
  return { ...board, figures: { ...board.figures, [id]: at }, hearts: { ...board.hearts, [id]: mostHearts } }
}

export function dismissFromSurvival(board: SurvivalBoard, player: string): SurvivalBoard {
  const { [player]: _place, ...figures } = board.figures
  const { [player]: _hearts, ...hearts } = board.hearts
  const others = (players: readonly string[]) => players.filter((other) => other !== player)
  return { ...board, figures, hearts, shielded: others(board.shielded), rising: others(board.rising) }
}
