import type { TowerEvent } from '../../../rooms/shared/modes/tower/towerEvents.ts'
import type { StagedThing } from '../../stage/board/stagedBoard.ts'
import { act, effect, movedBy, popped, shout } from '../../stage/direct/beats.ts'
import { Director, type EventOf } from '../../stage/direct/Director.ts'
import type { Direction, TurnContext } from '../../stage/direct/direction.ts'
import { wayOn } from '../../stage/direct/ways.ts'
import type { Beat, Where } from '../../stage/script/script.ts'
import { fallBeats, flightMs, leakBeats, type Shot, shotBeats } from './towerBeats.ts'
import { loneWalker, towerId, towerThing, walkerId } from './towerBoard.ts'
import { towerHeld, towerLost } from './towerEnds.ts'

/** First stones, then shots, then what is left of the wave walks on. */
const shotsFrom = 350
/** How long a stone flies to its tower. */
const layMs = 320
const towersFrom = 560
/** All towers fire within this time. The class watches the whole volley, until a moment after the last hit. */
const [volleyMs, seenMs] = [300, 140]
const walkFrom = 1350
const walkMs = 800
/** How long a heart trembles in its close-up: its cost can be read even if the ribbon goes soon. */
const leakMs = 320
const climbMsPerTile = 110
const longestClimbMs = 850
/** Each further headline of one sort weighs this much less, so that another sort comes first. */
const sameAgain = 16
/** A tower with fewer stones than this is not worth a headline. */
const leastTall = 3
/** The most towers that show how many stones were laid on them. */
const mostNumbered = 8
/** With more balls in the air than this, viewers no longer follow them. */
const mostShots = 24

/** On a player's device: how long before the shot its target appears, and how long after the hit it goes. */
const comesBefore = 350
const goesAfter = 1200

class TowerDirector extends Director<TowerEvent> {
  private popped = 0
  private volleyEnds = 0
  private readonly walkers: ReadonlyMap<string, StagedThing>
  private readonly lone = new Set<string>()

  constructor(events: readonly TowerEvent[], context: TurnContext) {
    super(events, context)
    this.walkers = new Map(context.before.things.map((thing) => [thing.id, thing]))
  }

  override direct(): Direction {
    this.bubbles(1400)
    this.build()
    this.shoot()
    this.walk()
    this.climb()
    this.holds()
    return { beats: this.beats, candidates: this.candidates, wholeFieldMs: this.volleyEnds }
  }

  /** Where a monster is shown. If many are on a place by the rules, that is beside it. */
  private placeOf(monster: number, at: number): number {
    return this.walkers.get(walkerId(monster))?.at ?? at
  }

  /** The monster itself if this screen knows it, so that shots follow it. */
  private targetOf({ monster, at }: Shot): Where {
    const id = walkerId(monster)
    return this.walkers.has(id) || this.lone.has(id) ? id : at
  }

  /** A player's own device shows the monster that the player shoots at, for as long as the shot takes. */
  private showTarget(shot: Shot, at: number): void {
    const id = walkerId(shot.monster)
    if (shot.kind !== 'shot' || shot.player !== this.context.own || this.walkers.has(id) || this.lone.has(id)) return
    this.lone.add(id)
    const comes = loneWalker(shot)
    this.beats.push(
      { kind: 'thing', id, comes, at: Math.max(0, at - comesBefore), ms: 0 },
      { kind: 'thing', id, isGone: true, at: at + flightMs + goesAfter, ms: 0 },
    )
  }

  private muzzleOf(shot: Shot): Where {
    if (shot.kind === 'shot') return shot.player
    const id = towerId(shot.from)
    return this.context.after.things.some((thing) => thing.id === id) ? id : shot.from
  }

  /** The monster or road that a tower's barrel points at. The tower may have no stone yet. */
  private watchedFrom(place: number): number | undefined {
    const id = towerId(place)
    return this.context.after.things.find((thing) => thing.id === id)?.watches
  }

  private build(): void {
    const [grown, chosen] = [new Map<number, number>(), new Map<number, number>()]
    this.tallest()
    for (const { player, at, stones } of this.of('built')) {
      grown.set(at, stones)
      chosen.set(at, (chosen.get(at) ?? 0) + 1)
      this.beats.push(act(player, 'cheer', 0, 500), {
        kind: 'throw',
        from: player,
        to: at,
        thing: 'star',
        at: 0,
        ms: layMs,
      })
    }
    for (const { at, stones } of this.of('raised')) grown.set(at, stones)
    let index = 0
    for (const [place, stones] of grown) {
      // Shown when the thrown stone has arrived.
      const at = layMs + Math.min(index++ * 30, 240)
      const tower = towerThing({ at: place, stones }, this.context.after.plinths, this.watchedFrom(place))
      this.beats.push(
        { kind: 'thing', id: towerId(place), comes: tower, picture: tower.picture, at, ms: 0 },
        effect(place, 'ring', at, 420),
      )
      // If all players lay stones, nobody could read so many numbers.
      const by = chosen.get(place)
      if (by && index <= mostNumbered)
        this.beats.push({ kind: 'number', where: place, text: `+${by}★`, tone: 'gold', isHero: false, at, ms: 800 })
    }
  }

  /** The player who has laid the last stone of the highest tower of this turn. */
  private tallest(): void {
    const built = this.of('built')
    const most = Math.max(leastTall, ...built.map(({ stones }) => stones))
    for (const { player, at, stones } of built.filter((one) => one.stones === most))
      this.candidates.push({
        headline: { name: 'builds', who: player, by: stones, focus: [player, at] },
        weight: 24 + this.ownWeight(player),
        beats: [act(player, 'cheer', 200, 900), effect(at, 'rays', 100, 1400)],
        otherwise: [],
      })
  }

  private shoot(): void {
    const shots: readonly Shot[] = this.events.filter((event) => event.kind === 'shot' || event.kind === 'fired')
    const [byHand, byTower] = [
      shots.filter(({ kind }) => kind === 'shot'),
      shots.filter(({ kind }) => kind === 'fired'),
    ]
    const fells = new Map(this.of('fell').map((event) => [event.monster, event]))
    for (const [row, from] of [
      [byHand, shotsFrom],
      [byTower, towersFrom],
    ] as const) {
      const spread = Math.min(60, volleyMs / Math.max(1, row.length))
      for (const [index, shot] of row.entries()) {
        const at = from + index * spread
        this.showTarget(shot, at)
        const fell = shot.left === 0 ? fells.get(shot.monster) : undefined
        const beats = shotBeats(shot, this.muzzleOf(shot), this.targetOf(shot), at, index < mostShots)
        if (fell) this.fell(fell, shot, beats, at)
        else this.beats.push(...beats)
        if (!fell && shot.kind === 'fired') this.volleyEnds = at + flightMs + seenMs
      }
    }
    this.paidUnseen(shots)
  }

  /** A player's device is told what the last hits of the player's towers paid, but not of their shots. */
  private paidUnseen(shots: readonly Shot[]): void {
    const seen = new Set(shots.flatMap(({ monster, left }) => (left === 0 ? monster : [])))
    for (const { monster, player, paid } of this.of('fell'))
      if (player !== undefined && !seen.has(monster)) this.tell(player, paid, towersFrom + flightMs)
  }

  /** The last hit on a monster waits for its close-up, which shows all that it takes to fall. */
  private fell(
    { monster, at: byRules, player, paid }: EventOf<TowerEvent, 'fell'>,
    shot: Shot,
    shown: Beat[],
    at: number,
  ): void {
    const [place, body] = [this.placeOf(monster, byRules), this.targetOf(shot)]
    const impact = flightMs
    const fall = fallBeats(body, impact)
    if (player === undefined) {
      this.beats.push(...shown, ...movedBy(fall, at))
      return
    }
    const from = shot.kind === 'shot' ? player : shot.from
    this.candidates.push({
      headline: { name: 'pops', who: player, by: paid, focus: [from, place] },
      weight: 36 + paid - this.popped++ * sameAgain + this.ownWeight(player),
      beats: [
        ...movedBy(shown, 250 - at),
        ...movedBy(fall, 250),
        act(player, 'cheer', 250 + impact, 550),
        effect(body, 'rays', 250, 1300),
        shout(place, 'pop', 250 + impact),
        ...popped(player, paid, 250 + impact, true),
      ],
      otherwise: [...shown, ...movedBy([...fall, ...popped(player, paid, impact)], at)],
    })
  }

  /** Each monster walks along its road to where it will be. One that gets through disappears and takes lives along. */
  private walk(): void {
    const { before, after } = this.context
    const lastLeak = this.of('leaked').at(-1)
    const leaks = new Map(this.of('leaked').map((event) => [event.monster, event]))
    const arriving = new Map(after.things.map((thing) => [thing.id, thing.at]))
    for (const { monster, from, to } of this.of('walked')) {
      const id = walkerId(monster)
      const [start, end] = [this.placeOf(monster, from), arriving.get(id) ?? to]
      const road = before.roads?.find((places) => places.includes(start) && places.includes(end)) ?? []
      this.beats.push({ kind: 'thing', id, way: wayOn(road, start, end), at: walkFrom, ms: walkMs })
      const leak = leaks.get(monster)
      if (leak) this.leak(leak, id, leak === lastLeak)
    }
  }

  /** The last one through waits at the gate for its close-up: there a large heart trembles and breaks. */
  private leak(leak: EventOf<TowerEvent, 'leaked'>, id: string, isLast: boolean): void {
    const now = leakBeats(leak, id, walkFrom + walkMs - 80)
    if (this.context.own !== null || !isLast) this.beats.push(...now)
    else if (leak.lives === 0) this.candidates.push(towerLost(leak, this.context))
    else
      this.candidates.push({
        headline: { name: 'leaks', who: '', by: leak.lives, focus: [leak.at] },
        weight: 72,
        beats: leakBeats(leak, id, leakMs, 1.6, leakMs),
        otherwise: now,
      })
  }

  /** After the last question the tower stands, unless it has fallen in that turn. */
  private holds(): void {
    const { isLast, own } = this.context
    if (isLast && own === null && !this.of('leaked').some(({ lives }) => lives === 0))
      this.candidates.push(towerHeld(this.context))
  }

  /** The height of a player is their score: they climb the ladders, and the wind carries them where it blew. */
  private climb(): void {
    const { before, after } = this.context
    const winds = new Map(this.of('climbed').map((event) => [event.player, event.paid]))
    let index = 0
    for (const [who, to] of Object.entries(after.spots)) {
      const from = before.spots[who]
      if (from === undefined || from === to) continue
      const way = wayOn(before.climb ?? [], from, to)
      const isDown = (before.climb ?? []).indexOf(to) < (before.climb ?? []).indexOf(from)
      const at = Math.min(index++ * 30, 300)
      const gait = isDown ? 'slide' : winds.has(who) ? 'dash' : 'hop'
      this.beats.push({
        kind: 'go',
        who,
        way,
        gait,
        at,
        ms: Math.max(320, Math.min(longestClimbMs, (way.length - 1) * climbMsPerTile)),
      })
    }
    for (const [who, paid] of winds) {
      const rise: Beat[] = [effect(who, 'ring', 0, 500), ...popped(who, paid, 200), act(who, 'cheer', 200, 500)]
      const later = movedBy(rise, 500)
      if (paid < 30) this.beats.push(...later)
      else
        this.candidates.push({
          headline: { name: 'rides-wind', who, by: paid, focus: [who] },
          weight: 22 + paid / 3 + this.ownWeight(who),
          beats: [
            ...rise.map((beat) => (beat.kind === 'number' ? { ...beat, isHero: true } : beat)),
            effect(who, 'rays', 60, 1300),
          ],
          otherwise: later,
        })
    }
  }
}

export const directTower = (events: readonly TowerEvent[], context: TurnContext): Direction =>
  new TowerDirector(events, context).direct()
