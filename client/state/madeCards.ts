import { create } from 'zustand'
import type { Card, ClassPage, MadeCards, Pupil } from '../../rooms/shared/contract/classes.ts'
import { useSession } from './session.ts'

/**
 * Cards that were made just now, by their classes, until the teacher says that they are printed. No answer of the server holds
 * them a second time, and they are forgotten with the page.
 */
export const useMadeCards = create<{ ofClass: Readonly<Record<string, MadeCards>> }>(() => ({ ofClass: {} }))

const put = (made: MadeCards): void =>
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

const named = (card: Card, pupil: Known | undefined): Card => {
  if (!pupil || (card.name === pupil.name && card.username === pupil.username)) return card
  return { ...card, name: pupil.name, username: pupil.username }
}

/**
 * Gives waiting cards the names that their pupils have by now. A card stays if the page does not name its pupil: the page may be
 * older than the card, and the card of a pupil who was moved to another class is still good.
 */
export const matchCards = ({
  id,
  name,
  pupils,
}: Pick<ClassPage, 'id' | 'name'> & { pupils: readonly Known[] }): void => {
  const waiting = useMadeCards.getState().ofClass[id]
  if (!waiting) return
  const known = new Map(pupils.map((pupil) => [pupil.id, pupil]))
  const cards = waiting.cards.map((card) => named(card, known.get(card.pupil)))
  const isSame = cards.every((card, at) => card === waiting.cards[at])
  if (!isSame || waiting.className !== name) put({ classId: id, className: name, cards })
}

/** The card of a removed pupil opens nothing any more. */
export const dropCard = (classId: string, pupil: string): void => {
  const waiting = useMadeCards.getState().ofClass[classId]
  if (!waiting) return
  const cards = waiting.cards.filter((card) => card.pupil !== pupil)
  if (cards.length > 0) put({ ...waiting, cards })
  else forgetCards(classId)
}

export const forgetCards = (classId: string): void =>
  useMadeCards.setState(({ ofClass: { [classId]: _, ...others } }) => ({ ofClass: others }))

useSession.subscribe(({ user }, before) => {
  if (user?.id !== before.user?.id) useMadeCards.setState({ ofClass: {} })
})
