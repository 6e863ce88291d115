import { type RefObject, useEffect, useRef } from 'react'
import type { GameView } from '../../../state/gameView.ts'
import { unreadMs } from './ownPress.ts'

/**
 * For the bar that leads a game. The phase may end by itself just before the host's press, which would then end the next one. So
 * for a moment the bar takes no press of a mouse or a finger.
 */
export function usePhaseStart<Bar extends HTMLElement>({ phase, turn }: GameView): RefObject<Bar | null> {
  const bar = useRef<Bar>(null)
  // biome-ignore lint/correctness/useExhaustiveDependencies: it is the change that counts
  useEffect(() => {
    bar.current?.animate({ pointerEvents: ['none', 'none'] }, unreadMs)
  }, [phase, turn])
  return bar
}
