import type { Beat, Headline, HeadlineName, Script } from '../script/script.ts'
import { isWritten, leastReadMs } from '../script/written.ts'
import { endOf, movedBy } from './beats.ts'
import { comparedHeadlines } from './comparisons.ts'
import type { Direction, HeadlineWish, TurnContext } from './direction.ts'
import type { PastHeadline } from './story.ts'

const mostHeadlines = 3
/** A headline shown for less time than this cannot be read from the last row. */
const leastMs = 1050
const mostMs = 2100
const settleMs = 500
/** More passings than this at once cannot be followed: of the others only the outcome is shown. */
const mostPassed = 16
/** What would tell who has won. */
const tellsEnd: readonly HeadlineName[] = ['leads', 'finishes', 'comes-back', 'neck-and-neck']

/**
 * The weightiest that have room, each about another player: two in a row about the same one are one too many. A kind
 * told often enough in this game waits for the next.
 */
function chosen(wishes: readonly HeadlineWish[], room: number, { story, teller }: TurnContext): HeadlineWish[] {
  let left = room
  const heroes = new Set<string>()
  const taken: HeadlineWish[] = []
  const weight = ({ headline, weight }: HeadlineWish) => weight + (teller?.extra(headline.who, story) ?? 0)
  for (const wish of [...wishes].sort((a, b) => weight(b) - weight(a))) {
    if (taken.length >= mostHeadlines || left < leastMs) break
    const { who, other } = wish.headline
    if ((who !== '' && heroes.has(who)) || (other !== undefined && heroes.has(other))) continue
    const told = [...story.headlines, ...taken.map(({ headline }) => headline)]
    if (teller?.isToldEnough(wish.headline, told)) continue
    heroes.add(who)
    if (other !== undefined) heroes.add(other)
    taken.push(wish)
    left -= wish.ms ?? leastMs
  }
  // The weightiest comes last: what follows it would only be smaller.
  return taken.reverse()
}

/** Scenes have their time first, and moments share what is left of it. */
function lengthsOf(picked: readonly HeadlineWish[], room: number): number[] {
  const scenes = picked.reduce((sum, { ms = 0 }) => sum + ms, 0)
  const moments = picked.filter(({ ms }) => ms === undefined).length
  const each = Math.min(mostMs, Math.max(leastMs, (room - scenes) / Math.max(1, moments)))
  return picked.map(({ ms }) => ms ?? each)
}

const shows: readonly Beat['kind'][] = ['effect', 'throw', 'prop', 'shout', 'sound']
/** Seen and heard, and nothing is different afterwards. */
const isShow = ({ kind }: Beat): boolean => shows.includes(kind)

/** Numbers and sparks may go on into a headline; a figure still on its way may not. */
const isMotion = ({ kind }: Beat): boolean => kind === 'go' || kind === 'act' || kind === 'strike'

/** Everybody at once, then what deserves a close-up, in the time there is. */
export function scriptOf({ beats, candidates, wholeFieldMs = 0 }: Direction, context: TurnContext): Script {
  const { teller } = context
  const all = [...candidates, ...comparedHeadlines(context), ...(teller?.headlines(context) ?? [])]
  const wishes = context.isLast ? all.filter(({ headline }) => !tellsEnd.includes(headline.name)) : all
  const crowdMs = Math.max(wholeFieldMs, endOf(beats.filter(isMotion)))
  // The crowd is hurried where it would leave no room at all.
  const room = Math.max(leastMs, context.ms - settleMs - crowdMs)
  const picked = chosen(wishes, room, context)
  const passed = wishes
    .filter((wish) => !picked.includes(wish))
    .sort((a, b) => b.weight - a.weight)
    .flatMap(({ otherwise }, index) => otherwise.filter((beat) => index < mostPassed || !isShow(beat)).map(smaller))
  const played: Beat[] = [...beats, ...passed]
  const headlines: Headline[] = []
  const lengths = lengthsOf(picked, room)
  const length = lengths.reduce((sum, ms) => sum + ms, 0)
  const crowdEnds = Math.max(wholeFieldMs, endOf(played.filter(isMotion)))
  let at = picked.length === 0 ? 0 : Math.max(0, Math.min(crowdEnds, context.ms - settleMs - length))
  const told: PastHeadline[] = [...context.story.headlines]
  for (const [index, wish] of picked.entries()) {
    const ms = lengths[index] ?? leastMs
    const { headline, beats: own } = wish
    const story = { ...context.story, headlines: told }
    const twist = teller?.twistOf(headline, story, context.ranksBefore) ?? 'plain'
    const nth = teller?.turnOf(headline.name, headline.who, told) ?? 0
    const cutIn = teller?.cutInOf(wish, context)
    headlines.push({ ...headline, twist, nth, at, ms, ...(cutIn && { cutIn }) })
    told.push({ ...headline, twist, nth, question: story.question })
    played.push(...movedBy(own.map(goneBy(ms)), at))
    at += ms
  }
  const script = {
    ms: Math.max(at, wholeFieldMs, endOf(played.filter(isMotion))) + settleMs,
    beats: played.sort((a, b) => a.at - b.at),
    headlines,
  }
  return fitted(script, context.ms)
}

/** What is said large belongs to its moment: over the whole class it would be about somebody else. */
const goneBy =
  (end: number) =>
  (beat: Beat): Beat =>
    isWritten(beat) ? { ...beat, ms: Math.min(beat.ms, Math.max(leastReadMs, end - beat.at)) } : beat

/** Among all the others a number is one of many. */
const smaller = (beat: Beat): Beat => (beat.kind === 'number' ? { ...beat, isHero: false } : beat)

/** Never longer than it is shown: a script that is too long is played faster, as a whole. */
function fitted(script: Script, ms: number): Script {
  if (script.ms <= ms) return script
  const pace = ms / script.ms
  const faster = <T extends { at: number; ms: number }>(timed: T): T => ({
    ...timed,
    at: timed.at * pace,
    ms: timed.ms * pace,
  })
  return { ms, beats: script.beats.map(faster), headlines: script.headlines.map(faster) }
}

/**
 * Without journeys: everybody is where they come to, and only the numbers and the sentences are told. What a headline is
 * about is told with it here, too.
 */
export function calmed(script: Script): Script {
  const first = script.headlines[0]?.at ?? Number.POSITIVE_INFINITY
  const beats = script.beats.flatMap((beat): Beat[] => {
    if (beat.kind === 'number' && beat.at >= first) return [beat]
    if (beat.kind === 'number') return [{ ...beat, at: Math.min(beat.at, 200), ms: Math.max(beat.ms, 1600) }]
    if (beat.kind === 'thing') return [{ ...beat, at: 0, ms: 0 }]
    return beat.kind === 'sound' ? [beat] : []
  })
  return { ...script, beats }
}
