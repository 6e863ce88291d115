import type { BattleBoard, BattleMonster } from '../../../../../rooms/shared/modes/battle/battleBoard.ts'
import { battleMode } from '../../../../../rooms/shared/modes/battle/battleMode.ts'
import { type ClassTurn, classOf, classTurn } from '../classTurn.ts'
import { aFrame, drawnGrid, type FrameOver } from '../oneTurn.ts'

const legend = {
  '.': 'arena',
  '#': 'wall',
  '*': 'powerup',
  S: 'spawn',
  '1': 'enemy-weak',
  '2': 'enemy-medium',
  '3': 'enemy-strong',
  B: 'enemy-boss',
}
export const battleMap = (...rows: string[]) => drawnGrid(legend, ...rows)
export const fourMonsters = ['S.........', '..........', '..........', '..........', '1......123']
export const withBoss = ['S.........', '1.........', '..........', '..........', '.......22B']

export const anyClass = { a: 500, b: 400, c: 300, d: 200 }
export const arena = (
  rows: readonly string[] = fourMonsters,
  scores: Readonly<Record<string, number>> = anyClass,
  over: FrameOver = {},
) => battleMode.openBoard(battleMap(...rows), classOf(scores), aFrame(over))
export const prepared = (board: BattleBoard, over: FrameOver = {}) =>
  battleMode.prepare(board, aFrame({ played: 5, ...over }))
export const fight = (board: BattleBoard, turn: ClassTurn) => {
  const { chaos, speedBonus = true, played = 5, total = 15 } = turn
  const frame = { speedBonus, played, total, ...(chaos && { chaos }) }
  return battleMode.resolve(classTurn(prepared(board, frame), { ...turn, ...frame }))
}

/** Gives every monster this many hit points. */
export const withHitPoints = (board: BattleBoard, left: number): BattleBoard => ({
  ...board,
  monsters: board.monsters.map((monster) => ({ ...monster, left, full: left })),
})
export const tough = withHitPoints(arena(), 100)
export const only = (board: BattleBoard, kind: BattleMonster['kind']): BattleBoard => ({
  ...board,
  monsters: board.monsters.filter((monster) => monster.kind === kind),
})
export const kindOf = { '1': 'weak', '2': 'medium', '3': 'strong' } as const
