import { create } from 'zustand'
import type { Card, ClassPage, MadeCards, Pupil } from '../../rooms/shared/contract/classes.ts'
import { useSession } from './session.ts'

/** `isSeen`: a page of the class has named the pupil since the card was made. */
type WaitingCard = Card & { isSeen?: true }
type Waiting = MadeCards & { cards: WaitingCard[] }

/**
 * Cards that were made just now, by their classes, until the teacher says that they are printed. No answer of the server holds
 * them a second time, and they are forgotten with the page.
 */
export const useMadeCards = create<{ ofClass: Readonly<Record<string, Waiting>> }>(() => ({ ofClass: {} }))

const put = (made: Waiting): void =>
  useMadeCards.setState(({ ofClass }) => ({ ofClass: { ...ofClass, [made.classId]: made } }))

/** Adds them to those that wait. A new card of a pupil takes the place of the former one, which is void. */
export const showCards = (made: MadeCards): void => {
  const isNew = new Set(made.cards.map(({ pupil }) => pupil))
  const waiting = useMadeCards.getState().ofClass[made.classId]?.cards ?? []
  put({ ...made, cards: [...waiting.filter(({ pupil }) => !isNew.has(pupil)), ...made.cards] })
}

/** A pupil has a new card: nobody prints the former one any more. */
export const renewCards = ({ classId, cards }: MadeCards): void => {
  const shown = useMadeCards.getState().ofClass[classId]
  if (!shown) return
  const fresh = new Map(cards.map((card) => [card.pupil, card]))
  put({ ...shown, cards: shown.cards.map((card) => fresh.get(card.pupil) ?? card) })
}

type Known = Pick<Pupil, 'id' | 'name' | 'username'>

/** A page that was read before the card was made does not name the pupil yet: such a card stays. */
const matched = (card: WaitingCard, pupil: Known | undefined): WaitingCard[] => {
  if (!pupil) return card.isSeen ? [] : [card]
  const { name, username } = pupil
  const isSame = card.isSeen && card.name === name && card.username === username
  return [isSame ? card : { ...card, name, username, isSeen: true }]
}

/** Gives waiting cards the names that their pupils have by now, and drops those of pupils who have left the class. */
export const matchCards = ({
  id,
  name,
  pupils,
}: Pick<ClassPage, 'id' | 'name'> & { pupils: readonly Known[] }): void => {
  const waiting = useMadeCards.getState().ofClass[id]
  if (!waiting) return
  const known = new Map(pupils.map((pupil) => [pupil.id, pupil]))
  const cards = waiting.cards.flatMap((card) => matched(card, known.get(card.pupil)))
  const isSame = cards.length === waiting.cards.length && cards.every((card, at) => card === waiting.cards[at])
  if (cards.length === 0) forgetCards(id)
  else if (!isSame || waiting.className !== name) put({ classId: id, className: name, cards })
}

export const forgetCards = (classId: string): void =>
  useMadeCards.setState(({ ofClass: { [classId]: _, ...others } }) => ({ ofClass: others }))

useSession.subscribe(({ user }, before) => {
  if (user?.id !== before.user?.id) useMadeCards.setState({ ofClass: {} })
})
