import type { ModeTurn } from '../../../modes/modeScreen.ts'
import type { GameView } from '../../../state/gameView.ts'
import { happeningTexts } from '../../../texts/game/happenings.ts'
import { asSentence } from '../asSentence.ts'
import { ownHappenings } from './ownHappenings.ts'

const mostTold = 4

export const pointsText = (by: number): string => (by < 0 ? happeningTexts.lost(-by) : happeningTexts.gained(by))

/** How the game ended for the class, if this turn has ended it. */
export const endText = ({ round }: Pick<GameView, 'round'>, turn: ModeTurn | null): string | null =>
  (round?.end && turn?.endings?.[round.end].own) || null

/** What a player who does not see the screen is told of a turn: the weightiest first, then the sum. */
export function ownNews(view: GameView, turn: ModeTurn | null): string[] {
  if (!view.round) return []
  const happenings = ownHappenings(view, turn)
  const sentences = happenings
    .slice(0, mostTold)
    .map(({ text, by }) => (by ? `${asSentence(text)} ${pointsText(by)}.` : asSentence(text)))
  const end = endText(view, turn)
  if (sentences.length === 0) return [end ?? asSentence(happeningTexts.quiet)]
  const total = happenings.reduce((sum, { by }) => sum + (by ?? 0), 0)
  const sum = happenings.some(({ by }) => by) ? [`${happeningTexts.total} ${pointsText(total)}.`] : []
  return [...(end ? [end] : []), ...sentences, ...sum]
}
