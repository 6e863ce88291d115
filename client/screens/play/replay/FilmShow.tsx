import { type ReactNode, useCallback, useEffect, useRef } from 'react'
import type { TileGrid } from '../../../../rooms/shared/maps/tileGrid.ts'
import { modeAndMap } from '../../../modes/modeAndMap.ts'
import { LoadingScreen } from '../../../parts/feedback/LoadingScreen.tsx'
import { Announcer } from '../../../parts/game/frame/Announcer.tsx'
import { joinClasses } from '../../../parts/joinClasses.ts'
import { replayTexts } from '../../../texts/game/replay.ts'
import { BoardPhase } from '../board/BoardPhase.tsx'
import { BoardOnStage } from '../stage/StageBoard.tsx'
import styles from './FilmShow.module.css'
import { type Cut, filmOf, type Shot } from './film.ts'
import barStyles from './ReplayBar.module.css'
import { ReplayBar } from './ReplayBar.tsx'
import { useProjector } from './useProjector.ts'
import type { FoldedSoFar } from './useReel.ts'
import { useReplayKeys } from './useReplayKeys.ts'

/** The look of the buttons that lead out of the film. */
export const wayOut = joinClasses(barStyles.control, barStyles.narrow)

type FilmShowProps = {
  reel: FoldedSoFar
  /** The film begins with the first cut. */
  cuts: readonly [Cut, ...Cut[]]
  badge: string
  /** Names the part that is shown, by its number. */
  partText: (part: number, parts: number) => string
  leave: () => void
  /** Buttons that lead out of the film, beside the controls. */
  children: ReactNode
}

/** A finished game on the stage it was played on, picture by picture. */
export const FilmShow = ({ reel, cuts, badge, partText, leave, children }: FilmShowProps) => {
  const { chapters, ground, title } = reel
  const progress = useRef<HTMLSpanElement>(null)
  const cutTo = useCallback((cut: Cut) => filmOf(chapters, ground, cut), [chapters, ground])
  const projector = useProjector(cutTo, progress, cuts[0])
  const { shot, speed, isPlaying, pace } = projector
  useReplayKeys(projector, leave)
  const film = useRef<HTMLDivElement>(null)
  // So that the keys work at once, and a screen reader begins here.
  useEffect(() => film.current?.focus({ preventScroll: true }), [])
  if (!shot) return <LoadingScreen text={replayTexts.loading} />
  const { view } = shot
  const number = chapters[shot.chapter]?.number ?? null
  const isOff = chapters.slice(0, shot.chapter + 1).some(({ differs }) => differs)
  return (
    <div ref={film} tabIndex={-1} className={styles.film}>
      <header className={styles.head}>
        <p className={styles.title}>
          <b className={styles.badge}>{badge}</b>
          <span>{title}</span>
        </p>
        <p className={styles.number}>
          {number !== null && partText(number, reel.questions)}
          <small>{modeAndMap(view.gameMode, view.mapName)}</small>
        </p>
      </header>
      {isOff && (
        <p className={styles.differs} role="status">
          {replayTexts.differs}
        </p>
      )}
      <div className={styles.picture}>
        <Picture shot={shot} map={ground?.map ?? null} pace={speed} />
      </div>
      <Announcer text={isPlaying && pace === 1 && shot.question !== null ? spoken(shot) : ''} />
      <ReplayBar {...{ reel, projector, progress, cuts }}>{children}</ReplayBar>
    </div>
  )
}

const spoken = ({ view: { asked, phase } }: Shot): string => (phase === 'question' ? (asked?.question.text ?? '') : '')

type PictureProps = { shot: Shot; map: TileGrid | null; pace: number }

const Picture = ({ shot: { view }, map, pace }: PictureProps) => {
  const plain = <BoardPhase view={view} />
  return map ? <BoardOnStage view={view} plain={plain} map={map} pace={pace} /> : plain
}
