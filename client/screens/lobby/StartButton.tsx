import { useEffect } from 'react'
import { Button } from '../../parts/Button.tsx'
import { useFocusKeptAfter } from '../../parts/dialog/keptFocus.ts'
import { useSecondsLeft } from '../../parts/game/answers/useSecondsLeft.ts'
import { tellGame } from '../../state/game.ts'
import type { GameView } from '../../state/gameView.ts'
import { useSelfStart, waitWithStart } from '../../state/selfStart.ts'
import { hostLobbyTexts } from '../../texts/game/hostLobby.ts'
import { playAgainTexts } from '../../texts/game/playAgain.ts'
import styles from './StartButton.module.css'
import { useSoloQuestion } from './useSoloQuestion.ts'

type StartButtonProps = { view: GameView; players: number; guests: number; className: string }

/** Disappears when somebody presses Wait. */
const StartsBySelf = ({ seconds }: { seconds: number }) => {
  useFocusKeptAfter()
  return (
    <span className={styles.self}>
      <b aria-hidden="true">{playAgainTexts.startsIn(seconds)}</b>
      <Button onClick={waitWithStart}>{playAgainTexts.wait}</Button>
    </span>
  )
}

/** The one button a host needs here. After a rematch the game starts by itself, unless the host presses Wait. */
export const StartButton = ({ view: { code, plays }, players, guests, className }: StartButtonProps) => {
  const askToPlayAlone = useSoloQuestion(guests, plays)
  const startsAt = useSelfStart((self) => self.startsAt)
  const seconds = useSecondsLeft(startsAt, null)
  useEffect(() => waitWithStart, [])
  useEffect(() => {
    if (seconds !== 0) return
    waitWithStart()
    if (guests > 0) tellGame('start-game', { gameCode: code, alone: false })
  }, [seconds, guests, code])
  const start = async () => {
    waitWithStart()
    const alone = guests === 0
    if (!alone || (await askToPlayAlone())) tellGame('start-game', { gameCode: code, alone })
  }
  return (
    <div className={className}>
      {seconds !== null && guests > 0 && <StartsBySelf seconds={seconds} />}
      <Button look="mint" size="large" icon="play" onClick={() => void start()}>
        {guests === 0 ? hostLobbyTexts.startSolo : hostLobbyTexts.start(players)}
      </Button>
    </div>
  )
}
