import { useCallback, useEffect, useState } from 'react'
import type { JoinGame } from '../../../../rooms/shared/contract/game.ts'
import { type Entrance, enter, type Seating, sitDown } from '../../../state/entrance.ts'
import { leaveGame } from '../../../state/game.ts'
import { showToast } from '../../../state/toasts.ts'
import { refusalWords } from '../../../texts/refusals/refusals.ts'

const againMs = 3000

type Door = {
  entrance: Entrance
  /** Joins under a name or on an old seat. Returns a refusal, and the door stays as it was. */
  join: (options: JoinGame) => Promise<Seating>
  retry: () => void
}

/** Gets this device into the game of an address, and goes on trying while the server cannot be reached. */
export function useEntrance(code: string): Door {
  const [entrance, setEntrance] = useState<Entrance>({ kind: 'entering' })
  const [attempt, setAttempt] = useState(0)
  const retry = useCallback(() => {
    setEntrance({ kind: 'entering' })
    setAttempt((number) => number + 1)
  }, [])

  // biome-ignore lint/correctness/useExhaustiveDependencies: each attempt knocks again
  useEffect(() => {
    let isWanted = true
    let timer: number | undefined
    void enter(code).then((reached) => {
      if (!isWanted) return
      setEntrance(reached)
      if ('why' in reached && reached.why) showToast(refusalWords(reached.why), 'error')
      if (reached.kind === 'unreachable') timer = window.setTimeout(() => setAttempt((number) => number + 1), againMs)
    })
    return () => {
      isWanted = false
      clearTimeout(timer)
    }
  }, [code, attempt])

  useEffect(() => () => leaveUnlessPlaying(code), [code])

  const join = useCallback(
    async (options: JoinGame) => {
      const seating = await sitDown(code, options)
      if (seating.kind === 'in') setEntrance(seating)
      return seating
    },
    [code],
  )
  return { entrance, join, retry }
}

/** Going from the lobby to the game keeps the seat; going anywhere else leaves the room. */
function leaveUnlessPlaying(code: string): void {
  const place = window.location.pathname.toUpperCase()
  if (place !== `/LOBBY/${code}` && place !== `/PLAY/${code}`) leaveGame()
}
