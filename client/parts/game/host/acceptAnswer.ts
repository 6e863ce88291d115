import { askToConfirm } from '../../../state/confirmation.ts'
import { tellGame } from '../../../state/game.ts'
import type { GameView } from '../../../state/gameView.ts'
import { acceptingTexts } from '../../../texts/game/accepting.ts'

/** The game stands still meanwhile: only while the answer is being shown can another one be accepted. */
export async function acceptAnswer({ turn: questionNumber, paused }: GameView, text: string): Promise<void> {
  const { ask, details, yes } = acceptingTexts
  if (!paused) tellGame('pause')
  if (await askToConfirm({ question: ask(text), details, yes })) tellGame('accept-answer', { questionNumber, text })
  if (!paused) tellGame('resume')
}

/** What was accepted in a game is right from now on, in the host's own set. */
export const keepAnswer = ({ turn: questionNumber }: Pick<GameView, 'turn'>, text: string): void =>
  tellGame('keep-answer', { questionNumber, text })
