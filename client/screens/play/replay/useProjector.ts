import { type RefObject, useCallback, useEffect, useMemo, useRef, useState } from 'react'
import { type Cut, hasteAt, movedOn, type Playhead, type Shot, shareGone, startOf } from './film.ts'

export const paces = [1, 2, 3, 4] as const
type Pace = (typeof paces)[number]

/** If a frame comes later than this, the page was hidden, not slow. */
const longestFrameMs = 250

export interface Projector {
  shot: Shot | undefined
  isPlaying: boolean
  pace: Pace
  cut: Cut
  /** How many times faster than normal the stage plays now; 0 while it stands still. */
  speed: number
  play(isPlaying: boolean): void
  setPace(pace: Pace): void
  setCut(cut: Cut): void
  /** To the beginning of a chapter. */
  jump(chapter: number): void
}

/** Knows which picture is shown. Within a picture only `bar` moves, so that a frame costs no rendering. */
export function useProjector(
  filmOf: (cut: Cut) => readonly Shot[],
  bar: RefObject<HTMLElement | null>,
  firstCut: Cut,
): Projector {
  const [isPlaying, play] = useState(true)
  const [pace, setPace] = useState<Pace>(1)
  const [cut, take] = useState(firstCut)
  const [shown, show] = useState({ shot: 0, haste: 1 })
  const head = useRef<Playhead>({ shot: 0, ms: 0 })
  const film = useMemo(() => filmOf(cut), [filmOf, cut])
  const latest = useRef(film)
  latest.current = film

  const seek = useCallback((shot: number) => {
    head.current = { shot, ms: 0 }
    show({ shot, haste: 1 })
  }, [])

  useEffect(() => {
    if (!isPlaying) return
    let last = performance.now()
    let frame = requestAnimationFrame(function step(now) {
      const byMs = Math.min(longestFrameMs, now - last) * pace
      last = now
      const { shot, ms } = movedOn(latest.current, head.current, byMs)
      head.current = { shot, ms }
      const current = latest.current[shot]
      if (current) {
        const haste = hasteAt(current, ms)
        show((was) => (was.shot === shot && was.haste === haste ? was : { shot, haste }))
        bar.current?.style.setProperty('--share', String(shareGone(latest.current, head.current)))
      }
      frame = requestAnimationFrame(step)
    })
    return () => cancelAnimationFrame(frame)
  }, [isPlaying, pace, bar])

  const jump = useCallback((chapter: number) => seek(startOf(latest.current, chapter)), [seek])
  const setCut = useCallback(
    (next: Cut) => {
      const chapter = latest.current[head.current.shot]?.chapter ?? 0
      take(next)
      seek(startOf(filmOf(next), chapter))
    },
    [filmOf, seek],
  )
  const shot = film[shown.shot]
  return {
    shot,
    isPlaying,
    pace,
    cut,
    speed: isPlaying ? pace * shown.haste : 0,
    play,
    setPace,
    setCut,
    jump,
  }
}
