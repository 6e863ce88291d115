import { useEffect, useRef } from 'react'
import { playEffect } from '../../../state/gameSound.ts'
import type { GameView } from '../../../state/gameView.ts'

const countedFrom = 3
/** Players who choose a card should be hurried less than players who answer. */
const tickedFrom = { question: 5, choose: 3 } as const

/** Ticks for three, two, one, go, and for the last five seconds of a clock. Silent if no clock is shown. */
export function useClockSounds(seconds: number | null, phase: GameView['phase']): void {
  const phaseBefore = useRef(phase)
  useEffect(() => {
    if (phaseBefore.current === 'countdown' && phase === 'question') playEffect('go')
    phaseBefore.current = phase
  }, [phase])
  useEffect(() => {
    if (seconds === null) return
    if (phase === 'countdown') {
      if (seconds > 0 && seconds <= countedFrom) playEffect('count')
    } else if (phase === 'question' || phase === 'choose') {
      if (seconds > 0 && seconds <= tickedFrom[phase]) playEffect('clock')
      else if (seconds === 0 && phase === 'question') playEffect('timeUp')
    }
  }, [seconds, phase])
}
