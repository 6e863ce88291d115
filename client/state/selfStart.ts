import { create } from 'zustand'

/** Time for every phone to be back in the lobby, and for a host to think better of it. */
const selfStartMs = 10_000

/** The screen that has asked for the next game starts it by itself, unless its host would rather wait: by its own clock. */
export const useSelfStart = create<{ startsAt: number | null }>(() => ({ startsAt: null }))

export const startInAMoment = (): void => useSelfStart.setState({ startsAt: performance.now() + selfStartMs })

export const waitWithStart = (): void => useSelfStart.setState({ startsAt: null })
