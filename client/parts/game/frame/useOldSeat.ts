import { useState } from 'react'
import type { JoinGame } from '../../../../rooms/shared/contract/game.ts'
import type { Seating } from '../../../state/entrance.ts'
import { forgetSeat, seatOfThisDevice } from '../../../state/kept/seats.ts'
import { showToast } from '../../../state/toasts.ts'
import { gameLobbyTexts } from '../../../texts/game/gameLobby.ts'
import { refusalWords } from '../../../texts/refusals/refusals.ts'

/** The seat of a tab that was closed: offered until it turns out to be gone. */
export function useOldSeat(code: string, join: (options: JoinGame) => Promise<Seating>) {
  const [oldSeat, setOldSeat] = useState(() => seatOfThisDevice(code))
  const takeOldSeat = async (): Promise<void> => {
    if (oldSeat === undefined) return
    const seating = await join({ seatKey: oldSeat })
    if (seating.kind === 'in') return
    showToast(seating.kind === 'refused' ? refusalWords(seating.why) : gameLobbyTexts.unreachable, 'error')
    if (seating.kind !== 'refused') return
    forgetSeat(code)
    setOldSeat(undefined)
  }
  return { oldSeat, takeOldSeat }
}
