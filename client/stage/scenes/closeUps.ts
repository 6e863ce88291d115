import type { StagedThing } from '../board/stagedBoard.ts'
import { type Framing, headlineCloseness, headlineFrame, shotOfAll } from '../place/framing.ts'
import { type CloseUp, inMs } from '../script/cameraMotion.ts'
import type { Headline, Script, Where } from '../script/script.ts'
import type { Anchor } from './sceneContract.ts'

/** Between two headlines the camera sets out only this long before the next, so that the first is read a little longer. */
const handOverMs = 420
/** The camera leaves while its headline is being read to its end. */
export const leavesMs = 250

/** If a close-up of all is hardly nearer than the whole field, it is of no use. */
const nearEnough = 1.3

/** What happens in a headline whose heroes are shown large beside it: they are seen there, their target on the field. */
const deedOf = ({ cutIn, focus, who, other }: Headline): Headline['focus'] =>
  cutIn ? focus.filter((where) => where !== who && where !== other) : []

/** One close-up for each headline that has something to look at, at the place where it will be then. */
export function closeUpsFor(
  headlines: readonly Headline[],
  framing: Framing,
  anchorAt: (where: Where, now: number) => Anchor | null,
): CloseUp[] {
  return headlines.flatMap((headline, index) => {
    const { at, ms, focus } = headline
    const pointsOf = (seen: Headline['focus']) =>
      seen.flatMap((where) => [at, at + ms * 0.6].map((now) => anchorAt(where, now))).filter((point) => point !== null)
    const points = pointsOf(focus)
    if (points.length === 0) return []
    const before = headlines[index - 1]
    const isNext = before !== undefined && before.at + before.ms > at - inMs
    // The camera sets out early enough to be there in time.
    const from = Math.max(0, at - (isNext ? handOverMs : inMs))
    const faces = !headline.cutIn ? 0 : headline.other === undefined ? 1 : 2
    const framed = { ...framing, frame: headlineFrame(framing.frame, faces) }
    const ofAll = shotOfAll(points, headlineCloseness, framed)
    const happens = pointsOf(deedOf(headline))
    const isFarOff = happens.length > 0 && ofAll.zoom < framing.whole.zoom * nearEnough
    const shot = isFarOff ? shotOfAll(happens, headlineCloseness, framed) : ofAll
    return [{ ...shot, at: from, ms: at + ms - leavesMs - from }]
  })
}

/** The places of things that matter besides the figures: targets, or what moves are chosen against. */
export const placesIn = ({ beats }: Script, things: readonly StagedThing[], isChoosing: boolean): number[] =>
  things
    .filter(({ id, isFaced }) => (isChoosing && isFaced) || beats.some((beat) => Object.values(beat).includes(id)))
    .map(({ at }) => at)

/** The shakes of the picture: short ones for hits, longer ones for a defeat. */
export const hitsIn = ({ beats }: Script): { at: number; strength: number }[] =>
  beats.flatMap((beat) => {
    if (beat.kind !== 'sound') return []
    if (beat.sound === 'beaten' || beat.sound === 'quake') return [{ at: beat.at, strength: 10 }]
    return beat.sound === 'splash' || beat.sound === 'hit' ? [{ at: beat.at, strength: 5 }] : []
  })
