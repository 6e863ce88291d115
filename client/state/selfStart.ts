import { create } from 'zustand'

/** Gives every phone time to be back in the lobby, and the host time to stop the start. */
const selfStartMs = 10_000

/** The screen that asked for the next game starts it at this time of its own clock, unless its host chooses to wait. */
export const useSelfStart = create<{ startsAt: number | null }>(() => ({ startsAt: null }))

export const startInAMoment = (): void => useSelfStart.setState({ startsAt: performance.now() + selfStartMs })

export const waitWithStart = (): void => useSelfStart.setState({ startsAt: null })
