import type { MoveOffer } from '../../../../rooms/shared/modes/modeRules.ts'
import type { Actors } from '../../../modes/cards/actors.tsx'
import type { CardTone, ModeTurn, MoveOnCard, Risk } from '../../../modes/modeScreen.ts'
import type { GameView } from '../../../state/gameView.ts'

/** The room sends moves as texts, so the name may be unknown to this page. */
export const cardIn = (turn: ModeTurn | null, move: string): MoveOnCard | null =>
  (turn && Object.hasOwn(turn.cards, move) && turn.cards[move]) || null

export const toneOf = (card: MoveOnCard | null): CardTone => card?.tone ?? 'grape'

export function riskOf(card: MoveOnCard | null, { values = {} }: MoveOffer): Risk | null {
  if (!card) return null
  return typeof card.risk === 'function' ? card.risk(values) : card.risk
}

/** The words on the card of a move. */
export function cardOf(
  { me }: Pick<GameView, 'me'>,
  { id, values = {} }: MoveOffer,
  turn: ModeTurn | null,
): { name: string; pays: string; words: string } {
  const text = cardIn(turn, id)?.text
  const facts = { values, ahead: me?.ahead?.name ?? null }
  return { name: text?.name ?? id, pays: text?.pays(facts) ?? '', words: text?.words(facts) ?? '' }
}

/** Splits a text so that its numbers can stand out. */
export const wordsAndNumbers = (text: string): { text: string; isNumber: boolean }[] =>
  text
    .split(/([+−]?\d+%?)/)
    .map((part, index) => ({ text: part, isNumber: index % 2 === 1 }))
    .filter((part) => part.text !== '')

/** The player's own slime and the rival on the cards: the player ahead, or any other slime for the leader. */
export const actorsOf = ({ me }: Pick<GameView, 'me'>): Actors => ({
  own: me?.slime ?? 'mint',
  rival: me?.ahead?.slime ?? (me?.slime === 'cherry' ? 'blueberry' : 'cherry'),
})
