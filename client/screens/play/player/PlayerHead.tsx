import { Suspense, useRef } from 'react'
import { hasMap } from '../../../modes/modes.ts'
import { Avatar } from '../../../parts/Amounts.tsx'
import { nameLetters } from '../../../parts/game/standings/nameLetters.ts'
import { isToldPlace } from '../../../parts/game/standings/rankChanges.ts'
import { SoundToggle } from '../../../parts/sound/SoundToggle.tsx'
import { spare } from '../../../parts/spare.ts'
import { SeatRing } from '../../../slimes/SeatRing.tsx'
import type { GameView, OwnView } from '../../../state/gameView.ts'
import { gamePlayTexts, placeText } from '../../../texts/game/gamePlay.ts'
import { amountText } from '../../../texts/parts.ts'
import { useOwnStage } from '../stage/ownStageReady.ts'
import styles from './PlayerHead.module.css'

const OwnLine = spare(() => import('./OwnLine.tsx'))

/** The player's row with the points shown on the stage so far: the head must not tell the result before the stage does. */
function useToldSelf({ me, phase }: GameView): OwnView | null {
  const told = useOwnStage((stage) => stage.told)
  const before = useRef(me)
  if (phase !== 'resolve') before.current = me
  const was = before.current
  return told && was ? { ...was, score: Math.max(0, was.score + (told.get(was.id) ?? 0)) } : me
}

/** How far the game is, and who the player is in it. */
export const PlayerHead = ({ view }: { view: GameView }) => {
  const { questionNumber, totalQuestions, code, gameMode, phase, playerCount } = view
  const me = useToldSelf(view)
  // After the last question the winner is secret until the podium.
  const isOpen = questionNumber < totalQuestions || phase === 'question'
  const isRanked = me !== null && isToldPlace(me.place, playerCount) && me.score > 0 && isOpen
  const isOnMap = hasMap(gameMode)
  return (
    <header className={styles.head}>
      {me && (
        <span className={styles.self}>
          <Avatar slime={me.slime} size={42} />
          <SeatRing slime={me.slime} className={styles.ring} />
        </span>
      )}
      <p className={styles.name}>
        <b translate="no" style={nameLetters(me?.username ?? '')}>
          {me?.username}
        </b>
        <small>
          {questionNumber > 0 && <span>{gamePlayTexts.question(questionNumber, totalQuestions)}</span>}
          {code && (
            <span translate="no" className={styles.code}>
              <span className="unseen">{gamePlayTexts.code} </span>
              {code}
            </span>
          )}
        </small>
      </p>
      {isOnMap && (
        <Suspense fallback={null}>
          <OwnLine view={{ ...view, me }} />
        </Suspense>
      )}
      <p className={styles.score}>
        <span className="unseen">{gamePlayTexts.score} </span>
        {amountText(me?.score ?? 0)}
        {isRanked && <small>{placeText(me.place)}</small>}
      </p>
      <SoundToggle className={styles.sound} />
    </header>
  )
}
