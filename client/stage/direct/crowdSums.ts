import type { StagedBoard } from '../board/stagedBoard.ts'
import type { Beat, BeatOf, Script } from '../script/script.ts'
import type { TurnContext } from './direction.ts'

/** With more figures than this, numbers over single heads would be a carpet. */
const mostSingle = 12
/** Gains in the same part of the field, this many tiles each way, become one number. */
const regionTiles = 4
/** They also have to come within this time. */
const togetherMs = 700
const fewest = 3

/** A monster this large is fought by many, so their gains are shown over it. */
const kingTiles = 3
/** The number waits, so that the class sees most of the blows first. */
const kingWaitsMs = 800

type Gain = BeatOf<'number'> & { where: string; by: number }

const isGain = (beat: Beat): beat is Gain =>
  beat.kind === 'number' && !beat.isHero && typeof beat.where === 'string' && (beat.by ?? 0) > 0

/** The king that this player stands at to fight him, if any. */
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
  /** The king that they fight together. */
  king: string | null
  gains: readonly Gain[]
}

function sumOf({ king, gains }: Group): Beat[] {
  // The number stands over one in the middle of the group, and goes along if that one is still moving.
  const [first, midst, last] = [gains[0], gains[Math.floor(gains.length / 2)], gains.at(-1)]
  if (!first || !midst || !last) return []
  const { tone } = first
  const text = `+${gains.reduce((all, { by }) => all + by, 0)}`
  const told = { kind: 'number', text, tone, isHero: false, ms: 1300 } as const
  return king === null
    ? [{ ...told, where: midst.where, at: first.at, aside: 0 }]
    : [{ ...told, where: king, at: Math.min(last.at, first.at + kingWaitsMs) }]
}

/** Shows what a crowd gains as one sum for those who stand together. Each player's points are counted as before. */
export function withSums(script: Script, { before, after, ranksAfter, own }: TurnContext): Script {
  if (own !== null || ranksAfter.length <= mostSingle) return script
  const groups = new Map<string, Group>()
  for (const beat of script.beats) {
    if (!isGain(beat)) continue
    // The things as they were before the turn: the king may fall in it.
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
