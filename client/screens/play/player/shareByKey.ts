import { shareOfChoices, shareOfOrder } from '../../../../rooms/shared/questions/partShares.ts'
import type { GameView } from '../../../state/gameView.ts'

/**
 * How much of this player's answer is right by the key that is told, if it has several parts. Points do not tell a racer who
 * has crossed the finish: they get none any more.
 */
export function shareByKey({ asked, closed, ownAnswer }: GameView): number {
  const { choices = [], order = [] } = ownAnswer?.given ?? asked?.question.own ?? {}
  const rights = closed?.rights ?? []
  if (rights.length === 0) return 0
  if (asked?.question.kind === 'order') return shareOfOrder(order.map((place) => rights.indexOf(place)))
  return shareOfChoices(rights, choices)
}
