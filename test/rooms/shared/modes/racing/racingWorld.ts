import type { RacingBoard } from '../../../../../rooms/shared/modes/racing/racingBoard.ts'
import { racingMode } from '../../../../../rooms/shared/modes/racing/racingMode.ts'
import { type ClassTurn, classOf, classTurn } from '../classTurn.ts'
import { aFrame, drawnGrid, type FrameOver } from '../oneTurn.ts'

const legend = {
  '.': 'grass',
  '=': 'track',
  '>': 'boost',
  x: 'obstacle',
  '1': 'enemy-weak',
  '2': 'enemy-medium',
  '3': 'enemy-strong',
}
export const raceMap = (...rows: string[]) => drawnGrid(legend, ...rows)
export const course = (row: string) => raceMap('.'.repeat(row.length), row, '.'.repeat(row.length))
export const plain = '====================='

export const anyClass = { a: 500, b: 400, c: 300, d: 200 }
export const race = (row: string, scores: Readonly<Record<string, number>> = anyClass, over: FrameOver = {}) =>
  racingMode.openBoard(course(row), classOf(scores), aFrame(over))
export const drive = (board: RacingBoard, turn: ClassTurn) =>
  racingMode.resolve(classTurn(board, { played: 5, ...turn }))
