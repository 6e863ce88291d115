import { create } from 'zustand'
import type { MadeCards } from '../../rooms/shared/contract/classes.ts'
import { useSession } from './session.ts'

/** Cards that were made just now. The server never sends them again, and they are gone when the page is closed. */
export const useMadeCards = create<{ made: MadeCards | null }>(() => ({ made: null }))

export const showCards = (made: MadeCards): void => useMadeCards.setState({ made })
export const forgetCards = (): void => useMadeCards.setState({ made: null })

useSession.subscribe(({ user }, before) => {
  if (user?.id !== before.user?.id) forgetCards()
})
