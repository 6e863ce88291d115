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

type Gain = BeatOf<'number'> & { where: string; by: number }

const isGain = (beat: Beat): beat is Gain =>
  beat.kind === 'number' && !beat.isHero && typeof beat.where === 'string' && (beat.by ?? 0) > 0

function regionOf({ course, columns, spots }: StagedBoard, who: string): string | null {
  const place = spots[who]
  if (place === undefined) return null
  if (course.length > 1) return String(Math.floor(course.indexOf(place) / regionTiles))
  if (columns === undefined) return String(place)
  return `${Math.floor((place % columns) / regionTiles)} ${Math.floor(place / columns / regionTiles)}`
}

/** What a class gains is told as one sum for those who stand together; it is counted for each as before. */
export function withSums(script: Script, { after, ranksAfter, own }: TurnContext): Script {
  if (own !== null || ranksAfter.length <= mostSingle) return script
  const groups = new Map<string, Gain[]>()
  for (const beat of script.beats) {
    const region = isGain(beat) ? regionOf(after, beat.where) : null
    if (region === null || !isGain(beat)) continue
    const key = `${region} ${Math.floor(beat.at / togetherMs)}`
    groups.set(key, [...(groups.get(key) ?? []), beat])
  }
  const together = [...groups.values()].filter((group) => group.length >= fewest)
  const quiet = new Set<Beat>(together.flat())
  const sums = together.flatMap((group): Beat[] => {
    // Over one in the midst of them, and on with them where they are still on their way.
    const [first, midst] = [group[0], group[Math.floor(group.length / 2)]]
    if (!first || !midst) return []
    const sum = group.reduce((all, { by }) => all + by, 0)
    return [
      {
        kind: 'number',
        where: midst.where,
        text: `+${sum}`,
        tone: first.tone,
        isHero: false,
        at: first.at,
        ms: 1300,
        aside: 0,
      },
    ]
  })
  const beats = script.beats.map((beat) =>
    quiet.has(beat) && beat.kind === 'number' ? { ...beat, isQuiet: true as const } : beat,
  )
  return { ...script, beats: [...beats, ...sums].sort((a, b) => a.at - b.at) }
}
