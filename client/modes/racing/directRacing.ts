import type { RacingEvent } from '../../../rooms/shared/modes/racing/racingEvents.ts'
import { monsterId } from '../../stage/board/monsterThing.ts'
import { act, cheering, effect, movedBy, popped, shout, sound } from '../../stage/direct/beats.ts'
import { Director, type EventOf } from '../../stage/direct/Director.ts'
import type { Direction, TurnContext } from '../../stage/direct/direction.ts'
import { wayOn } from '../../stage/direct/ways.ts'
import type { Beat } from '../../stage/script/script.ts'

const apart = 60
const driveMsPerTile = 120
const slickMs = { windUp: 200, flight: 380, stop: 40, spin: 500 } as const

class RacingDirector extends Director<RacingEvent> {
  /** When each racer is free to drive on: one that fights first drives later. */
  private readonly free = new Map<string, number>()

  override direct(): Direction {
    this.fights()
    this.prizes()
    this.drives()
    this.boosts()
    this.slicks()
    this.crossings()
    return { beats: this.beats, candidates: this.candidates }
  }

  private fights(): void {
    const hits = this.of('hit')
    const spread = Math.min(apart, 700 / Math.max(1, hits.length))
    for (const [index, { player, at: place, left, isLast, by }] of hits.entries()) {
      const at = index * spread
      const impact = at + 300
      this.beats.push(
        { kind: 'strike', who: player, target: place, at, ms: 520 },
        { kind: 'thing', id: monsterId(place), left, at: impact, ms: 90 },
      )
      if (index < 6) this.beats.push(effect(place, 'burst', impact, 320), sound('hit', impact))
      this.tell(player, by, impact)
      this.free.set(player, at + 520)
      if (isLast) this.beaten(player, place)
    }
  }

  private beaten(who: string, place: number): void {
    const end: Beat[] = [effect(place, 'puff', 0, 600), effect(place, 'stars', 60, 900), sound('beaten', 0)]
    const cheer: Beat[] = [act(who, 'cheer', 200, 900)]
    this.candidates.push({
      headline: { name: 'beats-monster', who, focus: [who, place] },
      weight: 70,
      beats: [...end, ...cheer],
      otherwise: movedBy(end, 800),
    })
  }

  private prizes(): void {
    for (const { player, by } of this.of('nitro-paid')) this.tell(player, by, 260)
    for (const { player, by } of this.of('nitro-lost')) this.tell(player, by, 260)
    for (const { player, by } of this.of('slipstream')) this.tell(player, by, 500)
    for (const { player, by } of this.of('steady')) this.tell(player, by, 400)
    this.bubbles(1400)
    for (const { player } of this.of('confetti'))
      this.beats.push(act(player, 'cheer', 0, 900), effect(player, 'confetti', 0, 900))
    const [best] = this.of('nitro-paid').sort((a, b) => b.by - a.by)
    if (best)
      this.candidates.push({
        headline: { name: 'nitro', who: best.player, by: best.by, focus: [best.player] },
        weight: 30 + best.by / 3,
        beats: [act(best.player, 'cheer', 200, 900)],
        otherwise: [],
      })
  }

  /** Everybody at once, each at their own pace; a Nitro that has paid is a dash. */
  private drives(): void {
    const dashing = new Set(this.of('nitro-paid').map(({ player }) => player))
    const legs = new Map<string, EventOf<RacingEvent, 'drove'>[]>()
    for (const event of this.of('drove')) legs.set(event.player, [...(legs.get(event.player) ?? []), event])
    const spread = Math.min(apart, 500 / Math.max(1, legs.size))
    let index = 0
    for (const [player, drives] of legs) {
      let at = Math.max(this.free.get(player) ?? 0, index++ * spread)
      for (const [leg, { from, to }] of drives.entries()) {
        const way = wayOn(this.context.before.course, from, to)
        const isBack = this.isBack(from, to)
        const isDash = !isBack && dashing.has(player) && leg === 0
        const ms = Math.max(320, Math.min(1000, (way.length - 1) * driveMsPerTile)) * (isDash ? 0.75 : 1)
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
    return course.indexOf(to) < course.indexOf(from)
  }

  /** The thing on the tile a racer has come to. */
  private meet(player: string, place: number, at: number): void {
    for (const event of this.events) {
      if (!('at' in event) || event.kind === 'hit' || event.player !== player || event.at !== place) continue
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

  /** Who drives steadily or learns loses nothing, and it shows. */
  private isSafe(player: string): boolean {
    const isGuarded = this.context.before.moods[player] === 'shielded'
    return isGuarded || this.events.some(({ kind, player: who }) => who === player && /^(steady|bubble)$/.test(kind))
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
      ...popped(other, lost, hit + 40, true),
      ...popped(player, by, hit + 200),
    ]
  }

  private crossings(): void {
    for (const { player, place } of this.of('crossed')) {
      const party: Beat[] = [act(player, 'cheer', 100, 1200), effect(player, 'confetti', 100, 1300)]
      this.candidates.push({
        headline: { name: 'finishes', who: player, by: place, focus: [player] },
        weight: 130 - place * 5,
        beats: [...party, sound('finish', 100)],
        otherwise: movedBy(party, 1000),
      })
    }
  }
}

export const directRacing = (events: readonly RacingEvent[], context: TurnContext): Direction =>
  new RacingDirector(events, context).direct()
