import { type ReactNode, useMemo, useRef } from 'react'
import type { TileGrid } from '../../../../rooms/shared/maps/tileGrid.ts'
import { Timer } from '../../../parts/game/answers/Timer.tsx'
import { useSecondsLeft } from '../../../parts/game/answers/useSecondsLeft.ts'
import { joinClasses } from '../../../parts/joinClasses.ts'
import { storyteller } from '../../../stage/direct/storyteller.ts'
import { tellGame } from '../../../state/game.ts'
import { useGameMap } from '../../../state/gameMap.ts'
import type { GameView } from '../../../state/gameView.ts'
import { useMapCredit } from '../../../state/mapCredit.ts'
import { choosingTexts } from '../../../texts/game/choosing.ts'
import { headlineTexts } from '../../../texts/game/headlines.ts'
import { creditText } from '../../../texts/maps/mapCredit.ts'
import { finaleTexts } from '../../../texts/moments/finale.ts'
import { urgentFrom } from '../choose/Choosing.tsx'
import { chooseSeconds } from '../choose/chooseSeconds.ts'
import { FinaleCurtain } from '../finale/FinaleCurtain.tsx'
import { News } from '../News.tsx'
import { boardNews } from '../resolve/boardNews.ts'
import { boardScene } from '../scene/boardScene.ts'
import { SceneInWords } from '../scene/SceneInWords.tsx'
import { useModeScreen } from '../useModeScreen.ts'
import styles from './StageBoard.module.css'
import { StageRibbon } from './StageRibbon.tsx'
import { StageTaps } from './StageTaps.tsx'
import { Standing } from './Standing.tsx'
import { everybody } from './stageViewOf.ts'
import { useCovered } from './useCovered.ts'
import { loadStage, useStage } from './useStage.ts'

export { loadStage }

/** When the board has played a turn, it tells the server, so that the class does not wait for the clock. */
const turnPlayed = (questionNumber: number) => tellGame('played-out', { questionNumber })

/** More signs at once would hide the slimes that cheer. */
const cheersShown = 8

export type StageBoardProps = {
  view: GameView
  /** The screen of this phase without a stage: over the dimmed world, and alone until there is one. */
  plain: ReactNode
}

/** The projector in a running game. */
export default function StageBoard(props: StageBoardProps) {
  return <BoardOnStage {...props} map={useGameMap()} onPlayed={turnPlayed} />
}

type BoardOnStageProps = StageBoardProps & {
  map: TileGrid | null
  pace?: number
  onPlayed?: (turn: number) => void
}

/** The projector in a mode with a map: one world from the countdown to the podium, and all text over it. */
export const BoardOnStage = ({ view, plain, map, pace = 1, onPlayed }: BoardOnStageProps) => {
  const [host, panel] = [useRef<HTMLDivElement>(null), useRef<HTMLDivElement>(null)]
  const { isReady, headline, told, stage } = useStage(host, view, map, useCovered(host, panel), {
    pace,
    ...(onPlayed && { onPlayed }),
    teller: storyteller,
  })
  const { phase } = view
  const isOnStage = isReady && (phase === 'choose' || phase === 'resolve')
  const isDimmed = !isOnStage && phase !== 'countdown'
  const { turn, Common } = useModeScreen(view.gameMode)
  const scene = useMemo(() => boardScene(view, turn), [view, turn])
  const isNear = headline !== null && headline.focus.length > 0
  return (
    <div className={styles.whole}>
      <div ref={host} className={joinClasses(styles.stage, !isReady && styles.unseen)} aria-hidden="true" />
      {phase !== 'finished' && <SceneInWords parts={scene} moment={`${view.turn} ${phase}`} />}
      {isDimmed && <div className={phase === 'finished' ? styles.festive : styles.dimmed} />}
      {!isOnStage && <Plain isOver={isReady && !isDimmed}>{plain}</Plain>}
      {/* A hidden panel keeps its room, so that the field does not jump when the panel comes back. */}
      <div
        ref={panel}
        className={joinClasses(styles.panel, (!isOnStage || isNear) && styles.away)}
        style={{ '--lines': linesIn(view, Common !== undefined) }}
      >
        {isOnStage && <Standing view={view} told={told} />}
      </div>
      {isReady && phase === 'countdown' && <MapName name={view.mapName} />}
      {isOnStage && view.choosing && <Choosing view={view} />}
      {isOnStage && phase === 'choose' && stage && (
        <StageTaps players={view.players} stage={stage} mostSaid={cheersShown} />
      )}
      {isOnStage && phase === 'resolve' && <TurnNews view={view} pace={pace} />}
      {isOnStage && headline && (
        <StageRibbon
          key={headline.at}
          headline={headline}
          figures={everybody(view)}
          scenery={map?.scenery}
          isBeside={!isNear}
          stage={stage}
        />
      )}
    </div>
  )
}

/** The panel with its teams is as high as the world. */
const allLines = 99
/** Room for the heading, and for what the class defends together, in lines. */
const [ofHeading, ofCommon] = [1.3, 1.5] as const

/** The lines that the panel has room for: with a small class it covers no more of the world than it needs. */
const linesIn = ({ players }: GameView, hasCommon: boolean): number =>
  players.some(({ team }) => team > 0)
    ? allLines
    : players.filter(({ plays }) => plays).length + ofHeading + (hasCommon ? ofCommon : 0)

/** `data-over-world` tells the screen inside that it stands on the world itself. */
const Plain = ({ isOver, children }: { isOver: boolean; children: ReactNode }) => (
  <div className={joinClasses(styles.plain, isOver && styles.over)} data-over-world={isOver || undefined}>
    {children}
  </div>
)

/** The name of the world that the camera flies over, and who has built it. */
const MapName = ({ name }: { name: string }) => {
  const credit = useMapCredit()
  return (
    <p className={styles.world}>
      {name}
      {credit && <small>{creditText(credit)}</small>}
    </p>
  )
}

const Choosing = ({ view }: { view: GameView }) => {
  const { answeredCount, connectedCount, endsAt, remainingMs, paused } = view
  const seconds = useSecondsLeft(endsAt, remainingMs)
  return (
    <section className={styles.choosing}>
      <News text={choosingTexts.boardHint} />
      {view.asked?.finale === 'now' && <p className={styles.double}>{finaleTexts.double}</p>}
      <h1>{choosingTexts.choosing(answeredCount, Math.max(connectedCount, answeredCount))}</h1>
      <Timer seconds={seconds} limitSeconds={chooseSeconds(view)} paused={paused} urgentFrom={urgentFrom} />
    </section>
  )
}

/** The turn in words for those who do not see the stage. */
const TurnNews = ({ view, pace }: { view: GameView; pace: number }) => (
  <>
    <h1 className="unseen">{headlineTexts.title}</h1>
    <News text={boardNews(view, useModeScreen(view.gameMode).turn)} />
    <FinaleCurtain view={view} pace={pace} />
  </>
)
