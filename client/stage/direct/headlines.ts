import type { Beat, Headline, HeadlineName, Script } from '../script/script.ts'
import { isWritten, lastReadMs, leastReadMs } from '../script/written.ts'
import { endOf, movedBy } from './beats.ts'
import { comparedHeadlines } from './comparisons.ts'
import type { Direction, HeadlineWish, TurnContext } from './direction.ts'
import type { PastHeadline } from './story.ts'

const mostHeadlines = 3
/** If a headline is shown for less time than this, nobody can read it from the last row. */
const leastMs = 1050
const mostMs = 2100
const settleMs = 500
/** Viewers cannot follow more passed-over headlines than this at once: of the others only the result is shown. */
const mostPassed = 16
/** These headlines would tell who has won. */
const tellsEnd: readonly HeadlineName[] = ['leads', 'finishes', 'comes-back', 'neck-and-neck']

/**
 * Picks the headlines with the most weight that have room. Each is about another player, because two in a row about one
 * would be too many. A kind that was told often enough in this game is left out.
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
  // The one with the most weight comes last, because anything after it would seem small.
  return taken.reverse()
}

/** Scenes get their own length first, and the other headlines share what is left. */
function lengthsOf(picked: readonly HeadlineWish[], room: number): number[] {
  const scenes = picked.reduce((sum, { ms = 0 }) => sum + ms, 0)
  const moments = picked.filter(({ ms }) => ms === undefined).length
  const each = Math.min(mostMs, Math.max(leastMs, (room - scenes) / Math.max(1, moments)))
  return picked.map(({ ms }) => ms ?? each)
}

const shows: readonly Beat['kind'][] = ['effect', 'throw', 'prop', 'shout', 'sound']
/** Beats that are only seen or heard, and change nothing. */
const isShow = ({ kind }: Beat): boolean => shows.includes(kind)

/** Numbers and sparks may go on into a headline, but a figure that still moves may not. */
const isMotion = ({ kind }: Beat): boolean => kind === 'go' || kind === 'act' || kind === 'strike'

/** First all at once, then close-ups of what deserves one, in the time there is. */
export function scriptOf({ beats, candidates, wholeFieldMs = 0 }: Direction, context: TurnContext): Script {
  const { teller } = context
  const all = [...candidates, ...comparedHeadlines(context), ...(teller?.headlines(context) ?? [])]
  const wishes = context.isLast ? all.filter(({ headline }) => !tellsEnd.includes(headline.name)) : all
  const crowdMs = Math.max(wholeFieldMs, endOf(beats.filter(isMotion)))
  // If the crowd's part leaves no room at all, it is played faster.
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
  const others = (wish: HeadlineWish) => all.flatMap((one) => (one === wish ? [] : one.headline.name))
  for (const [index, wish] of picked.entries()) {
    const ms = lengths[index] ?? leastMs
    const { headline, beats: own } = wish
    // Of several who do the same in one turn, none is the first.
    const passed = context.story.passed && new Set([...context.story.passed, ...others(wish)])
    const story = { ...context.story, headlines: told, passed }
    const twist = teller?.twistOf(headline, story, context.ranksBefore) ?? 'plain'
    const nth = teller?.turnOf(headline.name, headline.who, told) ?? 0
    const cutIn = teller?.cutInOf(wish, context)
    headlines.push({ ...headline, twist, nth, at, ms, ...(cutIn && { cutIn }) })
    told.push({ ...headline, twist, nth, question: story.question })
    played.push(...movedBy(own.map(goneBy(ms)), at))
    at += ms
  }
  const settled = Math.max(at, wholeFieldMs, endOf(played.filter(isMotion))) + settleMs
  const script = {
    ms: Math.max(settled, ...played.filter(isWritten).map((beat) => beat.at + lastReadMs)),
    beats: played.sort((a, b) => a.at - b.at),
    headlines,
    passed: all.flatMap((wish) => (picked.includes(wish) ? [] : wish.headline.name)),
  }
  return fitted(script, context.ms)
}

/** Large words and numbers end with their headline: over the whole class they would seem to be about another player. */
const goneBy =
  (end: number) =>
  (beat: Beat): Beat =>
    isWritten(beat) ? { ...beat, ms: Math.min(beat.ms, Math.max(leastReadMs, end - beat.at)) } : beat

/** A number of a headline that is passed over is as small as all others. */
const smaller = (beat: Beat): Beat => (beat.kind === 'number' ? { ...beat, isHero: false } : beat)

/** Plays a script faster if it is too long for its time. Only the time to read its end is not cut. */
function fitted(script: Script, ms: number): Script {
  if (script.ms <= ms) return script
  const pace = (ms - lastReadMs) / (script.ms - lastReadMs)
  const faster = <T extends { at: number; ms: number }>(timed: T, least = 0): T => ({
    ...timed,
    at: timed.at * pace,
    ms: Math.max(least, timed.ms * pace),
  })
  return {
    ...script,
    ms,
    beats: script.beats.map((beat) => faster(beat, isWritten(beat) ? leastReadMs : 0)),
    headlines: script.headlines.map((headline) => faster(headline)),
  }
}

/**
 * Leaves out all journeys: figures are where they end, and only numbers, sounds and sentences remain. The numbers of a
 * headline still come with it.
 */
export function calmed(script: Script): Script {
  const first = script.headlines[0]?.at ?? Number.POSITIVE_INFINITY
  const beats = script.beats.flatMap((beat): Beat[] => {
    if (beat.kind === 'number' && beat.at >= first) return [beat]
    if (beat.kind === 'number') return [{ ...beat, at: Math.min(beat.at, 200), ms: Math.max(beat.ms, 1600) }]
    if (beat.kind === 'thing') return [{ ...beat, at: 0, ms: 0 }]
    return beat.kind === 'sound' ? [beat] : []
  })
  // A beat waits for those before it in the list, so a number behind a late sound would come and go at once.
  return { ...script, beats: beats.sort((a, b) => a.at - b.at) }
}
