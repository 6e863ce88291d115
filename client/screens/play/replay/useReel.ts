import { useEffect, useState } from 'react'
import { playedMap, unpackMap } from '../../../../rooms/shared/maps/packedMap.ts'
import { canReplay, type Replay } from '../../../../rooms/shared/match/replay.ts'
import { modes } from '../../../modes/modes.ts'
import { readReplay } from '../../../net/replays.ts'
import type { Ground } from './film.ts'
import { type Chapter, foldedChapters } from './reel.ts'

/** Longer than this at a stretch, and a page no longer follows a finger. */
const sliceMs = 12

export type Reel =
  | { kind: 'loading' }
  | { kind: 'missing' }
  | { kind: 'unknown-rules' }
  | { kind: 'failed'; message: string }
  | Developing

interface Developing {
  kind: 'developing'
  title: string
  questions: number
  ground: Ground | null
  chapters: readonly Chapter[]
}

/** The page breathes between two slices. */
const breath = () => new Promise<void>((resolve) => setTimeout(resolve))

async function foldSlowly(
  replay: Replay,
  isWanted: () => boolean,
  onChapter: (chapter: Chapter) => void,
): Promise<void> {
  let until = performance.now() + sliceMs
  for (const chapter of foldedChapters(replay)) {
    if (chapter) onChapter(chapter)
    if (performance.now() < until) continue
    await breath()
    if (!isWanted()) return
    until = performance.now() + sliceMs
  }
}

/** Without its code there is no stage, and the screens without it tell the same. */
async function groundOf({ plan }: Replay): Promise<Ground | null> {
  const map = playedMap(plan.gameMode, plan.map)
  const loaded = await modes[plan.gameMode].stage?.().catch(() => null)
  return map && loaded ? { map: unpackMap(map), craft: loaded.stage } : null
}

function opened({ plan, hashes }: Replay, ground: Ground | null): Developing {
  return {
    kind: 'developing',
    title: plan.title,
    questions: hashes.length,
    ground,
    chapters: [],
  }
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
      if (!answer.ok)
        return setReel(answer.status === 404 ? { kind: 'missing' } : { kind: 'failed', message: answer.error })
      if (!canReplay(answer.value)) return setReel({ kind: 'unknown-rules' })
      const open = opened(answer.value, await groundOf(answer.value))
      if (!isWanted) return
      const chapters: Chapter[] = []
      await foldSlowly(
        answer.value,
        () => isWanted,
        (chapter) => {
          chapters.push(chapter)
          setReel({ ...open, chapters: [...chapters] })
        },
      )
    }
    void watch()
    return () => {
      isWanted = false
    }
  }, [reportId, attempt])
  return { reel, again: () => setAttempt((count) => count + 1) }
}
