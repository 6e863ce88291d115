import { useEffect, useState } from 'react'
import type { RefusalName } from '../../../../rooms/shared/contract/errors/errorTexts.ts'
import { playedMap, unpackMap } from '../../../../rooms/shared/maps/packedMap.ts'
import { canReplay, type Replay } from '../../../../rooms/shared/match/replay.ts'
import { isScored } from '../../../../rooms/shared/questions/questionKinds.ts'
import { modes } from '../../../modes/modes.ts'
import type { Answer } from '../../../net/http.ts'
import { readReplay } from '../../../net/replays.ts'
import { loadModeScreen } from '../useModeScreen.ts'
import type { Ground } from './film.ts'
import { inSlices } from './inSlices.ts'
import { type Chapter, foldedChapters } from './reel.ts'

type Failure = Extract<Answer<Replay>, { ok: false }>

type Reel =
  | { kind: 'loading' }
  /** There is no such report for this user. */
  | { kind: 'no-report' }
  /** The report exists, but not its replay. */
  | { kind: 'missing' }
  | { kind: 'unknown-rules' }
  | { kind: 'failed'; message: string }
  | FoldedSoFar

export interface FoldedSoFar {
  kind: 'folded'
  title: string
  /** How many of the questions asked count. */
  questions: number
  ground: Ground | null
  chapters: readonly Chapter[]
}

/** Without the code of the stage the film shows the plain screens, which tell the same. */
async function groundOf({ plan }: Replay): Promise<Ground | null> {
  const map = playedMap(plan.gameMode, plan.map)
  const loaded = await modes[plan.gameMode].stage?.().catch(() => null)
  return map && loaded ? { map: unpackMap(map), craft: loaded.stage } : null
}

function opened({ plan, hashes }: Replay, ground: Ground | null): FoldedSoFar {
  return {
    kind: 'folded',
    title: plan.title,
    questions: plan.questions.slice(0, hashes.length).filter(isScored).length,
    ground,
    chapters: [],
  }
}

/** Folds a game, and shows the film so far after each chapter. */
export async function foldFilm(
  replay: Replay,
  isWanted: () => boolean,
  show: (reel: FoldedSoFar) => void,
): Promise<void> {
  // We load the words first. If they came during the first picture, React would hold the film back for a third of a second.
  const words = loadModeScreen(replay.plan.gameMode).catch(() => null)
  const [ground] = await Promise.all([groundOf(replay), words])
  const open = opened(replay, ground)
  const chapters: Chapter[] = []
  await inSlices(foldedChapters(replay), isWanted, (chapter) => {
    if (!chapter) return
    chapters.push(chapter)
    show({ ...open, chapters: [...chapters] })
  })
}

const failed = ({ status, refusal, error }: Failure): Reel => {
  if (status === 404 && refusal === ('notFound' satisfies RefusalName)) return { kind: 'missing' }
  // 400: an address that no report can have.
  return status === 404 || status === 400 ? { kind: 'no-report' } : { kind: 'failed', message: error }
}

/** Folds a finished game in this browser. Its chapters appear one after the other. */
export function useReel(reportId: string): { reel: Reel; again: () => void } {
  const [attempt, setAttempt] = useState(0)
  const [reel, setReel] = useState<Reel>({ kind: 'loading' })
  // biome-ignore lint/correctness/useExhaustiveDependencies: another attempt reads it again
  useEffect(() => {
    let isWanted = true
    setReel({ kind: 'loading' })
    const watch = async (): Promise<void> => {
      const answer = await readReplay(reportId)
      if (!isWanted) return
      if (!answer.ok) return setReel(failed(answer))
      if (!canReplay(answer.value)) return setReel({ kind: 'unknown-rules' })
      await foldFilm(answer.value, () => isWanted, setReel)
    }
    void watch()
    return () => {
      isWanted = false
    }
  }, [reportId, attempt])
  return { reel, again: () => setAttempt((count) => count + 1) }
}
