import type { RacingEvent } from '../../../rooms/shared/modes/racing/racingEvents.ts'
import { monsterId } from '../board/monsterThing.ts'
import type { Beat, Tone, Where } from '../script/script.ts'
import type { Direction, HeadlineWish, TurnContext } from './direction.ts'

const apart = 60
const driveMsPerTile = 120
const slickMs = { windUp: 200, flight: 380, stop: 40, spin: 500 } as const

type EventOf<Kind extends RacingEvent['kind']> = Extract<RacingEvent, { kind: Kind }>

/** A number over a head: with its sign, as it goes up there. */
export const popped = (where: Where, by: number, at: number, isHero = false, tone?: Tone): Beat[] =>
  by === 0
    ? []
    : [
        {
          kind: 'number',
          where,
          text: by > 0 ? `+${by}` : `−${-by}`,
          tone: tone ?? (by > 0 ? 'gain' : 'loss'),
          isHero,
          at,
          ms: isHero ? 1500 : 1100,
        },
      ]

/** The tiles from one place of the course to another, both included; straight there where they are on none. */
export function wayOn(course: readonly number[], from: number, to: number): number[] {
  const [start, end] = [course.indexOf(from), course.indexOf(to)]
  if (start < 0 || end < 0) return [from, to]
  return start <= end ? course.slice(start, end + 1) : course.slice(end, start + 1).reverse()
}

class RacingDirector {
  private readonly context: TurnContext
  private readonly events: readonly RacingEvent[]
  private readonly beats: Beat[] = []
  private readonly candidates: HeadlineWish[] = []
  /** When each is free to drive on: who has fought first, drives later. */
  private readonly free = new Map<string, number>()
  /** What has to be told over a head, one after the other. */
  private readonly told = new Map<string, number>()

  constructor(events: readonly RacingEvent[], context: TurnContext) {
    this.events = events
    this.context = context
  }

  private of<Kind extends RacingEvent['kind']>(kind: Kind): EventOf<Kind>[] {
    return this.events.filter((event): event is EventOf<Kind> => event.kind === kind)
  }

  direct(): Direction {
    this.fights()
    this.prizes()
    this.drives()
    this.slicks()
    this.crossings()
    return { beats: this.beats, candidates: this.candidates }
  }

  private tell(who: string, by: number, notBefore: number): void {
    const at = Math.max(notBefore, this.told.get(who) ?? 0)
    this.beats.push(...popped(who, by, at))
    this.told.set(who, at + 420)
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
      if (index < 6)
        this.beats.push(
          { kind: 'effect', where: place, effect: 'burst', at: impact, ms: 320 },
          { kind: 'sound', sound: 'hit', at: impact, ms: 0 },
        )
      this.tell(player, by, impact)
      this.free.set(player, at + 520)
      if (isLast) this.beaten(player, place)
    }
  }

  private beaten(who: string, place: number): void {
    const end: Beat[] = [
      { kind: 'effect', where: place, effect: 'puff', at: 0, ms: 600 },
      { kind: 'effect', where: place, effect: 'stars', at: 60, ms: 900 },
      { kind: 'sound', sound: 'beaten', at: 0, ms: 0 },
    ]
    const cheer: Beat[] = [{ kind: 'act', who, act: 'cheer', at: 200, ms: 900 }]
    this.candidates.push({
      headline: { name: 'beats-monster', who, focus: [who, place] },
      weight: 70,
      beats: [...end, ...cheer],
      otherwise: end.map((beat) => ({ ...beat, at: beat.at + 800 })),
    })
  }

  private prizes(): void {
    for (const { player, by } of this.of('nitro-paid')) this.tell(player, by, 260)
    for (const { player, by } of this.of('nitro-lost')) this.tell(player, by, 260)
    for (const { player, by } of this.of('slipstream')) this.tell(player, by, 500)
    for (const { player, by } of this.of('steady')) this.tell(player, by, 400)
    for (const { player } of this.of('bubble'))
      this.beats.push({ kind: 'effect', where: player, effect: 'bubble', at: 0, ms: 1400 })
    for (const { player } of this.of('confetti'))
      this.beats.push(
        { kind: 'act', who: player, act: 'cheer', at: 0, ms: 900 },
        { kind: 'effect', where: player, effect: 'confetti', at: 0, ms: 900 },
      )
    const [best] = this.of('nitro-paid').sort((a, b) => b.by - a.by)
    if (best)
      this.candidates.push({
        headline: { name: 'nitro', who: best.player, by: best.by, focus: [best.player] },
        weight: 30 + best.by / 3,
        beats: [{ kind: 'act', who: best.player, act: 'cheer', at: 200, ms: 900 }],
        otherwise: [],
      })
  }

  /** Everybody at once, each at their own pace; a Nitro that has paid is a dash. */
  private drives(): void {
    const dashing = new Set(this.of('nitro-paid').map(({ player }) => player))
    const legs = new Map<string, EventOf<'drove'>[]>()
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
        if (isDash) this.beats.push({ kind: 'sound', sound: 'dash', at, ms: 0 })
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

  /** What lies on the tile somebody has come to. */
  private meet(player: string, place: number, at: number): void {
    for (const event of this.events) {
      if (!('at' in event) || event.kind === 'hit' || event.player !== player || event.at !== place) continue
      if (event.kind === 'bumped') this.beats.push({ kind: 'act', who: player, act: 'bump', at: at - 60, ms: 420 })
      if (event.kind === 'boost') this.beats.push({ kind: 'effect', where: player, effect: 'ring', at, ms: 420 })
      if (event.kind === 'dodged') this.beats.push({ kind: 'act', who: player, act: 'shrug', at: at - 60, ms: 420 })
      if (event.kind !== 'dodged') this.tell(player, event.by, at)
    }
  }

  private slicks(): void {
    for (const { player, other, by, lost } of this.of('slick')) {
      if (other === undefined) {
        this.tell(player, by, 400)
        continue
      }
      const thrown = this.throwSlick(player, other, by, lost)
      if (lost === 0) {
        this.beats.push(...thrown.map((beat) => ({ ...beat, at: beat.at + 500 })))
        continue
      }
      const isLeader = this.context.ranksBefore[0]?.id === other
      this.candidates.push({
        headline: { name: 'slicks', who: player, other, focus: [player, other] },
        weight: 50 - lost + (isLeader ? 25 : 0) + (this.isOwn(player, other) ? 60 : 0),
        beats: thrown,
        otherwise: thrown.map((beat) => ({ ...beat, at: beat.at + 600 })),
      })
    }
  }

  private isOwn(...players: string[]): boolean {
    return this.context.own !== null && players.includes(this.context.own)
  }

  private throwSlick(player: string, other: string, by: number, lost: number): Beat[] {
    const leaves = slickMs.windUp
    const hit = leaves + slickMs.flight
    return [
      { kind: 'act', who: player, act: 'crouch', at: 0, ms: leaves },
      { kind: 'throw', from: player, to: other, thing: 'slick-blob', at: leaves, ms: slickMs.flight },
      { kind: 'sound', sound: 'throw', at: leaves, ms: 0 },
      { kind: 'effect', where: other, effect: 'splash', at: hit, ms: 1500 },
      { kind: 'sound', sound: 'splash', at: hit, ms: 0 },
      { kind: 'act', who: other, act: lost === 0 ? 'shrug' : 'spin', at: hit, ms: slickMs.stop + slickMs.spin },
      { kind: 'act', who: player, act: 'cheer', at: hit + 60, ms: 700 },
      ...popped(other, lost, hit + 40, true),
      ...popped(player, by, hit + 200),
    ]
  }

  private crossings(): void {
    for (const { player, place } of this.of('crossed')) {
      const party: Beat[] = [
        { kind: 'act', who: player, act: 'cheer', at: 100, ms: 1200 },
        { kind: 'effect', where: player, effect: 'confetti', at: 100, ms: 1300 },
      ]
      this.candidates.push({
        headline: { name: 'finishes', who: player, by: place, focus: [player] },
        weight: 130 - place * 5,
        beats: [...party, { kind: 'sound', sound: 'finish', at: 100, ms: 0 }],
        otherwise: party.map((beat) => ({ ...beat, at: beat.at + 1000 })),
      })
    }
  }
}

export const directRacing = (events: readonly RacingEvent[], context: TurnContext): Direction =>
  new RacingDirector(events, context).direct()
