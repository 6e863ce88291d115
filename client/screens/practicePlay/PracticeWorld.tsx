import { type RefObject, useEffect, useRef, useState } from 'react'
import { rivalSlimes } from '../../parts/game/rivalSlimes.ts'
import { joinClasses } from '../../parts/joinClasses.ts'
import type { Covered } from '../../stage/mountStage.ts'
import { askForMap } from '../../state/practice.ts'
import type { PracticeView } from '../../state/practiceView.ts'
import { useUser } from '../../state/session.ts'
import { gamePracticeTexts } from '../../texts/gamePractice.ts'
import { StageRibbon } from '../play/stage/StageRibbon.tsx'
import { everybody } from '../play/stage/stageViewOf.ts'
import { loadStage, useStage } from '../play/stage/useStage.ts'
import styles from './PracticeWorld.module.css'
import { type Faces, practiceAsGame } from './practiceAsGame.ts'

export type PracticeWorldProps = {
  view: PracticeView
  /** Where the whole field is shown, what lies over it: the score above, the question beside. */
  score: RefObject<HTMLElement | null>
  panel: RefObject<HTMLElement | null>
  /** Follows one's own slime in a band above the question. */
  isNear: boolean
  /** There is none after all. */
  onMissing: () => void
}

const nothingOver: Covered = { left: 0, top: 0, right: 0, bottom: 0 }
/** Own slime stands low in the band, so that there is room for what pops up over its head. */
const headroom = 0.3
/** Room for those who stand on the first row, and for a ribbon below the last. */
const edge = 0.02
const ribbonRoom = 0.1

function useFreeField(
  host: RefObject<HTMLElement | null>,
  { score, panel, isNear }: Pick<PracticeWorldProps, 'score' | 'panel' | 'isNear'>,
): Covered {
  const [covered, setCovered] = useState(nothingOver)
  useEffect(() => {
    const field = host.current
    if (!field) return
    const measure = () => {
      const { clientHeight: height, clientWidth: width } = field
      if (isNear) return setCovered({ ...nothingOver, top: Math.round(height * headroom) })
      const left = panel.current?.getBoundingClientRect().left ?? width
      const above = score.current?.getBoundingClientRect().bottom ?? 0
      setCovered({
        left: Math.round(height * edge),
        top: Math.round(above + height * edge),
        right: Math.round(width - left + height * edge),
        bottom: Math.round(height * ribbonRoom),
      })
    }
    const watch = new ResizeObserver(measure)
    for (const part of [field, score.current, panel.current]) if (part) watch.observe(part)
    return () => watch.disconnect()
  }, [host, score, panel, isNear])
  return covered
}

/** What the rival had when the question was asked: the difference is what its answer was worth. */
function useRivalBefore({ phase, aiScore }: PracticeView): number {
  const before = useRef(aiScore)
  if (phase === 'question') before.current = aiScore
  return before.current
}

/** The two slimes on a map of the mode: what they have got right is how far they are. */
export default function PracticeWorld({ onMissing, ...props }: PracticeWorldProps) {
  const { view, isNear } = props
  const user = useUser()
  const { map, difficulty } = view
  const rivalScoreBefore = useRivalBefore(view)
  useEffect(() => askForMap(), [])
  useEffect(() => {
    loadStage().catch(onMissing)
  }, [onMissing])
  if (!map || !user) return <div className={styles.world} data-near={isNear || undefined} />
  const faces: Faces = {
    own: { name: user.username, slime: user.selectedSlime },
    rival: { name: gamePracticeTexts.aiName[difficulty], slime: rivalSlimes[difficulty] },
    rivalScoreBefore,
  }
  return <Scene {...props} map={map} faces={faces} />
}

type SceneProps = Omit<PracticeWorldProps, 'onMissing'> & { map: NonNullable<PracticeView['map']>; faces: Faces }

const Scene = ({ view, map, faces, isNear, ...over }: SceneProps) => {
  const host = useRef<HTMLDivElement>(null)
  const game = practiceAsGame(view, map, faces, isNear)
  const { isReady, headline } = useStage(host, game, map, useFreeField(host, { ...over, isNear }))
  return (
    <div className={styles.world} data-near={isNear || undefined} data-seen={isReady || undefined} aria-hidden="true">
      <div ref={host} className={joinClasses(styles.stage, !isReady && styles.unseen)} />
      {headline && !isNear && (
        <div className={styles.told}>
          <StageRibbon key={headline.at} headline={headline} figures={everybody(game)} />
        </div>
      )}
    </div>
  )
}
