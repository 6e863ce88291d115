import type { GoldQuestBoard } from '../../../../../rooms/shared/modes/goldQuest/goldQuestBoard.ts'
import { goldQuestMode } from '../../../../../rooms/shared/modes/goldQuest/goldQuestMode.ts'
import { type ClassTurn, classTurn, freshClass } from '../classTurn.ts'
import { aFrame, drawnGrid } from '../oneTurn.ts'

const legend = {
  '.': 'path',
  '#': 'wall',
  $: 'gold',
  '^': 'trap',
  '1': 'enemy-weak',
  '2': 'enemy-medium',
  '3': 'enemy-strong',
}
export const questMap = (...rows: string[]) => drawnGrid(legend, ...rows)
export const questOn = (players: number, ...rows: string[]) =>
  goldQuestMode.openBoard(questMap(...rows), freshClass(players), aFrame())
/** Everybody begins at the first place. */
export const corridor = (row: string, players = 8): GoldQuestBoard => {
  const board = questOn(players, '#'.repeat(row.length), row, '#'.repeat(row.length))
  return { ...board, figures: Object.fromEntries(Object.keys(board.figures).map((id) => [id, row.length])) }
}
export const quest = (board: GoldQuestBoard, turn: ClassTurn) => {
  const played = turn.played ?? 5
  return goldQuestMode.resolve(classTurn(goldQuestMode.prepare(board, aFrame({ played })), { ...turn, played }))
}
export const nowhere = corridor('..........')
export const anyClass = { p1: 1000, p2: 900, p3: 800, p4: 700, p5: 600, p6: 500, p7: 400, p8: 300 }
export const open = (chest: string, player: string, turn: Partial<ClassTurn> = {}) =>
  quest(nowhere, { scores: anyClass, moves: { [player]: chest }, ...turn })
