import type { StagedBoard } from '../board/stagedBoard.ts'
import { boxOf, type LabelBox } from '../place/freeLabels.ts'
import { heroBeside, heroesApart } from '../place/heroBeside.ts'
import type { Ground, Placement, Plaque } from '../place/placement.ts'
import { Aftermath } from '../script/aftermath.ts'
import { type Antic, type AnticAt, anticAt } from '../script/antics.ts'
import { type FigureState, figureAt, type Track, trackOf } from '../script/figureMotion.ts'
import { type Change, changesIn, lookOf } from '../script/moodChanges.ts'
import type { BeatOf, Headline, Script, Where } from '../script/script.ts'
import type { StageView } from '../stageView.ts'
import { FigureActor, type Stature } from './FigureActor.ts'
import type { WornSigns } from './FigureSigns.ts'
import { felt } from './feelings.ts'
import { beatOf, idled } from './idleMotion.ts'
import { flatRise } from './props.ts'
import { isInTheDark, litBy } from './Spotlight.ts'
import type { Anchor } from './sceneContract.ts'
import type { SeenStage } from './seen.ts'
import { type Sight, ThingActor, type ThingPlace } from './ThingActor.ts'

const nothing: Script = { ms: 0, beats: [], headlines: [] }
const nowhere: Placement['spots'] = new Map()
const arriveApartMs = 90

/** Where actors are created, and what they need there. */
interface CastPlace extends ThingPlace {
  /** The players who have dropped in already. */
  arrived: Set<string>
}

/** All figures and things on a stage: one actor for each. */
export class Cast {
  readonly figures = new Map<string, FigureActor>()
  private readonly things = new Map<string, ThingActor>()
  private readonly place: CastPlace
  private readonly ground: Ground
  private tracks = new Map<string, Track>()
  private changes = new Map<string, Change>()
  private aftermath = new Aftermath(nothing, [])
  private readonly antics = new Map<string, AnticAt>()
  private lit: Headline['focus'] = []
  private headline: Headline | null = null
  private heroes = new Map<string, Stature>()
  private boardBefore: StagedBoard
  private view: StageView
  placement: Placement

  constructor(place: CastPlace, view: StageView, placement: Placement) {
    this.place = place
    this.ground = place.ground
    this.view = view
    this.boardBefore = view.board
    this.placement = placement
  }

  /** Plays a script, from where all stand to where they will stand. */
  play(script: Script, before: Placement, after: Placement): void {
    this.tracks = new Map()
    const ground = { ...this.ground, targetOn: (place: number) => this.besideOf(place)?.foot ?? null }
    for (const id of this.figures.keys()) {
      const track = trackOf(id, script, before, after, ground)
      if (track) this.tracks.set(id, track)
    }
    this.placement = after
    this.aftermath = new Aftermath(script, this.figures.keys())
    this.changes = changesIn(script)
  }

  /** New players drop in, one after the other. */
  private arrive(ids: readonly string[], clock: number): void {
    const { arrived } = this.place
    const newcomers = this.view.moment === 'lobby' ? ids.filter((id) => !arrived.has(id)) : []
    for (const [nth, id] of newcomers.entries())
      this.antics.set(id, { antic: 'arrive', at: clock + nth * arriveApartMs })
    for (const id of ids) arrived.add(id)
  }

  act(id: string, antic: Antic, clock: number): void {
    if (this.figures.has(id)) this.antics.set(id, { antic, at: clock })
  }

  /** Adds and removes figures. Those that are there already keep their places until a script moves them. */
  take(view: StageView, placement: Placement, clock = 0): void {
    this.boardBefore = this.view.board
    this.view = view
    this.placement = placement
    for (const [id, actor] of this.figures) {
      const figure = view.figures.find((other) => other.id === id)
      if (figure && placement.spots.has(id) && actor.wears(figure.slime)) continue
      actor.destroy()
      this.figures.delete(id)
      if (!figure) this.place.arrived.delete(id)
      this.tracks.delete(id)
    }
    const come: string[] = []
    for (const { id, slime } of view.figures) {
      if (!placement.spots.has(id) || this.figures.has(id)) continue
      come.push(id)
      const figure = { id, slime, isOwn: id === view.own, isRinged: placement.crowd.isLively }
      this.figures.set(id, new FigureActor(this.place.scene, this.place.sheets, figure))
      const track = trackOf(id, nothing, placement, placement, this.ground)
      if (track) this.tracks.set(id, track)
    }
    this.arrive(come, clock)
    this.place.sheets.small.upload()
  }

  takeThings({ board }: StageView): void {
    const there = new Set(board.things.map(({ id }) => id))
    for (const [id, actor] of this.things) {
      if (there.has(id)) continue
      actor.destroy()
      this.things.delete(id)
    }
    for (const thing of board.things) {
      const known = this.things.get(thing.id)
      if (known) known.become(thing)
      else this.things.set(thing.id, new ThingActor(this.place, thing))
    }
    this.place.sheets.small.upload()
  }

  /** Turns a barrel to its target, where that stands at this moment. */
  aim({ from, to, ms }: BeatOf<'aim'>): void {
    const goal = this.anchorOf(to)
    if (goal && typeof from === 'string') this.things.get(from)?.aim(goal, flatRise * 4, ms)
  }

  change({ id, ms, left, picture, way, comes, isGone, isStriking }: BeatOf<'thing'>, clock: number): void {
    if (comes && !this.things.has(id)) {
      this.things.set(id, new ThingActor(this.place, comes, clock))
      this.place.sheets.small.upload()
    }
    const thing = this.things.get(id)
    if (left !== undefined) thing?.hit(left, clock)
    if (picture !== undefined) thing?.show(picture, clock)
    if (way) thing?.walk(way, ms, clock)
    if (isGone) thing?.leave(clock)
    if (isStriking) thing?.strike(clock)
  }

  seen(): Pick<SeenStage, 'figures' | 'things'> {
    return {
      figures: [...this.figures.values()].map(({ seen }) => seen),
      things: [...this.things.values()].flatMap(({ seen }) => seen ?? []),
    }
  }

  stateAt(id: string, now: number): FigureState | null {
    const track = this.tracks.get(id)
    return track ? figureAt(track, now) : null
  }

  /** The heroes of the headline grow, and stand in its light together with its targets. */
  feature(headline: Headline | null, delta: number): void {
    this.lit = litBy(headline)
    for (const thing of this.things.values()) thing.isLit = this.lit.some((where) => thing.isAt(where))
    // Worked out once for each headline: otherwise a hero that walks past a monster would shrink and swell on the way.
    if (headline !== this.headline) this.heroes = this.heroesOf(headline)
    this.headline = headline
    for (const [id, actor] of this.figures) actor.grow(this.heroes.get(id) ?? { growth: 1, aside: 0 }, delta)
  }

  private heroesOf(headline: Headline | null, { hero } = this.placement.crowd): Map<string, Stature> {
    const heroes = [headline?.who, headline?.other].flatMap((id) => (id && this.figures.get(id)) || [])
    const others = [...this.things.values()].flatMap(({ isLit, face }) => (isLit || !face ? [] : [face]))
    const grown = heroes.map(({ id, usual }) => ({ ...usual, id, growth: heroBeside(hero, usual, others) }))
    return new Map(grown.map(({ id, growth }, index) => [id, { growth, aside: heroesApart(grown)[index] ?? 0 }]))
  }

  isInTheDark(where: Where): boolean {
    const isLit = typeof where === 'string' && (this.figures.get(where)?.isLit || this.things.get(where)?.isLit)
    return !isLit && isInTheDark(this.lit, where)
  }

  paint(now: number, clock: number, sight: Sight, isCalm: boolean): void {
    const { moment, figures, own } = this.view
    const { isLively, names } = this.placement.crowd
    // If the viewer wants less motion, nothing breathes, flickers or trembles by itself.
    const idle = isCalm ? 0 : clock
    const worn: [FigureActor, Omit<WornSigns, 'taken' | 'bodies'>][] = []
    for (const figure of figures) {
      const { id, isDone, cape } = figure
      const [actor, state] = [this.figures.get(id), this.stateAt(id, now)]
      if (!actor || !state) continue
      const waiting = { moment, isDone, isLively }
      const { mood, hearts } = lookOf(id, now, this.changes.get(id), [this.boardBefore, this.view.board])
      const shown = mood ? undefined : this.aftermath.feelingOf(figure, now)
      const bearing = isCalm
        ? felt(state, shown, 0)
        : this.withAntic(id, felt(idled(state, beatOf(id), clock, waiting), shown, clock + beatOf(id) * 37), clock)
      actor.paint(bearing, mood, idle)
      actor.wearCape(isLively ? cape : undefined)
      // In a crowd hearts are shown beside the field: above so many heads nobody could count them.
      worn.push([
        actor,
        {
          isGhost: mood === 'ghost',
          feeling: state.isMoving ? undefined : shown,
          clock: idle,
          hearts: id === own || names > 3 ? hearts : undefined,
          sight,
          isMoving: state.isMoving,
        },
      ])
    }
    const taken = this.faces()
    const bodies = worn.flatMap(([{ id, trunk }, { isMoving }]) => (isMoving ? [] : boxOf(id, trunk)))
    for (const [actor, signs] of worn) actor.wearSigns({ ...signs, taken, bodies })
    for (const thing of this.things.values()) thing.paint({ clock, idle }, sight, taken)
  }

  private withAntic(id: string, state: FigureState, clock: number): FigureState {
    const antic = this.antics.get(id)
    if (!antic) return state
    const during = anticAt(antic, clock, state, this.view.moment === 'lobby')
    if (!during) this.antics.delete(id)
    return during ?? state
  }

  /** The middle of a figure's or thing's body now, or of the thing on a place. */
  anchorOf(where: Where): Anchor | null {
    if (typeof where === 'number') return this.placeAnchor(where)
    const actor = this.figures.get(where)
    if (!actor) return this.things.get(where)?.anchor ?? null
    const { x, y, size, lift, isLit, sign, usual } = actor
    return {
      x,
      y: y - size * (0.42 + lift),
      size,
      grown: usual.size * (this.heroes.get(where)?.growth ?? 1),
      isLit,
      sign,
    }
  }

  /** The faces of the monsters that are there. */
  readonly monsters = (): LabelBox[] => [...this.things.values()].flatMap(({ face }) => face ?? [])

  /** The faces of the monsters and of all figures. */
  faces(): LabelBox[] {
    return [...this.monsters(), ...[...this.figures.values()].map(({ id, face }) => boxOf(id, face))]
  }

  /** Bars, the name of the king, and names over heads: they can be read while numbers come and go. */
  bars(): Plaque[] {
    const names = [...this.figures.values()].flatMap(({ nameOver }) => nameOver ?? [])
    return [...names, ...[...this.things.values()].flatMap(({ bars }) => bars)]
  }

  /** What no plaque about `about` may hide: the signs over all heads, and the other face in a headline. */
  keptInSight(about: Where): Plaque[] {
    return [...this.figures.values()].flatMap(({ id, sign, face, isLit }) => [
      ...(sign ? [sign] : []),
      ...(isLit && id !== about ? [face] : []),
    ])
  }

  anchorAt(where: Where, now: number): Anchor | null {
    if (typeof where === 'number') return this.placeAnchor(where)
    return this.stateAt(where, now)
  }

  /** The thing on a place that does not stand in its middle. */
  private besideOf(place: number): ThingActor | undefined {
    return [...this.things.values()].find((thing) => thing.isBeside(place))
  }

  /** Where a thing will stand on a place. */
  private plinthOn(place: number): { x: number; y: number } {
    const { x, y } = this.ground.footOf(place)
    const aside = this.view.board.plinths?.[place] ?? { x: 0, y: 0 }
    return { x: x + aside.x * this.ground.tile.width, y: y + aside.y * this.ground.tile.width }
  }

  placeAnchor(place: number): Anchor {
    const { x, y } = this.besideOf(place)?.foot ?? this.plinthOn(place)
    const size = this.ground.tile.width * 1.5
    return { x, y: y - size * 0.4, size }
  }

  /** Where all figures stand at this moment, so that the next script goes on from there. */
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
