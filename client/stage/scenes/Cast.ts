import type Phaser from 'phaser'
import type { Ground, Placement } from '../place/placement.ts'
import { type FigureState, figureAt, type Track, trackOf } from '../script/figureMotion.ts'
import type { BeatOf, Script, Where } from '../script/script.ts'
import type { StageView } from '../stageView.ts'
import type { Anchor } from './BeatPlayer.ts'
import { FigureActor } from './FigureActor.ts'
import { beatOf, idled } from './idleMotion.ts'
import type { StageSheets } from './StageSheets.ts'
import { ThingActor } from './ThingActor.ts'

const nothing: Script = { ms: 0, beats: [], headlines: [] }
const nowhere: Placement['spots'] = new Map()

/** Everybody and everything on a stage: one actor for each figure and each thing, whatever they are doing. */
export class Cast {
  readonly figures = new Map<string, FigureActor>()
  private readonly things = new Map<string, ThingActor>()
  private readonly scene: Phaser.Scene
  private readonly sheets: StageSheets
  private readonly ground: Ground
  private tracks = new Map<string, Track>()
  private view: StageView
  placement: Placement

  constructor(scene: Phaser.Scene, sheets: StageSheets, ground: Ground, view: StageView, placement: Placement) {
    this.scene = scene
    this.sheets = sheets
    this.ground = ground
    this.view = view
    this.placement = placement
  }

  /** From where they stand to where they will; `script` says how. */
  play(script: Script, before: Placement, after: Placement): void {
    this.tracks = new Map()
    for (const id of this.figures.keys()) {
      const track = trackOf(id, script, before, after, this.ground)
      if (track) this.tracks.set(id, track)
    }
    this.placement = after
  }

  /** Who came and who left since; those who are there already keep their places until they are told to move. */
  take(view: StageView, placement: Placement): void {
    this.view = view
    this.placement = placement
    for (const [id, actor] of this.figures) {
      const figure = view.figures.find((other) => other.id === id)
      if (figure && placement.spots.has(id) && actor.wears(figure.slime)) continue
      actor.destroy()
      this.figures.delete(id)
      this.tracks.delete(id)
    }
    for (const { id, slime } of view.figures) {
      if (!placement.spots.has(id) || this.figures.has(id)) continue
      this.figures.set(id, new FigureActor(this.scene, this.sheets, id, slime))
      const track = trackOf(id, nothing, placement, placement, this.ground)
      if (track) this.tracks.set(id, track)
    }
    this.sheets.small.upload()
  }

  takeThings({ board }: StageView): void {
    const there = new Set(board.things.map(({ id }) => id))
    for (const [id, actor] of this.things) {
      if (there.has(id)) continue
      actor.destroy()
      this.things.delete(id)
    }
    for (const thing of board.things) {
      const foot = this.ground.footOf(thing.at)
      const known = this.things.get(thing.id)
      if (known) known.become(thing, foot)
      else this.things.set(thing.id, new ThingActor(this.scene, this.sheets, thing, foot, this.ground.tile.width))
    }
    this.sheets.small.upload()
  }

  change({ id, left, picture }: BeatOf<'thing'>, clock: number): void {
    const thing = this.things.get(id)
    if (left !== undefined) thing?.hit(left, clock)
    if (picture !== undefined) thing?.show(picture)
  }

  stateAt(id: string, now: number): FigureState | null {
    const track = this.tracks.get(id)
    return track ? figureAt(track, now) : null
  }

  /** Those in the headline grow. */
  feature(heroes: readonly (string | undefined)[], delta: number): void {
    const { hero } = this.placement.crowd
    for (const [id, actor] of this.figures) actor.grow(heroes.includes(id) ? hero : 1, delta)
  }

  paint(now: number, clock: number, unit: number, isCalm: boolean): void {
    const { moment, board, figures } = this.view
    const { isLively } = this.placement.crowd
    for (const { id, isDone } of figures) {
      const [actor, state] = [this.figures.get(id), this.stateAt(id, now)]
      if (!actor || !state) continue
      const waiting = { moment, isDone, isLively }
      actor.paint(isCalm ? state : idled(state, beatOf(id), clock, waiting), board.moods[id], clock)
    }
    for (const thing of this.things.values()) thing.paint(clock, unit)
  }

  /** The middle of somebody's body now, or of what stands on a place. */
  anchorOf(where: Where): Anchor | null {
    if (typeof where === 'number') return this.placeAnchor(where)
    const actor = this.figures.get(where)
    return actor ? { x: actor.x, y: actor.y - actor.size * (0.42 + actor.lift), size: actor.size } : null
  }

  anchorAt(where: Where, now: number): Anchor | null {
    if (typeof where === 'number') return this.placeAnchor(where)
    return this.stateAt(where, now)
  }

  private placeAnchor(place: number): Anchor {
    const { x, y } = this.ground.footOf(place)
    const size = this.ground.tile.width * 1.5
    return { x, y: y - size * 0.4, size }
  }

  /** Everybody and what they fight with, for a picture of all of it. */
  company(placement: Placement): Anchor[] {
    const standing = this.view.board.things.filter(({ pips }) => pips !== undefined && pips.left > 0)
    const met = standing
      .map(({ at }) => this.placeAnchor(at))
      .filter((thing) => [...placement.spots.values()].some((spot) => Math.abs(spot.x - thing.x) < thing.size))
    return [...placement.spots.values(), ...met]
  }

  /** Where everybody stands at this moment, to go on from there. */
  standing(now: number): Placement {
    const spots = new Map(this.placement.spots)
    for (const id of this.tracks.keys()) {
      const state = this.stateAt(id, now)
      if (state) spots.set(id, { x: state.x, y: state.y, size: state.size })
    }
    return { ...this.placement, spots }
  }

  destroy(): void {
    for (const actor of this.figures.values()) actor.destroy()
    for (const thing of this.things.values()) thing.destroy()
    this.figures.clear()
    this.things.clear()
    this.placement = { ...this.placement, spots: nowhere }
  }
}
