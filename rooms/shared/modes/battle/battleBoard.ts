import { plainMap } from '../../maps/plainMap.ts'
import type { TileGrid } from '../../maps/tileGrid.ts'
import { placesOfType, spreadEvenly } from '../../maps/tilePaths.ts'
import { isWall } from '../../maps/walls.ts'
import type { GameFrame, TurnPlayer } from '../modeRules.ts'
import { isAlive, type Monster, monsterKind, monsterOf, monsterPlaces } from '../monsters.ts'
import { strengthFor } from '../turnPoints.ts'
import { arenaFloor } from './arenaFloor.ts'

export interface BattleMonster extends Monster {
  /** The question from which on it is awake: a boss sleeps through the first half. */
  wakes: number
  /** For a beaten monster: the question with which it comes back. */
  back: number
}

export interface PowerUp {
  at: number
  /** The question from which on it lies there. */
  back: number
}

export interface BattleBoard {
  width: number
  height: number
  /** Slimes cannot walk there; blobs fly over them. */
  walls: readonly number[]
  spawns: readonly number[]
  monsters: readonly BattleMonster[]
  powerUps: readonly PowerUp[]
  figures: Readonly<Record<string, number>>
  /** Players whose next attack does twice the damage. */
  powered: readonly string[]
  knockedOut: readonly string[]
  lostBefore: readonly string[]
  /** The number of the question being played: it decides which monsters and power-ups are there. */
  played: number
  /** The last question that began without a monster to attack. */
  quiet: number
  /** Set under the second rules: where a slime stands matters, and attacks and duels pay other amounts. */
  terms?: 2
}

const fewestMonsters = 4
const mostMonsters = 12

const isIn = (places: readonly number[]) => {
  const known = new Set(places)
  return (place: number) => known.has(place)
}

/** The drawn monsters that play: at most a dozen. */
export const drawnMonsters = (grid: TileGrid): number[] => spreadEvenly(monsterPlaces(grid), mostMonsters)

/** The drawn monsters. If there are fewer than four, more are put on the floor. */
function drawMonsters(grid: TileGrid, floor: readonly number[], strength: number): Monster[] {
  const drawn = drawnMonsters(grid)
  const isTaken = isIn(drawn)
  const bare = floor.filter((place) => grid.types[place] === 'arena')
  const free = floor.filter((place) => !isTaken(place))
  const missing = Math.max(0, fewestMonsters - drawn.length)
  const added = spreadEvenly(bare.length >= missing ? bare : free, missing)
  return [
    ...drawn.map((at) => monsterOf(monsterKind(grid.types[at] ?? '') ?? 'medium', at, strength)),
    ...added.map((at) => monsterOf('medium', at, strength)),
  ]
}

/** Bosses sleep until the middle of the game; where there are only bosses, all but the first are awake. */
function putBossesToSleep(monsters: readonly Monster[], total: number): BattleMonster[] {
  const onlyBosses = monsters.every(({ kind }) => kind === 'boss')
  return monsters.map((monster, index) => {
    const sleeps = monster.kind === 'boss' && (onlyBosses ? index === 0 && monsters.length > 1 : true)
    return { ...monster, wakes: sleeps ? Math.ceil(total / 2) : 0, back: 0 }
  })
}

function drawSpawns(grid: TileGrid, floor: readonly number[]): readonly number[] {
  const spawns = placesOfType(grid, (type) => type === 'spawn')
  if (spawns.length > 0) return spawns
  const bare = floor.filter((place) => grid.types[place] === 'arena')
  return bare.length > 0 ? bare : floor
}

/** Where fighters begin and come back: never on a monster, if there is another place. */
function freeStarts(grid: TileGrid, floor: readonly number[], monsters: readonly Monster[]): readonly number[] {
  const isTaken = isIn(monsters.map(({ at }) => at))
  const spawns = drawSpawns(grid, floor)
  const free = spawns.filter((place) => !isTaken(place))
  return free.length > 0 ? free : spawns
}

export function startsOf(grid: TileGrid): readonly number[] {
  const floor = arenaFloor(grid)
  return freeStarts(grid, floor, drawMonsters(grid, floor, 1))
}

export function openFirstBattle(map: TileGrid | null, players: readonly TurnPlayer[], game: GameFrame): BattleBoard {
  const grid = map ?? plainMap('battle')
  const floor = arenaFloor(grid)
  const monsters = drawMonsters(grid, floor, strengthFor(players.length))
  const starts = freeStarts(grid, floor, monsters)
  const spread = spreadEvenly(starts, players.length)
  return {
    width: grid.width,
    height: grid.height,
    walls: floor.length === grid.types.length ? [] : placesOfType(grid, isWall),
    spawns: starts,
    monsters: putBossesToSleep(monsters, game.total),
    powerUps: placesOfType(grid, (type) => type === 'powerup').map((at) => ({ at, back: 0 })),
    figures: Object.fromEntries(players.map(({ id }, index) => [id, spread[index % spread.length] ?? 0])),
    powered: [],
    knockedOut: [],
    lostBefore: [],
    played: 0,
    quiet: -1,
  }
}

export const openBattle: typeof openFirstBattle = (map, players, game) => ({
  ...openFirstBattle(map, players, game),
  terms: 2,
})

/** A late player starts at the emptiest spawn; a player who is there already stays where they are. */
export function admitFighter(board: BattleBoard, { id }: TurnPlayer): BattleBoard {
  if (board.figures[id] !== undefined) return board
  const standing = new Map<number, number>()
  for (const place of Object.values(board.figures)) standing.set(place, (standing.get(place) ?? 0) + 1)
  const crowd = (place: number) => standing.get(place) ?? 0
  const free = board.spawns.reduce((best, place) => (crowd(place) < crowd(best) ? place : best), board.spawns[0] ?? 0)
  return { ...board, figures: { ...board.figures, [id]: free } }
}

export function dismissFighter(board: BattleBoard, player: string): BattleBoard {
  const others = (players: readonly string[]) => players.filter((id) => id !== player)
  return {
    ...board,
    figures: Object.fromEntries(Object.entries(board.figures).filter(([id]) => id !== player)),
    powered: others(board.powered),
    knockedOut: others(board.knockedOut),
    lostBefore: others(board.lostBefore),
  }
}

/** Awake and alive: it can be attacked, and it strikes. */
export const fights = (monster: BattleMonster, played: number): boolean => isAlive(monster) && monster.wakes <= played

export const isThere = ({ back }: PowerUp, played: number): boolean => back <= played

/**
 * Beaten monsters come back when their time is over. If all have fallen together, the one that was away longest comes
 * a turn early. So no two turns in a row begin with nothing to attack.
 */
export function prepareBattle(board: BattleBoard, { played }: { played: number }): BattleBoard {
  const revived = (monster: BattleMonster) => ({ ...monster, left: monster.full })
  const monsters = board.monsters.map((monster) =>
    !isAlive(monster) && monster.back <= played ? revived(monster) : monster,
  )
  if (monsters.some((monster) => fights(monster, played))) return { ...board, monsters, played }
  if (board.quiet !== played - 1) return { ...board, monsters, played, quiet: played }
  const away = monsters.filter((monster) => !isAlive(monster) && monster.wakes <= played)
  const soonest = Math.min(...away.map(({ back }) => back))
  const first = monsters.findIndex((monster) => away.includes(monster) && monster.back === soonest)
  return {
    ...board,
    monsters: monsters.map((monster, index) => (index === first ? revived(monster) : monster)),
    played,
  }
}
