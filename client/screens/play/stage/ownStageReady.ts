import { create } from 'zustand'
import type { Told } from '../../../stage/script/telling.ts'

interface OwnStageNews {
  /** The world is there to be seen on a player's device: the cards make room for it then. */
  isReady: boolean
  /** The part of the turn seen on the stage so far: the cards say no more. Null where there is nothing to wait for. */
  told: Told | null
}

export const useOwnStage = create<OwnStageNews>(() => ({ isReady: false, told: null }))
