import { type Trial, triedGame } from '../../../../rooms/shared/bots/triedGame.ts'
import { readingOf } from '../../../../rooms/shared/maps/mapReading.ts'
import type { MapMode } from '../../../../rooms/shared/maps/tileTypes.ts'
import type { TurnEvent } from '../../../../rooms/shared/modes/modeRules.ts'
import type { Trail } from '../../../state/trial.ts'
import { type Ground, stagedTurn } from '../replay/film.ts'
import { type Chapter, foldedChapters } from '../replay/reel.ts'
import { trailOf } from './trailOf.ts'

/** What many games have shown of a map. */
export interface MapFigures {
  games: number
  /** How many tiles a slime moves in a turn. */
  steps: number
  /** The most slimes on one tile after a turn, on average. */
  heap: number
  /** The share of all tiles that slimes walked on, from 0 to 1. */
  share: number
  /** How often in a game a tile does something to a slime. */
  events: number
  /** Points that a slime wins and loses at tiles in a game. Null in modes that pay only for moves. */
  points: { given: number; taken: number } | null
  /** Special tiles at which nothing ever happened. */
  unused: readonly number[]
  trail: Trail
  /** In a tower, in a game: places with stones, lives lost; `held`: the share of games in which the tower stood. */
  tower: { spots: number; lives: number; held: number } | null
}

const paysAtTiles: readonly string[] = ['racing', 'battle', 'gold-quest'] satisfies MapMode[]

class Tally {
  readonly trail = new Map<number, number>()
  readonly touched = new Set<number>()
  turns = 0
  steps = 0
  heaps = 0
  events = 0
  given = 0
  taken = 0
  spots = 0
  lives = 0
  fallen = 0

  /** Adds one whole game, up to its podium. */
  add(chapters: readonly Chapter[], ground: Ground): void {
    const spots = new Set<unknown>()
    for (const chapter of chapters) {
      const turn = stagedTurn(chapter, ground)
      if (!turn) continue
      const { before, after, script } = turn
      this.turns += 1
      this.heaps += largestHeap(Object.values(after.board.spots))
      for (const { at } of script.beats.flatMap((beat) =>
        beat.kind === 'thing' ? before.board.things.filter(({ id }) => id === beat.id) : [],
      ))
        this.touched.add(at)
      for (const beat of script.beats) {
        if (beat.kind === 'go') this.steps += Math.max(0, beat.way.length - 1)
        if ('where' in beat && typeof beat.where === 'number') this.touched.add(beat.where)
      }
      for (const event of eventsOf(chapter)) this.count(event, spots)
    }
    this.spots += spots.size
    if (chapters.some((chapter) => eventsOf(chapter).some(isTheLastLife))) this.fallen += 1
    for (const [place, visits] of trailOf(chapters, ground)) {
      this.trail.set(place, (this.trail.get(place) ?? 0) + visits)
      this.touched.add(place)
    }
  }

  private count(event: TurnEvent & { at?: number; by?: unknown; cost?: number }, spots: Set<unknown>): void {
    if (event.player !== undefined && event.at !== undefined) {
      this.events += 1
      if (typeof event.by === 'number') this.given += Math.max(0, event.by)
      if (typeof event.by === 'number') this.taken += Math.max(0, -event.by)
    }
    if (event.kind === 'built' || event.kind === 'raised') spots.add(event.at)
    if (event.kind === 'leaked') this.lives += event.cost ?? 0
  }
}

const eventsOf = ({ scenes }: Chapter): readonly TurnEvent[] => scenes.flatMap(({ round }) => round?.events ?? [])

const isTheLastLife = (event: TurnEvent & { lives?: number }): boolean => event.kind === 'leaked' && event.lives === 0

function largestHeap(spots: readonly number[]): number {
  const heaps = new Map<number, number>()
  for (const spot of spots) heaps.set(spot, (heaps.get(spot) ?? 0) + 1)
  return Math.max(0, ...heaps.values())
}

/** Plays so many games on a map, one after the other; the caller may pause between two. */
export function* measuredMap(trial: Omit<Trial, 'seed'>, ground: Ground, games: number): Generator<null, MapFigures> {
  const tally = new Tally()
  for (let seed = 1; seed <= games; seed++) {
    const replay = yield* triedGame({ ...trial, seed })
    const chapters: Chapter[] = []
    for (const chapter of foldedChapters(replay)) {
      if (chapter) chapters.push(chapter)
      yield null
    }
    tally.add(chapters, ground)
    yield null
  }
  const { counting } = readingOf(trial.mode, ground.map)
  const { turns, trail, touched } = tally
  return {
    games,
    steps: tally.steps / Math.max(1, turns * trial.players),
    heap: tally.heaps / Math.max(1, turns),
    share: trail.size / ground.map.types.length,
    events: tally.events / (games * trial.players),
    points: paysAtTiles.includes(trial.mode)
      ? { given: tally.given / (games * trial.players), taken: tally.taken / (games * trial.players) }
      : null,
    unused: counting.filter((place) => !touched.has(place)),
    trail,
    tower:
      trial.mode === 'tower'
        ? { spots: tally.spots / games, lives: tally.lives / games, held: 1 - tally.fallen / games }
        : null,
  }
}
