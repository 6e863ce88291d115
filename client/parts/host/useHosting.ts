import { useState } from 'react'
import { useLocation } from 'wouter'
import type { CreateGame } from '../../../rooms/shared/contract/game.ts'
import { useConnection } from '../../net/connection.ts'
import { endHostedGame } from '../../net/hostedGames.ts'
import { serversRefusalOf } from '../../net/line/roomLine.ts'
import { LineShut } from '../../net/line/shutLine.ts'
import { mapsPath } from '../../net/maps.ts'
import { questionSetsPath } from '../../net/questionSets.ts'
import { presentReader, sessionHasEnded } from '../../net/reader.ts'
import { refreshServerData } from '../../net/useServerData.ts'
import { openGame } from '../../state/game.ts'
import { useUser } from '../../state/session.ts'
import { playCue } from '../../state/sound.ts'
import { refusalWords } from '../../texts/refusals/refusals.ts'
import { hostTexts } from '../../texts/school/host.ts'

type Wish = Omit<CreateGame, 'hostUserId' | 'hostUsername' | 'hostSlime'>

/** An old list may still offer what its author has deleted or stopped sharing, so after these refusals we load the list again. */
const outdatedBy: Partial<Record<string, string>> = { questionSetNotFound: questionSetsPath, mapNotFound: mapsPath }

const notReached = () =>
  useConnection.getState().isLineShut ? `${hostTexts.notReady} ${hostTexts.lineShut}` : hostTexts.notReady

/** Opens a game and its lobby, or says why it cannot. */
export const useHosting = () => {
  const user = useUser()
  const [, navigate] = useLocation()
  const [problem, setProblem] = useState<string | null>(null)
  const [busy, setBusy] = useState(false)
  const host = async (wish: Wish) => {
    setProblem(null)
    setBusy(true)
    const reader = presentReader()
    try {
      const gameCode = await openGame('game', {
        ...wish,
        hostUserId: user?.id,
        hostUsername: user?.username,
        hostSlime: user?.selectedSlime,
      })
      playCue('start')
      navigate(`/lobby/${gameCode}`)
    } catch (failure) {
      playCue('error')
      // Close the room, or each further try would open another one, up to the teacher's limit.
      if (failure instanceof LineShut && user) void endHostedGame(user.id, failure.roomId)
      const refusal = serversRefusalOf(failure)
      const outdated = outdatedBy[refusal ?? '']
      if (outdated !== undefined) refreshServerData(outdated)
      // The page then leads to the login, and from there back to what was chosen.
      if (refusal === 'signIn' && reader === presentReader()) sessionHasEnded()
      setProblem(refusal === undefined ? notReached() : refusalWords(refusal))
    } finally {
      setBusy(false)
    }
  }
  return { host, busy, problem, setProblem }
}
