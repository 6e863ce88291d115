import { askToConfirm } from '../../../state/confirmation.ts'
import { tellGame } from '../../../state/game.ts'
import type { GameView } from '../../../state/gameView.ts'
import { gameHostTexts } from '../../../texts/game/gameHost.ts'

/** The game stands still meanwhile: while a host thinks, the question must not slip away, the last one least of all. */
export async function voidQuestion({ turn: questionNumber, paused }: GameView): Promise<void> {
  const { voidAsk: question, voidDetails: details, voidYes: yes } = gameHostTexts
  if (!paused) tellGame('pause')
  if (await askToConfirm({ question, details, yes })) tellGame('void-question', { questionNumber })
  if (!paused) tellGame('resume')
}

export async function endGame({ phase }: GameView): Promise<void> {
  const { endAsk: question, endDetails, endDetailsOpen, endYes: yes } = gameHostTexts
  const details = phase === 'question' ? endDetailsOpen : endDetails
  if (await askToConfirm({ question, details, yes, danger: true })) tellGame('end-game')
}

const isSlide = (asked: GameView['asked']): boolean => asked?.question.kind === 'slide'

/** In a reveal, and on a slide, the game waits for its host, where the host sets the pace. */
export const waitsForHost = ({ phase, pace, paused, asked }: GameView): boolean =>
  (phase === 'reveal' || (phase === 'question' && isSlide(asked))) && pace === 'host' && !paused

/** The current question can be taken out, once; from a slide there is nothing to take. */
export const canVoid = ({ phase, closed, asked }: GameView): boolean =>
  (phase === 'question' && !isSlide(asked)) || (phase === 'reveal' && closed?.voided !== true)
