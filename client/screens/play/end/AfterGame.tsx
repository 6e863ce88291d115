import { lazy, Suspense, useEffect, useState } from 'react'
import type { PlayAgain } from '../../../../rooms/shared/contract/hostedGames.ts'
import { playAgain } from '../../../net/hostedGames.ts'
import { inTime } from '../../../net/lateCode.ts'
import { Button, ButtonLink } from '../../../parts/Button.tsx'
import { dashboardPath } from '../../../parts/navigation/dashboardPath.ts'
import { onGameEvent } from '../../../state/gameEvents.ts'
import type { GameView } from '../../../state/gameView.ts'
import { startInAMoment } from '../../../state/selfStart.ts'
import { useUser } from '../../../state/session.ts'
import { showToast } from '../../../state/toasts.ts'
import { gamePlayTexts } from '../../../texts/game/gamePlay.ts'
import { playAgainTexts } from '../../../texts/game/playAgain.ts'
import styles from './AfterGame.module.css'

const PlayAgainDialog = lazy(inTime(() => import('../../../parts/host/PlayAgainDialog.tsx')))

/** What a host does next: one press, and the whole class is in the next game. */
export const AfterGame = ({ view: { code, gameMode, final } }: { view: GameView }) => {
  const user = useUser()
  const [isBusy, setIsBusy] = useState(false)
  const [isChoosing, setIsChoosing] = useState(false)
  const [isSetGone, setIsSetGone] = useState(false)
  const again = async (wish: PlayAgain) => {
    if (!user) return
    setIsBusy(true)
    const answer = await playAgain(user.id, code, wish)
    setIsBusy(false)
    if (answer.ok) return startInAMoment()
    if (answer.refusal === 'classNotFound') return showToast(playAgainTexts.notTaught, 'error')
    if (answer.refusal !== 'questionSetNotFound' || wish.questionSetId !== undefined)
      return showToast(answer.error, 'error')
    // Meanwhile its owner has deleted the set or made it private, so the host chooses another one.
    setIsSetGone(true)
    setIsChoosing(true)
  }
  useEffect(() =>
    onGameEvent('again-asked', () => {
      if (!isBusy) void again({})
    }),
  )
  return (
    <div className={styles.next}>
      <Button look="mint" icon="again" busy={isBusy} onClick={() => void again({})}>
        {playAgainTexts.again}
      </Button>
      <Button icon="list" disabled={isBusy} onClick={() => setIsChoosing(true)}>
        {playAgainTexts.other}
      </Button>
      {final?.reportId !== undefined && (
        <ButtonLink href={`/reports/${final.reportId}`} icon="chart">
          {playAgainTexts.report}
        </ButtonLink>
      )}
      <ButtonLink href={dashboardPath(user)}>{gamePlayTexts.backToDashboard}</ButtonLink>
      <Suspense fallback={null}>
        {isChoosing && (
          <PlayAgainDialog
            mode={gameMode}
            busy={isBusy}
            isSetGone={isSetGone}
            onPlay={(wish) => void again(wish)}
            onClose={() => setIsChoosing(false)}
          />
        )}
      </Suspense>
    </div>
  )
}
