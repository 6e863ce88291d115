import type { StagedBoard } from '../board/stagedBoard.ts'
import type { Beat, BeatOf, Script } from '../script/script.ts'
import type { TurnContext } from './direction.ts'

/** Among more than these, numbers over single heads are a carpet. */
const mostSingle = 12
/** Who stands in the same part of the field, in tiles each way, is told together. */
const regionTiles = 4
/** And who gains at about the same time. */
const togetherMs = 700
const fewest = 3

/** Who is so large is fought by many: what they gain is told over it. */
const kingTiles = 3
/** The class sees most of the blows first. */
const kingWaitsMs = 800

type Gain = BeatOf<'number'> & { where: string; by: number }

const isGain = (beat: Beat): beat is Gain =>
  beat.kind === 'number' && !beat.isHero && typeof beat.where === 'string' && (beat.by ?? 0) > 0

/** By whom they stand who fight a king together, if they do. */
function kingOver({ things, columns, spots }: StagedBoard, who: string): string | null {
  const place = spots[who]
  if (place === undefined || columns === undefined) return null
  const king = things.find(({ at, size, pips, isAsleep }) => {
    const [across, down] = [(at % columns) - (place % columns), Math.floor(at / columns) - Math.floor(place / columns)]
    return size >= kingTiles && pips !== undefined && pips.left > 0 && !isAsleep && Math.hypot(across, down) <= size
  })
  return king?.id ?? null
}

function regionOf({ course, columns, spots }: StagedBoard, who: string): string | null {
  const place = spots[who]
  if (place === undefined) return null
  if (course.length > 1) return String(Math.floor(course.indexOf(place) / regionTiles))
  if (columns === undefined) return String(place)
  return `${Math.floor((place % columns) / regionTiles)} ${Math.floor(place / columns / regionTiles)}`
}

interface Group {
  /** Whom they fight together. */
  king: string | null
  gains: readonly Gain[]
}

function sumOf({ king, gains }: Group): Beat[] {
  // Over one in the midst of them, and on with them where they are still on their way.
  const [first, midst, last] = [gains[0], gains[Math.floor(gains.length / 2)], gains.at(-1)]
  if (!first || !midst || !last) return []
  const { tone } = first
  const text = `+${gains.reduce((all, { by }) => all + by, 0)}`
  const told = { kind: 'number', text, tone, isHero: false, ms: 1300 } as const
  return king === null
    ? [{ ...told, where: midst.where, at: first.at, aside: 0 }]
    : [{ ...told, where: king, at: Math.min(last.at, first.at + kingWaitsMs) }]
}

/** What a class gains is told as one sum for those who stand together; it is counted for each as before. */
export function withSums(script: Script, { before, after, ranksAfter, own }: TurnContext): Script {
  if (own !== null || ranksAfter.length <= mostSingle) return script
  const groups = new Map<string, Group>()
  for (const beat of script.beats) {
    if (!isGain(beat)) continue
    // As it was: he may fall in this turn.
    const king = kingOver({ ...after, things: before.things }, beat.where)
    const region = king ?? regionOf(after, beat.where)
    if (region === null) continue
    const key = king ?? `${region} ${Math.floor(beat.at / togetherMs)}`
    groups.set(key, { king, gains: [...(groups.get(key)?.gains ?? []), beat] })
  }
  const together = [...groups.values()].filter(({ gains }) => gains.length >= fewest)
  const quiet = new Set<Beat>(together.flatMap(({ gains }) => gains))
  const sums = together.flatMap(sumOf)
  const beats = script.beats.map((beat) =>
    quiet.has(beat) && beat.kind === 'number' ? { ...beat, isQuiet: true as const } : beat,
  )
  return { ...script, beats: [...beats, ...sums].sort((a, b) => a.at - b.at) }
}
