import { create } from 'zustand'
import type { MadeCards } from '../../rooms/shared/contract/classes.ts'
import { useSession } from './session.ts'

/** Cards that were made just now. They are in no answer a second time, and are forgotten with the page. */
export const useMadeCards = create<{ made: MadeCards | null }>(() => ({ made: null }))

export const showCards = (made: MadeCards): void => useMadeCards.setState({ made })
export const forgetCards = (): void => useMadeCards.setState({ made: null })

useSession.subscribe(({ user }, before) => {
  if (user?.id !== before.user?.id) forgetCards()
})
