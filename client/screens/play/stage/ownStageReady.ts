import { create } from 'zustand'

/** Whether the world is there to be seen on a player's device: the cards make room for it then. */
export const useOwnStage = create<{ isReady: boolean }>(() => ({ isReady: false }))
