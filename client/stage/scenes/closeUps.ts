import type { StagedThing } from '../board/stagedBoard.ts'
import { type Framing, headlineCloseness, shotOfAll } from '../place/framing.ts'
import type { CloseUp } from '../script/cameraMotion.ts'
import type { Headline, Script, Where } from '../script/script.ts'
import type { Anchor } from './BeatPlayer.ts'

/** The camera sets out before its headline, and leaves while that is being read to its end. */
const leadMs = 420
const leavesMs = 250

/** One for each headline that has something to look at, where it will be while it is told. */
export function closeUpsFor(
  headlines: readonly Headline[],
  framed: Framing,
  anchorAt: (where: Where, now: number) => Anchor | null,
): CloseUp[] {
  return headlines.flatMap((headline) => {
    const { at, ms, focus } = headline
    const points = focus
      .flatMap((where) => [at, at + ms * 0.6].map((now) => anchorAt(where, now)))
      .filter((point) => point !== null)
    if (points.length === 0) return []
    // It is there when it happens.
    const from = Math.max(0, at - leadMs)
    return [{ ...shotOfAll(points, headlineCloseness, framed), at: from, ms: at + ms - leavesMs - from }]
  })
}

/** What something happens to beside those who play, by where it stands. */
export const placesIn = ({ beats }: Script, things: readonly StagedThing[]): number[] =>
  things.filter(({ id }) => beats.some((beat) => Object.values(beat).includes(id))).map(({ at }) => at)

/** The shakes of the picture: short ones for hits, longer ones for a defeat. */
export const hitsIn = ({ beats }: Script): { at: number; strength: number }[] =>
  beats.flatMap((beat) => {
    if (beat.kind !== 'sound') return []
    if (beat.sound === 'beaten' || beat.sound === 'quake') return [{ at: beat.at, strength: 10 }]
    return beat.sound === 'splash' || beat.sound === 'hit' ? [{ at: beat.at, strength: 5 }] : []
  })
