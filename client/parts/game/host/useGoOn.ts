import { useCallback, useEffect, useRef } from 'react'
import { endPhase } from '../../../state/game.ts'
import type { GameView } from '../../../state/gameView.ts'
import { OwnPress } from './ownPress.ts'

/** Ends the phase that is shown, but not at the second press of two quick ones. */
export function useGoOn({ phase, turn }: GameView): () => void {
  const own = useRef(new OwnPress())
  // biome-ignore lint/correctness/useExhaustiveDependencies: it is the change that counts
  useEffect(() => own.current.phaseBegan(performance.now()), [phase, turn])
  return useCallback(() => {
    if (own.current.counts(performance.now())) endPhase()
  }, [])
}
