import type { RacingEvent } from '../../../rooms/shared/modes/racing/racingEvents.ts'
import { monsterId } from '../../stage/board/monsterThing.ts'
import { act, cheering, effect, mood, movedBy, popped, shout, sound } from '../../stage/direct/beats.ts'
import { Director, type EventOf } from '../../stage/direct/Director.ts'
import type { Direction, TurnContext } from '../../stage/direct/direction.ts'
import { wayOn } from '../../stage/direct/ways.ts'
import type { Beat, Where } from '../../stage/script/script.ts'

const apart = 60
const driveMsPerTile = 120
/** A racer who stops at many things on the way drives faster: there has to be time for a headline. */
const longestDriveMs = 2000
const strikeMs = { hit: 300, whole: 520 } as const
/** A pause in which the class finds the monster before it is hit. */
const waitMs = 250
/** With only one racer, the picture would tell who has won. */
const fewestInPhoto = 2
/** The flash after the last metre, for which everybody holds their breath. */
const flashAt = 420
const slickMs = { windUp: 200, flight: 380, stop: 40, spin: 500 } as const
/** By then the slicks have hit that are not in a headline. */
const slickedAt = 1300

/** The last scene of a game takes its time. */
const sceneMs = 2000

/** How long each part of a drive takes. */
function driveMs(ways: readonly (readonly number[])[]): number[] {
  const usual = ways.map((way) => Math.max(320, Math.min(1000, (way.length - 1) * driveMsPerTile)))
  const whole = usual.reduce((sum, ms) => sum + ms, 0)
  return usual.map((ms) => ms * Math.min(1, longestDriveMs / whole))
}

const aboutWhom = (beat: Beat): Where => ('who' in beat ? beat.who : 'where' in beat ? beat.where : '')

class RacingDirector extends Director<RacingEvent> {
  /** When each racer can drive on: a racer who fights first drives later. */
  private readonly free = new Map<string, number>()
  /** Where each racer has fought, and until when. */
  private readonly fought = new Map<Where, { place: number; until: number }>()
  /** From here on the beats are about drives and what is met on them. */
  private drivesFrom = 0
  /** Things on the course that a racer has come to already. */
  private readonly met = new Set<RacingEvent>()
  private readonly ended: { who: string; place: number; by: number; at: number }[] = []

  override direct(): Direction {
    this.fights()
    this.prizes()
    this.drivesFrom = this.beats.length
    this.drives()
    this.lastHits()
    this.boosts()
    this.slicks()
    this.crossings()
    this.photoFinish()
    this.bubblesEnd()
    return { beats: this.beats, candidates: this.candidates }
  }

  private fights(): void {
    const hits = this.of('hit')
    const spread = Math.min(apart, 700 / Math.max(1, hits.length))
    // Who comes too late still strikes it. It falls by the last hit, whose close-up comes later.
    const falling = new Set(hits.flatMap(({ at: place, isLast }) => (isLast ? place : [])))
    for (const [index, { player, at: place, left, isLast, by }] of hits.entries()) {
      const at = index * spread
      const impact = at + strikeMs.hit
      this.free.set(player, at + strikeMs.whole)
      this.fought.set(player, { place, until: at + strikeMs.whole })
      if (isLast) {
        this.ended.push({ who: player, place, by, at })
        continue
      }
      this.beats.push({ kind: 'strike', who: player, target: place, at, ms: strikeMs.whole })
      if (left > 0 || !falling.has(place))
        this.beats.push({ kind: 'thing', id: monsterId(place), left, at: impact, ms: 90 })
      if (index < 6) this.beats.push(effect(place, 'burst', impact, 320), sound('hit', impact))
      this.tell(player, by, impact)
    }
  }

  /** The last hit waits for its close-up. Until then the monster is alive, and no slime drives through it. */
  private lastHits(): void {
    for (const { who, place, by, at } of this.ended) {
      const onTheWay = this.beats.splice(this.drivesFrom)
      const isHeld = (beat: Beat) => {
        const fight = this.fought.get(aboutWhom(beat))
        return fight?.place === place && beat.at >= fight.until
      }
      const held = onTheWay.filter(isHeld)
      this.beats.push(...onTheWay.filter((beat) => !isHeld(beat)))
      const blow = (from: number, isHero: boolean): Beat[] => {
        const hit = from + strikeMs.hit
        return [
          { kind: 'strike', who, target: place, at: from, ms: strikeMs.whole },
          { kind: 'thing', id: monsterId(place), left: 0, at: hit, ms: 90 },
          effect(place, 'burst', hit, 320),
          effect(place, 'puff', hit, 600),
          effect(place, 'stars', hit + 60, 900),
          sound('beaten', hit),
          ...popped(who, by, hit, isHero),
        ]
      }
      const goesOn = waitMs + strikeMs.whole
      this.candidates.push({
        headline: { name: 'beats-monster', who, focus: [who, place] },
        weight: 70 + this.ownWeight(who),
        beats: [act(who, 'crouch', 0, waitMs), ...blow(waitMs, true), ...movedBy(held, goesOn - at - strikeMs.whole)],
        otherwise: [...blow(at, false), ...held],
      })
    }
  }

  private prizes(): void {
    const [best, ...others] = this.of('nitro-paid').toSorted((a, b) => b.by - a.by)
    for (const { player, by } of others) this.tell(player, by, 260)
    for (const { player, by } of this.of('nitro-lost')) this.tell(player, by, 260)
    for (const { player, by } of this.of('slipstream')) this.tell(player, by, 500)
    for (const { player, by } of this.of('steady')) this.tell(player, by, 400)
    this.bubbles(1400)
    for (const { player } of this.of('confetti'))
      this.beats.push(act(player, 'cheer', 0, 900), effect(player, 'confetti', 0, 900))
    if (best) this.bestNitro(best)
  }

  /** The points of a headline are shown in its close-up, and not before. */
  private bestNitro({ player, by }: EventOf<RacingEvent, 'nitro-paid'>): void {
    this.candidates.push({
      headline: { name: 'nitro', who: player, by, focus: [player] },
      weight: 30 + by / 3,
      beats: [act(player, 'cheer', 200, 900), effect(player, 'rays', 200, 1400), ...popped(player, by, 250, true)],
      otherwise: popped(player, by, this.toldUntil(player) || 260),
    })
  }

  /** All drive at once, each at their own pace. A Nitro that has paid is a dash. */
  private drives(): void {
    const dashing = new Set(this.of('nitro-paid').map(({ player }) => player))
    const legs = new Map<string, EventOf<RacingEvent, 'drove'>[]>()
    for (const event of this.of('drove')) legs.set(event.player, [...(legs.get(event.player) ?? []), event])
    const spread = Math.min(apart, 500 / Math.max(1, legs.size))
    let index = 0
    for (const [player, drives] of legs) {
      let at = Math.max(this.free.get(player) ?? 0, index++ * spread)
      const ways = drives.map(({ from, to }) => wayOn(this.context.before.course, from, to))
      for (const [leg, usualMs] of driveMs(ways).entries()) {
        const [way = [], { from, to } = { from: 0, to: 0 }] = [ways[leg], drives[leg]]
        const isBack = this.isBack(from, to)
        const isDash = !isBack && dashing.has(player) && leg === 0
        const ms = usualMs * (isDash ? 0.75 : 1)
        this.beats.push({ kind: 'go', who: player, way, gait: isBack ? 'slide' : isDash ? 'dash' : 'drive', at, ms })
        if (isDash) this.beats.push(sound('dash', at))
        at += ms
        this.meet(player, to, at)
      }
      this.free.set(player, at)
    }
  }

  private isBack(from: number, to: number): boolean {
    const { course } = this.context.before
    return course.includes(to) && course.indexOf(to) < course.indexOf(from)
  }

  /** The thing on the tile a racer has come to. Who swings out and comes back meets nothing there a second time. */
  private meet(player: string, place: number, at: number): void {
    for (const event of this.events) {
      if (!('at' in event) || event.kind === 'hit' || event.player !== player || event.at !== place) continue
      if (this.met.has(event)) continue
      this.met.add(event)
      if (event.kind === 'bumped') this.beats.push(act(player, 'bump', at - 60, 420))
      if (event.kind === 'boost') this.beats.push(effect(player, 'ring', at, 420))
      if (event.kind === 'dodged') this.beats.push(act(player, 'shrug', at - 60, 420))
      if (event.kind !== 'dodged') this.tell(player, event.by, at)
    }
  }

  private boosts(): void {
    for (const { player } of this.of('boost'))
      this.candidates.push({
        headline: { name: 'boosts', who: player, focus: [player] },
        weight: 20 + this.ownWeight(player),
        beats: cheering(player),
        otherwise: [],
      })
  }

  private slicks(): void {
    for (const { player, other, by, lost } of this.of('slick')) {
      if (other === undefined) {
        this.tell(player, by, 400)
        continue
      }
      const thrown = this.throwSlick(player, other, by, lost)
      if (lost === 0) {
        this.beats.push(...movedBy(thrown, 500))
        continue
      }
      const isLeader = this.context.ranksBefore[0]?.id === other
      this.candidates.push({
        headline: { name: 'slicks', who: player, other, focus: [player, other] },
        weight: 50 - lost + (isLeader ? 25 : 0) + this.ownWeight(player, other),
        beats: thrown,
        otherwise: movedBy(thrown, 600),
      })
    }
  }

  /** A player who drives steadily or learns loses nothing, and the scene shows it. */
  private isSafe(player: string): boolean {
    const isGuarded = this.context.before.moods[player] === 'shielded'
    return isGuarded || this.events.some(({ kind, player: who }) => who === player && /^(steady|bubble)$/.test(kind))
  }

  /** The bubble of a player who drives steadily stays until there is nothing more to protect from. */
  private bubblesEnd(): void {
    const { before, after } = this.context
    for (const [who, was] of Object.entries(before.moods))
      if (was === 'shielded' && after.moods[who] !== was)
        this.beats.push(mood(who, Math.max(slickedAt, this.free.get(who) ?? 0)))
  }

  private throwSlick(player: string, other: string, by: number, lost: number): Beat[] {
    const leaves = slickMs.windUp
    const hit = leaves + slickMs.flight
    return [
      act(player, 'crouch', 0, leaves),
      { kind: 'throw', from: player, to: other, thing: 'slick-blob', at: leaves, ms: slickMs.flight },
      sound('throw', leaves),
      effect(other, 'splash', hit, 1500),
      sound('splash', hit),
      act(other, lost === 0 ? 'shrug' : 'spin', hit, slickMs.stop + slickMs.spin),
      act(player, 'cheer', hit + 60, 700),
      ...(lost === 0 && this.isSafe(other) ? [shout(other, 'blocked', hit)] : []),
      ...popped(other, lost, hit + 40),
      ...popped(player, by, hit + 200, lost !== 0),
    ]
  }

  /** Nose over the line, a flash, and only then the party. */
  private crossings(): void {
    for (const { player, place } of this.of('crossed')) {
      const party: Beat[] = [act(player, 'cheer', 0, 1200), effect(player, 'confetti', 0, 1300)]
      this.candidates.push({
        headline: { name: 'finishes', who: player, by: place, focus: [player] },
        weight: 130 - place * 5,
        beats: [...overTheLine([player], player), ...movedBy(party, flashAt)],
        otherwise: movedBy(party, 1000),
      })
    }
  }

  /** The podium tells who was first in the last question. So here all cross the line in one picture. */
  private photoFinish(): void {
    const { isLast, own } = this.context
    const crossing = this.of('crossed').map(({ player }) => player)
    if (!isLast || own !== null || crossing.length < fewestInPhoto) return
    this.candidates.push({
      headline: { name: 'photo-finish', who: '', by: crossing.length, focus: crossing },
      weight: 200,
      ms: sceneMs,
      beats: [
        ...overTheLine(crossing, this.context.before.course.at(-1) ?? ''),
        ...crossing.flatMap((who) => [act(who, 'cheer', flashAt, 1000), effect(who, 'confetti', flashAt + 80, 1200)]),
      ],
      otherwise: [],
    })
  }
}

/** The racers crouch while the flag is up. When the flash comes, all of them are over the line. */
const overTheLine = (racers: readonly string[], line: Where): Beat[] => [
  { kind: 'prop', where: line, thing: 'finish-flag', size: 0.8, look: 'held', at: 0, ms: flashAt + 500 },
  effect(line, 'burst', flashAt, 260),
  sound('finish', flashAt),
  ...racers.flatMap((who): Beat[] => [act(who, 'crouch', 0, flashAt), effect(who, 'rays', flashAt, 1200)]),
]

export const directRacing = (events: readonly RacingEvent[], context: TurnContext): Direction =>
  new RacingDirector(events, context).direct()
