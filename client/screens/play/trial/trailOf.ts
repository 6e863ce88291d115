import type { Beat } from '../../../stage/script/script.ts'
import type { Trail } from '../../../state/trial.ts'
import { type Ground, stagedTurn } from '../replay/film.ts'
import type { Chapter } from '../replay/reel.ts'

/** Slimes move by `go`. What moves beside them is a `thing` with a way. */
const wayOf = (beat: Beat): readonly number[] => {
  if (beat.kind === 'go') return beat.way
  return beat.kind === 'thing' ? (beat.way ?? []) : []
}

/** How often slimes and things walked on each place in these turns. */
export function trailOf(chapters: readonly Chapter[], ground: Ground): Trail {
  const trail = new Map<number, number>()
  for (const chapter of chapters)
    for (const beat of stagedTurn(chapter, ground)?.script.beats ?? [])
      for (const place of wayOf(beat)) trail.set(place, (trail.get(place) ?? 0) + 1)
  return trail
}
