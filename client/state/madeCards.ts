import { create } from 'zustand'
import type { MadeCards } from '../../rooms/shared/contract/classes.ts'
import { useSession } from './session.ts'

type Shown = MadeCards & { isPrinted?: true }

/** Cards that were made just now, by their classes. They are in no answer a second time, and are forgotten with the page. */
export const useMadeCards = create<{ ofClass: Readonly<Record<string, Shown>> }>(() => ({ ofClass: {} }))

const put = (made: Shown): void =>
  useMadeCards.setState(({ ofClass }) => ({ ofClass: { ...ofClass, [made.classId]: made } }))

/** With those that were made before and are not printed yet. A new card of a pupil takes the place of the former one, which is void. */
export const showCards = (made: MadeCards): void => {
  const isNew = new Set(made.cards.map(({ pupil }) => pupil))
  const before = useMadeCards.getState().ofClass[made.classId]
  const waiting = before && !before.isPrinted ? before.cards : []
  put({ ...made, cards: [...waiting.filter(({ pupil }) => !isNew.has(pupil)), ...made.cards] })
}

/** A pupil has a new card: nobody prints the former one any more. */
export const renewCards = ({ classId, cards }: MadeCards): void => {
  const shown = useMadeCards.getState().ofClass[classId]
  if (!shown) return
  const fresh = new Map(cards.map((card) => [card.pupil, card]))
  put({ ...shown, cards: shown.cards.map((card) => fresh.get(card.pupil) ?? card) })
}

/** They stay to be printed once more, but not together with the next ones. */
export const printCards = (classId: string): void => {
  print()
  const shown = useMadeCards.getState().ofClass[classId]
  if (shown) put({ ...shown, isPrinted: true })
}

export const forgetCards = (classId: string): void =>
  useMadeCards.setState(({ ofClass: { [classId]: _, ...others } }) => ({ ofClass: others }))

useSession.subscribe(({ user }, before) => {
  if (user?.id !== before.user?.id) useMadeCards.setState({ ofClass: {} })
})
