import { useState } from 'react'
import { modeAndMap } from '../../modes/modeAndMap.ts'
import { Button } from '../../parts/Button.tsx'
import { Timer } from '../../parts/game/answers/Timer.tsx'
import { useSecondsLeft } from '../../parts/game/answers/useSecondsLeft.ts'
import { CaughtNames } from '../../parts/game/host/CaughtNames.tsx'
import { Control } from '../../parts/game/host/Control.tsx'
import bar from '../../parts/game/host/HostBar.module.css'
import { canVoid, endGame, voidQuestion } from '../../parts/game/host/hostDeeds.ts'
import { PlayerListDialog } from '../../parts/game/host/PlayerListDialog.tsx'
import { usePhaseStart } from '../../parts/game/host/usePhaseStart.ts'
import { tellGame } from '../../state/game.ts'
import type { GameView } from '../../state/gameView.ts'
import { useRemote } from '../../state/remote.ts'
import { useUser } from '../../state/session.ts'
import { gameHostTexts } from '../../texts/game/gameHost.ts'
import { gamePlayTexts } from '../../texts/game/gamePlay.ts'
import { playAgainTexts } from '../../texts/game/playAgain.ts'
import { remoteTexts } from '../../texts/game/remote.ts'
import { wallTexts } from '../../texts/game/wall.ts'
import { amountText } from '../../texts/parts.ts'
import { AfterGame } from '../play/end/AfterGame.tsx'
import { FinalScores } from '../play/end/FinalScores.tsx'
import { UnsavedSign } from '../play/end/UnsavedSign.tsx'
import { useWhy } from '../play/end/useWhy.ts'
import { ClassRoll } from './ClassRoll.tsx'
import { GoOn } from './GoOn.tsx'
import styles from './Lead.module.css'
import { SheetPage } from './SheetPage.tsx'
import { TypedAnswers } from './TypedAnswers.tsx'

const headline = ({ phase, paused, asked, questionNumber, totalQuestions, final }: GameView): string => {
  if (paused) return gamePlayTexts.paused
  if (phase === 'lobby') return remoteTexts.inLobby
  if (phase === 'countdown') return remoteTexts.getReady
  if (phase === 'finished') return final?.calledOff ? gamePlayTexts.calledOff : gamePlayTexts.over
  if (asked?.question.kind === 'slide') return remoteTexts.slide
  if (asked?.question.kind === 'opinion') return remoteTexts.opinion
  return gamePlayTexts.question(questionNumber, totalQuestions)
}

/** All that a host does, in reach of one thumb, and the answers, which only the host sees. */
export const Lead = ({ view }: { view: GameView }) => {
  const [showsPlayers, setShowsPlayers] = useState(false)
  const { code, phase, paused, locked, lobbyPlay, caughtNames, playerCount, connectedCount, answeredCount } = view
  const seconds = useSecondsLeft(view.endsAt, view.remainingMs)
  const controls = usePhaseStart<HTMLElement>(view)
  const isOver = phase === 'finished'
  const isAsked = (phase === 'question' && view.asked?.question.kind !== 'slide') || phase === 'choose'
  return (
    <div className={styles.lead}>
      <header className={styles.head}>
        <h1>{headline(view)}</h1>
        <p>
          <b translate="no" className={styles.code}>
            {code}
          </b>
          <span>{modeAndMap(view.gameMode, view.mapName)}</span>
          <span>
            {isAsked ? wallTexts.answered(answeredCount, playerCount) : remoteTexts.here(connectedCount, playerCount)}
          </span>
        </p>
        {phase === 'question' && seconds !== null && (
          <Timer seconds={seconds} limitSeconds={view.limitMs / 1000} paused={paused} />
        )}
      </header>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a scrolling region must be reachable by keyboard */}
      <main id="main" className={styles.main} tabIndex={0}>
        {!isOver && <ClassRoll view={view} />}
        {!isOver && <TypedAnswers view={view} />}
        {isOver ? <Over view={view} /> : <Pages view={view} />}
      </main>
      {!isOver && (
        <section ref={controls} className={styles.controls} aria-label={gameHostTexts.bar}>
          {view.unsaved && <UnsavedSign onTop />}
          <GoOn view={view} />
          <div className={styles.row}>
            {phase !== 'lobby' &&
              (paused ? (
                <Control icon="play" text={gameHostTexts.resume} look="go" onPress={() => tellGame('resume')} />
              ) : (
                <Control icon="pause" text={gameHostTexts.pause} onPress={() => tellGame('pause')} />
              ))}
            {canVoid(view) && (
              <Control icon="strike" text={gameHostTexts.voidQuestion} onPress={() => void voidQuestion(view)} />
            )}
            <Control
              icon="people"
              text={`${gameHostTexts.players} (${amountText(playerCount)})`}
              onPress={() => setShowsPlayers(true)}
            />
            <CaughtNames names={caughtNames} className={bar.control} />
            <Control
              icon={locked ? 'lock' : 'unlock'}
              text={locked ? gameHostTexts.unlock : gameHostTexts.lock}
              onPress={() => tellGame('lock', { locked: !locked })}
            />
            <Control
              icon={lobbyPlay ? 'hop' : 'hopOff'}
              text={gameHostTexts.taps}
              pressed={lobbyPlay}
              onPress={() => tellGame('set-lobby-play', { isOn: !lobbyPlay })}
            />
            <Control icon="flag" text={gameHostTexts.endGame} look="danger" onPress={() => void endGame(view)} />
          </div>
        </section>
      )}
      <PlayerListDialog view={view} open={showsPlayers} onClose={() => setShowsPlayers(false)} />
    </div>
  )
}

const Pages = ({ view }: { view: GameView }) => {
  const { current, next } = useRemote((remote) => remote.sheet)
  const { phase, closed, totalQuestions, questionNumber } = view
  if (!current && !next) return <p className={styles.none}>{questionNumber > 0 ? remoteTexts.noPages : ''}</p>
  return (
    <>
      {current && phase !== 'lobby' && phase !== 'countdown' && (
        <SheetPage page={current} total={totalQuestions} spread={phase === 'question' ? undefined : closed?.spread} />
      )}
      {next && <SheetPage page={next} total={totalQuestions} isNext />}
    </>
  )
}

const Over = ({ view }: { view: GameView }) => {
  const user = useUser()
  const why = useWhy(view)
  return (
    <>
      {user ? (
        <AfterGame view={view} />
      ) : (
        <>
          <Button look="mint" size="large" icon="again" wide onClick={() => tellGame('ask-again')}>
            {playAgainTexts.again}
          </Button>
          <p className={styles.none}>{remoteTexts.onBoard}</p>
        </>
      )}
      {view.final && !view.final.calledOff && <FinalScores players={view.final.players} why={why} />}
    </>
  )
}
