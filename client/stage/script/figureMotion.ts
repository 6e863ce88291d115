import type { Pose } from '../../slimes/poses.ts'
import type { Ground, Placement, Spot } from '../place/placement.ts'
import { actsOn, type Bearing, strikesOn } from './bearing.ts'
import { arc, easeInOut, easeOut, shareOf } from './easing.ts'
import type { BeatOf, Gait, Script } from './script.ts'
import { walkedWay } from './walkedWay.ts'

interface Leg {
  at: number
  ms: number
  gait: Gait
  points: readonly { x: number; y: number }[]
  /** How far along the way each point lies, and the length of the whole way, in pixels. */
  along: readonly number[]
  length: number
}

/** All that happens to a figure in a script, worked out once. */
export interface Track {
  start: Spot
  end: Spot
  legs: readonly Leg[]
  acts: readonly BeatOf<'act'>[]
  strikes: readonly (BeatOf<'strike'> & { toX: number; toY: number })[]
}

export interface FigureState extends Bearing {
  x: number
  y: number
  size: number
  /** The fire behind it, from 0 to 1, and its direction. */
  flame: number
  heading: number
  isMoving: boolean
}

const legOf = (beat: BeatOf<'go'>, points: Leg['points']): Leg => {
  const along = [0]
  for (let index = 1; index < points.length; index++) {
    const [a, b] = [points[index - 1], points[index]]
    along.push((along[index - 1] ?? 0) + (a && b ? Math.hypot(b.x - a.x, b.y - a.y) : 0))
  }
  return { at: beat.at, ms: beat.ms, gait: beat.gait, points, along, length: along.at(-1) ?? 0 }
}

/** Several beats are one way, with a gait for each part: a part begins at the place where the one before it ends. */
function legsOf(beats: readonly BeatOf<'go'>[], start: Spot, end: Spot, ground: Ground): Leg[] {
  const places = beats.flatMap(({ way }, index) => (index === 0 ? way : way.slice(1)))
  const points = walkedWay(places, start, end, ground)
  let step = 0
  return beats.map((beat) => {
    const from = step
    step += beat.way.length - 1
    return legOf(beat, points.slice(from, step + 1))
  })
}

export function trackOf(
  who: string,
  script: Script,
  before: Placement,
  after: Placement,
  ground: Ground,
): Track | null {
  const end = after.spots.get(who) ?? before.spots.get(who)
  if (!end) return null
  const start = before.spots.get(who) ?? end
  const goes: BeatOf<'go'>[] = []
  const acts: BeatOf<'act'>[] = []
  const strikes: Track['strikes'][number][] = []
  for (const beat of script.beats) {
    if (!('who' in beat) || beat.who !== who) continue
    if (beat.kind === 'go') goes.push(beat)
    else if (beat.kind === 'act') acts.push(beat)
    else if (beat.kind === 'strike') {
      const { target: where } = beat
      const target =
        typeof where === 'number' ? (ground.targetOn?.(where) ?? ground.footOf(where)) : after.spots.get(where)
      strikes.push({ ...beat, toX: target?.x ?? end.x, toY: target?.y ?? end.y })
    }
  }
  goes.sort((a, b) => a.at - b.at)
  const legs = goes.length > 0 ? legsOf(goes, start, end, ground) : strollOf(who, start, end)
  return { start, end, legs, acts, strikes }
}

/** A figure whose way was not told still has to get to where it stands now. */
function strollOf(who: string, start: Spot, end: Spot): Leg[] {
  if (Math.hypot(end.x - start.x, end.y - start.y) < 1) return []
  const stroll = { kind: 'go', who, way: [], gait: 'hop', at: 0, ms: strollMs } as const
  return [legOf(stroll, [start, end])]
}

export const strollMs = 700

const gaitEasing = { drive: easeInOut, dash: easeOut, hop: (share: number) => share, slide: easeOut } as const

function pointOn({ points, along, length }: Leg, share: number): { x: number; y: number; heading: number } {
  const wanted = length * share
  let index = along.findIndex((reached) => reached >= wanted)
  if (index <= 0) index = Math.min(1, points.length - 1)
  const [a, b] = [points[index - 1] ?? points[0], points[index] ?? points[0]]
  if (!a || !b) return { x: 0, y: 0, heading: 0 }
  const span = (along[index] ?? 0) - (along[index - 1] ?? 0)
  const part = span > 0 ? Math.min(1, (wanted - (along[index - 1] ?? 0)) / span) : 1
  return { x: a.x + (b.x - a.x) * part, y: a.y + (b.y - a.y) * part, heading: Math.atan2(b.y - a.y, b.x - a.x) }
}

/** It leans back before it goes, stretches on the way, and is squashed when it stops. */
function gaitOf({ gait, points }: Leg, share: number): Pick<Bearing, 'scaleX' | 'scaleY' | 'lift'> & { pose: Pose } {
  const windUp = share < 0.12 ? 1 - share / 0.12 : 0
  const landing = share > 0.86 ? (share - 0.86) / 0.14 : 0
  const speed = arc(share)
  if (gait === 'slide') return { scaleX: 1.05, scaleY: 0.92, lift: 0, pose: 'hurt' }
  const tiles = Math.max(1, points.length - 1)
  const bounce =
    gait === 'hop'
      ? Math.abs(Math.sin(share * Math.PI * tiles))
      : speed * Math.abs(Math.sin(share * Math.PI * tiles * 0.5))
  const dash = gait === 'dash' ? 1.5 : 1
  return {
    scaleX: 1 + (0.14 * windUp + 0.1 * arc(landing)) * dash - 0.05 * speed * (gait === 'hop' ? bounce : 0.4),
    scaleY: 1 - (0.15 * windUp + 0.12 * arc(landing)) * dash + 0.07 * speed * (gait === 'hop' ? bounce : 0.5),
    lift: gait === 'hop' ? bounce * 0.32 : bounce * 0.12,
    pose: gait === 'dash' ? 'cheer' : windUp === 0 && landing === 0 ? 'hop' : 'idle',
  }
}

const resting: Bearing = { pose: 'idle', scaleX: 1, scaleY: 1, lift: 0, turn: 0, alpha: 1 }

/** The state of a figure at a moment of the script: the same moment always gives the same picture. */
export function figureAt(track: Track, now: number): FigureState {
  const { start, end, legs } = track
  let { x, y } = start
  let bearing = resting
  let [flame, heading, isMoving] = [0, 0, false]
  for (const leg of legs) {
    if (now < leg.at) break
    const share = shareOf(now, leg.at, leg.ms)
    const reached = pointOn(leg, gaitEasing[leg.gait](share))
    x = reached.x
    y = reached.y
    // A figure that stands beside a later part of its way waits for that part.
    if (share >= 1 || leg.length === 0) continue
    heading = reached.heading
    isMoving = true
    if (leg.gait === 'dash') flame = Math.min(1, 2.4 * arc(Math.min(1, share * 1.1)))
    bearing = {
      ...resting,
      ...gaitOf(leg, share),
      turn: leg.gait === 'slide' ? 0 : Math.cos(heading) * 0.1 * arc(share),
    }
  }
  const size = start.size + (end.size - start.size) * easeInOut(shareOf(now, 0, 600))
  const acting = actsOn(track.acts, now, bearing)
  const struck = strikesOn(track.strikes, now, { x, y, size }, acting)
  return { ...struck.bearing, x: struck.x, y: struck.y, size, flame, heading, isMoving }
}
