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
  /** There is no such report for who asks. */
  | { kind: 'no-report' }
  /** Its report is there. */
  | { kind: 'missing' }
  | { kind: 'unknown-rules' }
  | { kind: 'failed'; message: string }
  | FoldedSoFar

export interface FoldedSoFar {
  kind: 'folded'
  title: string
  /** Of those that were asked, the ones that count. */
  questions: number
  ground: Ground | null
  chapters: readonly Chapter[]
}

/** Without its code there is no stage, and the screens without it tell the same. */
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

/** Folds a game anew, and shows what it has come to with each of its chapters. */
export async function foldFilm(
  replay: Replay,
  isWanted: () => boolean,
  show: (reel: FoldedSoFar) => void,
): Promise<void> {
  // A film whose words come in the middle of its first picture is held back by React for a third of a second.
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
  // Also where the address can be no report's.
  return status === 404 || status === 400 ? { kind: 'no-report' } : { kind: 'failed', message: error }
}

/** A finished game, folded anew in this browser: its chapters come one after the other. */
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
