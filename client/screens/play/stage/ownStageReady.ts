import { create } from 'zustand'
import type { Told } from '../../../stage/script/telling.ts'

interface OwnStageNews {
  /** The world on a player's device can be seen, so the cards make room for it. */
  isReady: boolean
  /** The part of the turn played on the stage so far: the cards tell no more. Null if there is no turn to wait for. */
  told: Told | null
}

export const useOwnStage = create<OwnStageNews>(() => ({ isReady: false, told: null }))
