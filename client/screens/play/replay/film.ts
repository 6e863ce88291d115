import type { TileGrid } from '../../../../rooms/shared/maps/tileGrid.ts'
import { phaseMs } from '../../../../rooms/shared/match/phaseLengths.ts'
import { directTurn } from '../../../stage/direct/directTurn.ts'
import { storyteller } from '../../../stage/direct/storyteller.ts'
import type { Script } from '../../../stage/script/script.ts'
import type { Stagecraft } from '../../../stage/stagecraft.ts'
import type { StageView } from '../../../stage/stageView.ts'
import type { GameView } from '../../../state/gameView.ts'
import { stageEvents, stageViewAfter, stageViewOf } from '../stage/stageViewOf.ts'
import { turnContext } from '../stage/turnContext.ts'
import type { Chapter } from './reel.ts'

/** The whole game, only its turns on the map, or only its headlines. */
export type Cut = 'whole' | 'turns' | 'headlines'

/** The map of a game, and how its mode directs a turn on it. */
export interface Ground {
  map: TileGrid
  craft: Stagecraft
}

interface Span {
  from: number
  to: number
}

/** One picture of the film, and how long it shows at its own speed. */
export interface Shot {
  /** The index of its chapter. */
  chapter: number
  question: number | null
  view: GameView
  ms: number
  /** These spans show at normal speed, and the rest goes by faster. Null: all of it at normal speed. */
  spans: readonly Span[] | null
}

const shownMs = { question: 2400, reveal: phaseMs.reveal, choose: 500, resolve: phaseMs.resolve } as const
const lead = { before: 350, after: 250 } as const
const hurry = 6

function lengthOf({ phase, closed }: GameView): number {
  if (phase === 'finished') return Number.POSITIVE_INFINITY
  if (phase === 'reveal' && closed?.explanation) return shownMs.reveal + phaseMs.explanation
  return phase in shownMs ? shownMs[phase as keyof typeof shownMs] : 0
}

/** A turn as the stage needs it: the board before and after, and what plays between. */
interface StagedTurn {
  before: StageView
  after: StageView
  script: Script
}

const stagedTurns = new WeakMap<Chapter, StagedTurn>()

/** The turn as the game's own director plays it. Null if this chapter has no turn on a map. */
export function stagedTurn(chapter: Chapter, { map, craft }: Ground): StagedTurn | null {
  const known = stagedTurns.get(chapter)
  if (known) return known
  const [start, end] = [chapter.scenes.find(isPhase('choose')), chapter.scenes.find(isPhase('resolve'))]
  const before = start ? stageViewOf(craft, start, map) : null
  const after = before && end ? stageViewAfter(craft, before, end, map) : null
  if (!before || !after || !end) return null
  const context = turnContext(before, after, end, false, undefined, storyteller)
  const turn = { before, after, script: directTurn(craft, stageEvents(end), context) }
  stagedTurns.set(chapter, turn)
  return turn
}

/** When in its turn the camera went close. */
const headlineSpans = (chapter: Chapter, ground: Ground): readonly Span[] =>
  (stagedTurn(chapter, ground)?.script.headlines ?? []).map(({ at, ms }) => ({
    from: at - lead.before,
    to: at + ms + lead.after,
  }))

const isPhase = (phase: GameView['phase']) => (view: GameView) => view.phase === phase

const isOnMap = ({ phase }: GameView): boolean => phase === 'choose' || phase === 'resolve'

/** Without a map, a new leader is the headline. */
function hasNewLeader({ scenes }: Chapter): boolean {
  const [before, after] = [scenes.find(isPhase('question')), scenes.find(isPhase('reveal'))]
  return before?.players[0]?.id !== after?.players[0]?.id
}

function shotsOf(chapter: Chapter, place: number, ground: Ground | null, cut: Cut): Shot[] {
  const shot = (view: GameView, spans: Shot['spans'] = null): Shot => ({
    chapter: place,
    question: chapter.question,
    view,
    ms: lengthOf(view),
    spans,
  })
  if (cut === 'whole' || chapter.question === null) return chapter.scenes.map((view) => shot(view))
  if (cut === 'turns') return chapter.scenes.filter(isOnMap).map((view) => shot(view))
  if (!ground) return hasNewLeader(chapter) ? chapter.scenes.map((view) => shot(view)) : []
  const spans = headlineSpans(chapter, ground)
  if (spans.length === 0) return []
  return chapter.scenes.flatMap((view) => {
    if (view.phase === 'choose') return [shot(view)]
    return view.phase === 'resolve' ? [shot(view, spans)] : []
  })
}

/** The film of the chapters known so far. More chapters only add to its end. */
export const filmOf = (chapters: readonly Chapter[], ground: Ground | null, cut: Cut): Shot[] =>
  chapters.flatMap((chapter, place) => shotsOf(chapter, place, ground, cut))

/** How many times faster than normal a shot plays at this moment of it. */
export const hasteAt = ({ spans }: Shot, ms: number): number =>
  spans === null || spans.some(({ from, to }) => ms >= from && ms < to) ? 1 : hurry

export interface Playhead {
  shot: number
  ms: number
}

/** Where the playhead is after so many milliseconds. It waits at the end of the film known so far. */
export function movedOn(film: readonly Shot[], { shot, ms }: Playhead, byMs: number): Playhead {
  const now = film[shot]
  if (!now) return { shot, ms }
  const later = ms + byMs * hasteAt(now, ms)
  if (later < now.ms) return { shot, ms: later }
  return film[shot + 1] ? { shot: shot + 1, ms: 0 } : { shot, ms: now.ms }
}

/** How much of the current chapter has gone by, from 0 to 1. */
export function shareGone(film: readonly Shot[], { shot, ms }: Playhead): number {
  const chapter = film[shot]?.chapter
  let [gone, all] = [0, 0]
  for (const [index, one] of film.entries()) {
    if (one.chapter !== chapter) continue
    all += one.ms
    if (index < shot) gone += one.ms
    if (index === shot) gone += ms
  }
  return Number.isFinite(all) ? Math.min(1, gone / Math.max(1, all)) : 1
}

/** The first shot of this chapter, or of the next one that the cut contains. */
export function startOf(film: readonly Shot[], chapter: number): number {
  const found = film.findIndex((shot) => shot.chapter >= chapter)
  return found < 0 ? Math.max(0, film.length - 1) : found
}
