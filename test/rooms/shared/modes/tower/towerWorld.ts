import { openTower, type TowerBoard, type Walker } from '../../../../../rooms/shared/modes/tower/towerBoard.ts'
import type { TowerEvent } from '../../../../../rooms/shared/modes/tower/towerEvents.ts'
import { towerMode } from '../../../../../rooms/shared/modes/tower/towerMode.ts'
import { aFrame, aPlayer, aTurn, drawnGrid, type FrameOver, type Part } from '../oneTurn.ts'

const legend = {
  '.': 'sky',
  '=': 'platform',
  H: 'ladder',
  C: 'checkpoint',
  S: 'enemy-path-start',
  '-': 'enemy-path',
  E: 'enemy-path-end',
  T: 'tower-zone',
  '1': 'enemy-weak',
  '3': 'enemy-strong',
}

/** A road of 13 tiles. One tower reaches its first third, the other its last. */
const roadside = [
  '.T.........T..',
  'S-----------E.',
  '..............',
  '......====....',
  '......H.......',
  '==C===H.......',
]
export const [early, late] = [1, 11]

export const players = (count: number) => Array.from({ length: count }, (_, index) => aPlayer(`p${index + 1}`))

/** A road of only two tiles. */
export const twoTiles = drawnGrid(
  legend,
  'TT............',
  'SE............',
  ...Array<string>(6).fill('..............'),
  '==============',
)

/** A board on which a stone counts as one, wherever its tower stands. */
export const aBoard = (over: Partial<TowerBoard> = {}, { rows = roadside, count = 2, total = 15 } = {}): TowerBoard => {
  const board = openTower(drawnGrid(legend, ...rows), players(count), aFrame({ total }))
  return { ...board, towers: board.towers.map((tower) => ({ ...tower, power: 100 })), ...over }
}

export const aWalker = (over: Partial<Walker> = {}): Walker => ({
  id: 1,
  kind: 'weak',
  road: 0,
  walked: 0,
  full: 10,
  left: 10,
  ...over,
})

export const stones = (...heights: number[]) =>
  aBoard().towers.map((tower, index) => ({ ...tower, stones: heights[index] ?? 0 }))

export const play = (board: TowerBoard, parts: Record<string, Part>, over: FrameOver = {}) =>
  towerMode.resolve(aTurn(board, parts, over))

export const told = <Kind extends TowerEvent['kind']>(events: readonly TowerEvent[], kind: Kind) =>
  events.filter((event): event is Extract<TowerEvent, { kind: Kind }> => event.kind === kind)
