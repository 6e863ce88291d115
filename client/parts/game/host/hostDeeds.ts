import { askToConfirm, isAsking } from '../../../state/confirmation.ts'
import { gameNow, tellGame } from '../../../state/game.ts'
import type { GameView } from '../../../state/gameView.ts'
import { gameHostTexts } from '../../../texts/game/gameHost.ts'

/** Pauses the game meanwhile: while the host thinks, the question must not end, least of all the last one. */
export async function voidQuestion({ turn: questionNumber, paused }: GameView): Promise<void> {
  if (isAsking()) return
  const { voidAsk: question, voidDetails: details, voidYes: yes } = gameHostTexts
  if (!paused) tellGame('pause')
  if (await askToConfirm({ question, details, yes })) tellGame('void-question', { questionNumber })
  if (!paused) tellGame('resume')
}

/** Meanwhile the board may have gone on to the next game, and a phone that leads it still asks about the last one. */
export async function endGame({ phase, gameRound }: GameView): Promise<void> {
  const { endAsk: question, endDetails, endDetailsOpen, endYes: yes } = gameHostTexts
  const details = phase === 'question' ? endDetailsOpen : endDetails
  const isSure = await askToConfirm({ question, details, yes, danger: true })
  if (isSure && gameNow().gameRound === gameRound) tellGame('end-game')
}

const isSlide = (asked: GameView['asked']): boolean => asked?.question.kind === 'slide'

/** If the host sets the pace, the game waits for the host in a reveal and on a slide. */
export const waitsForHost = ({ phase, pace, paused, asked }: GameView): boolean =>
  (phase === 'reveal' || (phase === 'question' && isSlide(asked))) && pace === 'host' && !paused

/** A question can be taken out once. A slide has nothing to take out. */
export const canVoid = ({ phase, closed, asked }: GameView): boolean =>
  (phase === 'question' && !isSlide(asked)) || (phase === 'reveal' && closed?.voided !== true)
