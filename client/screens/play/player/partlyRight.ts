import { shareOfChoices, shareOfOrder } from '../../../../rooms/shared/questions/partShares.ts'
import type { GameView } from '../../../state/gameView.ts'

/**
 * Whether the key that is told makes this player's answer partly right. Points do not tell a racer who has crossed the finish:
 * they get none any more.
 */
export function isPartlyByKey({ asked, closed, ownAnswer }: GameView): boolean {
  const { choices = [], order = [] } = ownAnswer?.given ?? asked?.question.own ?? {}
  const rights = closed?.rights ?? []
  if (asked?.question.kind === 'order') return shareOfOrder(order.map((place) => rights.indexOf(place))) > 0
  return shareOfChoices(rights, choices) > 0
}
