import { askToConfirm, isAsking } from '../../../state/confirmation.ts'
import { tellGame } from '../../../state/game.ts'
import type { GameView } from '../../../state/gameView.ts'
import { acceptingTexts } from '../../../texts/game/accepting.ts'

/** Pauses the game meanwhile, because answers can be accepted only while the reveal is on. */
export async function acceptAnswer({ turn: questionNumber, paused }: GameView, text: string): Promise<void> {
  if (isAsking()) return
  const { ask, details, yes } = acceptingTexts
  if (!paused) tellGame('pause')
  if (await askToConfirm({ question: ask(text), details, yes })) tellGame('accept-answer', { questionNumber, text })
  if (!paused) tellGame('resume')
}

/** Makes an answer that was accepted in this game right in the host's own set, too. */
export const keepAnswer = ({ turn: questionNumber }: Pick<GameView, 'turn'>, text: string): void =>
  tellGame('keep-answer', { questionNumber, text })
