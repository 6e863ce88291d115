import { lazy, Suspense, useState } from 'react'
import type { JoinGame } from '../../../../rooms/shared/contract/game.ts'
import { inTime } from '../../../net/lateCode.ts'
import type { Seating } from '../../../state/entrance.ts'
import { showToast } from '../../../state/toasts.ts'
import { gameLobbyTexts } from '../../../texts/game/gameLobby.ts'
import { refusalWords } from '../../../texts/refusals/refusals.ts'

const DoorProof = lazy(inTime(() => import('../host/DoorProof.tsx')))

/** For a signed-in player, who usually comes in without this form. */
export const JoinByProof = ({ join }: { join: (options: JoinGame) => Promise<Seating> }) => {
  const [wasWrong, setWasWrong] = useState(false)
  const [isBusy, setIsBusy] = useState(false)
  const show = async (seen: string[]) => {
    setIsBusy(true)
    const seating = await join({ seen })
    if (seating.kind === 'in') return
    setIsBusy(false)
    setWasWrong(seating.kind === 'refused' && seating.why === 'proofNeeded')
    if (seating.kind === 'unreachable') showToast(gameLobbyTexts.unreachable, 'error')
    else if (seating.why !== 'proofNeeded') showToast(refusalWords(seating.why), 'error')
  }
  return (
    <Suspense fallback={null}>
      <DoorProof wasWrong={wasWrong} busy={isBusy} onSeen={(seen) => void show(seen)} />
    </Suspense>
  )
}
