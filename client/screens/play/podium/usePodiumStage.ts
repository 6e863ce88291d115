import { useEffect, useState } from 'react'
import { wantsStillness } from '../../../parts/wantsStillness.ts'
import { playEffect } from '../../../state/gameSound.ts'
import { winnerShownMs } from '../board/winnerShown.ts'

/** When the third, the second and the first step are shown, and then everything else. */
const stagesMs = [600, 2000, winnerShownMs, winnerShownMs + 1600]

/** `drums`: all wait for the winner. */
export const podiumStages = { drums: 2, winner: 3, rest: 4 } as const

/** How far the ceremony is: how many steps stand, and at last the other results. */
export function usePodiumStage(isOver: boolean): number {
  const [stage, setStage] = useState(() => (isOver || wantsStillness() ? podiumStages.rest : 0))
  // biome-ignore lint/correctness/useExhaustiveDependencies: once begun, the ceremony takes its course
  useEffect(() => {
    if (stage !== 0) return
    const timers = stagesMs.map((ms, index) =>
      setTimeout(() => {
        setStage(index + 1)
        if (index + 1 < podiumStages.winner) playEffect('step')
        else if (index + 1 === podiumStages.winner) playEffect('winner')
      }, ms),
    )
    return () => timers.forEach(clearTimeout)
  }, [])
  return stage
}
