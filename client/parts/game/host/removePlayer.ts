import { askToConfirm } from '../../../state/confirmation.ts'
import { tellGame } from '../../../state/game.ts'
import { gameHostTexts } from '../../../texts/game/gameHost.ts'

/** Removes a player from the game for good, after asking. */
export async function removePlayer(playerId: string, name: string): Promise<void> {
  const question = gameHostTexts.removeAsk(name)
  const { removeDetails: details, removeYes: yes } = gameHostTexts
  if (await askToConfirm({ question, details, yes, danger: true })) tellGame('kick', { playerId })
}
