import { openSurvival, type SurvivalBoard } from '../../../../../rooms/shared/modes/survival/survivalBoard.ts'
import { survivalMode } from '../../../../../rooms/shared/modes/survival/survivalMode.ts'
import { aFrame, aPlayer, aTurn, drawnGrid, type FrameOver, type Part } from '../oneTurn.ts'

export const legend = {
  '.': 'safe',
  '~': 'danger',
  o: 'moving',
  '1': 'enemy-weak',
  '2': 'enemy-medium',
  '3': 'enemy-strong',
  '*': 'enemy-swarm',
}
export const meadow = ['.........', '.........', '.........', '.........', '.........', '.........', '.........']

/** A board on which the figures stand where the test puts them. */
export function aBoard(
  figures: Record<string, number>,
  rows = meadow,
  over: Partial<SurvivalBoard> = {},
): SurvivalBoard {
  const players = Object.keys(figures).map((id) => aPlayer(id))
  return { ...openSurvival(drawnGrid(legend, ...rows), players, aFrame()), figures, ...over }
}

export const play = (board: SurvivalBoard, parts: Record<string, Part>, over: FrameOver = {}) =>
  survivalMode.resolve(aTurn(board, parts, over))

/** All tiles but the columns on the left hurt. With more of them the rules would take some away. */
export const shore = ['.....~~~~', '.....~~~~', '.....~~~~', '.....~~~~', '.....~~~~', '.....~~~~', '.....~~~~']
export const inDanger = 15
