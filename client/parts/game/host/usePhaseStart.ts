import { type RefObject, useEffect, useRef } from 'react'
import type { GameView } from '../../../state/gameView.ts'

/** Nobody has read in this time what is new, so a press in it was meant for what stood there before. */
const unreadMs = 350

/**
 * For the bar that leads a game: the phase may have ended by itself under the finger that wanted to end it, and the press
 * would end the next one. For a moment the bar takes no press of a mouse or a finger.
 */
export function usePhaseStart<Bar extends HTMLElement>({ phase, turn }: GameView): RefObject<Bar | null> {
  const bar = useRef<Bar>(null)
  // biome-ignore lint/correctness/useExhaustiveDependencies: it is the change that counts
  useEffect(() => {
    bar.current?.animate({ pointerEvents: ['none', 'none'] }, unreadMs)
  }, [phase, turn])
  return bar
}
