import { Button } from '../../parts/Button.tsx'
import { waitsForHost } from '../../parts/game/host/hostDeeds.ts'
import { useGoOn } from '../../parts/game/host/useGoOn.ts'
import { tellGame } from '../../state/game.ts'
import type { GameView } from '../../state/gameView.ts'
import { gameHostTexts } from '../../texts/game/gameHost.ts'
import { StartButton } from '../lobby/StartButton.tsx'
import styles from './Lead.module.css'

/** The next thing to press, within reach of the thumb. */
export const GoOn = ({ view }: { view: GameView }) => {
  const goOn = useGoOn(view)
  if (view.phase === 'lobby') return <Start view={view} />
  if (view.paused) {
    return (
      <Button look="mint" size="large" icon="play" wide data-once onClick={() => tellGame('resume')}>
        {gameHostTexts.resume}
      </Button>
    )
  }
  const isWaiting = waitsForHost(view)
  return (
    <Button look={isWaiting ? 'mint' : 'paper'} size="large" icon="skip" wide data-once onClick={goOn}>
      {isWaiting ? gameHostTexts.next : gameHostTexts.skip}
    </Button>
  )
}

const Start = ({ view }: { view: GameView }) => {
  const players = view.players.filter(({ plays }) => plays)
  const guests = players.filter(({ isHost }) => !isHost).length
  return <StartButton view={view} players={players.length} guests={guests} className={styles.start ?? ''} />
}
